import { INK, PAPER_WHITE } from '../paper';

/** Millimetres in a point. */
export const MM_PER_POINT = 25.4 / 72;

export type Face = 'sans' | 'serif' | 'display';

/** A stretch of text in one style. */
export type TextRun = {
  readonly text: string;
  readonly face: Face;
  readonly points: number;
  readonly colour: string;
  readonly strong: boolean;
  readonly italic: boolean;
};

/** One line of text on its baseline; `x` is where it starts, ends or has its middle. `turned` reads up or down. */
export type TextMark = {
  readonly kind: 'text';
  readonly turned?: 'up' | 'down';
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly runs: readonly TextRun[];
};

/** A shape in mm from `x`, `y`; `scale` zooms its path and its stroke. */
export type PathMark = {
  readonly kind: 'path';
  readonly d: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: number;
  readonly round?: boolean;
};

/**
 * The role of marks for screen readers. `artifact` is decoration; text outside of paragraphs, headings, cells and
 * items is
 * a paragraph of its own, and paths outside of pictures are decoration.
 */
export type MarkRole =
  | 'group'
  | 'heading'
  | 'paragraph'
  | 'table'
  | 'row'
  | 'columnheader'
  | 'rowheader'
  | 'cell'
  | 'list'
  | 'listitem'
  | 'img'
  | 'link'
  | 'artifact';

/** A part of a page. */
export type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** More for screen readers. */
export type Accessibility = {
  /** the name of a group or table, what a picture shows, where a link leads */
  readonly label?: string;
  /** of a heading: 1 is the sheet */
  readonly level?: 1 | 2 | 3;
  /** columns that a cell takes, where it takes several */
  readonly span?: number;
  /** a table that began on the page before */
  readonly continues?: true;
  /** said on a page before: for the eye, not for a reader of the whole sheet */
  readonly repeated?: true;
  /** its name in the contents of a file */
  readonly bookmark?: string;
  /** of a link: what it opens, and where it is to be touched, in mm */
  readonly url?: string;
  readonly area?: Area;
};

/** Marks that belong together, in the order in which they are read. */
export type GroupMark = Accessibility & {
  readonly kind: 'group';
  readonly role: MarkRole;
  readonly marks: readonly DrawOp[];
};

/** The content of a page, in mm from its top left corner. Every writer draws exactly these. */
export type DrawOp = TextMark | PathMark | GroupMark;

/** One page of paper, in mm, and everything on it. */
export type PageLayout = {
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly marks: readonly DrawOp[];
  /** shown on the screen and never printed: edges of the labels on stock */
  readonly guides?: readonly DrawOp[];
};

/** Marks and the height they take. */
export type MarkBlock = { readonly height: number; readonly marks: readonly DrawOp[] };

/** A style of text; sans, regular, upright, in ink, unless it says otherwise. */
export type TextStyle = {
  readonly points: number;
  readonly face?: Face;
  readonly colour?: string;
  readonly strong?: boolean;
  readonly italic?: boolean;
};

export const run = (
  text: string,
  { points, face = 'sans', colour = INK, strong = false, italic = false }: TextStyle,
): TextRun => ({ text, points, face, colour, strong, italic });

/** True for figures that stand in columns: they are all as wide. */
export const isFigures = (text: string): boolean => /^[\d\s.,:+−–×½¼]*$/.test(text);

/** One line of text in one style. */
export const line = (
  text: string,
  x: number,
  y: number,
  style: TextStyle,
  anchor: TextMark['anchor'] = 'start',
): TextMark => ({ kind: 'text', x, y, anchor, runs: [run(text, style)] });

/** A level rule `width` long and `weight` thick, its upper edge at `y`. */
export const rule = (x: number, y: number, width: number, weight: number, colour = INK): PathMark => ({
  kind: 'path',
  d: `M0 0H${width}V${weight}H0z`,
  x,
  y,
  scale: 1,
  fill: colour,
});

/** A framed or filled box. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  paint: { readonly fill?: string; readonly stroke?: string; readonly width?: number } = {},
): PathMark => ({
  kind: 'path',
  d: `M0 0H${width}V${height}H0z`,
  x,
  y,
  scale: 1,
  fill: paint.fill ?? PAPER_WHITE,
  ...(paint.stroke !== undefined && { stroke: paint.stroke, width: paint.width ?? 0.2 }),
});

export const group = (role: MarkRole, marks: readonly DrawOp[], label?: string): GroupMark => ({
  kind: 'group',
  role,
  marks,
  ...(label !== undefined && { label }),
});

/** A group with more to tell. */
export const describedGroup = (role: MarkRole, marks: readonly DrawOp[], more: Accessibility): GroupMark => ({
  ...more,
  kind: 'group',
  role,
  marks,
});

/** How far turned text is turned, in degrees, clockwise. */
export const TURNS = { up: -90, down: 90 } as const;

/** Height of capitals, in ems. */
export const CAPITALS: Readonly<Record<Face, number>> = { sans: 0.727, serif: 0.72, display: 0.69 };

/** The baseline of text in the middle of a line from `top`, `height` high. */
export const baseline = (top: number, height: number, points: number, face: Face = 'sans'): number =>
  top + height / 2 + (CAPITALS[face] * points * MM_PER_POINT) / 2;

const texts = (marks: readonly DrawOp[]): TextMark[] =>
  marks.flatMap((mark) => (mark.kind === 'group' ? texts(mark.marks) : mark.kind === 'text' ? [mark] : []));

/** How many lines of text there are. */
export const countLines = (marks: readonly DrawOp[]): number => texts(marks).length;

/** How many of them are cut short. */
export const countCut = (marks: readonly DrawOp[]): number =>
  texts(marks).filter(({ runs }) => runs.some(({ text }) => text.endsWith('…'))).length;

/** Marks moved by `dx`, `dy`. */
export const shifted = (marks: readonly DrawOp[], dx: number, dy: number): DrawOp[] =>
  dx === 0 && dy === 0
    ? [...marks]
    : marks.map((mark) =>
        mark.kind === 'group'
          ? {
              ...mark,
              marks: shifted(mark.marks, dx, dy),
              ...(mark.area !== undefined && {
                area: { ...mark.area, x: mark.area.x + dx, y: mark.area.y + dy },
              }),
            }
          : { ...mark, x: mark.x + dx, y: mark.y + dy },
      );

/** Marks `share` times as large, from the corner of the page. */
export const scaled = (marks: readonly DrawOp[], share: number): DrawOp[] =>
  marks.map((mark) => {
    if (mark.kind === 'group') return { ...mark, marks: scaled(mark.marks, share) };
    const at = { x: mark.x * share, y: mark.y * share };
    return mark.kind === 'path'
      ? { ...mark, ...at, scale: mark.scale * share }
      : { ...mark, ...at, runs: mark.runs.map((each) => ({ ...each, points: each.points * share })) };
  });
