import 'server-only';
import terms from '@/data/history/terms.json';
import type { Statement, Value } from '@/prisma/statement';
import { likelyWords, readRows } from '../db';
import { gramsOf, LEAST, likeness } from '../rules/core/text/likeness';
import { plainWords } from '../rules/core/text/plain-name';
import type { SearchResult } from './schema';
import type { EntryKind } from './search-entries';

/** Words of a question that are looked at, and how long each may be. */
const MOST_ASKED = 6;
const LONGEST = 40;
/** Words that a store hands over for one that is asked, and those of them that are taken to be meant. */
const CANDIDATES = 60;
const MEANT = 10;
/** Places of one word that are looked at, entries that are ranked, and those that are answered. */
const PLACES_OF_WORD = 200;
const FOUND = 120;
const ANSWERED = 30;

/** Words that tell no name; they count only where nothing else is asked. */
const NO_NAMES: ReadonlySet<string> = new Set(terms.noNames);

const wordsIn = (question: string): string[] => {
  const words = [...new Set(plainWords(question).map((word) => word.slice(0, LONGEST)))];
  const names = words.filter((word) => !NO_NAMES.has(word));
  return (names.length > 0 ? names : words).slice(0, MOST_ASKED);
};

/**
 * Every second of them and the last: a fault spoils two at most of these, so that a word with as many as may be wrong
 * still shares one with the word it means, and half as many words have to be looked at.
 */
export const seekOf = (word: string): string[] => {
  const all = gramsOf(word);
  return all.filter((_, index) => index % 2 === 0 || index === all.length - 1);
};

/** For each word that is asked, what it may mean and how well. */
type Meanings = readonly ReadonlyMap<string, number>[];

/** The `most` likeliest of some words that a store finds near one that is asked. */
export const meaningsOf = (
  queryWord: string,
  words: readonly string[],
  most: number,
): ReadonlyMap<string, number> =>
  new Map(
    words
      .map((word) => [word, likeness(queryWord, word)] as const)
      .filter(([, score]) => score >= LEAST)
      .toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
      .slice(0, most),
  );

type Findable = {
  readonly id: string;
  readonly kind: string;
  readonly label: string;
  readonly detail: string;
  readonly otherNames: string;
  /** 1 for what people have entered, which comes after what ships */
  readonly own: number;
};

/** The order of two results that match equally well. */
const KIND: Readonly<Record<string, number>> = { battle: 60, commander: 40, regiment: 20, unit: 0 };
/** A name that is not the one it is shown by counts a little less. */
const OTHER_NAME = 50;
/** Where it was helps to tell it from others of its name. */
const DETAIL = 300;
/** For a name that has no other words than those asked for. */
const WHOLE = 200;

const best = (meanings: ReadonlyMap<string, number>, words: readonly string[]): number =>
  words.reduce((most, word) => Math.max(most, meanings.get(word) ?? 0), 0);

const scoreOf = ({ kind, label, detail, otherNames }: Findable, meanings: Meanings): number => {
  const own = plainWords(label);
  const [other, around] = [plainWords(otherNames), plainWords(detail)];
  const scores = meanings.map((meaning) =>
    Math.max(0, best(meaning, own), best(meaning, other) - OTHER_NAME, best(meaning, around) - DETAIL),
  );
  const hits = own.filter((word) => meanings.some((meaning) => meaning.has(word))).length;
  const sum = scores.reduce((all, score) => all + score, 0);
  return sum + Math.floor((WHOLE * hits) / Math.max(1, own.length)) + (KIND[kind] ?? 0);
};

/** Sorts what was found: whatever order a store hands it over in, the answer is the same. */
export const ranked = <T extends Findable>(matches: readonly T[], meanings: Meanings): T[] =>
  matches
    .map((entry) => ({ entry, score: scoreOf(entry, meanings) }))
    .toSorted((a, b) => b.score - a.score || a.entry.own - b.entry.own || (a.entry.id < b.entry.id ? -1 : 1))
    .map(({ entry }) => entry);

/** Each word that is asked with those it may mean; words of no name are left out. */
const meaningsIn = async (question: string): Promise<Meanings> => {
  const meanings = await Promise.all(
    wordsIn(question).map(async (word) => {
      const near = await likelyWords({ seek: seekOf(word), all: gramsOf(word) }, CANDIDATES);
      return meaningsOf(
        word,
        near.map((marked) => marked.slice(1, -1)),
        MEANT,
      );
    }),
  );
  return meanings.filter(({ size }) => size > 0);
};

/** The places of one meaning; those that stand in front, where there are many. */
const PLACES: readonly string[] = [
  'SELECT * FROM (SELECT "entryId", "weight", CAST(',
  ' AS INTEGER) AS "part", CAST(',
  ' AS INTEGER) AS "score" FROM "SearchPlace" WHERE "word" = ',
  ` ORDER BY "weight", "entryId" LIMIT ${PLACES_OF_WORD}) p`,
];

/** For each meaning its places; what is missing is filled up, so that a store has few statements to understand. */
const placesOf = (meanings: Meanings): Statement => {
  const rows = meanings.flatMap((meaning, part) => {
    const wordRows = [...meaning].map(([word, score]): Value[] => [part, score, `^${word}$`]);
    return [...wordRows, ...Array<Value[]>(MEANT - wordRows.length).fill([part, 0, ''])];
  });
  const [head = '', ...middle] = PLACES;
  const end = middle.at(-1) ?? '';
  const parts = rows.flatMap((_, index) => [
    index === 0 ? head : `${end} UNION ALL ${head}`,
    ...middle.slice(0, -1),
  ]);
  return { parts: [...parts, end], values: rows.flat() };
};

/** Entries in which at least half of the words stand, in one of their meanings, and which this person may see. */
const entriesWith = (meanings: Meanings, viewerId: string | null): Statement => {
  const { parts, values } = placesOf(meanings);
  return {
    parts: [
      `WITH "Place" AS (${parts[0]}`,
      ...parts.slice(1, -1),
      `${parts.at(-1)}),
      "Best" AS (SELECT "entryId", "part", max("score") AS "score", min("weight") AS "weight"
        FROM "Place" GROUP BY "entryId", "part"),
      "Whole" AS (SELECT "entryId", sum("score") AS "score", min("weight") AS "weight" FROM "Best"
        GROUP BY "entryId" HAVING count(*) >= `,
      ` ORDER BY 2 DESC, 3, 1 LIMIT ${FOUND})
      SELECT e."id", e."kind", e."battleId", e."regimentId", e."label", e."detail", e."otherNames",
        CASE WHEN b."ownerId" IS NULL THEN 0 ELSE 1 END AS "own"
      FROM "Whole" w JOIN "SearchEntry" e ON e."id" = w."entryId" LEFT JOIN "Battle" b ON b."id" = e."battleId"
      WHERE e."battleId" IS NULL OR (b."deletedAt" IS NULL AND (b."ownerId" IS NULL OR b."ownerId" = `,
      ` OR (b."visibility" = 'published' AND b."hiddenAt" IS NULL)))`,
    ],
    values: [...values, Math.ceil(meanings.length / 2), viewerId ?? ''],
  };
};

type Entry = {
  readonly id: string;
  readonly kind: EntryKind;
  readonly battleId: string | null;
  readonly regimentId: string | null;
  readonly label: string;
  readonly detail: string;
  readonly otherNames: string;
  readonly own: number;
};

/**
 * Battles, commanders, regiments and units by their names, likeliest first, misspelt names included. A query of
 * unknown words finds nothing.
 * @param viewerId the user; null = without a session
 */
export const searchHistory = async (
  question: string,
  viewerId: string | null = null,
): Promise<SearchResult[]> => {
  const meanings = await meaningsIn(question);
  if (meanings.length === 0) return [];
  const entries = (await readRows(entriesWith(meanings, viewerId))) as readonly Entry[];
  return ranked(entries, meanings)
    .slice(0, ANSWERED)
    .map(({ otherNames: _, id: __, own: ___, ...result }) => result);
};
