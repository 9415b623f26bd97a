"""The straw man: what stands there where nobody has chosen an opponent."""

from hub.rules.solo.sheet import Part, Row, Sheet, Threshold

BODY = (
    Part(sum=2, part="left-hand", ki=1),
    Part(sum=3, part="right-arm", life=2),
    Part(sum=4, part="left-arm", life=1),
    Part(sum=5, part="left-leg", life=1),
    Part(sum=6, part="right-leg", ki=2),
    Part(sum=7, part="belly", deep=True),
    Part(sum=8, part="chest", life=2),
    Part(sum=9, part="left-shoulder", ki=1),
    Part(sum=10, part="right-shoulder", life=2),
    Part(sum=11, part="neck", deep=True),
)

STRAW_MAN = Sheet(
    key="straw-man",
    name="Straw man",
    stars=1,
    ours=True,
    foe_life=6,
    resistance=(Threshold(attack=3, loss=1), Threshold(attack=6, loss=2)),
    rows=tuple(Row(sum=total, defence=1, guard=2, life=1) for total in range(1, 19)),
    life=10,
    ki=5,
    dice=(3, 2, 1) * 6 + (3, 2),
    body=BODY,
)
