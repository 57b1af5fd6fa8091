// The load of the campaign `games` in its own process: ADDRESSES SECONDS GAMES (phones of a game ask them in turn)
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { gameVersion } from '../../../lib/games/exchange';
import type { TopicChange } from '../../../lib/platform/topics';
import { clientOf } from '../client';
import { quantile } from '../clock';
import {
  type Ask,
  act,
  newPhone,
  openGame,
  type Phone,
  sitDown,
  talk,
  wholeNews,
  wrongFacts,
} from './game-phones';
import { benchSetup, unitsOf } from './game-setup';
import { playersAt } from './saves';
import { type OpenStream, openStream } from './stream';

/** Seconds between two acts of one game. */
const ACT_EVERY = 20;
/** Saves of armies a second beside the games. */
const SAVES = 100;
const WARM_UP_SECONDS = 4;
const IDLE_SECONDS = 20;
/** Milliseconds after which a response counts as missing. */
const PATIENCE = 20_000;

const [all = '', seconds = '', games = ''] = process.argv.slice(2);
const addresses = all.split(',');
const lasting = Number(seconds);
const agent = new Agent({ keepAlive: true });
const errors: string[] = [];

/** One request with the JSON that answers it; once again, as browsers do, where the connection had just been closed. */
const askOf = (address: string, headers: Readonly<Record<string, string>>): Ask => {
  const ask: Ask = (method, path, body) =>
    new Promise((done, failed) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const json = text !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      };
      const signal = AbortSignal.timeout(PATIENCE);
      const question = request(
        address + path,
        { method, agent, headers: { ...headers, ...json }, signal },
        (answer: IncomingMessage) => {
          let content = '';
          answer.setEncoding('utf8').on('data', (chunk: string) => {
            content += chunk;
          });
          answer.once('error', failed);
          answer.once('end', () => {
            if (answer.statusCode === 200) done(JSON.parse(content));
            else failed(new Error(`${method} facts: ${answer.statusCode}`));
          });
        },
      );
      question.once('error', (error: NodeJS.ErrnoException) => {
        if (question.reusedSocket && error.code === 'ECONNRESET') ask(method, path, body).then(done, failed);
        else failed(error);
      });
      question.end(text);
    });
  return ask;
};

/** A phone that does one thing after the other. */
type Player = {
  readonly phone: Phone;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  talking: Promise<void>;
};
type Table = readonly [Player, Player];

/** When an act was begun on a phone, by the fact it became, until the other phone has it. */
const begun = new Map<string, number>();
const seen: number[] = [];

const talkOf = (player: Player): Promise<void> => {
  const { phone } = player;
  player.talking = player.talking.then(async () => {
    const before = phone.serverFacts.facts.length;
    try {
      await talk(phone);
    } catch (error) {
      errors.push(String(error));
    }
    for (const { id } of phone.serverFacts.facts.slice(before)) {
      const start = begun.get(id);
      if (start === undefined || id.startsWith(`${phone.device}:`)) continue;
      begun.delete(id);
      seen.push(performance.now() - start);
    }
  });
  return player.talking;
};

/** Follows the game as its page does, and asks for what the stream says is new. */
const follow = (player: Player): OpenStream =>
  openStream(player.address, [`game:${player.phone.game}`], player.headers, ({ event, data }) => {
    if (event !== 'change') return;
    const { phone } = player;
    const { version } = data as TopicChange;
    // The page does not ask for a change that its own act has made.
    const isKnown = () => version <= gameVersion(phone.serverFacts.count, phone.seatChanges);
    void player.talking.then(() => {
      if (!isKnown()) void talkOf(player);
    });
  });

const followAll = async (some: readonly Player[]): Promise<readonly OpenStream[]> => {
  const streams: OpenStream[] = [];
  for (const player of some) {
    const stream = follow(player);
    streams.push(stream);
    if ((await stream.status) !== 200) errors.push(`A stream: ${await stream.status}`);
  }
  return streams;
};

/** Acts of all games at the pace of an evening, by both phones in turn; each is due at its time. */
const play = async (tables: readonly Table[], end: number): Promise<void> => {
  const start = performance.now();
  const under: Promise<void>[] = [];
  for (let turn = 0; ; turn++) {
    const due = start + (turn * ACT_EVERY * 1000) / tables.length;
    if (due >= end) break;
    await wait(Math.max(0, due - performance.now()));
    const player = tables[turn % tables.length]?.[Math.floor(turn / tables.length) % 2];
    if (player === undefined) throw new Error('There is no table');
    begun.set(act(player.phone), due);
    under.push(talkOf(player));
  }
  await Promise.all(under);
};

const newTable = async (number: number): Promise<Table> => {
  const clients = [0, 1].map((place) => {
    // the server believes the word of a proxy on this machine: each comes from a separate address
    const from = { 'x-forwarded-for': `10.${4 + place}.${Math.floor(number / 100)}.${number % 100}` };
    const address = addresses[place % addresses.length] ?? '';
    return { client: clientOf(address, from), address, from };
  });
  const [one, two] = clients;
  if (one === undefined || two === undefined) throw new Error('A game has two phones');
  const game = await openGame(one.client);
  await sitDown(game, one.client, 'second', two.client);
  const playerOf = ({ client, address, from }: typeof one, side: 1 | null): Player => {
    const headers = { ...from, cookie: client.cookie() };
    return {
      phone: newPhone(askOf(address, headers), game, unitsOf(setup, side)),
      address,
      headers,
      talking: Promise.resolve(),
    };
  };
  return [playerOf(one, null), playerOf(two, 1)];
};

/** Seconds of processor time that all instances have taken so far. */
const workOf = async (): Promise<number> => {
  const headers = { authorization: `Bearer ${process.env.METRICS_TOKEN}` };
  let sum = 0;
  for (const address of addresses) {
    const text = await (await fetch(`${address}/metrics`, { headers })).text();
    sum += Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
  }
  return sum;
};

/** The share of one core that the instances have had while something was done. */
const busyWhile = async (done: () => Promise<unknown>): Promise<number> => {
  const [before, since] = [await workOf(), performance.now()];
  await done();
  return (1000 * ((await workOf()) - before)) / (performance.now() - since);
};

const quantiles = (times: readonly number[]) => ({ p50: quantile(times, 0.5), p99: quantile(times, 0.99) });

const setup = await benchSetup();
const tables: Table[] = [];
for (let number = 0; number < Number(games); number++) tables.push(await newTable(number));
const players = tables.flat();
const saveAt = await playersAt(addresses[0] ?? '');

const everything = async (time: number) => {
  const end = performance.now() + time * 1000;
  const [saves] = await Promise.all([saveAt(SAVES, time), play(tables, end)]);
  return saves;
};

const open = [...(await followAll(players))];
await everything(WARM_UP_SECONDS);
await Promise.all(players.map(talkOf));
for (const { close } of open.splice(0)) close();
await wait(2_000);

const bare = await busyWhile(() => wait(IDLE_SECONDS * 1000));
const alone = await saveAt(SAVES, lasting);
open.push(...(await followAll(players)));
await wait(2_000);
const idle = await busyWhile(() => wait(IDLE_SECONDS * 1000));
// A late act of the warm-up does not count.
begun.clear();
seen.length = 0;
let beside: readonly number[] = [];
const busy = await busyWhile(async () => {
  beside = await everything(lasting);
});
await wait(2_000);
const unseen = begun.size;
await Promise.all(players.map(talkOf));

const sample = tables.slice(0, 25);
for (const table of sample) {
  const phones = table.map(({ phone }) => phone);
  const [one, two] = phones;
  if (one === undefined || two === undefined) continue;
  errors.push(...wrongFacts(phones, await wholeNews(one)));
  if (!isDeepStrictEqual(one.serverFacts, two.serverFacts))
    errors.push(`The phones of ${one.game} know other acts`);
}

process.stdout.write(
  JSON.stringify({
    alone: quantiles(alone),
    beside: quantiles(beside),
    seen: { ...quantiles(seen), count: seen.length },
    /** acts that the other phone has not heard of two seconds after the last */
    unseen,
    bare,
    idle,
    busy,
    errors,
  }),
);
process.exit(0);
