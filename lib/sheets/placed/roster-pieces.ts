import type { Block, Sheet, TableBlock, TableGroup, TableRow } from '@/lib/rules/core/sheet/sheet';
import type { MarkBlock } from './mark';
import type { PagePiece } from './page-breaks';
import { type BlockSetting, layOutBlock, noteParts } from './roster-blocks';
import { type LedgerColumns, ledgerColumns } from './roster-columns';
import {
  columnHeads,
  continuedHead,
  headTitle,
  type LedgerSetting,
  ledgerRow,
  type RosterLedgerRow,
} from './roster-ledger';

/** The heads of a ledger, and the columns they stand in. */
export type RosterLedger = { readonly columns: LedgerColumns; readonly heads: RosterLedgerRow };

/** A row with the white above it. */
type SpacedRow = { readonly above: number; readonly row: RosterLedgerRow };

/** A piece of the body: rows of a ledger that stay together, or a block. */
export type RosterPiece = PagePiece &
  (
    | { readonly kind: 'block'; readonly placed: MarkBlock }
    | {
        readonly kind: 'rows';
        readonly ledger: RosterLedger;
        readonly rowsSet: readonly SpacedRow[];
        /** the heading of its group again, where the piece is within one */
        readonly again: RosterLedgerRow | null;
      }
  );

const joinsAbove = ({ kind }: TableRow): boolean => kind === 'note' || kind === 'total';
const isHeading = ({ kind }: TableRow): boolean => kind === 'head' || kind === 'commander';

type Member = { readonly group: TableGroup; readonly row: TableRow; readonly index: number };

/**
 * Rows that are never split: a heading with its commander and first unit, a row with its notes, a total with the row
 * above.
 */
const chunks = ({ groups }: TableBlock): Member[][] => {
  const all: Member[][] = [];
  let heading = false;
  for (const group of groups) {
    for (const [index, row] of group.rows.entries()) {
      const stays = joinsAbove(row) || (heading && index > 0);
      const last = all.at(-1);
      if (stays && last !== undefined) last.push({ group, row, index });
      else all.push([{ group, row, index }]);
      heading = isHeading(row) || (heading && row.kind === 'note');
    }
  }
  return all;
};

const ruledBelow = ({ group: { rows }, index }: Member): boolean =>
  index < rows.length - 1 && rows[index + 1]?.kind !== 'note';

/** A group has white above it; the total has none. */
const gapAbove = ({ row, index }: Member, gap: number): number =>
  index === 0 && row.kind !== 'total' ? gap : 0;

const ledgerPieces = (table: TableBlock, setting: BlockSetting): RosterPiece[] => {
  const { width, style, inks } = setting;
  const columns = ledgerColumns(table, width, style);
  const ledgerSetting: LedgerSetting = { table, columns, width, style, inks };
  const ledger = { columns, heads: columnHeads(ledgerSetting) };
  const again = new Map<TableGroup, RosterLedgerRow | null>();
  const headAgain = (group: TableGroup): RosterLedgerRow | null => {
    const head = group.rows.find(({ kind }) => kind === 'head');
    const cached = again.get(group);
    if (cached !== undefined) return cached;
    const set = head === undefined ? null : ledgerRow(continuedHead(head), false, ledgerSetting);
    again.set(group, set);
    return set;
  };
  return chunks(table).map((members, at): RosterPiece => {
    const rowsSet = members.map((member) => {
      const row = ledgerRow(member.row, ruledBelow(member), ledgerSetting);
      const titled = member.row.kind === 'head' ? headTitle(member.row) : '';
      return {
        above: gapAbove(member, style.gap),
        row: titled === '' ? row : { ...row, mark: () => ({ ...row.mark(), bookmark: titled }) },
      };
    });
    const [first] = members;
    const opens = first?.index === 0;
    const repeated = first === undefined || opens ? null : headAgain(first.group);
    const own = rowsSet.reduce(
      (sum, { above, row }, index) => sum + (index === 0 ? 0 : above) + row.height,
      0,
    );
    const begins = at === 0 ? ledger.heads.height : 0;
    return {
      kind: 'rows',
      ledger,
      rowsSet,
      again: repeated,
      height: own,
      above: begins + (begins > 0 ? 0 : (rowsSet[0]?.above ?? 0)),
      repeat: ledger.heads.height + (repeated?.height ?? 0),
      rows: members.filter(({ row }) => row.kind === 'row').length,
      opens,
    };
  });
};

/** A table that pages may break, in columns as wide as its cells. */
export const isLedger = (block: Block): block is TableBlock =>
  block.kind === 'table' && block.style === 'ledger';

const blockPiece = (placed: MarkBlock, above: number): RosterPiece => ({
  kind: 'block',
  placed,
  height: placed.height,
  above,
  repeat: 0,
  rows: 0,
  opens: true,
});

/** The pieces between head and tail; `roomy` if every ledger has room for its columns. */
export const rosterPieces = (
  { body }: Pick<Sheet, 'body'>,
  setting: BlockSetting,
): { readonly pieces: readonly RosterPiece[]; readonly roomy: boolean } => {
  const { gap } = setting.style.part;
  const pieces = body.flatMap((block, index): RosterPiece[] => {
    if (isLedger(block)) return ledgerPieces(block, setting);
    if (block.kind === 'note')
      return noteParts(block, setting).map((placed, at) => blockPiece(placed, at === 0 ? gap * 1.4 : 0));
    const joins = block.kind === 'line';
    return [blockPiece(layOutBlock(block, index === 0, setting), joins ? 0 : gap)];
  });
  return {
    pieces,
    roomy: pieces.every((piece) => piece.kind === 'block' || piece.ledger.columns.roomy),
  };
};
