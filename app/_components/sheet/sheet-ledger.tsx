import type { Sheet, TableBlock, TableGroup, TableRow } from '@/lib/rules/core/sheet';
import { columnWidths, noteLines, type PlacedCell, placedCells } from '@/lib/sheets/block-height';
import { inOrder } from '@/lib/sheets/in-order';
import type { Density } from '@/lib/sheets/measures';
import { SheetCell } from './sheet-cell';
import { SheetColumnHeads, SheetColumns } from './sheet-columns';
import { SheetRuns } from './sheet-runs';

type Setting = {
  readonly table: TableBlock;
  readonly widths: readonly number[];
  readonly sheet: Sheet;
  readonly box: number;
};

function LedgerCell({
  placed,
  row,
  table,
  sheet,
  box,
}: { readonly placed: PlacedCell; readonly row: TableRow } & Omit<Setting, 'widths'>) {
  const { cell, column } = placed;
  const end = table.columns[column + (cell.span ?? 1) - 1];
  const content = <SheetCell cell={cell} sheet={sheet} box={box} />;
  const facts = {
    colSpan: cell.span,
    'data-kind': cell.kind,
    'data-align': end?.align,
  };
  return row.kind === 'head' && column === 0 ? (
    <th {...facts} className="sheet-group-title" scope="rowgroup">
      {content}
    </th>
  ) : (
    <td {...facts}>{content}</td>
  );
}

function TotalRow({ row, sheet, box, widths }: { readonly row: TableRow } & Omit<Setting, 'table'>) {
  return (
    <tr data-kind="total">
      <td colSpan={widths.length}>
        {inOrder(row.cells).map(({ key, item: cell }) => (
          <SheetCell key={key} cell={cell} sheet={sheet} box={box} />
        ))}
      </td>
    </tr>
  );
}

function NoteRow({ row, widths }: { readonly row: TableRow; readonly widths: readonly number[] }) {
  const start = placedCells(row, widths).find(({ cell }) => cell.kind === 'text')?.column ?? 0;
  return (
    <tr data-kind="note">
      {start > 0 && <td colSpan={start} />}
      <td className="sheet-row-note" colSpan={widths.length - start}>
        {inOrder(noteLines(row, widths)).map(({ key, item: runs }) => (
          <div key={key}>
            <SheetRuns runs={runs} />
          </div>
        ))}
      </td>
    </tr>
  );
}

function Row({ row, noted, ...setting }: { readonly row: TableRow; readonly noted: boolean } & Setting) {
  if (row.kind === 'note') return <NoteRow row={row} widths={setting.widths} />;
  if (row.kind === 'total') return <TotalRow row={row} {...setting} />;
  return (
    <tr data-kind={row.kind} data-noted={noted}>
      {placedCells(row, setting.widths).map((placed) => (
        <LedgerCell key={placed.column} placed={placed} row={row} {...setting} />
      ))}
    </tr>
  );
}

type Props = {
  readonly table: TableBlock;
  readonly groups: readonly TableGroup[];
  readonly sheet: Sheet;
  readonly width: number;
  readonly density: Density;
};

/** The part of a ledger that stands on one page, under its column heads. */
export function SheetLedger({ table, groups, sheet, width, density }: Props) {
  const widths = columnWidths(
    table.columns.map((column) => column.width),
    width,
  );
  const setting = { table, widths, sheet, box: density.box };
  return (
    <table className="sheet-ledger">
      <SheetColumns widths={widths} />
      <SheetColumnHeads columns={table.columns} />
      {inOrder(groups).map(({ key, item: group }) => (
        <tbody key={key} data-group={group.rows[0]?.kind}>
          {inOrder(group.rows).map(({ key: place, item: row, index }) => (
            <Row key={place} row={row} noted={group.rows[index + 1]?.kind === 'note'} {...setting} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
