import 'server-only';
import terms from '@/data/history/terms.json';
import type { Statement, Value } from '@/prisma/statement';
import { likelyWords, readRows } from '../db';
import { gramsOf } from '../rules/core/text/likeness';
import { plainWords } from '../rules/core/text/plain-name';
import { type Meanings, meaningsOf, ranked, seekOf } from './rank';
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
 * Battles, commanders, regiments and units by their names, likeliest first, however they are misspelt. A question of
 * words that no name is near to finds nothing.
 * @param viewerId who asks; null = someone without a session
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
