import type { Sheet } from '@/lib/rules/core/sheet/sheet';
import { HAIRLINE, INK, MARGIN, PAPER } from '../paper';
import { type DrawOp, describedGroup, type MarkBlock, type PageLayout, rule, shifted } from './mark';
import { type BlockSetting, blockTitle } from './roster-blocks';
import { rosterFoot, rosterHead } from './roster-frame';
import type { RosterPiece } from './roster-pieces';
import { type PartSetup, rosterSetup, TAIL } from './roster-setup';

/**
 * Pieces of one page under each other from `top`, rows of one ledger as one table; in the places they have on paper.
 */
const bodyMarks = (
  pieces: readonly RosterPiece[],
  before: RosterPiece | undefined,
  top: number,
): MarkBlock => {
  const placed = (marks: readonly DrawOp[], y: number): DrawOp[] => shifted(marks, MARGIN.side, top + y);
  const marks: DrawOp[] = [];
  let rows: DrawOp[] = [];
  let ledger = before?.kind === 'rows' ? before.ledger : null;
  let continues = false;
  let y = 0;
  const close = (): void => {
    if (rows.length > 0) marks.push(describedGroup('table', rows, continues ? { continues } : {}));
    rows = [];
  };
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'block') {
      close();
      ledger = null;
      y += index === 0 ? 0 : piece.above;
      marks.push(...placed(piece.placed.marks, y));
      y += piece.height;
      continue;
    }
    if (index === 0 || piece.ledger !== ledger) {
      close();
      continues = piece.ledger === ledger;
      ({ ledger } = piece);
      const repeated = continues ? { repeated: true as const } : {};
      rows.push(...placed([{ ...ledger.heads.mark(), ...repeated }], y));
      y += ledger.heads.height;
      if (index === 0 && piece.again !== null) {
        rows.push(...placed([{ ...piece.again.mark(), repeated: true }], y));
        y += piece.again.height;
      }
    } else y += piece.above;
    for (const [at, { above, row }] of piece.rowsSet.entries()) {
      y += at === 0 ? 0 : above;
      rows.push(...placed([row.mark()], y));
      y += row.height;
    }
  }
  close();
  return { height: y, marks };
};

const BATTLE = 'Notes of the battle';

/** Where this much of the last page is blank, it has lines to write on. */
const BLANK = 0.13;
const WRITING = { above: 5, apart: 8.5, least: 3 } as const;

/** Ruled lines for notes, in the room that is left. */
const writingLines = (words: string | null, setting: BlockSetting, free: number): MarkBlock | null => {
  if (words === null) return null;
  const title = blockTitle(words, '', setting);
  const count = Math.floor((free - WRITING.above - title.height) / WRITING.apart);
  if (count < WRITING.least) return null;
  return {
    height: free,
    marks: shifted(
      [
        ...title.marks,
        ...Array.from({ length: count }, (_, index) =>
          rule(0, title.height + (index + 1) * WRITING.apart - 1, setting.width, 0.2, HAIRLINE),
        ),
      ],
      0,
      WRITING.above,
    ),
  };
};

const tailMarks = ({ tail, rooms }: PartSetup, { width }: BlockSetting, bottom: number): DrawOp[] => {
  if (tail === null) return [];
  const top = bottom - rooms.tail + TAIL.above;
  return [rule(0, top, width, TAIL.rule, INK), ...shifted(tail.marks, 0, top + TAIL.rule + TAIL.below)];
};

/** The content between head and foot of the page of a part that ends at its `at`th end, from `top`. */
const pageMarks = (
  part: PartSetup,
  at: number,
  opening: boolean,
  top: number,
  setting: BlockSetting,
  writing: string | null,
): DrawOp[] => {
  const { pieces, rooms, ends } = part;
  const from = ends[at - 1] ?? 0;
  const last = at === ends.length - 1;
  const room = opening ? rooms.opening : rooms.running;
  const body = bodyMarks(pieces.slice(from, ends[at]), pieces[from - 1], top);
  const free = last ? room - body.height - rooms.tail : 0;
  const written = free > room * BLANK ? writingLines(writing, setting, free) : null;
  return [
    ...body.marks,
    ...(written === null ? [] : shifted(written.marks, MARGIN.side, top + body.height)),
    ...shifted(last ? tailMarks(part, setting, room) : [], MARGIN.side, top),
  ];
};

/**
 * A roster on pages of paper, as large as the fewest pages allow; the tail is at the foot of the last page, and the
 * tail of
 * a part with pages of its own at the foot of its last.
 */
export const rosterPages = (sheet: Sheet): PageLayout[] => {
  const { parts, pages, setting } = rosterSetup(sheet);
  const all = parts.flatMap((part) => part.ends.map((_, at) => ({ part, at })));
  return all.map(({ part, at }, index) => {
    const opening = index === 0;
    const place = `Sheet ${index + 1} of ${pages}`;
    const head = rosterHead(sheet, opening);
    const foot = rosterFoot(sheet, `${place}.`, index === pages - 1);
    const top = MARGIN.top + head.height;
    const room = opening ? part.rooms.opening : part.rooms.running;
    return {
      ...PAPER[sheet.paper],
      label: `${sheet.title}, roster, ${place.toLowerCase()}`,
      marks: [
        ...shifted(head.marks, MARGIN.side, MARGIN.top),
        ...pageMarks(part, at, opening, top, setting, sheet.writing === undefined ? BATTLE : sheet.writing),
        ...shifted(foot.marks, MARGIN.side, top + room),
      ],
    };
  });
};
