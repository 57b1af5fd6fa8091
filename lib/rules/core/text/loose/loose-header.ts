import type { TextNode, TextWords } from '../declaration';
import { type Detail, type TextDraft, writeDetails } from '../details';
import { folded, nearest } from '../folded';
import type { LooseContext, OpenLine } from '../text';
import { allSaid, nodeOf, type Phrase, type PhraseParser, phraseParser, readBy } from './segments';
import { MOST_CHOICES, PLAIN_WRITER, partsOf, writtenOut } from './typed-line';
import { isMonth, NATION_NAMES } from './typed-words';

const LABEL =
  /^(?:(?:points?|pts?|army) limit|nation|army|year|date|scale|figures|points|limit|budget|size|rules|system|ruleset)\s*[:=]\s*/i;

const RULES = 'rules';

/** Letters of a title that are looked at. */
const MOST_TITLE = 120;

const headerPhraseParser = <A, F extends TextNode, U extends TextNode, W extends TextNode>({
  system,
  header,
}: TextWords<A, F, U, W>): PhraseParser => {
  const detail = phraseParser(header);
  const limit = phraseParser(header.filter(({ key }) => key !== 'year'));
  const name = folded(system.name);
  const [nationDetail] = header;
  return (words) => {
    const typed = folded(words);
    const year = yearOfDate(words);
    if (year !== undefined) return { key: 'year', value: year };
    const nation = NATION_NAMES[words.toLowerCase()];
    if (nation !== undefined) {
      const own = readBy(nationDetail.read, labelOfNation(nationDetail, nation));
      if (own !== undefined) return { key: nationDetail.key, value: own };
    }
    return typed === name || (typed.endsWith(name) && typed.length < name.length + 30)
      ? { key: RULES, value: system.id }
      : // a limit of 1500 points is no year
        /^\d{4}$/.test(words) && !words.startsWith('17')
        ? limit(words)
        : detail(words);
  };
};

const DATE = /^(?:(?:\d{1,2}(?:st|nd|rd|th|\.)? )?(\p{L}{3,9}\.?),? |\d{1,2}[./]\d{1,2}[./])(17\d\d)$/iu;

/** The year of a date: "18 June 1757", "June 1757", "18.6.1757"; undefined for other words. */
const yearOfDate = (words: string): number | undefined => {
  const [, month, year] = DATE.exec(words) ?? [];
  return year === undefined || (month !== undefined && !isMonth(month)) ? undefined : Number(year);
};

/** The label of a system for a nation: "Prussia" for "prussia"; the name itself where it has none. */
const labelOfNation = ({ words }: Detail, nation: string): string =>
  words.find((label) => folded(label) === folded(nation)) ?? nation;

const YEAR_IN_BRACKETS = /\((\d{4})\)/;

/** What a line says of the army as a whole, and what of it says something else. */
export type HeaderSaid = { readonly phrases: readonly Phrase[]; readonly unknown: readonly string[] };

/** What a line says of the army as a whole. */
export const headerSaid = <A, F extends TextNode, U extends TextNode, W extends TextNode>(
  words: TextWords<A, F, U, W>,
  line: string,
): HeaderSaid => {
  const sayer = headerPhraseParser(words);
  const bare = line.replace(LABEL, '').replace(YEAR_IN_BRACKETS, ', $1');
  const [best] = writtenOut(bare)
    .map((variant) => {
      const all = partsOf(variant).map((part) => [part, allSaid(part, sayer)] as const);
      return {
        phrases: all.flatMap(([, own]) => own ?? []),
        unknown: all.flatMap(([part, own]) => (own === undefined ? [part] : [])),
      };
    })
    .toSorted((left, right) => left.unknown.length - right.unknown.length);
  return best ?? { phrases: [], unknown: [line] };
};

/** What the head of a text says, as the strict second line has it, and what it has to say still. */
export const headerOf = <A, F extends TextNode, U extends TextNode, W extends TextNode>(
  { system, header }: TextWords<A, F, U, W>,
  phrases: readonly Phrase[],
): { readonly line: string; readonly missing: readonly ('nation' | 'year')[]; readonly clear: boolean } => {
  const node: TextDraft | undefined = nodeOf(phrases.filter(({ key }) => key !== RULES));
  const details = node ?? {};
  return {
    line: [
      system.name,
      ...writeDetails(
        header.filter(({ key }) => key in details),
        details,
        PLAIN_WRITER,
      ),
    ].join('; '),
    missing: (['nation', 'year'] as const).filter((key) => !(key in details)),
    clear: node !== undefined,
  };
};

/** The nation and the year that a title names, if it names one of each: "Prussian Army, Kolin 1757". */
export const titleSaid = <A, F extends TextNode, U extends TextNode, W extends TextNode>(
  words: TextWords<A, F, U, W>,
  title: string,
): readonly Phrase[] => {
  const [nation] = words.header;
  const typed = title.slice(0, MOST_TITLE).split(/[\s,.;:()"“”'’/–-]+/u);
  const nations = typed.flatMap((word) => {
    const name = NATION_NAMES[word.toLowerCase()] ?? word;
    const value = /^\p{Lu}/u.test(word) ? readBy(nation.read, labelOfNation(nation, name)) : undefined;
    return value === undefined ? [] : [value];
  });
  const years = typed.filter((word) => /^17\d\d$/.test(word)).map(Number);
  const one = (key: string, values: readonly unknown[]): Phrase[] =>
    new Set(values).size === 1 ? [{ key, value: values[0] }] : [];
  return [...one(nation.key, nations), ...one('year', years)];
};

/** True where the head names the rules, or both nation and year: a title would not. */
export const isHeader = ({ phrases }: Pick<HeaderSaid, 'phrases'>): boolean => {
  const keys = new Set(phrases.map(({ key }) => key));
  return keys.has(RULES) || (keys.has('nation') && keys.has('year'));
};

/** What is read of an army's head, and the lines that are not clear. */
type Head = {
  readonly head: readonly Phrase[];
  /** the line of the head, from 1; 0 without one */
  readonly headLine: number;
  readonly open: OpenLine[];
};

const nearRank = (near: readonly string[], choice: string): number =>
  Number(near.some((label) => choice.includes(`; ${label}`)));

/** What the head does not say: the lines that would say it. */
export const missingHead = <A, F extends TextNode, U extends TextNode, W extends TextNode>(
  words: TextWords<A, F, U, W>,
  { head, headLine, open }: Head,
  { years }: LooseContext<A>,
): readonly OpenLine[] => {
  const { missing, line } = headerOf(words, head);
  if (missing.length === 0) return [];
  const [nation] = words.header;
  const [name = '', ...rest] = line.split('; ');
  const headWith = (parts: readonly string[]): string => [name, ...parts].join('; ');
  const choicesOf = {
    nation: () => nation.words.map((label) => headWith([label, ...rest])),
    year: () => years.map((year) => headWith([...rest.slice(0, 1), String(year), ...rest.slice(1)])),
  };
  // A head that says something else instead appears once among the open lines.
  const unclear = open.findIndex(({ line: own }) => own === headLine);
  const [instead] = unclear < 0 ? [] : open.splice(unclear, 1);
  const near = nearest(instead?.message.split('"')[1] ?? '', nation.words);
  return missing.map((key, index) => {
    const message = key === 'nation' ? 'The nation is missing' : 'The year is missing';
    const replaced = index === 0 ? instead : undefined;
    return {
      line: Math.max(1, headLine),
      text: replaced?.text ?? '',
      message: replaced === undefined ? message : `${replaced.message}. ${message}`,
      choices: choicesOf[key]()
        .toSorted((a, b) => nearRank(near, b) - nearRank(near, a))
        .slice(0, MOST_CHOICES),
    };
  });
};
