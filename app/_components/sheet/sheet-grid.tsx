import type { Sheet, TableBlock } from '@/lib/rules/core/sheet';
import { columnWidths } from '@/lib/sheets/block-height';
import { inOrder } from '@/lib/sheets/in-order';
import { SheetCell } from './sheet-cell';
import { SheetColumnHeads, SheetColumns } from './sheet-columns';
import { SheetPartTitle } from './sheet-part-title';

type Props = {
  readonly block: TableBlock;
  readonly sheet: Sheet;
  readonly width: number;
  readonly box: number;
};

/** A small table that is never split. */
export function SheetGrid({ block, sheet, width, box }: Props) {
  const widths = columnWidths(
    block.columns.map((column) => column.width),
    width,
  );
  return (
    <div>
      {block.title !== undefined && <SheetPartTitle text={block.title} note={block.note} width={width} />}
      <table className="sheet-grid">
        <SheetColumns widths={widths} />
        <SheetColumnHeads columns={block.columns} />
        <tbody>
          {inOrder(block.groups.flatMap(({ rows }) => rows)).map(({ key, item: row }) => (
            <tr key={key}>
              {inOrder(row.cells).map(({ key: place, item: cell, index }) =>
                index === 0 ? (
                  <th key={place} className="sheet-grid-term" scope="row">
                    <SheetCell cell={cell} sheet={sheet} box={box} />
                  </th>
                ) : (
                  <td key={place} className="sheet-grid-cell" data-align={block.columns[index]?.align}>
                    <SheetCell cell={cell} sheet={sheet} box={box} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
