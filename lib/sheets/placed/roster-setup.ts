import { remember } from '@/lib/rules/core/army/memo';
import type { Sheet, SheetPart } from '@/lib/rules/core/sheet/sheet';
import { textBlock } from '../paper';
import type { MarkBlock } from './mark';
import { type PageRooms, pageEnds } from './page-breaks';
import { styleBetween } from './part-style';
import { type BlockSetting, layOutBlocks } from './roster-blocks';
import { LEAST_BOX } from './roster-boxes';
import { ledgerColumns } from './roster-columns';
import { rosterRoom } from './roster-frame';
import { isLedger, type RosterPiece, rosterPieces } from './roster-pieces';
import { CLOSE_STYLE, ROSTER_STEPS, rosterStyle } from './roster-style';

/** What begins a page, in pieces, and where its pages end. */
export type PartSetup = {
  readonly pieces: readonly RosterPiece[];
  readonly tail: MarkBlock | null;
  readonly rooms: PageRooms;
  readonly ends: readonly number[];
};

/** A roster set in one size. */
type Setup = {
  readonly setting: BlockSetting;
  readonly parts: readonly PartSetup[];
  readonly pages: number;
  readonly roomy: boolean;
};

/** Rule above the tail, and the white above and below it. */
export const TAIL = { above: 3, rule: 0.5, below: 2.2 } as const;

type Frame = Pick<PageRooms, 'opening' | 'running'>;

const setPart = (
  { body, tail: blocks }: SheetPart,
  setting: BlockSetting,
  frame: Frame,
): PartSetup & { readonly roomy: boolean } => {
  const { pieces, roomy } = rosterPieces({ body }, setting);
  const tail = blocks.length === 0 ? null : layOutBlocks(blocks, setting);
  const rooms = {
    ...frame,
    tail: tail === null ? 0 : tail.height + TAIL.above + TAIL.rule + TAIL.below,
  };
  return { pieces, tail, rooms, ends: pageEnds(pieces, rooms), roomy };
};

const setUp = (sheet: Sheet, style: BlockSetting['style'], { opening, running }: Frame): Setup => {
  const setting = { width: textBlock(sheet.paper), style, inks: sheet };
  const parts = [sheet, ...(sheet.apart ?? [])].map((part, index) =>
    setPart(part, setting, { opening: index === 0 ? opening : running, running }),
  );
  return {
    setting,
    parts,
    pages: parts.reduce((sum, { ends }) => sum + ends.length, 0),
    roomy: parts.every(({ roomy }) => roomy),
  };
};

/** The size of a roster with a part that is longer than `SHORT` pages whatever its size: it is not worth squeezing. */
const USUAL_STEP = 8;
const SHORT = 3;

/**
 * What is given up for a tidier roster: of its type in hundredths, for a name on two lines, for a group on two pages.
 */
const UNTIDY = { smaller: 0.6, name: 4, group: 5 } as const;
/** The most that type gives way, in steps, and boxes, of their side. */
const GIVE = { steps: 7, box: 0.84 } as const;

const untidiness = ({ parts, setting }: Setup, usual: number): number => {
  const pieces = parts.flatMap((part) => part.pieces);
  const ledgers = new Set(pieces.flatMap((piece) => (piece.kind === 'rows' ? [piece.ledger] : [])));
  const names = [...ledgers].reduce((sum, { columns }) => sum + columns.broken, 0);
  const groups = parts.flatMap((part) => part.ends.filter((end) => part.pieces[end]?.opens === false));
  const smaller = 100 * (1 - setting.style.points / usual);
  return UNTIDY.smaller * smaller + UNTIDY.name * names + UNTIDY.group * groups.length;
};

/** Names that would break in a style, null if columns have no room: computed without setting a row. */
const brokenNames = (sheet: Sheet, style: BlockSetting['style']): number | null => {
  const columns = [sheet, ...(sheet.apart ?? [])].flatMap(({ body }) =>
    body.flatMap((block) => (isLedger(block) ? [ledgerColumns(block, textBlock(sheet.paper), style)] : [])),
  );
  return columns.every(({ roomy }) => roomy) ? columns.reduce((sum, { broken }) => sum + broken, 0) : null;
};

type Steps = (step: number) => Setup;

/** The same in slightly smaller type, or with boxes closer to the least, where names then keep to one line. */
const tidier = (sheet: Sheet, best: Setup, step: number, frame: Frame, setUpAt: Steps): Setup => {
  const { points } = best.setting.style;
  let [tidiest, cost] = [best, untidiness(best, points)];
  for (let at = step; at <= Math.min(ROSTER_STEPS, step + GIVE.steps) && cost > 0; at++) {
    const style = rosterStyle(at);
    const narrow = { ...style, box: Math.max(LEAST_BOX, style.box * GIVE.box) };
    const smaller = UNTIDY.smaller * 100 * (1 - style.points / points);
    // smaller type alone costs more than what has been found
    if (smaller >= cost) break;
    // the best so far is that of the first step; boxes that are the least come no closer
    const tries = [...(at === step ? [] : [style]), ...(narrow.box < style.box ? [narrow] : [])];
    for (const each of tries) {
      const boxes = each === narrow ? UNTIDY.name : 0;
      const names = brokenNames(sheet, each);
      if (names === null || smaller + boxes + UNTIDY.name * names >= cost) continue;
      const tried = each === style ? setUpAt(at) : setUp(sheet, each, frame);
      const untidy = untidiness(tried, points) + boxes;
      if (untidy >= cost || tried.pages > best.pages || !tried.roomy) continue;
      [tidiest, cost] = [tried, untidy];
    }
  }
  return tidiest;
};

/** Steps between the closest style and the tightest. */
const CLOSE_STEPS = 4;

/** As little closer than the tightest style as still saves the page. */
const loosest = (sheet: Sheet, close: Setup, frame: Frame): Setup => {
  for (let step = 1; step < CLOSE_STEPS; step++) {
    const style = styleBetween(rosterStyle(ROSTER_STEPS), CLOSE_STYLE, step / CLOSE_STEPS);
    const part = styleBetween(rosterStyle(ROSTER_STEPS).part, CLOSE_STYLE.part, step / CLOSE_STEPS);
    const tried = setUp(sheet, { ...style, part }, frame);
    if (tried.pages <= close.pages && (tried.roomy || !close.roomy)) return tried;
  }
  return close;
};

/** A roster as large as the fewest pages allow, and its columns; a little smaller where that is tidier. */
export const rosterSetup = (sheet: Sheet): Setup => {
  const frame = { opening: rosterRoom(sheet, true), running: rosterRoom(sheet, false) };
  const setUps = new Map<number, Setup>();
  const setUpAt: Steps = (step) => remember(setUps, step, () => setUp(sheet, rosterStyle(step), frame));
  const tightest = setUpAt(ROSTER_STEPS);
  const close = tightest.pages > 1 && tightest.pages <= SHORT ? setUp(sheet, CLOSE_STYLE, frame) : tightest;
  if (close.pages < tightest.pages && (close.roomy || !tightest.roomy)) return loosest(sheet, close, frame);
  const fewest = tightest.pages;
  if (tightest.parts.some(({ ends }) => ends.length > SHORT) && tightest.roomy) {
    const usual = setUpAt(USUAL_STEP);
    if (usual.roomy) return usual;
  }
  let best = tightest;
  let [low, high] = [0, ROSTER_STEPS];
  while (low < high) {
    const step = Math.floor((low + high) / 2);
    const tried = setUpAt(step);
    if (tried.pages <= fewest && (tried.roomy || !tightest.roomy)) {
      high = step;
      best = tried;
    } else low = step + 1;
  }
  return tidier(sheet, best, high, frame, setUpAt);
};
