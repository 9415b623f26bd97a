/** The rows of a score sheet, a chair in each: role, character, and the numbers of the tokens. */
import { useTable } from "../core/table.ts";
import { SeatBadge } from "../parts/icon.tsx";
import { useDesk } from "./desk.ts";
import type { SheetPartProps } from "./score-sheet.tsx";
import type { Open } from "./sheet-form.ts";
import { outOfRange, rolesFor, takenElsewhere, valuesOf, withRole, withRow } from "./sheet-form.ts";

const NUMBERS = ["honor", "daimyo", "resilience"] as const;

interface RowsProps extends SheetPartProps {
  open: Open | null;
}

interface CellProps extends RowsProps {
  chair: number;
}

export function ScoreRows(props: RowsProps) {
  const { translator } = useTable();
  return (
    <table class="score-rows">
      <thead>
        <tr>
          <th scope="col">{translator.text("t-chair")}</th>
          <th scope="col">{translator.text("field-entrant")}</th>
          <th scope="col">{translator.text("t-role")}</th>
          <th scope="col">{translator.field("character")}</th>
          {NUMBERS.map((each) => (
            <th key={each} scope="col">
              {translator.field(each)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.draft.rows.map((_, chair) => (
          <ScoreRow key={chair} {...props} chair={chair} />
        ))}
      </tbody>
    </table>
  );
}

function ScoreRow(props: CellProps) {
  const { table, chair } = props;
  return (
    <tr data-chair={chair}>
      <td>
        <SeatBadge seat={chair} />
      </td>
      <th scope="row">{table.people[chair].name}</th>
      <td>
        <RoleCell {...props} />
      </td>
      <td>
        <CharacterCell {...props} />
      </td>
      {NUMBERS.map((each) => (
        <td key={each}>
          <NumberCell {...props} column={each} />
        </td>
      ))}
    </tr>
  );
}

/** What a cell is called: its column, and who sits there. */
function useLabel({ table, chair }: CellProps, field: string) {
  return useTable().translator.text("desk-cell", { field, name: table.people[chair].name });
}

/** The first chair is the Shogun's. */
function RoleCell(props: CellProps) {
  const { offer, draft, chair, open, onChange } = props;
  const { translator } = useTable();
  const label = useLabel(props, translator.text("t-role"));
  const { role: own } = draft.rows[chair];
  if (chair === 0) return <b>{translator.name("role", own)}</b>;
  return (
    <>
      <select
        class="cell"
        name={`role-${chair + 1}`}
        aria-label={label}
        onChange={(event) => onChange(withRole(offer, draft, chair, event.currentTarget.value))}
      >
        {rolesFor(offer, chair).map((role) => (
          <option key={role} value={role} selected={role === own}>
            {translator.name("role", role)}
          </option>
        ))}
      </select>
      <Mark open={open} column="role" chair={chair} />
    </>
  );
}

function CharacterCell(props: CellProps) {
  const { offer, draft, chair, open, onChange } = props;
  const { translator } = useTable();
  const { box } = useDesk();
  const label = useLabel(props, translator.field("character"));
  const characters = offer.fields.find((field) => field.name === "character-1");
  const choices = characters?.type === "one" ? characters.choices : [];
  const { character: own } = draft.rows[chair];
  return (
    <>
      <select
        class="cell"
        name={`character-${chair + 1}`}
        aria-label={label}
        onChange={(event) =>
          onChange(withRow(draft, chair, { character: event.currentTarget.value }))
        }
      >
        <option value="" selected={!own}>
          –
        </option>
        {choices.map(({ value }) => (
          <option
            key={value}
            value={value}
            selected={value === own}
            disabled={takenElsewhere(offer, draft, chair, value)}
          >
            {box.name("character", String(value))}
          </option>
        ))}
      </select>
      <Mark open={open} column="character" chair={chair} />
    </>
  );
}

function NumberCell({ column, ...props }: CellProps & { column: (typeof NUMBERS)[number] }) {
  const { offer, draft, chair, open, onChange } = props;
  const { translator } = useTable();
  const label = useLabel(props, translator.field(column));
  const name = `${column}-${chair + 1}`;
  const field = offer.fields.find((each) => each.name === name);
  const isBeyond = outOfRange(offer, valuesOf(offer, draft)).some((each) => each === field);
  const type = (typed: number) =>
    onChange(withRow(draft, chair, { [column]: Number.isNaN(typed) ? null : typed }));
  return (
    <>
      <input
        class="cell number"
        type="number"
        inputmode="numeric"
        name={name}
        aria-label={label}
        min={field?.type === "number" ? field.low : 0}
        max={field?.type === "number" ? field.high : 0}
        value={draft.rows[chair][column] ?? ""}
        aria-invalid={isBeyond ? "true" : undefined}
        onInput={(event) => type(event.currentTarget.valueAsNumber)}
      />
      <Mark open={open} column={column} chair={chair} />
    </>
  );
}

interface MarkProps {
  open: Open | null;
  column: string;
  chair: number;
}

/** The mark of the open cell: in words, beside its colour. */
function Mark({ open, column, chair }: MarkProps) {
  const { translator } = useTable();
  if (open?.column !== column || !open.chairs.includes(chair)) return null;
  return (
    <small class="cell-open">
      {open.role
        ? translator.text("desk-open-role", { role: translator.name("role", open.role) })
        : translator.text("desk-open-cell")}
    </small>
  );
}
