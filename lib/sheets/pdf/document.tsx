import { Document, Page, View } from '@react-pdf/renderer';
import type { Sheet } from '@/lib/rules/core/sheet';
import type { PrintedSheet } from '@/lib/rules/core/sheet-parts';
import { inOrder } from '../in-order';
import { INK } from '../ink';
import { DENSITIES, MARGIN, PAPER, PART, TAIL, textBlock } from '../measures';
import { paginate, type Page as SheetPage } from '../paginate';
import { placedPages } from '../placed/placed-pages';
import { BlockMark } from './blocks';
import { Ledger } from './ledger';
import { PageFoot } from './page-foot';
import { PageHead } from './page-head';
import { PlacedPaper } from './placed';
import { BASE, printable } from './text';
import { mm } from './units';

/** The day on the sheet as a date, so that the same sheet gives the same file. */
const dateOf = ({ date }: Pick<Sheet, 'date'>): Date => {
  const parsed = new Date(`${date} UTC`);
  return Number.isNaN(parsed.getTime()) ? new Date(0) : parsed;
};

type PageProps = {
  readonly sheet: Sheet;
  readonly page: SheetPage;
  readonly density: keyof typeof DENSITIES;
};

function PaperPage({ sheet, page, density: name }: PageProps) {
  const density = DENSITIES[name];
  const width = textBlock(sheet.paper);
  const ink = { nation: sheet.nation, ink: sheet.ink, box: density.box };
  const { width: wide, height: high } = PAPER[sheet.paper];
  return (
    <Page
      size={[mm(wide), mm(high)]}
      wrap={false}
      style={{
        ...BASE,
        paddingTop: mm(MARGIN.top),
        paddingBottom: mm(MARGIN.bottom),
        paddingHorizontal: mm(MARGIN.side),
      }}
    >
      <View style={{ height: mm(high - MARGIN.top - MARGIN.bottom) }}>
        <PageHead sheet={sheet} opening={page.number === 1} />
        <View style={page.tail && page.blocks.length > 0 ? { flexGrow: 1 } : {}}>
          {inOrder(page.blocks).map(({ key, item: block, index }) =>
            block.kind === 'ledger' ? (
              <Ledger key={key} {...block} width={width} density={density} ink={ink} />
            ) : (
              <BlockMark
                key={key}
                block={block.block}
                first={index === 0}
                width={width}
                density={density}
                ink={ink}
              />
            ),
          )}
        </View>
        {page.tail && (
          <View
            style={{
              marginTop: mm(TAIL.above),
              paddingTop: mm(TAIL.rule - 0.5),
              borderTopWidth: mm(0.5),
              borderTopColor: INK,
              borderStyle: 'solid',
            }}
          >
            {inOrder(sheet.tail).map(({ key, item: block, index }) => (
              <View key={key} style={index === 0 ? {} : { marginTop: mm(PART.gap) }}>
                <BlockMark block={block} first width={width} density={density} ink={ink} />
              </View>
            ))}
          </View>
        )}
        <View style={{ marginTop: 'auto' }}>
          <PageFoot sheet={sheet} lines={page.footer} />
        </View>
      </View>
    </Page>
  );
}

function SheetPages({ sheet }: { readonly sheet: PrintedSheet }) {
  if (sheet.form !== undefined) {
    return inOrder(placedPages(sheet)).map(({ key, item }) => <PlacedPaper key={key} page={item} />);
  }
  const { density, pages } = paginate(sheet);
  return pages.map((page) => <PaperPage key={page.number} sheet={sheet} page={page} density={density} />);
}

/** Sheets as one PDF document, one page of paper for each computed page. The first names the document. */
export function SheetDocument({ sheets }: { readonly sheets: readonly PrintedSheet[] }) {
  const [first] = sheets;
  if (first === undefined) throw new RangeError('A document needs a sheet');
  return (
    <Document
      title={printable(first.title)}
      subject={printable(first.subtitle)}
      creator="Muster"
      producer="Muster"
      language="en"
      creationDate={dateOf(first)}
    >
      {inOrder(sheets).map(({ key, item: sheet }) => (
        <SheetPages key={key} sheet={sheet} />
      ))}
    </Document>
  );
}
