import 'server-only';
import terms from '@/data/history/terms.json';
import type { Statement, Value } from '@/prisma/statement';
import { likelyWords, readRows } from '../db';
import { plainWords } from './plain-name';
import { gramsOf, type Meanings, meaningsOf, ranked } from './rank';
import type { SearchResult } from './schema';
import type { EntryKind } from './search-entries';

/** Words of a question that are looked at, and how long each may be. */
const MOST_ASKED = 6;
const LONGEST = 40;
/** Words that a store hands over for one that is asked, and those of them that are taken to be meant. */
const CANDIDATES = 80;
const MEANT = 24;
/** Entries that are ranked, and those that are answered. */
const FOUND = 150;
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
      const near = await likelyWords(gramsOf(word), CANDIDATES);
      return meaningsOf(
        word,
        near.map((marked) => marked.slice(1, -1)),
        MEANT,
      );
    }),
  );
  return meanings.filter(({ size }) => size > 0);
};

/** A row of (word, number of the question's word, score); what is missing is filled up, so that statements stay few. */
const valuesOf = (meanings: Meanings): Value[] =>
  meanings.flatMap((meaning, part) => {
    const rows = [...meaning].map(([word, score]) => [`^${word}$`, part, score] as const);
    return [
      ...rows,
      ...Array<readonly [string, number, number]>(MEANT - rows.length).fill(['', part, 0]),
    ].flat();
  });

/** Entries in which at least half of the words stand, in one of their meanings, and which this person may see. */
const entriesWith = (meanings: Meanings, viewerId: string | null): Statement => {
  const values = valuesOf(meanings);
  const rows = values.length / 3;
  const row = ['(CAST(', ' AS TEXT), CAST(', ' AS INTEGER), CAST('];
  const parts = Array.from({ length: rows }, (_, index) => [
    index === 0 ? `WITH "Asked" ("word", "part", "score") AS (VALUES ${row[0]}` : ` AS INTEGER)), ${row[0]}`,
    ...row.slice(1),
  ]).flat();
  return {
    parts: [
      ...parts,
      ` AS INTEGER))),
      "Best" AS (SELECT p."entryId", a."part", max(a."score") AS "score" FROM "Asked" a
        JOIN "SearchPlace" p ON p."word" = a."word" GROUP BY p."entryId", a."part"),
      "Whole" AS (SELECT "entryId", sum("score") AS "score" FROM "Best" GROUP BY "entryId" HAVING count(*) >= `,
      `)
      SELECT e."id", e."kind", e."battleId", e."regimentId", e."label", e."detail", e."otherNames"
      FROM "Whole" w JOIN "SearchEntry" e ON e."id" = w."entryId" LEFT JOIN "Battle" b ON b."id" = e."battleId"
      WHERE e."battleId" IS NULL OR b."ownerId" IS NULL OR b."ownerId" = `,
      ` OR (b."visibility" = 'published' AND b."hiddenAt" IS NULL)
      ORDER BY w."score" DESC, CASE e."kind" WHEN 'battle' THEN 0 WHEN 'commander' THEN 1 WHEN 'regiment' THEN 2 ELSE 3 END,
        length(e."label"), e."id" LIMIT ${FOUND}`,
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
};

/**
 * Battles, commanders, regiments and units by their names, likeliest first, however they are misspelt. A question of
 * words that no name is near to finds nothing.
 * @param viewerId who asks; null = somebody without a session
 */
export const searchHistory = async (
  question: string,
  viewerId: string | null = null,
): Promise<SearchResult[]> => {
  const meanings = await meaningsIn(question);
  if (meanings.length === 0) return [];
  const found = (await readRows(entriesWith(meanings, viewerId))) as readonly Entry[];
  return ranked(found, meanings)
    .slice(0, ANSWERED)
    .map(({ otherNames: _, id: __, ...result }) => result);
};
