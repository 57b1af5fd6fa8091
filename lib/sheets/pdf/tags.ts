import type { DrawOp, GroupMark } from '../placed/mark';
import { printable } from '../printable-text';
import { drawPath, drawText, mm, type Pdf } from './draw';

type Element = PDFKit.PDFStructureElement;

/** Where marks belong in what is read; `holds` text itself, else each text is a paragraph in it. */
type Place = { readonly element: Element; readonly tag: string; readonly holds: boolean };

/** Said before, or decoration: not for a reader. */
const ASIDE = 'aside';

/** Writes marks, each as a part of what is read or as an artifact, in the order of the marks. */
export type Tagger = {
  /** the content of a page of a sheet; a page must be open */
  readonly page: (marks: readonly DrawOp[], sheet: Element) => void;
  readonly end: () => void;
};

const TAGS: Readonly<Record<Exclude<GroupMark['role'], 'artifact' | 'heading'>, string>> = {
  group: 'Div',
  paragraph: 'P',
  table: 'Table',
  row: 'TR',
  columnheader: 'TH',
  rowheader: 'TH',
  cell: 'TD',
  list: 'L',
  listitem: 'LI',
  img: 'Figure',
  link: 'Link',
};

const HOLDING = new Set([
  'heading',
  'paragraph',
  'columnheader',
  'rowheader',
  'cell',
  'listitem',
  'img',
  'link',
]);

const tagOf = ({ role, label, level = 2 }: GroupMark): string => {
  if (role === 'heading') return `H${level}`;
  if (role === 'artifact') return 'Artifact';
  return role === 'group' && label !== undefined ? 'Sect' : TAGS[role];
};

const SCOPES: Readonly<Partial<Record<GroupMark['role'], string>>> = {
  columnheader: 'Column',
  rowheader: 'Row',
};

/** How many columns a cell takes, and which cells it is the head of. */
const tableFacts = ({ role, span }: GroupMark): Record<string, unknown> | null => {
  const scope = SCOPES[role];
  if (scope === undefined && span === undefined) return null;
  return {
    O: 'Table',
    ...(scope !== undefined && { Scope: scope }),
    ...(span !== undefined && { ColSpan: span }),
  };
};

/** The highest mark of a group, in mm. */
const topOf = (marks: readonly DrawOp[]): number =>
  marks.reduce(
    (least, mark) => Math.min(least, mark.kind === 'group' ? topOf(mark.marks) : mark.y),
    Number.POSITIVE_INFINITY,
  );

/** Starts to write into the contents `outline` of a document, below the name of its sheet. */
export const createTagger = (pdf: Pdf, bookmark: (title: string, top: number) => void): Tagger => {
  let open: Element | typeof ASIDE | null = null;
  let content: PDFKit.PDFStructureContent | null = null;
  let table: Element | null = null;

  const close = (): void => {
    if (open !== null) pdf.endMarkedContent();
    if (open !== null && open !== ASIDE && content !== null) open.add(content);
    open = null;
    content = null;
  };

  const aside = (): void => {
    if (open === ASIDE) return;
    close();
    pdf.markContent('Artifact', { type: 'Layout' });
    open = ASIDE;
  };

  const within = ({ element, tag }: Place): void => {
    if (open === element) return;
    close();
    content = pdf.markStructureContent(tag);
    open = element;
  };

  const child = (parent: Element, tag: string, more: PDFKit.Mixins.StructureElementOptions = {}): Element => {
    close();
    const element = pdf.struct(tag, more);
    parent.add(element);
    return element;
  };

  const placeOf = (mark: GroupMark, parent: Element): Place => {
    const { role, label } = mark;
    const tag = tagOf(mark);
    const holds = HOLDING.has(role);
    if (role === 'table') {
      close();
      table = mark.continues && table !== null ? table : child(parent, tag);
      return { element: table, tag, holds };
    }
    const named =
      label === undefined ? {} : role === 'img' ? { alt: printable(label) } : { title: printable(label) };
    const element = child(parent, tag, named);
    const facts = tableFacts(mark);
    if (facts !== null) element.dictionary.data.A = facts;
    return role === 'listitem'
      ? { element: child(element, 'LBody'), tag: 'LBody', holds }
      : { element, tag, holds };
  };

  const link = ({ url, area, marks }: GroupMark, element: Element): void => {
    if (url === undefined || area === undefined) return;
    close();
    const label = marks.find((each) => each.kind === 'group')?.label ?? url;
    pdf.link(mm(area.x), mm(area.y), mm(area.width), mm(area.height), url, {
      structParent: element,
      // a text, and not the name of something in the file
      Contents: Object(label),
    });
  };

  const draw = (mark: DrawOp, place: Place | typeof ASIDE, followed = false): void => {
    if (mark.kind === 'path') {
      if (place !== ASIDE && place.tag === 'Figure') within(place);
      else aside();
      drawPath(pdf, mark);
      return;
    }
    if (mark.kind === 'text') {
      if (place === ASIDE) aside();
      else if (place.holds) within(place);
      else within({ element: child(place.element, 'P'), tag: 'P', holds: true });
      drawText(pdf, mark, followed && place !== ASIDE && place.holds);
      return;
    }
    if (mark.bookmark !== undefined) bookmark(printable(mark.bookmark), mm(topOf(mark.marks)));
    if (place === ASIDE || mark.role === 'artifact' || mark.repeated) {
      for (const each of mark.marks) draw(each, ASIDE);
      return;
    }
    const inside = placeOf(mark, place.element);
    const last = mark.marks.findLastIndex(({ kind }) => kind === 'text');
    for (const [index, each] of mark.marks.entries()) draw(each, inside, index < last);
    if (mark.role === 'link') link(mark, inside.element);
  };

  return {
    page: (marks, sheet) => {
      for (const mark of marks) draw(mark, { element: sheet, tag: 'Sect', holds: false });
      close();
    },
    end: close,
  };
};
