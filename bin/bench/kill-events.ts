import { setTimeout as wait } from 'node:timers/promises';
import { openBreakable, type StoreName } from '../faults/breakable-store';
import { kill } from '../faults/child';
import { freePort } from '../lib/port.mjs';
import { armyOf } from './armies';
import { type Client, clientOf } from './client';
import { type KillOutcome, startServer, startWhole } from './kill';

const ENTRANTS = 4;
/** Milliseconds of sending before a kill: a random part of it. */
const LONGEST = 800;
/** Milliseconds in which the first lists after a start are answered. */
const PATIENCE = 20_000;
/** Lists of one event; then there is another. */
const MOST = 300;

type Event = { readonly id: string; readonly token: string };

/** One list: its key, and what the server has answered for it. */
type Sent = { readonly key: string; readonly name: string; answer: { number: number; code: string } | null };

type Entrant = { readonly client: Client; readonly sent: Sent[] };

type Campaign = {
  readonly organiser: Client;
  readonly entrants: readonly Entrant[];
  readonly file: object;
  event: Event;
  turns: number;
  acknowledged: number;
};

const DAY = 24 * 60 * 60 * 1000;
const days = (count: number): string => new Date(Date.now() + count * DAY).toISOString();

const post = async (client: Client, path: string, body: unknown) => {
  const answer = await client
    .send('POST', path, JSON.stringify(body))
    .then((response) => response.json())
    .catch(() => null);
  // a store that was killed a moment before its Muster is said to be away
  return answer === null || answer.code === 'away' ? null : answer;
};

const newEvent = async (organiser: Client): Promise<Event> => {
  const event = {
    ...{ name: 'Killed', date: days(1).slice(0, 10), hours: '', place: '', rounds: 3, text: '' },
    ...{ opensAt: days(-1), closesAt: days(30), timeZone: 'Europe/Berlin', graceSeconds: 0 },
    ...{ late: 'mark', capacity: null, publicAt: null, listed: false, openEntry: false },
  };
  const key = `killed-event-${crypto.randomUUID()}`;
  const request = { key, system: 'honours-of-war', organiser: 'Marta', event, packs: [] };
  const made = await post(organiser, '/api/events', request);
  if (made?.ok !== true) throw new Error(`No event was made: ${JSON.stringify(made)}`);
  return made;
};

const enter = async ({ event, file }: Campaign, { client }: Entrant, { key, name }: Sent) => {
  const list = { file: { ...file, name } };
  return post(client, `/api/enter/${event.token}`, { key, name, contact: '', list });
};

/** Sends one list after the other until the server is gone; the one without an answer first, once it is back. */
const enterUntilGone = async (campaign: Campaign, entrant: Entrant): Promise<void> => {
  for (;;) {
    const open = entrant.sent.find(({ answer }) => answer === null);
    const number = campaign.turns + 1;
    const sent = open ?? { key: `killed-list-${crypto.randomUUID()}`, name: `List ${number}`, answer: null };
    if (open === undefined) {
      campaign.turns = number;
      entrant.sent.push(sent);
    }
    const answer = await enter(campaign, entrant, sent);
    if (answer === null) return;
    if (answer.ok !== true) throw new Error(`A list was refused: ${JSON.stringify(answer).slice(0, 200)}`);
    sent.answer = answer;
    campaign.acknowledged++;
  }
};

const untilEntering = async (campaign: Campaign): Promise<void> => {
  const wanted = campaign.acknowledged + ENTRANTS;
  for (let waited = 0; campaign.acknowledged < wanted && waited < PATIENCE; waited += 20) await wait(20);
  await wait(Math.random() * LONGEST);
};

type Row = { readonly number: number; readonly name: string };

/** What is wrong: a list that was answered for and is not there, or is another; one that is there twice; a trail with a break. */
const lossesOf = async (campaign: Campaign): Promise<string[]> => {
  const { organiser, entrants, event } = campaign;
  const read = async (path: string) =>
    (await organiser.send('GET', `/api/events/${event.id}/${path}`)).json();
  const { entries }: { entries: readonly Row[] } = await read('desk');
  const { broken } = await read('audit');
  const sent = entrants.flatMap((entrant) => entrant.sent.map((each) => ({ entrant, each })));
  const found: string[] = broken === null ? [] : [`the trail breaks at row ${broken}`];
  for (const { each } of sent) {
    const there = entries.filter(({ name }) => name === each.name);
    const right = each.answer === null ? there.length <= 1 : there.length === 1;
    const isIt = each.answer === null || there[0]?.number === each.answer.number;
    if (!right || !isIt)
      found.push(
        `“${each.name}”, answered ${each.answer?.number ?? 'nothing'}, is there ${there.length} times`,
      );
  }
  const known = new Set(sent.map(({ each }) => each.name));
  found.push(...entries.filter(({ name }) => !known.has(name)).map(({ name }) => `“${name}” was never sent`));
  // the key of the last list of each is answered as the first time
  for (const { sent: lists, ...entrant } of entrants) {
    const last = lists.findLast(({ answer }) => answer !== null);
    if (last?.answer === null || last === undefined) continue;
    const again = await enter(campaign, { ...entrant, sent: lists }, last);
    if (again?.code !== last.answer.code || again?.number !== last.answer.number) {
      found.push(`“${last.name}” is answered otherwise: ${JSON.stringify(again)?.slice(0, 120)}`);
    }
  }
  return found;
};

/**
 * Kills the built server at random moments while lists are entered, `rounds` times, in every second round the store's own
 * process first. Every list that was answered for has to be there once, under its number, and the trail has to hold.
 */
export const killEvents = async (rounds: number, name: StoreName): Promise<KillOutcome> => {
  const store = await openBreakable(name);
  const port = await freePort(0, '127.0.0.1');
  const at = `http://127.0.0.1:${port}`;
  const { text } = await armyOf(25);
  const losses: string[] = [];
  let server = await startWhole(store, port);
  try {
    const organiser = clientOf(at);
    const campaign: Campaign = {
      ...{ organiser, file: JSON.parse(text), event: await newEvent(organiser), turns: 0, acknowledged: 0 },
      entrants: Array.from({ length: ENTRANTS }, () => ({ client: clientOf(at), sent: [] })),
    };
    for (let round = 1; round <= rounds; round++) {
      const entering = Promise.all(campaign.entrants.map((each) => enterUntilGone(campaign, each)));
      // a refusal is told below, after the server has been ended
      entering.catch(() => undefined);
      await untilEntering(campaign);
      if (round % 2 === 0) await store.kill();
      await kill(server);
      await entering;
      if (round % 2 === 0) await store.start();
      losses.push(...(await store.faults()).map((fault) => `round ${round}, ${fault}`));
      server = await startServer(store, port);
      losses.push(...(await lossesOf(campaign)).map((loss) => `round ${round}, ${loss}`));
      if (campaign.entrants.reduce((sum, { sent }) => sum + sent.length, 0) > MOST) {
        campaign.event = await newEvent(organiser);
        for (const { sent } of campaign.entrants) sent.length = 0;
      }
    }
    return { rounds, acknowledged: campaign.acknowledged, losses };
  } finally {
    await kill(server);
    await store.remove();
  }
};
