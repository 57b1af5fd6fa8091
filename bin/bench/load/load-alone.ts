// The load of the campaign `load` in its own process: ADDRESS SECONDS SAVES CHECKS PAGES (each a second)
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { comparePath, deskPath, gamePath, receiptPath, versionsPath } from '../../../lib/pages';
import { armyOf } from '../armies';
import { type BenchClient, clientOf, createArmy } from '../client';
import { quantile } from '../clock';
import { openGame } from './game-phones';
import { throwawayEvent } from './throwaway-event';

/** Each has its own address, session and army, so that none exceeds the limits of one person. */
const PLAYERS = 120;
/** Milliseconds after which a response counts as missing. */
const PATIENCE = 20_000;
const WARM_UP_SECONDS = 4;

type Player = {
  readonly headers: Readonly<Record<string, string>>;
  readonly id: string;
  revision: number;
  /** the save before, for whose answer the next one waits, as the builder does */
  saved: Promise<void>;
  /** the pages that the player looks at in turn */
  pages: readonly string[];
};

const [address = '', seconds = '', ...rates] = process.argv.slice(2);
const { text } = await armyOf(25);
const file: object = JSON.parse(text);
const agent = new Agent({ keepAlive: true });

const send = (method: string, path: string, player: Player, body?: string): Promise<string> =>
  new Promise((done, failed) => {
    const outgoing = request(
      address + path,
      {
        method,
        agent,
        headers: {
          ...player.headers,
          ...(body !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          }),
        },
        signal: AbortSignal.timeout(PATIENCE),
      },
      (answer: IncomingMessage) => {
        let content = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          content += chunk;
        });
        answer.once('error', failed);
        answer.once('end', () => {
          if (answer.statusCode === 200) done(content);
          else failed(new Error(`${method} ${path.split('/')[1]}: ${answer.statusCode}`));
        });
      },
    );
    outgoing.once('error', failed);
    outgoing.end(body);
  });

let turns = 0;

const save = (player: Player): Promise<void> => {
  const name = `Turn ${++turns}`;
  player.saved = player.saved
    .catch(() => undefined)
    .then(async () => {
      const body = JSON.stringify({ revision: player.revision, file: { ...file, name } });
      player.revision = JSON.parse(await send('PUT', `/api/armies/${player.id}`, player, body)).revision;
    });
  return player.saved;
};

const check = async (player: Player): Promise<void> => {
  const body = JSON.stringify([{ file: 'army.json', text }]);
  const [verdict] = JSON.parse(await send('POST', '/api/v1/check', player, body));
  if (!verdict.ok) throw new Error('The check did not read the army');
};

/** Of ten pages, nine are those of a player in turn, and one is the desk of an organiser. */
const DESK_EVERY = 10;
let views = 0;

const view = async (player: Player): Promise<void> => {
  const turn = ++views;
  const isDesk = turn % DESK_EVERY === 0;
  const organiser = organisers[(turn / DESK_EVERY) % organisers.length];
  if (isDesk && organiser !== undefined) await send('GET', deskPath(organiser.event.id), organiser.player);
  else await send('GET', player.pages[turn % player.pages.length] ?? '/', player);
};

/** Lists of one event. */
const ENTRIES = 20;
const organisers: {
  readonly event: { readonly id: string; readonly token: string };
  readonly player: Player;
}[] = [];

const post = async ({ send: sendAs }: BenchClient, path: string, body: unknown) =>
  (await sendAs('POST', path, JSON.stringify(body))).json();

/** The pages of a player on the day of an event: the builder three times as often as most others. */
const pagesOf = async (client: BenchClient, token: string, id: string): Promise<readonly string[]> => {
  const key = `load-${crypto.randomUUID()}`;
  const entry = { key, name: `Player ${key}`, contact: '', list: { file } };
  const answer = await post(client, `/api/enter/${token}`, entry);
  if (answer.ok !== true) throw new Error(`A list was refused: ${JSON.stringify(answer).slice(0, 200)}`);
  const [army, game] = [`/armies/${id}`, gamePath(await openGame(client))];
  return ['/', army, receiptPath(answer.token), army, game, comparePath(id), '/', army, versionsPath(id)];
};

const newPlayer = async (number: number): Promise<Player> => {
  // the server believes the word of a proxy on this machine: each comes from a separate address
  const from = { 'x-forwarded-for': `10.1.${Math.floor(number / 100)}.${number % 100}` };
  const client = clientOf(address, from);
  const id = await createArmy(client, text);
  const isOrganiser = number % ENTRIES === 0;
  const event = isOrganiser
    ? await throwawayEvent((path, body) => post(client, path, body))
    : organisers.at(-1)?.event;
  const pages = await pagesOf(client, event?.token ?? '', id);
  const headers = { ...from, cookie: client.cookie() };
  const player = { headers, id, revision: 1, saved: Promise.resolve(), pages };
  if (isOrganiser && event !== undefined) organisers.push({ event, player });
  return player;
};

/** Times from when each request was due to its answer, in milliseconds, and what went wrong with others. */
const atRate = async (work: (player: Player) => Promise<void>, rate: number, lasting: number) => {
  const times: number[] = [];
  const errors: string[] = [];
  const under: Promise<void>[] = [];
  const start = performance.now();
  for (let turn = 0; turn < rate * lasting; turn++) {
    // due at its time whether or not earlier ones are answered, and its wait counts
    const due = start + (turn * 1000) / rate;
    await wait(Math.max(0, due - performance.now()));
    const player = players[turn % players.length];
    if (player === undefined) throw new Error('There is no player');
    under.push(
      work(player).then(
        () => void times.push(performance.now() - due),
        (error: unknown) => void errors.push(String(error)),
      ),
    );
  }
  await Promise.all(under);
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), answered: times.length, errors };
};

const all = async (lasting: number) => {
  const [saves = 0, checks = 0, pages = 0] = rates.map(Number);
  const [saved, checked, viewed] = await Promise.all([
    atRate(save, saves, lasting),
    atRate(check, checks, lasting),
    atRate(view, pages, lasting),
  ]);
  return { saves: saved, checks: checked, pages: viewed };
};

/** Seconds of processor time that the server has taken so far. */
const workOf = async (): Promise<number> => {
  const headers = { authorization: `Bearer ${process.env.METRICS_TOKEN}` };
  const text = await (await fetch(`${address}/metrics`, { headers })).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
};

const players: Player[] = [];
for (let number = 0; number < PLAYERS; number++) players.push(await newPlayer(number));
await all(WARM_UP_SECONDS);
const [before, since] = [await workOf(), performance.now()];
const measured = await all(Number(seconds));
const busy = (1000 * ((await workOf()) - before)) / (performance.now() - since);
process.stdout.write(JSON.stringify({ ...measured, busy }));
process.exit(0);
