import type { Block, ListBlock, NoteBlock, TableBlock, TrackBlock } from '@/lib/rules/core/sheet/sheet';
import type { GridPart } from '@/lib/rules/core/sheet/sheet-parts';
import { SOFT } from '../paper';
import { wrapRuns } from '../text-width';
import type { Inks } from './cells';
import { fittingPoints, onLines, runWidth, shrunk } from './face-width';
import { columnWidths, grid } from './grid-part';
import { type DrawOp, describedGroup, type GroupMark, group, type MarkBlock, run, shifted } from './mark';
import type { PartStyle } from './part-style';
import { layOutTrack } from './roster-boxes';
import { layOutLine, layOutList } from './roster-lines';
import type { RosterStyle } from './roster-style';
import { severityMarks } from './severity-marks';
import { textLines } from './words-part';

/** What blocks are set with. */
export type BlockSetting = {
  readonly width: number;
  readonly style: RosterStyle & { readonly part: PartStyle };
  readonly inks: Inks;
};

/** The title of a block, smaller or on two lines if it is too long; a note without room is under it. */
export const blockTitle = (title: string, note: string, { width, style }: BlockSetting): MarkBlock => {
  const { title: deep, titlePoints, small, smallLine } = style.part;
  const sizes = [1, 0.9, 0.8].map((share) => share * titlePoints);
  const plain = run(title, { points: titlePoints, face: 'serif' });
  const points = fittingPoints(plain, sizes, width);
  const fitting = { ...plain, points };
  const lines = runWidth(fitting) <= width ? [fitting] : onLines(fitting, width);
  const base = (index: number): number => deep * (index + 1) - 1.9;
  const beside = runWidth(lines.at(-1) ?? fitting) + 1.6;
  const [fittedNote] = shrunk([run(note, { points: small, colour: SOFT })], width - beside);
  const fits = fittedNote === undefined || runWidth(fittedNote) <= width - beside;
  const under = note === '' || fits ? [] : wrapRuns([{ text: note, style: 'soft' }], width, small);
  const height = lines.length * deep;
  return {
    height: height + under.length * smallLine,
    marks: [
      describedGroup(
        'heading',
        lines.map((each, index) => ({ kind: 'text', x: 0, y: base(index), anchor: 'start', runs: [each] })),
        { level: 2 },
      ),
      ...(note === '' || !fits || fittedNote === undefined
        ? []
        : [
            {
              kind: 'text',
              x: beside,
              y: base(lines.length - 1),
              anchor: 'start',
              runs: [fittedNote],
            } as const,
          ]),
      ...textLines(under, 0, height, small, smallLine),
    ],
  };
};

/** Placed things under each other. */
export const stacked = (all: readonly MarkBlock[], gap: number): MarkBlock => {
  let y = -gap;
  const marks = all.flatMap(({ height, marks: each }) => {
    const at = y + gap;
    y = at + height;
    return shifted(each, 0, at);
  });
  return { height: Math.max(0, y), marks };
};

const list = (block: ListBlock, setting: BlockSetting): MarkBlock =>
  stacked([blockTitle(block.title, '', setting), layOutList(block, setting.width, setting.style.part)], 0);

/** The longest word of a text or head, in mm. */
const wordWidth = (text: string, points: number): number =>
  text.split(/\s+/).reduce((most, word) => Math.max(most, runWidth(run(word, { points }))), 0);

/** Columns as their system gives them, narrower where the open one would break a word. */
const gridColumns = (block: TableBlock, { width, style }: BlockSetting): GridPart['columns'] => {
  const { points, tiny } = style.part;
  const least = block.columns.map(({ width: given, title }, index) =>
    given === null
      ? block.groups
          .flatMap(({ rows }) => rows.map(({ cells }) => cells[index]))
          .reduce(
            (most, cell) =>
              cell?.kind === 'text'
                ? Math.max(most, ...cell.runs.map(({ text }) => wordWidth(text, points)))
                : most,
            wordWidth(title, tiny),
          ) + 1
      : 0,
  );
  const fixed = block.columns.reduce((sum, column) => sum + (column.width ?? 0), 0);
  const open = least.reduce((sum, each) => sum + each, 0);
  const give = fixed === 0 ? 1 : Math.min(1, (width - open) / fixed);
  return block.columns.map((column) => ({
    ...column,
    width: column.width === null ? null : (column.width * give * 10) / width,
  }));
};

const table = (block: TableBlock, setting: BlockSetting): MarkBlock => {
  const { width, style, inks } = setting;
  const part: GridPart = {
    kind: 'grid',
    columns: gridColumns(block, setting),
    rows: block.groups.flatMap(({ rows }) => rows.map(({ cells }) => ({ cells }))),
  };
  const set = grid(part, width, style.part, inks);
  return block.title === undefined
    ? set
    : stacked([blockTitle(block.title, block.note ?? '', setting), set], 0);
};

const track = (block: TrackBlock, setting: BlockSetting): MarkBlock => {
  const { width, style } = setting;
  const { small, smallLine } = style.part;
  const notes = block.notes.flatMap((runs): MarkBlock[] => {
    const lines = wrapRuns(runs, width, small);
    return [
      {
        height: lines.length * smallLine,
        marks: [group('paragraph', textLines(lines, 0, 0, small, smallLine))],
      },
    ];
  });
  const boxes = layOutTrack(block, width);
  const spaced = notes.length === 0 ? [] : [{ height: 1, marks: [] }, ...notes];
  return stacked([blockTitle(block.title, '', setting), boxes, ...spaced], 0);
};

const SEVERITIES = { error: 'Error', warning: 'Warning', info: 'Note', wanting: 'Still needed' } as const;

/** A finding or remark of a note, `width` wide, its mark before it. */
const remark = (
  { runs, severity }: NoteBlock['lines'][number],
  indent: number,
  { width, style, inks }: BlockSetting,
): MarkBlock => {
  const { small, smallLine } = style.part;
  const lines = wrapRuns(runs, width - indent, small);
  const mark: DrawOp[] =
    severity === undefined
      ? []
      : [
          group(
            'img',
            severityMarks(severity, inks.ink, 0, (smallLine - 2.8) / 2, 2.8),
            SEVERITIES[severity],
          ),
        ];
  return {
    height: Math.max(1, lines.length) * smallLine,
    marks: [group('paragraph', [...mark, ...textLines(lines, indent, 0, small, smallLine)])],
  };
};

const INDENT = 4.5;

/** The remarks of a note, the first with its title: pages break between them. */
export const noteParts = (block: NoteBlock, setting: BlockSetting): MarkBlock[] => {
  const indent = block.lines.some(({ severity }) => severity !== undefined) ? INDENT : 0;
  const remarks = block.lines.map((each) => remark(each, indent, setting));
  const [first, ...rest] = remarks;
  const title = blockTitle(block.title, '', setting);
  return [stacked(first === undefined ? [title] : [title, first], 0), ...rest];
};

/** White between columns of blocks. */
const GUTTER = 7;

/** Any block that is never split; `first` if no other line is directly above it. */
export const layOutBlock = (block: Block, first: boolean, setting: BlockSetting): MarkBlock => {
  const { width, style, inks } = setting;
  switch (block.kind) {
    case 'line':
      return layOutLine(block, first, width, style, inks);
    case 'list':
      return list(block, setting);
    case 'track':
      return track(block, setting);
    case 'table':
      return table(block, setting);
    case 'note':
      return stacked(noteParts(block, setting), 0);
    case 'columns':
      return sideBySide(
        columnWidths(block.widths, width, GUTTER).map((across, index) =>
          layOutBlocks(block.columns[index] ?? [], { ...setting, width: across }),
        ),
        columnWidths(block.widths, width, GUTTER),
      );
  }
};

const sideBySide = (columns: readonly MarkBlock[], widths: readonly number[]): MarkBlock => {
  let x = 0;
  const marks = columns.map((column, index): GroupMark => {
    const placed = group('group', shifted(column.marks, x, 0));
    x += (widths[index] ?? 0) + GUTTER;
    return placed;
  });
  return { height: Math.max(0, ...columns.map(({ height }) => height)), marks };
};

/** Blocks under each other. */
export const layOutBlocks = (blocks: readonly Block[], setting: BlockSetting): MarkBlock =>
  stacked(
    blocks.map((block) => layOutBlock(block, true, setting)),
    setting.style.part.gap,
  );
