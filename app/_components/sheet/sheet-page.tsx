import type { Sheet } from '@/lib/rules/core/sheet';
import { inOrder } from '@/lib/sheets/in-order';
import { DENSITIES, type DensityName, textBlock } from '@/lib/sheets/measures';
import type { Page } from '@/lib/sheets/paginate';
import { SheetBlock } from './sheet-block';
import { SheetFoot } from './sheet-foot';
import { SheetHead } from './sheet-head';
import { SheetLedger } from './sheet-ledger';

type Props = {
  readonly sheet: Sheet;
  readonly page: Page;
  readonly count: number;
  readonly density: DensityName;
};

/** One page of paper. */
export function SheetPage({ sheet, page, count, density: name }: Props) {
  const density = DENSITIES[name];
  const width = textBlock(sheet.paper);
  return (
    <article className="sheet-page" data-paper={sheet.paper} aria-label={`Sheet ${page.number} of ${count}`}>
      <SheetHead sheet={sheet} opening={page.number === 1} />
      <div className="sheet-body">
        {inOrder(page.blocks).map(({ key, item, index }) =>
          item.kind === 'ledger' ? (
            <SheetLedger key={key} {...item} sheet={sheet} width={width} density={density} />
          ) : (
            <SheetBlock
              key={key}
              block={item.block}
              first={index === 0}
              sheet={sheet}
              width={width}
              box={density.box}
            />
          ),
        )}
      </div>
      {page.tail && (
        <div className="sheet-tail" data-foot={page.blocks.length > 0}>
          {inOrder(sheet.tail).map(({ key, item }) => (
            <SheetBlock key={key} block={item} first sheet={sheet} width={width} box={density.box} />
          ))}
        </div>
      )}
      <SheetFoot sheet={sheet} lines={page.footer} />
    </article>
  );
}
