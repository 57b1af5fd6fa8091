import 'server-only';
import { isNamed } from '@/lib/platform/error-kinds';
import type { TopicState } from '@/lib/platform/services';
import type { Statement } from '@/prisma/statement';
import { readRows } from '../db';
import { gameVersion } from '../games/exchange';
import { sessionOfCookies } from '../identity/viewer-from-cookie';

/** The user that cookies sign in; null for a stranger, and for cookies that cannot be read. */
export const userOfCookies = async (cookies: string): Promise<string | null> => {
  try {
    return (await sessionOfCookies(cookies))?.userId ?? null;
  } catch (error) {
    if (isNamed(error, 'URIError')) return null;
    throw error;
  }
};

const idOf = (topic: string): string => topic.slice(topic.indexOf(':') + 1);

/** As many values as a list of ids is filled up to: a store keeps what it has prepared for a few texts only. */
const SIZES = [1, 4, 16, 64, 256, 1024, 4096, 16_384];

/** `?, ?, ?` for the ids of a kind of topics. */
const idList = (topics: readonly string[], kind: string) => {
  const ids = topics.filter((topic) => topic.startsWith(kind)).map(idOf);
  const size = SIZES.find((each) => each >= ids.length) ?? ids.length;
  const values = [...ids, ...Array<string>(size - ids.length).fill(ids[0] ?? '')];
  return { values, commas: values.slice(1).map(() => ', ') };
};

/**
 * Of some topics those whose changes a person may know of: games at which the person sits, and any event, as its page
 * is public.
 */
export const allowedTopics = async (
  userId: string | null,
  topics: readonly string[],
): Promise<ReadonlySet<string>> => {
  const [games, events] = [idList(topics, 'game:'), idList(topics, 'event:')];
  const rows = await readRows({
    parts: [
      `SELECT 'game:' || "gameId" AS "topic" FROM "GameSeat" WHERE "userId" = `,
      ' AND "gameId" IN (',
      ...games.commas,
      `) UNION ALL SELECT 'event:' || "id" FROM "Event" WHERE "deletedAt" IS NULL AND "id" IN (`,
      ...events.commas,
      ')',
    ],
    values: [userId ?? '', ...games.values, ...events.values],
  });
  return new Set(rows.map(({ topic }) => String(topic)));
};

/** The versions of all topics, in one query. */
const versionsQuery = (topics: readonly string[]): Statement => {
  const [games, events] = [idList(topics, 'game:'), idList(topics, 'event:')];
  return {
    parts: [
      `SELECT 'game:' || "id" AS "topic", "facts", "seatChanges" FROM "Game" WHERE "id" IN (`,
      ...games.commas,
      `) UNION ALL SELECT 'event:' || "id", "moves", 0 FROM "Event" WHERE "deletedAt" IS NULL AND "id" IN (`,
      ...events.commas,
      ')',
    ],
    values: [...games.values, ...events.values],
  };
};

/** Versions of topics, without those that are gone. */
export const readTopics = async (topics: readonly string[]): Promise<ReadonlyMap<string, TopicState>> => {
  const rows = await readRows(versionsQuery(topics));
  return new Map(
    rows.map(({ topic, facts, seatChanges }) => [
      String(topic),
      {
        version: gameVersion(Number(facts), Number(seatChanges)),
        permissions: Number(seatChanges),
      },
    ]),
  );
};
