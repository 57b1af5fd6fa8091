import type { Cell, Sheet } from '@/lib/rules/core/sheet';
import { rowTrack } from '@/lib/sheets/track-places';
import { SheetBoxes } from './sheet-boxes';
import { SheetRuns } from './sheet-runs';
import { SheetSymbol } from './sheet-symbol';

type Props = { readonly cell: Cell; readonly sheet: Sheet; readonly box: number };

/** What stands in a cell, whatever it holds. */
export function SheetCell({ cell, sheet, box }: Props) {
  switch (cell.kind) {
    case 'text':
      return (
        <span className="sheet-text">
          <SheetRuns runs={cell.runs} />
        </span>
      );
    case 'number':
      return (
        <span className="sheet-number" data-style={cell.style}>
          {cell.text}
        </span>
      );
    case 'symbol':
      return <SheetSymbol symbol={cell.symbol} nation={sheet.nation} ink={sheet.ink} />;
    case 'track':
      return (
        <SheetBoxes
          track={rowTrack(cell.boxes, box)}
          name={`${cell.boxes.length} boxes to mark`}
          labels="middle"
          points={6.4}
          strong
        />
      );
    case 'choice':
      return (
        <span className="sheet-choice">
          {cell.options.map(({ label, on }) => (
            <span key={label} className="sheet-rating" data-on={on}>
              {label}
              {on && <span className="sheet-unseen"> (chosen)</span>}
            </span>
          ))}
        </span>
      );
    case 'empty':
      return null;
  }
}
