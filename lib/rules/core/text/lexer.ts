/** Ends of lines of every program: of old computers, of cells with several lines, of pages. */
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** The lines of a text, whatever ends them. */
export const linesOf = (text: string): string[] => text.split(LINE_END);

/** Tags of pages, those that begin an item and those that end a line. */
const TAG = /<\/?[a-z][a-z\d]{0,9}(?:\s[^<>\n]{0,200})?\/?>/gi;
const ITEM_TAG = /<li(?:\s[^<>\n]{0,200})?>/gi;
const CELL_TAG = /<\/t[dh]>/gi;
const LINE_TAG = /<(?:br ?\/?|\/(?:p|div|tr|li|h[1-6]))>(?!\n)/gi;
const HAS_TAGS =
  /<\/?(?:br|b|i|u|p|div|em|li|ul|ol|span|strong|table|tr|td|h[1-6])(?:\s[^<>\n]{0,200})?\/?>/i;

/** Signs that pages write by a name, each behind its name; a blank has none. */
const NAMED_SIGNS = `amp& apos' gt> lt< quot" bull• hellip… mdash— middot· minus− ndash– times× frac12½ auml=ä ouml=ö uuml=ü
  Auml=Ä Ouml=Ö Uuml=Ü szlig=ß agrave=à ccedil=ç eacute=é egrave=è ecirc=ê ntilde=ñ ocirc=ô`;

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['nbsp', ' '],
  ...NAMED_SIGNS.split(/\s+/).map((each) => [each.slice(0, -1).replace('=', ''), each.slice(-1)] as const),
]);
const ENTITY = /&(?:#(\d{1,6})|([a-z\d]{2,8}));/gi;

/** A text with the signs that a page writes by name or number: "&amp;", "&#39;". */
export const withoutEntities = (text: string): string =>
  text.replace(ENTITY, (entity, code: string | undefined, name: string | undefined) =>
    code === undefined
      ? (ENTITIES.get(name ?? '') ?? entity)
      : String.fromCodePoint(Math.min(Number(code), 0x10ffff)),
  );

const withoutTags = (text: string): string =>
  text.replace(ITEM_TAG, '- ').replace(CELL_TAG, '\t').replace(LINE_TAG, '\n').replace(TAG, '');

const FORUM_TAG =
  /\[\/?(?:align|b|center|code|colou?r|font|hr|i|img|left|list|quote|right|s|size|spoiler|table|t[dhr]|u|url)(?:=[^[\]\n]{0,80})?\]/gi;
const FORUM_ITEM = /\[\*\] ?/g;

/** Number, strength and price behind a line of a forum text, where square brackets are tags: "(No 1.1, 130)". */
const FORUM_FACTS =
  /\(((?:(?:[A-Z]{1,3}|No) [-−]?[\d.,]{1,9}, ){0,3}(?:(?:[A-Z]{1,3}|No) )?[-−]?[\d.,]{1,9})\)$/i;

const withoutForumTags = (text: string): string =>
  text
    .replace(FORUM_ITEM, '- ')
    .replace(FORUM_TAG, '')
    .split('\n')
    .map((line) => line.replace(FORUM_FACTS, '[$1]'))
    .join('\n');

const isForumText = (text: string): boolean => text.search(FORUM_TAG) >= 0 || text.includes('[*]');

/** Digits in the box of a phone's keyboard. */
const KEYCAP = /(\d)\uFE0F?\u20E3/g;
/** What is not seen: marks of direction, joiners, soft hyphens, marks of the order of bytes. */
const UNSEEN = /[\uFE00-\uFE0F\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g;
/** Letters that stand for others: joined, as wide as signs of Chinese, or bold in chats. */
const COMPATIBLE = /[\uFB00-\uFB06\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]/gu;
/** Bullets of programs, among them those of the fonts of signs that Word uses, and the letter o of its second level. */
const BULLET = /^\s*(?:[●○◦▪▫■□▶►▸➤➢➔→✓✔✦★☆∙⁃◆◇❖❑§\uF020-\uF0FF]|o\t)\s*/u;

const MARKS = '*_~`';
const BEFORE_WORD = ' ("\t';
const BEHIND_WORD = ' )";:,.!?';

/** A line without the marks by which chats set words bold: "*Grenadiers*; superior". Bullets stay. */
const withoutChatMarks = (line: string): string => {
  let plain = '';
  let from = 0;
  for (let index = 0; index < line.length; index++) {
    const mark = line[index] ?? '';
    const next = line[index + 1] ?? ' ';
    if (!MARKS.includes(mark) || next === mark || /\s/.test(next)) continue;
    if (index > 0 && !BEFORE_WORD.includes(line[index - 1] ?? '')) continue;
    const end = line.indexOf(mark, index + 1);
    if (end < 0 || /\s/.test(line[end - 1] ?? ' ')) continue;
    if (end + 1 < line.length && !BEHIND_WORD.includes(line[end + 1] ?? '')) continue;
    plain += line.slice(from, index) + line.slice(index + 1, end);
    from = end + 1;
    index = end;
  }
  return plain + line.slice(from);
};

/** The parts of a line outside and inside straight quotes, by turns; inside, the strict form stays as it is. */
const quotedParts = (line: string): string[] => {
  const parts: string[] = [];
  let from = 0;
  for (let open = line.indexOf('"'); open >= 0; open = line.indexOf('"', from)) {
    let close = open + 1;
    while (close < line.length && line[close] !== '"') close += line[close] === '\\' ? 2 : 1;
    if (close >= line.length) break;
    parts.push(line.slice(from, open), line.slice(open, close + 1));
    from = close + 1;
  }
  return [...parts, line.slice(from)];
};

const outsideQuotes = (line: string, change: (part: string) => string): string =>
  line.includes('"')
    ? quotedParts(line)
        .map((part, index) => (index % 2 === 1 ? part : change(part)))
        .join('')
    : change(line);

/** A longer line was not typed. */
const LONGEST_LINE = 2_000;
const IS_PLAIN = /^[\t -)+-^a-}]*$/;

const plainLineOf = (line: string): string => {
  if (line.length > LONGEST_LINE || IS_PLAIN.test(line)) return line.replace(BULLET, '- ');
  const seen = outsideQuotes(line, (part) =>
    part
      .replace(KEYCAP, '$1. ')
      .replace(UNSEEN, '')
      .replace(COMPATIBLE, (letter) => letter.normalize('NFKC')),
  );
  return outsideQuotes(seen.replace(BULLET, '- '), withoutChatMarks);
};

const MAY_BE_MARKED = /[<[]/;

/** What may be marks of pages and forums: the lines that were typed, without what is in quotes. */
const unquoted = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.length <= LONGEST_LINE && MAY_BE_MARKED.test(line))
    .map((line) =>
      quotedParts(line)
        .filter((_, index) => index % 2 === 0)
        .join('""'),
    )
    .join('\n');

/**
 * A text as people see it: without tags of pages and forums, marks of chats and what is not seen, with one kind of line
 * end and of bullet. Every reader of what people write begins with it. Text in straight quotes stays as it is.
 */
export const plainText = (text: string): string => {
  let plain = linesOf(text).join('\n');
  const marked = MAY_BE_MARKED.test(plain) ? unquoted(plain) : '';
  if (HAS_TAGS.test(marked)) plain = withoutEntities(withoutTags(plain));
  if (isForumText(marked)) plain = withoutForumTags(plain);
  return plain.split('\n').map(plainLineOf).join('\n');
};
