import type { Sheet } from '@/lib/rules/core/sheet';
import { HAIRLINE, INK } from '../ink';
import { MARGIN, PAPER, textBlock } from '../measures';
import { type Mark, type Placed, rule, shifted, told } from './mark';
import { type PageRooms, pageEnds } from './page-breaks';
import type { PlacedPage } from './placed-page';
import { type BlockSetting, blockTitle, placedBlocks } from './roster-blocks';
import { LEAST_BOX } from './roster-boxes';
import { rosterFoot, rosterHead, rosterRoom } from './roster-frame';
import { type RosterPiece, rosterPieces } from './roster-pieces';
import { ROSTER_STEPS, rosterStyle } from './roster-style';

/** A roster set in one size. */
type Setup = {
  readonly setting: BlockSetting;
  readonly pieces: readonly RosterPiece[];
  readonly tail: Placed | null;
  readonly rooms: PageRooms;
  readonly ends: readonly number[];
  readonly roomy: boolean;
};

/** Rule above the tail, and the white above and below it. */
const TAIL = { above: 3, rule: 0.5, below: 2.2 } as const;

type Frame = Pick<PageRooms, 'opening' | 'running'>;

const setUp = (sheet: Sheet, style: BlockSetting['style'], frame: Frame): Setup => {
  const setting = { width: textBlock(sheet.paper), style, inks: sheet };
  const { pieces, roomy } = rosterPieces(sheet, setting);
  const tail = sheet.tail.length === 0 ? null : placedBlocks(sheet.tail, setting);
  const rooms = {
    ...frame,
    tail: tail === null ? 0 : tail.height + TAIL.above + TAIL.rule + TAIL.below,
  };
  return { setting, pieces, tail, rooms, ends: pageEnds(pieces, rooms), roomy };
};

/** The size of a roster that is longer than `SHORT` pages whatever its size: it is not worth squeezing. */
const USUAL_STEP = 8;
const SHORT = 3;

/** What is given up for a tidier roster: of its type in hundredths, for a name on two lines, for a group on two pages. */
const UNTIDY = { smaller: 0.6, name: 4, group: 5 } as const;
/** The most that type gives way, in steps, and boxes, of their side. */
const GIVE = { steps: 7, box: 0.84 } as const;

const untidiness = ({ pieces, ends, setting }: Setup, usual: number): number => {
  const ledgers = new Set(pieces.flatMap((piece) => (piece.kind === 'rows' ? [piece.ledger] : [])));
  const names = [...ledgers].reduce((sum, { columns }) => sum + columns.broken, 0);
  const groups = ends.filter((end) => pieces[end]?.opens === false).length;
  const smaller = 100 * (1 - setting.style.points / usual);
  return UNTIDY.smaller * smaller + UNTIDY.name * names + UNTIDY.group * groups;
};

/** The same in slightly smaller type, or with boxes closer to the least, where names then keep to one line. */
const tidier = (sheet: Sheet, best: Setup, step: number, frame: Frame): Setup => {
  const { points } = best.setting.style;
  let [found, cost] = [best, untidiness(best, points)];
  for (let at = step; at <= Math.min(ROSTER_STEPS, step + GIVE.steps) && cost > 0; at++) {
    const style = rosterStyle(at);
    const narrow = { ...style, box: Math.max(LEAST_BOX, style.box * GIVE.box) };
    for (const each of [style, narrow]) {
      const tried = setUp(sheet, each, frame);
      const untidy = untidiness(tried, points) + (each === narrow ? UNTIDY.name : 0);
      if (untidy >= cost || tried.ends.length > best.ends.length || !tried.roomy) continue;
      [found, cost] = [tried, untidy];
    }
  }
  return found;
};

/** As large as the fewest pages allow, and its columns; a little smaller where that is tidier. */
const settled = (sheet: Sheet): Setup => {
  const frame = { opening: rosterRoom(sheet, true), running: rosterRoom(sheet, false) };
  const tightest = setUp(sheet, rosterStyle(ROSTER_STEPS), frame);
  const fewest = tightest.ends.length;
  if (fewest > SHORT && tightest.roomy) {
    const usual = setUp(sheet, rosterStyle(USUAL_STEP), frame);
    if (usual.roomy) return usual;
  }
  let best = tightest;
  let [low, high] = [0, ROSTER_STEPS];
  while (low < high) {
    const step = Math.floor((low + high) / 2);
    const tried = setUp(sheet, rosterStyle(step), frame);
    if (tried.ends.length <= fewest && (tried.roomy || !tightest.roomy)) {
      high = step;
      best = tried;
    } else low = step + 1;
  }
  return tidier(sheet, best, high, frame);
};

/** Pieces of one page under each other from `top`, rows of one ledger as one table; in the places they have on paper. */
const bodyMarks = (pieces: readonly RosterPiece[], before: RosterPiece | undefined, top: number): Placed => {
  const placed = (marks: readonly Mark[], y: number): Mark[] => shifted(marks, MARGIN.side, top + y);
  const marks: Mark[] = [];
  let rows: Mark[] = [];
  let ledger = before?.kind === 'rows' ? before.ledger : null;
  let continues = false;
  let y = 0;
  const close = (): void => {
    if (rows.length > 0) marks.push(told('table', rows, continues ? { continues } : {}));
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

/** Where this much of the last page is blank, it has lines to write on. */
const BLANK = 0.13;
const WRITING = { above: 5, apart: 8.5, least: 3 } as const;

/** Ruled lines for the notes of a battle, in the room that is left. */
const writingLines = (setting: BlockSetting, free: number): Placed | null => {
  const title = blockTitle('Notes of the battle', '', setting);
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

const tailMarks = ({ tail, setting, rooms }: Setup, bottom: number): Mark[] => {
  if (tail === null) return [];
  const top = bottom - rooms.tail + TAIL.above;
  return [
    rule(0, top, setting.width, TAIL.rule, INK),
    ...shifted(tail.marks, 0, top + TAIL.rule + TAIL.below),
  ];
};

/** A roster on pages of paper, as large as the fewest pages allow; the tail stands at the foot of the last. */
export const rosterPages = (sheet: Sheet): PlacedPage[] => {
  const setup = settled(sheet);
  const { pieces, rooms, ends, setting } = setup;
  return ends.map((end, index) => {
    const [first, last] = [index === 0, index === ends.length - 1];
    const from = ends[index - 1] ?? 0;
    const place = `Sheet ${index + 1} of ${ends.length}`;
    const head = rosterHead(sheet, first);
    const foot = rosterFoot(sheet, `${place}.`, last);
    const room = first ? rooms.opening : rooms.running;
    const top = MARGIN.top + head.height;
    const body = bodyMarks(pieces.slice(from, end), pieces[from - 1], top);
    const free = last ? room - body.height - rooms.tail : 0;
    const written = free > room * BLANK ? writingLines(setting, free) : null;
    return {
      ...PAPER[sheet.paper],
      label: `${sheet.title}, roster, ${place.toLowerCase()}`,
      marks: [
        ...shifted(head.marks, MARGIN.side, MARGIN.top),
        ...body.marks,
        ...(written === null ? [] : shifted(written.marks, MARGIN.side, top + body.height)),
        ...shifted(last ? tailMarks(setup, room) : [], MARGIN.side, top),
        ...shifted(foot.marks, MARGIN.side, top + room),
      ],
    };
  });
};
