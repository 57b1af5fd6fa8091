import type { LineBlock, Sheet } from '@/lib/rules/core/sheet';
import { inOrder } from '@/lib/sheets/in-order';
import { linePlaces } from '@/lib/sheets/line-places';
import { SheetCell } from './sheet-cell';

type Props = {
  readonly block: LineBlock;
  readonly first: boolean;
  readonly sheet: Sheet;
  readonly width: number;
  readonly box: number;
};

/** A ruled line without columns; its number stands at the right edge. */
export function SheetLine({ block, first, sheet, width, box }: Props) {
  const places = linePlaces(block.cells, width);
  return (
    <div className="sheet-line" data-first={first}>
      {inOrder(block.cells).map(({ key, item, index }) => {
        const place = places[index];
        return (
          <div
            key={key}
            data-kind={item.kind}
            data-cut={typeof place === 'number'}
            style={typeof place === 'number' ? { width: `${place}mm` } : undefined}
          >
            <SheetCell cell={item} sheet={sheet} box={box} />
          </div>
        );
      })}
    </div>
  );
}
