import type { BattleSummary, SideSummary } from '@/lib/history/answers';
import { shortName } from './battle-words';

/** All lengths are those of the drawing, in which a thousand men are as long as one. */
export const DRAWING = { left: 124, right: 1400, top: 34, bar: 10, unknown: 18, label: 17 } as const;

const FIRST_YEAR = 1756;
const FIRST_MONTH = 6;
const YEARS = [1757, 1758, 1759, 1760, 1761, 1762];
const START = Date.UTC(FIRST_YEAR, FIRST_MONTH, 1);
const END = Date.UTC(1763, 0, 1);
const MEN_TO_ONE = 1_000;
/** Caslon at 14 is about so wide a letter. */
const LETTER = 7.4;
const GAP = 6;

export type Bar = {
  readonly side: SideSummary;
  readonly length: number;
  /** its men are known */
  readonly isKnown: boolean;
};

export type TimelineMark = {
  readonly battle: BattleSummary;
  readonly x: number;
  readonly bars: readonly [Bar, Bar];
  /** the middle of its name, and the distance of the name from the line */
  readonly label: { readonly x: number; readonly above: number };
};

export type YearBand = {
  readonly theatre: string;
  /** of its line */
  readonly y: number;
  readonly marks: readonly TimelineMark[];
};

export type Timeline = {
  readonly height: number;
  readonly bands: readonly YearBand[];
  readonly years: readonly { readonly year: number; readonly x: number }[];
  readonly winters: readonly { readonly x: number; readonly width: number }[];
};

/** The position of a day from left to right. */
export const xOf = (time: number): number =>
  Math.round(DRAWING.left + ((time - START) / (END - START)) * (DRAWING.right - DRAWING.left));

const barOf = (side: SideSummary): Bar => ({
  side,
  length: side.men === null ? DRAWING.unknown : Math.max(4, Math.round(side.men / MEN_TO_ONE)),
  isKnown: side.men !== null,
});

type Place = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

const overlap = (a: Place, b: Place): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

type MarkPosition = Omit<TimelineMark, 'label'>;

const barPlace = ({ x, bars }: MarkPosition): Place => ({
  left: x - DRAWING.bar / 2,
  right: x + DRAWING.bar / 2,
  top: -bars[0].length,
  bottom: 0,
});

/** Names stand over their bars, each as much higher as others and their bars ask for. */
const named = (marks: readonly MarkPosition[]): TimelineMark[] => {
  const places: Place[] = marks.map(barPlace);
  return marks.map((mark) => {
    const half = (shortName(mark.battle).length * LETTER) / 2 + GAP / 2;
    const x = Math.min(Math.max(mark.x, DRAWING.left + half), DRAWING.right - half);
    const own = barPlace(mark);
    for (let above = mark.bars[0].length + GAP; ; above += 4) {
      const place = { left: x - half, right: x + half, top: -above - DRAWING.label, bottom: -above };
      if (places.some((other) => other !== own && overlap(place, other))) continue;
      places.push(place);
      return { ...mark, label: { x, above } };
    }
  });
};

const marksOf = (battles: readonly BattleSummary[]): TimelineMark[] =>
  named(
    battles.flatMap((battle) => {
      const [above, below] = battle.sides;
      if (battle.date === null || above === undefined || below === undefined) return [];
      return [{ battle, x: xOf(Date.parse(battle.date)), bars: [barOf(above), barOf(below)] as const }];
    }),
  );

const most = (lengths: readonly number[], least: number): number => Math.max(least, ...lengths);

/** The battles of each theatre on a line of their own, first sides above it, second below. */
export const timeline = (battles: readonly BattleSummary[], theatres: readonly string[]): Timeline => {
  let y = DRAWING.top;
  const bands = theatres.map((theatre): YearBand => {
    const marks = marksOf(battles.filter((battle) => battle.theatre === theatre));
    const above = most(
      marks.map(({ label }) => label.above + DRAWING.label),
      44,
    );
    const line = y + above + 6;
    y =
      line +
      most(
        marks.map(({ bars }) => bars[1].length),
        30,
      ) +
      10;
    return { theatre, y: line, marks };
  });
  return {
    height: y,
    bands,
    years: [
      { year: FIRST_YEAR, x: DRAWING.left },
      ...YEARS.map((year) => ({ year, x: xOf(Date.UTC(year, 0, 1)) })),
    ],
    // ours: armies lay in quarters in winter, drawn from December to February
    winters: YEARS.map((year) => {
      const x = xOf(Date.UTC(year - 1, 11, 1));
      return { x, width: xOf(Date.UTC(year, 2, 1)) - x };
    }),
  };
};
