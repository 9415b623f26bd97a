/** What Concentration buys against this opponent; an empty box is not sold. */

import type { PartProps } from "./editor.tsx";
import { NumberBox } from "./editor-box.tsx";
import { mistakesAt, PRICES, withPrice } from "./writing.ts";

export function Prices({ sheet, translator, mistakes, set }: PartProps) {
  const prices = sheet.prices ?? PRICES;
  return (
    <>
      <h2>{translator.text("edit-prices")}</h2>
      <div class="edit-prices">
        {PRICES.map(({ reward }) => {
          const at = prices.findIndex((each) => each.reward === reward);
          return (
            <NumberBox
              key={reward}
              label={translator.choice("reward", reward)}
              value={prices[at]?.cost}
              isWrong={mistakesAt(mistakes, `prices ${at + 1}`)}
              onType={(cost) => set({ prices: withPrice(prices, reward, cost) })}
            />
          );
        })}
      </div>
    </>
  );
}
