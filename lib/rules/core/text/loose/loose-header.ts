import type { TextNode, TextWords } from '../declaration';
import { type TextDraft, writeDetails } from '../details';
import { folded, nearest } from '../folded';
import type { LooseContext, OpenLine } from '../text';
import { allSaid, nodeOf, type Phrase, type PhraseParser, phraseParser } from './segments';
import { MOST_CHOICES, PLAIN_WRITER, partsOf, writtenOut } from './typed-line';

const LABEL = /^(?:nation|army|year|date|scale|figures|points|limit|budget|rules|system|ruleset)\s*[:=]\s*/i;

const RULES = 'rules';

const headerPhraseParser = <A, F extends TextNode, U extends TextNode, W extends TextNode>({
  system,
  header,
}: TextWords<A, F, U, W>): PhraseParser => {
  const detail = phraseParser(header);
  const limit = phraseParser(header.filter(({ key }) => key !== 'year'));
  const name = folded(system.name);
  return (words) => {
    const typed = folded(words);
    return typed === name || (typed.endsWith(name) && typed.length < name.length + 30)
      ? { key: RULES, value: system.id }
      : // a limit of 1500 points is no year
        /^\d{4}$/.test(words) && !words.startsWith('17')
        ? limit(words)
        : detail(words);
  };
};

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
  const [first] = missing;
  if (first === undefined) return [];
  const [nation] = words.header;
  const [name = '', ...rest] = line.split('; ');
  const headWith = (parts: readonly string[]): string => [name, ...parts].join('; ');
  const choices =
    first === 'nation'
      ? nation.words.map((label) => headWith([label, ...rest]))
      : years.map((year) => headWith([...rest.slice(0, 1), String(year), ...rest.slice(1)]));
  const message = first === 'nation' ? 'The nation is missing' : 'The year is missing';
  // A head that says something else instead appears once among the open lines.
  const unclear = open.findIndex(({ line: own }) => own === headLine);
  const [instead] = unclear < 0 ? [] : open.splice(unclear, 1);
  const near = nearest(instead?.message.split('"')[1] ?? '', nation.words);
  const nearFirst = choices.toSorted((a, b) => nearRank(near, b) - nearRank(near, a));
  return [
    {
      line: Math.max(1, headLine),
      text: instead?.text ?? '',
      message: instead === undefined ? message : `${instead.message}. ${message}`,
      choices: nearFirst.slice(0, MOST_CHOICES),
    },
  ];
};
