import { exchange, type ServerFacts, type Unsent } from '../../../lib/games/exchange';
import type { SeatRole } from '../../../lib/games/permission';
import type { AddAnswer, FactsPage, News, SeatList } from '../../../lib/games/schema';
import type { GameAct } from '../../../lib/rules/core/game/fact';
import type { BenchClient } from '../client';

/** The ready-made armies of the game that is opened. */
export const ARMIES = ['lobositz-1756-prussia', 'lobositz-1756-austria'] as const;

/** Opens the game of Lobositz, whose opener plays both sides, and gives its id. */
export const openGame = async ({ send }: BenchClient): Promise<string> => {
  const armies = ARMIES.map((id) => ({ kind: 'ready', id }));
  const body = JSON.stringify({ key: `bench-${crypto.randomUUID()}`.slice(0, 40), armies });
  const answer = await (await send('POST', '/api/games', body)).json();
  if (!answer.ok) throw new Error(`No game was opened: ${JSON.stringify(answer).slice(0, 200)}`);
  return answer.id;
};

/** Has somebody sit down in a seat that the opener may give away. */
export const sitDown = async (
  game: string,
  opener: BenchClient,
  role: SeatRole,
  { send }: BenchClient,
): Promise<void> => {
  const { links }: SeatList = await (await opener.send('GET', `/api/games/${game}/seats`)).json();
  const token = links.find((link) => link.role === role)?.token;
  if (token === undefined) throw new Error(`The opener of a game has no link to its seat ${role}`);
  const answer = await (await send('POST', `/api/games/${game}/seat`, JSON.stringify({ token }))).json();
  if (!answer.ok) throw new Error(`Nobody sat down: ${JSON.stringify(answer).slice(0, 200)}`);
};

/** The server is away, or its answer was lost. */
export class Cut extends Error {}

/** What a server answers as JSON. @throws Cut without an answer */
export type Ask = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** A phone at a game. */
export type Phone = {
  readonly ask: Ask;
  readonly game: string;
  readonly device: string;
  readonly units: readonly string[];
  actCount: number;
  serverFacts: ServerFacts;
  seatChanges: number;
  /** what the server has not acknowledged */
  unsent: readonly Unsent[];
  /** the ids of what it has */
  readonly acknowledged: string[];
};

let phones = 0;

/** @param units the pieces that its seat may mark */
export const newPhone = (ask: Ask, game: string, units: readonly string[]): Phone => ({
  ask,
  game,
  units,
  device: `bench-phone-${++phones}`,
  actCount: 0,
  serverFacts: { count: 0, facts: [] },
  seatChanges: 0,
  unsent: [],
  acknowledged: [],
});

const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

/** What is done at a table: mostly hits, now and then the next phase, or an act of its own that it takes back. */
const nextAct = ({ units, acknowledged }: Phone): GameAct => {
  const chance = Math.random();
  const fact = oneOf(acknowledged);
  if (chance < 0.05 && fact !== undefined) return { act: 'undo', fact };
  if (chance < 0.2) return { act: 'go on' };
  return { act: 'count', piece: oneOf(units) ?? '', counter: 'hits', by: Math.random() < 0.7 ? 1 : -1 };
};

/** Does something at the table, which waits on the phone until it is sent; gives the id of the fact it will be. */
export const act = (phone: Phone): string => {
  const { game, device } = phone;
  const n = ++phone.actCount;
  phone.unsent = [...phone.unsent, { game, device, n, at: new Date().toISOString(), what: nextAct(phone) }];
  return `${device}:${n}`;
};

const newsOf = <T extends FactsPage>(answer: unknown): T => {
  const news = answer as T;
  if (news.facts === undefined) throw new Error(`Refused: ${JSON.stringify(answer).slice(0, 200)}`);
  return news;
};

/** Asks a game for what is new as a page does. */
export const askNews = async (phone: Phone, since: number): Promise<FactsPage> => {
  const news = newsOf<News>(await phone.ask('GET', `/api/games/${phone.game}/facts?since=${since}`));
  phone.seatChanges = news.seatChanges;
  return news;
};

/**
 * Sends what waits on a phone and asks for what is new, by the same steps as the page of a game.
 * @throws Cut without an answer; what was acknowledged before stays so
 */
export const talk = async (phone: Phone): Promise<void> => {
  await exchange(
    phone.serverFacts,
    {
      unsent: () => phone.unsent,
      ask: (since) => askNews(phone, since),
      send: async (body) =>
        newsOf<Extract<AddAnswer, { ok: true }>>(
          await phone.ask('POST', `/api/games/${phone.game}/facts`, body),
        ),
      onSent: (rows, [refused]) => {
        if (refused !== undefined) throw new Error(`An act was refused: ${JSON.stringify(refused)}`);
        phone.unsent = phone.unsent.filter((row) => !rows.includes(row));
        phone.acknowledged.push(...rows.map(({ device, n }) => `${device}:${n}`));
      },
    },
    (next) => {
      phone.serverFacts = next;
    },
  );
};

/** What is wrong with a game: an act that was acknowledged and is not there, one twice, one in another place. */
export const wrongFacts = (phones: readonly Phone[], news: readonly FactsPage[]): string[] => {
  const facts = news.flatMap((page) => page.facts);
  const count = news.at(-1)?.count ?? 0;
  const [game] = phones.map((phone) => phone.game);
  const ids = new Set(facts.map(({ id }) => id));
  const numbers = new Map(phones.map((phone) => [phone.device, phone.actCount]));
  const wasMade = (id: string): boolean => {
    const [device = '', n = ''] = id.split(':');
    return Number(n) <= (numbers.get(device) ?? 0);
  };
  return [
    ...(facts.length === count ? [] : [`${game} counts ${count} acts and has ${facts.length}`]),
    ...(ids.size === facts.length ? [] : [`${facts.length - ids.size} acts of ${game} are there twice`]),
    ...facts
      .filter(({ number }, index) => number !== index + 1)
      .map(({ id, number }) => `${id} has the number ${number} out of its place`),
    ...facts.filter(({ id }) => !wasMade(id)).map(({ id }) => `${id} was never sent`),
    ...phones.flatMap(({ acknowledged }) =>
      acknowledged.filter((id) => !ids.has(id)).map((id) => `${id} was acknowledged and is not there`),
    ),
    ...phones.flatMap(({ device, serverFacts }) => {
      const moved = serverFacts.facts.find(({ id }, index) => facts[index]?.id !== id);
      return moved === undefined ? [] : [`${device} knows ${moved.id} in another place`];
    }),
  ];
};

/** All of a game, page by page as the server tells it. */
export const wholeNews = async (phone: Phone): Promise<readonly FactsPage[]> => {
  const news: FactsPage[] = [];
  for (let since = 0; ; ) {
    const page = await askNews(phone, since);
    news.push(page);
    since += page.facts.length;
    if (page.facts.length === 0 || since >= page.count) return news;
  }
};
