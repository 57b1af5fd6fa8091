import PDFDocument from 'pdfkit';
import type { PrintedSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { blankAfter } from '../job';
import { layOutPages } from '../placed/placed-pages';
import { TITLE } from '../plate/plate-head';
import { printable } from '../printable-text';
import { mm } from './draw';
import { allFonts } from './fonts';
import { createTagger } from './tags';

/** The day on the sheet as a date, so that the same sheet gives the same file. */
const dateOf = ({ date }: Pick<PrintedSheet, 'date'>): Date => {
  const parsed = new Date(`${date} UTC`);
  return Number.isNaN(parsed.getTime()) ? new Date(0) : parsed;
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text for the facts of a file: PDFKit writes it as it is, and again, unescaped, into XML. */
const fact = (text: string): string => {
  const written = printable(text);
  const escaped = written.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
  return Object.assign(Object(written), { toString: () => escaped });
};

const LANGUAGE = 'en-GB';

/** The language for what looks at the facts of a file alone. */
const LANGUAGE_FACT = `
        <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
            <dc:language><rdf:Bag><rdf:li>${LANGUAGE}</rdf:li></rdf:Bag></dc:language>
        </rdf:Description>
        `;

/** Has the file say that it keeps PDF/UA-1, as the tests hold condition by condition; the types of PDFKit lack it. */
const ACCESSIBLE: object = { subset: 'PDF/UA' };

const opened = (first: PrintedSheet): PDFKit.PDFDocument =>
  new PDFDocument({
    autoFirstPage: false,
    // none of the fonts that every reader has: all of ours are in the file
    font: '',
    pdfVersion: '1.7',
    ...ACCESSIBLE,
    tagged: true,
    lang: LANGUAGE,
    displayTitle: true,
    info: {
      Title: fact(first.title),
      Subject: fact(first.subtitle),
      Creator: 'Muster',
      Producer: 'Muster',
      CreationDate: dateOf(first),
    },
  });

/**
 * PDFKit converts each operator separately: the bytes of a page are written at once, which takes a tenth less time.
 */
const writePagesWhole = (pdf: PDFKit.PDFDocument): void => {
  pdf.on('pageAdded', () => {
    const { page } = pdf;
    const [write, end] = [page.write.bind(page), page.end.bind(page)];
    const operators: string[] = [];
    page.write = (operator) => operators.push(operator);
    page.end = () => {
      if (operators.length > 0) write(operators.join('\n'));
      end();
    };
  });
};

const paperOf = ({ width, height }: { width: number; height: number }) => ({
  size: [mm(width), mm(height)] as [number, number],
  margin: 0,
});

/** A sheet in the contents of a file: cards and labels beside the roster of the same name say that they are. */
const entryOf = ({ title, form }: PrintedSheet): string =>
  form === 'plate'
    ? `${title}, ${TITLE}`
    : form === 'cards' || form === 'labels'
      ? `${title}, ${form}`
      : title;

/** Writes the sheets, one after the other, each with its pages and its place in the contents. */
const writeSheets = (pdf: PDFKit.PDFDocument, sheets: readonly PrintedSheet[], leaves: boolean): void => {
  const whole = pdf.struct('Document');
  pdf.addStructure(whole);
  let contents = pdf.outline;
  const at = (top: number) => ({ top, left: pdf.page.width });
  const tagger = createTagger(pdf, (title, top) => contents.addItem(title, at(top)));
  const blank = blankAfter(sheets, leaves);
  for (const [place, sheet] of sheets.entries()) {
    const element = pdf.struct('Sect', { title: printable(sheet.title) });
    whole.add(element);
    const pages = layOutPages(sheet);
    for (const [index, { width, height, marks }] of pages.entries()) {
      pdf.addPage(paperOf({ width, height }));
      if (index === 0)
        contents = pdf.outline.addItem(printable(entryOf(sheet)), {
          ...at(0),
          expanded: sheets.length === 1,
        });
      tagger.page(marks, element);
    }
    const last = pages.at(-1);
    if (blank[place] && last !== undefined) pdf.addPage(paperOf(last));
  }
};

/**
 * Sheets as one PDF file, tagged, with contents, one page of paper for each placed page; with `leaves` each begins on a
 * right-hand page. The first names the document.
 * Only after `loadFonts`.
 */
export const writtenPdf = async (
  sheets: readonly PrintedSheet[],
  leaves = false,
): Promise<Uint8Array<ArrayBuffer>> => {
  const [first] = sheets;
  if (first === undefined) throw new RangeError('A document needs a sheet');
  const pdf = opened(first);
  pdf.appendXML(LANGUAGE_FACT);
  for (const [name, font] of allFonts()) pdf.registerFont(name, font);
  // it would measure each text again to know where the next begins, which is known
  pdf.widthOfString = () => 0;
  writePagesWhole(pdf);
  const parts: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => {
    pdf.on('data', (part: Uint8Array) => parts.push(part));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  writeSheets(pdf, sheets, leaves);
  pdf.end();
  await done;
  return new Uint8Array(Buffer.concat(parts));
};
