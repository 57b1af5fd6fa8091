import type { LeaderDeclaration, TextNode, TextWords } from '../declaration';
import { folded } from '../folded';
import { lineReaders } from '../line-readers';
import { readOr } from '../lines';
import type { profileReaders } from '../profile';
import { excerpt, quoted } from '../quotes';
import { readLine } from '../read';
import { Reading as Drafts } from '../reading';
import { bothWays, leaderReadings, namesLeader, tellsOfLeader } from './loose-leaders';
import { type Usual, unitReadings } from './loose-units';
import { behindBullet, type LineReading, partsOf, withoutEnd, withoutPrice, writtenOut } from './typed-line';
import { FORMATION_WORDS } from './typed-words';

/** A line that opens a formation, names someone who leads, or heads a list. */
type OpeningLine = { readonly word: string; readonly rest: string; readonly ordinal: string };

const ORDINAL =
  /^(?:(\d{1,2})(?:st|nd|rd|th|\.)?|(first|second|third|fourth|fifth|sixth|seventh|eighth)|([ivx]{1,5})\.?)\s+(?=\S)/i;

const LEADS = ['commander', 'brigadier', 'leader', 'led by', 'under', 'officer'];
const COMMANDS_ALL = ['general', 'commander in chief', 'c-in-c', 'cinc', 'in chief', 'army commander'];

const roleOf = (leaders: readonly LeaderDeclaration[]): string | undefined =>
  Object.keys(leaders[0]?.words ?? {})[0];

/** Words that begin a line, with the strict word of each; exact ones first. */
export const lineWords = <A, F extends TextNode, U extends TextNode, W extends TextNode>(
  { formation, leaders }: TextWords<A, F, U, W>,
  strict: readonly string[],
): ReadonlyMap<string, string> => {
  const words = new Map(strict.map((word) => [folded(word), word]));
  const add = (others: readonly string[], word: string | undefined) => {
    for (const other of others) {
      if (word !== undefined && !words.has(folded(other))) words.set(folded(other), word);
    }
  };
  add(COMMANDS_ALL, roleOf(leaders));
  add(LEADS, roleOf(formation.leaders) ?? roleOf(leaders));
  return words;
};

const MOST_WORDS = 4;
const SEPARATORS = /^[\s:=,.–—-]+/;

const openedBy = (line: string, knownWords: ReadonlyMap<string, string>): OpeningLine | undefined => {
  const before = ORDINAL.exec(line);
  for (const [ordinal, from] of [
    ['', line],
    ...(before === null
      ? []
      : [[(before[1] ?? before[2] ?? before[3] ?? '').trim(), line.slice(before[0].length)]]),
  ] as const) {
    const words = from.split(' ', MOST_WORDS + 1);
    for (let count = Math.min(words.length, MOST_WORDS); count > 0; count--) {
      const head = words.slice(0, count).join(' ');
      const at = head.search(/[:(]/);
      const bare = withoutEnd(at < 0 ? head : head.slice(0, at), ' :.,–—-');
      const word = bare === '' ? undefined : knownWords.get(folded(bare));
      if (word === undefined) continue;
      const rest = from.slice(from.indexOf(bare) + bare.length);
      return { word, rest: rest.replace(SEPARATORS, ''), ordinal };
    }
  }
  return undefined;
};

type Heading = OpeningLine & { readonly hasMore: boolean };

/** What may follow the word for a formation in a heading: nothing, or who leads it. */
const BEHIND_HEADING = /^ ?(?:[(–—-]|: *$|$)/;

/** A heading with the word for a formation behind its name: "Left Brigade (Bevern, dashing)", "Bevern's Brigade". */
const headingOf = (line: string, word: string): Heading | undefined => {
  const words = line.split(' ', MOST_WORDS + 1);
  for (let at = 1; at < Math.min(words.length, MOST_WORDS); at++) {
    const before = words.slice(0, at).join(' ');
    if (/[:;,([]/.test(before)) return undefined;
    const [typed = ''] = (words[at] ?? '').split(/[(:–—]/, 1);
    if (!FORMATION_WORDS.has(typed.toLowerCase()) && typed.toLowerCase() !== word.toLowerCase()) continue;
    const behind = line.slice(before.length + 1 + typed.length);
    if (!BEHIND_HEADING.test(behind)) return undefined;
    const more = behind.replace(/^[ :]+/, '');
    const hasMore = more !== '';
    return { word, rest: hasMore ? `${before} ${more}` : before, ordinal: '', hasMore };
  }
  return undefined;
};

const nameOf = (words: readonly string[]): string => quoted(words.join(' '));

const STROKE_OR_BRACKET = / [–—-] | ?\(/;

/** A name, and behind a stroke or in brackets what else a line says: "Left – Bevern, dashing", "Left (Bevern)". */
const nameAndMore = (
  words: string,
): { readonly name: string; readonly who: string; readonly isBracket: boolean } => {
  const [mark] = STROKE_OR_BRACKET.exec(words) ?? [];
  if (mark === undefined) return { name: words, who: '', isBracket: false };
  const at = words.indexOf(mark);
  const more = words.slice(at + mark.length);
  const isBracket = mark.endsWith('(');
  return { name: words.slice(0, at).trim(), who: isBracket ? more.replace(')', ', ') : more, isBracket };
};

/** The readings of "Left – Bevern, dashing" as a formation and its leader, who has to have a name. */
const namedReadings = (
  leader: LeaderDeclaration,
  words: string,
  head: (name: string) => string,
): readonly LineReading[] => {
  const { name, who, isBracket } = nameAndMore(words);
  if (name === '' || who === '' || !namesLeader(leader, who)) return [];
  if (!isBracket && !tellsOfLeader(leader, who)) return [];
  const [role = ''] = Object.keys(leader.words);
  return leaderReadings(leader, role, who).map(({ lines, sure }) => ({
    lines: [head(quoted(name)), ...lines],
    sure,
  }));
};

/** A formation, perhaps with him who leads it on the same line: "1st Brigade (von Bevern) - dashing". */
const formationReadings = <A, F extends TextNode, U extends TextNode, W extends TextNode>(
  { formation }: TextWords<A, F, U, W>,
  { rest, ordinal }: OpeningLine,
): readonly LineReading[] => {
  const bare = withoutPrice(rest);
  const own = ORDINAL.exec(`${bare} .`);
  const number = ordinal !== '' ? ordinal : own === null ? '' : (own[1] ?? own[2] ?? own[3] ?? '');
  const after = ordinal !== '' || own === null ? bare : bare.slice(own[0].length).replace(SEPARATORS, '');
  const head = (name: string) => `${formation.word}: ${name}`;
  const [leader] = formation.leaders;
  const named = leader === undefined || bare.startsWith('"') ? [] : namedReadings(leader, after, head);
  if (named.length > 0) return named;
  if (leader === undefined || !tellsOfLeader(leader, after)) {
    const parts = partsOf(bare);
    const name = bare.startsWith('"') ? bare : nameOf([...(ordinal === '' ? [] : [ordinal]), ...parts]);
    return [{ lines: [head(bare === '' && ordinal === '' ? '""' : name)], sure: parts.length <= 2 }];
  }
  const [role = ''] = Object.keys(leader.words);
  return leaderReadings(leader, role, after).map(({ lines, sure }) => ({
    lines: [head(number === '' ? '""' : number), ...lines],
    sure,
  }));
};

type LooseWords<A, F extends TextNode, U extends TextNode, W extends TextNode> = {
  readonly words: TextWords<A, F, U, W>;
  readonly knownWords: ReadonlyMap<string, string>;
  readonly usual: Usual;
  /** below the head of the list: a title may look like the heading of a formation */
  readonly isBelowHead: boolean;
};

const leaderOf = <A, F extends TextNode, U extends TextNode, W extends TextNode>(
  { leaders, formation }: TextWords<A, F, U, W>,
  word: string,
): LeaderDeclaration | undefined =>
  [...leaders, ...formation.leaders].find(({ words }) => Object.hasOwn(words, word));

const firstOf = <T>(variants: readonly string[], read: (variant: string) => T | undefined): T | undefined => {
  for (const variant of variants) {
    const value = read(variant);
    if (value !== undefined) return value;
  }
  return undefined;
};

/** The readings of a line that is typed otherwise than the strict form has it. */
export const looseReadings = <A, F extends TextNode, U extends TextNode, W extends TextNode>(
  { words, knownWords, usual, isBelowHead }: LooseWords<A, F, U, W>,
  line: string,
): readonly LineReading[] => {
  const bullet = behindBullet(line);
  const items = [bullet ?? line];
  const variants = writtenOut(line).flatMap((variant) => [variant, behindBullet(variant) ?? variant]);
  const opening = firstOf(variants, (variant) => openedBy(variant, knownWords));
  const heading =
    opening === undefined && isBelowHead
      ? firstOf(variants, (variant) => headingOf(variant, words.formation.word))
      : undefined;
  // what is behind the word for a formation is who leads it, or it is asked about
  if (heading !== undefined)
    return formationReadings(words, heading).map((each) => ({
      ...each,
      sure: each.sure && (each.lines.length > 1 || !heading.hasMore),
    }));
  if (opening !== undefined) {
    if (opening.word === words.formation.word) return formationReadings(words, opening);
    const leader = leaderOf(words, opening.word);
    if (leader !== undefined) {
      const both = bothWays(leader, opening.word, opening.rest);
      return both.length > 0 ? both : leaderReadings(leader, opening.word, opening.rest);
    }
    return [{ lines: [`${opening.word}: ${opening.rest}`], sure: true }];
  }
  return items.flatMap((item) => [
    ...(words.works === undefined ? [] : worksReadings(item)),
    ...unitReadings(words.unit, item, usual),
  ]);
};

/** Works read strictly, only without what they were typed with. */
const worksReadings = (item: string): readonly LineReading[] =>
  writtenOut(withoutPrice(item)).map((variant) => ({
    lines: [`- ${variant.replace(/[;,.]$/, '')}`],
    sure: true,
  }));

type Attempt = { readonly meaning?: string; readonly fault?: string };

/** Tries lines of the strict form below others: what they mean there, or why they do not read. */
export const strictTrial = <A, F extends TextNode, U extends TextNode, W extends TextNode>(
  words: TextWords<A, F, U, W>,
  profile: ReturnType<typeof profileReaders>,
) => {
  const tried = (opening: readonly string[], lines: readonly string[]): Attempt => {
    const drafts = new Drafts();
    const army = {};
    drafts.last = [drafts.from(army)];
    const readers = lineReaders(words, profile, drafts, army);
    return readOr<Attempt>(
      () => {
        for (const line of [...opening, ...lines]) readLine(words, drafts, readers, line);
        return { meaning: JSON.stringify([army, drafts.file]) };
      },
      (fault) => ({ fault }),
    );
  };

  const meaning = (opening: readonly string[], lines: readonly string[]): string | undefined =>
    tried(opening, lines).meaning;

  const whyNot = (opening: readonly string[], line: string): string =>
    tried(opening, [line]).fault ?? `${excerpt(line)} can be read in more than one way`;

  /** The readings that mean something, one of each meaning, those that are sure first. */
  const distinct = (readings: readonly LineReading[], opening: readonly string[]): readonly LineReading[] => {
    const byMeaning = new Map<string, LineReading>();
    for (const reading of readings.toSorted((a, b) => Number(b.sure) - Number(a.sure))) {
      const means = meaning(opening, reading.lines);
      if (means !== undefined && !byMeaning.has(means)) byMeaning.set(means, reading);
    }
    return [...byMeaning.values()];
  };

  return { meaning, whyNot, distinct };
};
