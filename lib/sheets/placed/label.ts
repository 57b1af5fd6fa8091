import type { Label } from '@/lib/rules/core/sheet/sheet-parts';
import { printColours, SYMBOL_LINE } from '../nation-colours';
import { type Inks, symbolHeight, symbolMarks } from './cells';
import {
  fullnesses,
  LABEL_SIZES,
  LEAST_SIZE,
  LEVEL,
  MANNERS,
  type Manner,
  NAMINGS,
  SHORTEST,
  WHOLE,
} from './label-fullness';
import type { LabelLine } from './label-lines';
import { type LabelRoom, type LabelSetting, PARAGRAPH_GAP, setAt } from './label-setting';
import { baseline, box, type DrawOp, describedGroup, group } from './mark';

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

const ribbon = (height: number, { nation, ink }: Inks): DrawOp[] => {
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
  first: (marks: readonly DrawOp[]) => DrawOp = (marks) => group('paragraph', marks),
): DrawOp[] => {
  let y = top - gap;
  return paragraphs.map((paragraph, index) => {
    y += gap;
    const marks = paragraph.flatMap(({ points, height, pieces }) => {
      const at = baseline(y, height, points);
      y += height;
      return pieces.map(
        ({ x, runs }): DrawOp => ({ kind: 'text', x: left + x, y: at, anchor: 'start', runs }),
      );
    });
    return index === 0 ? first(marks) : group('paragraph', marks);
  });
};

const numbered = ({ number, head }: LabelSetting, right: number, top: number): DrawOp[] => {
  const line = head[0]?.[0];
  if (number === null || line === undefined) return [];
  const y = baseline(top, line.height, line.points);
  return [{ kind: 'text', x: right, y, anchor: 'end', runs: [number] }];
};

/** What a label says, for a reader of the page. */
export const spoken = ({ number, title, values }: Label): string =>
  [number, title, ...values.map(({ term, value }) => `${term} ${value}`.trim())].filter(Boolean).join(', ');

type Words = { readonly letters: number; readonly setting: LabelSetting };

/** With as many letters of the player's own words as there is room for, and nothing else that may be left out. */
const bareIn = (label: Label, room: LabelRoom, manner: Manner): Words | null => {
  let [least, most] = [0, label.words.length];
  let fullest: Words | null = null;
  while (least <= most) {
    const letters = Math.floor((least + most) / 2);
    const full = { details: 0, long: false, post: false, words: letters };
    const setting = setAt(label, room, LEAST_SIZE, full, SHORTEST, manner);
    if (setting === null) most = letters - 1;
    else {
      fullest = { letters, setting };
      least = letters + 1;
    }
  }
  return fullest;
};

/** The manner that leaves most of the player's own words. */
const bare = (label: Label, room: LabelRoom): LabelSetting | null =>
  MANNERS.map((manner) => bareIn(label, room, manner))
    .filter((candidate) => candidate !== null)
    .reduce<Words | null>(
      (best, candidate) => (best !== null && best.letters >= candidate.letters ? best : candidate),
      null,
    )?.setting ?? null;

/**
 * A label set in type no larger than `most`: with everything if it can, else without what may be left out, its names
 * cut only where nothing else helps. Null if there is no room even for what must stand on it.
 */
const labelSetting = (label: Label, room: LabelRoom, most: number): LabelSetting | null => {
  const choices = fullnesses(label);
  const sizes = LABEL_SIZES.filter((size) => size <= most);
  for (const post of [true, false]) {
    for (const naming of NAMINGS) {
      for (const full of choices.filter((each) => each.post === post)) {
        for (const size of sizes) {
          const setting = setAt(label, room, size, full, naming);
          if (setting !== null) return setting;
        }
      }
    }
  }
  return bare(label, room);
};

/** So large a share of the labels of a sheet must have room at a size for all to be set in it. */
const SHARE = 0.85;
/** Smaller type than this is not a price for details; and no sheet as a whole is set in smaller type than that. */
const WORTH = 0.92;
const LEAST_OF_SHEET = 0.8;

/**
 * The type of a sheet: the largest at which most of its labels have room for everything, or for as much as they can.
 */
export const labelSize = (labels: readonly Label[], room: LabelRoom): number => {
  const different = [...new Set(labels)].map((label) => ({ label, choices: fullnesses(label) }));
  const deepest = Math.max(0, ...different.map(({ choices }) => choices.length - 1));
  for (let depth = 0; depth <= deepest; depth++) {
    const bareOf = different.every(
      ({ choices }) => choices[Math.min(depth, choices.length - 1)]?.details === 0,
    );
    const least = bareOf ? LEAST_OF_SHEET : WORTH;
    for (const naming of [LEVEL, WHOLE]) {
      for (const size of LABEL_SIZES.filter((each) => each >= least)) {
        const fitting = different.filter(({ label, choices }) => {
          const full = choices[Math.min(depth, choices.length - 1)];
          return full !== undefined && setAt(label, room, size, full, naming) !== null;
        });
        if (fitting.length >= different.length * SHARE) return size;
      }
    }
  }
  return LEAST_OF_SHEET;
};

/** A label from the top left corner of its inset; its name is a heading of that level. */
export const layOutLabel = (
  label: Label,
  room: LabelRoom,
  most: number,
  ink: Inks['ink'],
  level: 1 | 2 = 2,
): DrawOp => {
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
