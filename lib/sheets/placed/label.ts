import type { Label } from '@/lib/rules/core/sheet/sheet-parts';
import { printColours, SYMBOL_LINE } from '../nation-colours';
import { type Inks, symbolHeight, symbolMarks } from './cells';
import { labelSetting } from './label-fit';
import type { LabelLine } from './label-lines';
import { type LabelRoom, type LabelSetting, PARAGRAPH_GAP } from './label-setting';
import { baseline, box, describedGroup, group, type Mark } from './mark';

/** From the edge of a label to what is printed on it, in mm. */
export type LabelInset = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

const RIBBON = { width: 1.3, gap: 1.3 } as const;

/** Room for text on a label: what its insets and the ribbon leave. */
export const labelRoom = (size: LabelRoom, inset: LabelInset): LabelRoom => ({
  width: size.width - inset.left - inset.right - RIBBON.width - RIBBON.gap,
  height: size.height - inset.top - inset.bottom,
});

/** The most a gap between paragraphs is stretched. */
const STRETCH = 0.9;

const ribbon = (height: number, { nation, ink }: Inks): Mark[] => {
  const stripes = printColours(nation, ink).flag;
  return [
    ...stripes.map(({ colour, to }, index) => {
      const from = ((stripes[index - 1]?.to ?? 0) / 100) * RIBBON.width;
      return box(from, 0, (to / 100) * RIBBON.width - from, height, { fill: colour });
    }),
    {
      kind: 'path',
      d: `M0 0H${RIBBON.width}V${height}H0z`,
      x: 0,
      y: 0,
      scale: 1,
      stroke: SYMBOL_LINE.light,
      width: 0.15,
    },
  ];
};

type Column = { readonly left: number; readonly top: number; readonly gap: number };

/** Paragraphs below each other, each read as one; the `first` as that. */
const texts = (
  paragraphs: readonly (readonly LabelLine[])[],
  { left, top, gap }: Column,
  first: (marks: readonly Mark[]) => Mark = (marks) => group('paragraph', marks),
): Mark[] => {
  let y = top - gap;
  return paragraphs.map((paragraph, index) => {
    y += gap;
    const marks = paragraph.flatMap(({ points, height, pieces }) => {
      const at = baseline(y, height, points);
      y += height;
      return pieces.map(({ x, runs }): Mark => ({ kind: 'text', x: left + x, y: at, anchor: 'start', runs }));
    });
    return index === 0 ? first(marks) : group('paragraph', marks);
  });
};

const numbered = ({ number, head }: LabelSetting, right: number, top: number): Mark[] => {
  const line = head[0]?.[0];
  if (number === null || line === undefined) return [];
  const y = baseline(top, line.height, line.points);
  return [{ kind: 'text', x: right, y, anchor: 'end', runs: [number] }];
};

/** What a label says, for a reader of the page. */
export const spoken = ({ number, title, values }: Label): string =>
  [number, title, ...values.map(({ term, value }) => `${term} ${value}`.trim())].filter(Boolean).join(', ');

/** A label from the top left corner of its inset; its name is a heading of that level. */
export const placedLabel = (
  label: Label,
  room: LabelRoom,
  most: number,
  ink: Inks['ink'],
  level: 1 | 2 = 2,
): Mark => {
  const inks = { nation: label.nation, ink };
  const setting = labelSetting(label, room, most);
  if (setting === null) return group('group', ribbon(room.height, inks), spoken(label));
  const { symbol, beside, nameHeight, head, foot, apart, height } = setting;
  const left = RIBBON.width + RIBBON.gap;
  const free = room.height - height;
  const gaps = head.length - 1 + (apart ? 1 : foot.length);
  const stretch = Math.min(STRETCH, free / Math.max(1, gaps));
  const gap = PARAGRAPH_GAP + stretch;
  const top = apart ? 0 : Math.max(0, (free - stretch * gaps) / 2);
  const footHeight = foot.reduce(
    (sum, lines) => lines.reduce((high, line) => high + line.height, sum),
    (foot.length - 1) * PARAGRAPH_GAP,
  );
  const symbolTop = beside ? (room.height - symbolHeight(symbol)) / 2 : top + nameHeight + gap;
  return group(
    'group',
    [
      ...ribbon(room.height, inks),
      ...(symbol === 0 ? [] : symbolMarks(label.symbol, left, symbolTop, symbol, inks)),
      ...texts(apart ? head : [...head, ...foot], { left, top, gap }, (name) =>
        describedGroup('heading', [...numbered(setting, left + room.width, top), ...name], { level }),
      ),
      ...(apart ? texts(foot, { left, top: room.height - footHeight, gap: PARAGRAPH_GAP }) : []),
    ],
    spoken(label),
  );
};
