import { SYSTEM_IDS, type SystemId } from '.';
import { plainWords } from './core/text/plain-name';
import { meantBy, stem, wordsAsked } from './core/text/word-search';
import { type RulesEntry, rulesEntries } from './rules-entries';
import { alsoCalled, NO_TERMS } from './search-words';

/** How much a word counts in the title of an entry, in the heading over it, and in what it says. */
const TITLE = 1;
const UNDER = 0.55;
const TEXT = 0.3;
/** For a title that has no other words than those asked for, one that has them in a row, and one that begins so. */
const WHOLE = 0.7;
const IN_A_ROW = 0.3;
const AT_ITS_HEAD = 0.4;
/** An answer far below the best one is dropped. */
const SHARE_OF_BEST = 0.35;
const ANSWERED = 10;
/** Of these from the system whose page is open, so that others are heard as well. */
const OF_OWN = 7;

/** Of equally good answers, those read at the table come before those that check an army. */
const KIND: Readonly<Record<string, number>> = {
  'Rules of play': 1.15,
  Words: 1.15,
  Checks: 0.85,
  Notes: 0.8,
};

type IndexedEntry = { readonly entry: RulesEntry; readonly title: readonly string[] };
type Index = {
  readonly entries: readonly IndexedEntry[];
  /** for each word its entries, and its weight in each */
  readonly places: ReadonlyMap<string, ReadonlyMap<number, number>>;
  readonly words: readonly string[];
};

const indexOf = (entries: readonly RulesEntry[]): Index => {
  const places = new Map<string, Map<number, number>>();
  const put = (words: readonly string[], index: number, weight: number) => {
    for (const word of words) {
      const own = places.get(word) ?? new Map<number, number>();
      places.set(word, own.set(index, Math.max(weight, own.get(index) ?? 0)));
    }
  };
  const indexed = entries.map((entry, index) => {
    const title = plainWords(entry.title);
    put(title, index, TITLE);
    put(plainWords(`${entry.under} ${entry.kind}`), index, UNDER);
    put(plainWords(entry.text), index, TEXT);
    return { entry, title };
  });
  return { entries: indexed, places, words: [...places.keys()] };
};

/** The rules do not change while the program runs: each system is read through once, when it is first asked about. */
const INDEXES = new Map<SystemId, Promise<Index>>();
const indexFor = (system: SystemId): Promise<Index> => {
  const index = INDEXES.get(system) ?? rulesEntries(system).then(indexOf);
  INDEXES.set(system, index);
  // a failure is reported now and tried again next time
  index.catch(() => INDEXES.delete(system));
  return index;
};

/**
 * What a word that is asked may mean in a system, each with its share of it: misspelt, another number, another name.
 */
const meaningsIn = ({ places, words }: Index, queryWord: string): Map<string, number> => {
  const meant = new Map<string, number>();
  const own = meantBy(queryWord, words);
  for (const [word, score] of own) meant.set(word, (score / 1_000) ** 2);
  for (const [also, share] of alsoCalled(queryWord)) {
    if (places.has(also)) meant.set(also, Math.max(share, meant.get(also) ?? 0));
  }
  return meant;
};

const likeliest = (meanings: ReadonlyMap<string, number>): string | undefined =>
  [...meanings].toSorted(([, one], [, other]) => other - one)[0]?.[0];

/** A word in few places weighs more than one in many. */
const rarity = (all: number, places: number): number => Math.log(1 + all / (1 + places)) / Math.log(1 + all);

const scoresIn = (index: Index, queryWords: readonly string[]): Map<number, number> => {
  const { entries, places } = index;
  const hits = queryWords.map((word) => {
    const best = new Map<number, number>();
    for (const [meant, share] of meaningsIn(index, word)) {
      const where = places.get(meant) ?? new Map<number, number>();
      for (const [entry, weight] of where) {
        best.set(entry, Math.max(share * weight * rarity(entries.length, where.size), best.get(entry) ?? 0));
      }
    }
    return best;
  });
  const scores = new Map<number, number>();
  for (const entry of new Set(hits.flatMap((best) => [...best.keys()]))) {
    const own = hits.map((best) => best.get(entry) ?? 0);
    const answered = own.filter((score) => score > 0).length / queryWords.length;
    scores.set(entry, own.reduce((sum, score) => sum + score, 0) * answered);
  }
  return scores;
};

const stems = (words: readonly string[]): string => ` ${words.map(stem).join(' ')} `;

/** What a title adds: how much of it is asked for, and whether in these words. */
const titleShare = (title: readonly string[], queryWords: readonly string[]): number => {
  const ends = queryWords.map(stem);
  const hit = title.filter((word) => ends.includes(stem(word))).length;
  const [own, question] = [stems(title), stems(queryWords)];
  const row = own.startsWith(question) ? IN_A_ROW + AT_ITS_HEAD : own.includes(question) ? IN_A_ROW : 0;
  return 1 + (WHOLE * hit) / Math.max(1, title.length) + row;
};

/** Where a question is answered. */
export type RulesAnswer = RulesEntry & { readonly system: SystemId };

type ScoredAnswer = { readonly answer: RulesAnswer; readonly score: number };

const answersIn = async (system: SystemId, queryWords: readonly string[]): Promise<ScoredAnswer[]> => {
  const index = await indexFor(system);
  const meant = queryWords.map((word) => likeliest(meantBy(word, index.words)) ?? word);
  return [...scoresIn(index, queryWords)].flatMap(([place, score]) => {
    const row = index.entries[place];
    if (row === undefined) return [];
    const { entry, title } = row;
    const whole = score * titleShare(title, meant) * (KIND[entry.kind] ?? 1);
    return [{ answer: { ...entry, system }, score: whole }];
  });
};

/**
 * Where the rules answer a question in a player's words, the likeliest first: words, tables, checks, rulings and
 * options of all systems. Those of `own` stand before those of others.
 */
export const searchRules = async (question: string, own?: SystemId): Promise<RulesAnswer[]> => {
  const words = wordsAsked(question);
  const terms = words.filter((word) => !NO_TERMS.has(word));
  const keywords = terms.length > 0 ? terms : words;
  if (keywords.length === 0) return [];
  const scored = (await Promise.all(SYSTEM_IDS.map((system) => answersIn(system, keywords)))).flat();
  const isOwn = ({ answer }: ScoredAnswer): boolean => answer.system === own;
  const bestOf = (some: readonly ScoredAnswer[]) =>
    some.reduce((most, { score }) => Math.max(most, score), 0);
  const [best, ownBest] = [bestOf(scored), bestOf(scored.filter(isOwn))];
  // the same troops of several nations, or rows of one table, are one answer
  const seen = new Set<string>();
  const isNew = ({ system, kind, title, place }: RulesAnswer): boolean => {
    const names = [`${system} ${place}`, `${system} ${kind === 'Troops' ? kind : place} ${title}`];
    return names.every((name) => !seen.has(name)) && names.every((name) => seen.add(name));
  };
  const answers = scored
    .filter((each) => each.score >= SHARE_OF_BEST * (isOwn(each) ? ownBest : best))
    .toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || b.score - a.score)
    .map(({ answer }) => answer)
    .filter(isNew);
  const first = answers.filter(({ system }) => system === own).slice(0, OF_OWN);
  return [...first, ...answers.filter(({ system }) => system !== own)].slice(0, ANSWERED);
};
