import type { LeaderDeclaration } from '../declaration';
import { type TextDraft, writeDetails } from '../details';
import { quoted } from '../quotes';
import { allSaid, endSaid, nodeOf, type Phrase, type PhraseParser, phraseParser, readBy } from './segments';
import { type LineReading, PLAIN_WRITER, partsOf, writtenOut } from './typed-line';

const TITLE = /^(?:gen\.?|general|lt\.? ?gen\.?|maj\.? ?gen\.?|col\.?|colonel)\s+(?=\S)/i;

type Parts = {
  readonly names: readonly string[];
  readonly phrases: readonly Phrase[];
  readonly posts: readonly string[];
};

const partsSaid = (
  { posts = [] }: LeaderDeclaration,
  parts: readonly string[],
  sayer: PhraseParser,
): Parts => {
  const names: string[] = [];
  const sayings: Phrase[] = [];
  const led: string[] = [];
  for (const part of parts) {
    const own = allSaid(part, sayer);
    if (part.startsWith('"')) names.push(part);
    else if (posts.some(({ read }) => readBy(read, part) !== undefined)) led.push(part);
    // "leads 1, 2": the comma has parted it
    else if (/^\d+$/.test(part) && led.length > 0) led.push(`${led.pop()}, ${part}`);
    else if (own !== undefined) sayings.push(...own);
    else {
      const { before, phrases: last } = endSaid(part, sayer);
      names.push(before);
      sayings.push(...last);
    }
  }
  return { names, phrases: sayings, posts: led };
};

const bare = (name: string): string => {
  if (!/^".*"$/.test(name)) return quoted(name);
  return name;
};

const written = (
  words: LeaderDeclaration,
  role: string,
  node: TextDraft,
  name: string,
  posts: readonly string[],
): string => {
  const { beside = [], parts = [], alwaysNamed } = words;
  const named = name === '' ? (alwaysNamed ? ['""'] : []) : [bare(name)];
  const segments = [
    [...named, ...writeDetails(beside, node, PLAIN_WRITER)].join(', '),
    ...writeDetails(parts, node, PLAIN_WRITER),
    ...posts,
  ];
  return `${role}: ${segments.join('; ')}`;
};

/** A leader with each of the values he may have where the first of them is missing. */
const completed = ({ beside = [] }: LeaderDeclaration, node: TextDraft): readonly TextDraft[] => {
  const [needed] = beside;
  if (needed === undefined || needed.key in node) return [node];
  return needed.words.flatMap((word) => {
    const value = readBy(needed.read, word);
    return value === undefined ? [] : [{ ...node, [needed.key]: value }];
  });
};

const leaderPhraseParser = ({ beside = [], parts = [] }: LeaderDeclaration): PhraseParser =>
  phraseParser([...beside, ...parts]);

/** True where someone typed what a leader has: a rating, a die. */
export const tellsOfLeader = (words: LeaderDeclaration, line: string): boolean =>
  writtenOut(line).some(
    (variant) => partsSaid(words, partsOf(variant), leaderPhraseParser(words)).phrases.length > 0,
  );

/** True where a line has the name of someone, whatever else it says of him. */
export const namesLeader = (words: LeaderDeclaration, line: string): boolean =>
  partsSaid(words, partsOf(line), leaderPhraseParser(words)).names.some((name) => /\p{L}/u.test(name));

/** The strict lines that a line about someone who leads may mean. */
export const leaderReadings = (
  words: LeaderDeclaration,
  role: string,
  rest: string,
): readonly LineReading[] =>
  writtenOut(rest).flatMap((variant) => {
    const { names, phrases, posts } = partsSaid(words, partsOf(variant), leaderPhraseParser(words));
    const node = nodeOf(phrases);
    if (node === undefined) return [];
    const nodes = completed(words, node);
    const name = names.join(', ').replace(TITLE, '');
    return nodes.map((each) => ({
      lines: [written(words, role, each, name, posts)],
      sure: names.length <= 1 && nodes.length === 1,
    }));
  });

/** A comma parts two things here, or belongs to the name: both are offered. */
export const bothWays = (words: LeaderDeclaration, role: string, rest: string): readonly LineReading[] => {
  const { parts = [], beside = [] } = words;
  if (rest.startsWith('"') || parts.length === 0 || beside.length > 0) return [];
  const [who = ''] = rest.split(';', 1);
  if (!partsOf(who).some((part) => allSaid(part, phraseParser(parts)) !== undefined)) return [];
  const whole: LineReading = {
    lines: [`${role}: ${JSON.stringify(who.trim())}${rest.slice(who.length)}`],
    sure: false,
  };
  return [...leaderReadings(words, role, rest).map((each) => ({ ...each, sure: false })), whole];
};
