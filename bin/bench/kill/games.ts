import { isDeepStrictEqual } from 'node:util';
import { type FoldResult, foldGame, foldOn } from '../../../lib/rules/core/game/fold';
import type { GameSide, Setup } from '../../../lib/rules/core/game/machine';
import { openStore, rowsOn } from '../../../prisma/connection';
import { sql } from '../../../prisma/statement';
import type { BreakableStore } from '../../faults/breakable-store';
import { type BenchClient, clientOf } from '../client';
import {
  act,
  Cut,
  newPhone,
  openGame,
  type Phone,
  sitDown,
  talk,
  wholeNews,
  wrongFacts,
} from '../load/game-phones';
import { benchSetup, unitsOf } from '../load/game-setup';
import { answerUnlessGone, type KillCampaign } from './rounds';

/** Games at once. */
const GAMES = 2;
/** The phones of each, by the side they mark: the one that opened it marks both. */
const SEATS: readonly (GameSide | null)[] = [null, 0, 1];
/** Acts of one game; then there is another. */
const MOST = 1_200;
/** Acts that wait on a phone before it sends them: one, or up to so many. */
const AT_ONCE = 3;

/** A phone, and the game as its page has folded it, each time from where it was. */
type Player = { readonly phone: Phone; folded: FoldResult | null };

type Campaign = {
  readonly address: string;
  readonly database: string;
  readonly setup: Setup;
  tables: readonly (readonly Player[])[];
  people: number;
  acknowledged: number;
};

/** On its own address: one address may send only so much in a minute. */
const newClient = (campaign: Campaign): BenchClient => {
  campaign.people++;
  const from = `10.3.${Math.floor(campaign.people / 250)}.${(campaign.people % 250) + 1}`;
  return clientOf(campaign.address, { 'x-forwarded-for': from });
};

const playerAt = ({ setup }: Campaign, client: BenchClient, game: string, side: GameSide | null): Player => {
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await answerUnlessGone(client, method, path, body);
    if (answer === null) throw new Cut();
    return answer;
  };
  return { phone: newPhone(ask, game, unitsOf(setup, side)), folded: null };
};

const newTable = async (campaign: Campaign): Promise<readonly Player[]> => {
  const opener = newClient(campaign);
  const game = await openGame(opener);
  const players: Player[] = [];
  for (const side of SEATS) {
    const client = side === null ? opener : newClient(campaign);
    if (side !== null) await sitDown(game, opener, side === 0 ? 'first' : 'second', client);
    players.push(playerAt(campaign, client, game, side));
  }
  return players;
};

const exchangeOnce = async (campaign: Campaign, player: Player): Promise<void> => {
  const { phone } = player;
  const before = phone.acknowledged.length;
  try {
    await talk(phone);
  } finally {
    campaign.acknowledged += phone.acknowledged.length - before;
    player.folded = foldOn(campaign.setup, player.folded, phone.serverFacts.facts);
  }
};

const playUntilGone = async (campaign: Campaign, player: Player): Promise<void> => {
  try {
    for (;;) {
      for (let left = Math.ceil(Math.random() * AT_ONCE); left > 0; left--) act(player.phone);
      await exchangeOnce(campaign, player);
    }
  } catch (error) {
    if (!(error instanceof Cut)) throw error;
  }
};

/** Each game counts the acts it has, and the last of them has that number. */
const wrongRows = async ({ database }: Campaign): Promise<string[]> => {
  const store = await openStore(database);
  try {
    const rows = await rowsOn(
      store,
      sql`SELECT g."id" AS id, g."facts" AS count, COUNT(f."number") AS acts, COALESCE(MAX(f."number"), 0) AS last
        FROM "Game" g LEFT JOIN "GameFact" f ON f."gameId" = g."id" GROUP BY g."id", g."facts"`,
    );
    return rows
      .filter(({ count, acts, last }) => Number(count) !== Number(acts) || Number(count) !== Number(last))
      .map(({ id, count, acts, last }) => `${id} counts ${count} acts, has ${acts}, the last is ${last}`);
  } finally {
    await store.$disconnect();
  }
};

/** What is there is right, and once all phones have sent what waited they have the same game. */
const lossesOf = async (campaign: Campaign, players: readonly Player[]): Promise<string[]> => {
  const { setup } = campaign;
  const phones = players.map(({ phone }) => phone);
  const [reader] = phones;
  if (reader === undefined) return [];
  const losses = wrongFacts(phones, await wholeNews(reader));
  // the second time each hears what the others have sent since
  for (const player of [...players, ...players]) await exchangeOnce(campaign, player);
  const news = await wholeNews(reader);
  losses.push(...wrongFacts(phones, news));
  const facts = news.flatMap((page) => page.facts);
  const game = foldGame(setup, facts);
  for (const { phone, folded } of players) {
    if (phone.acknowledged.length !== phone.actCount) losses.push(`${phone.device} has acts left to send`);
    if (!isDeepStrictEqual(phone.serverFacts.facts, facts)) losses.push(`${phone.device} knows other acts`);
    if (!isDeepStrictEqual(folded?.game, game)) losses.push(`${phone.device} shows another game`);
  }
  return losses;
};

/** Phones share games and act as fast as they are answered: each act is there once, in place, and all show one game. */
export const killGames: KillCampaign = {
  senders: GAMES * SEATS.length,
  longest: 500,
  begin: async (address, { url }: BreakableStore) => {
    const setup = await benchSetup();
    const campaign: Campaign = { address, database: url, setup, tables: [], people: 0, acknowledged: 0 };
    const renew = async () => {
      const going = campaign.tables.filter(([first]) => (first?.phone.serverFacts.count ?? 0) < MOST);
      const tables = [...going];
      while (tables.length < GAMES) tables.push(await newTable(campaign));
      campaign.tables = tables;
    };
    await renew();
    return {
      acknowledged: () => campaign.acknowledged,
      send: async () => {
        await Promise.all(campaign.tables.flat().map((player) => playUntilGone(campaign, player)));
      },
      wrongRows: () => wrongRows(campaign),
      losses: async () => {
        const losses: string[] = [];
        for (const players of campaign.tables) losses.push(...(await lossesOf(campaign, players)));
        await renew();
        return losses;
      },
    };
  },
};
