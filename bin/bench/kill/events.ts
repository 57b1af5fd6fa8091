import { armyOf } from '../armies';
import { type BenchClient, clientOf } from '../client';
import { throwawayEvent } from '../load/throwaway-event';
import { answerUnlessGone, type KillCampaign } from './rounds';

const ENTRANTS = 4;
/** Lists of one event; then there is another. */
const MOST = 300;

type Event = { readonly id: string; readonly token: string };

/** One list: its key, and what the server has answered for it. */
type SentList = {
  readonly key: string;
  readonly name: string;
  answer: { number: number; code: string } | null;
};

type Entrant = { readonly client: BenchClient; readonly sent: SentList[] };

type Campaign = {
  readonly organiser: BenchClient;
  readonly entrants: readonly Entrant[];
  readonly file: object;
  event: Event;
  turns: number;
  acknowledged: number;
};

const newEvent = (organiser: BenchClient): Promise<Event> =>
  throwawayEvent((path, body) => answerUnlessGone(organiser, 'POST', path, body));

const enter = async ({ event, file }: Campaign, { client }: Entrant, { key, name }: SentList) => {
  const list = { file: { ...file, name } };
  return answerUnlessGone(client, 'POST', `/api/enter/${event.token}`, { key, name, contact: '', list });
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

type Row = { readonly number: number; readonly name: string };

/**
 * What is wrong: a list that was answered for and is not there, or is another; one that is there twice; a trail with
 * a break.
 */
const lossesOf = async (campaign: Campaign): Promise<string[]> => {
  const { organiser, entrants, event } = campaign;
  const read = async (path: string) =>
    (await organiser.send('GET', `/api/events/${event.id}/${path}`)).json();
  const { entries }: { entries: readonly Row[] } = await read('desk');
  const { broken } = await read('audit');
  const sent = entrants.flatMap((entrant) => entrant.sent.map((each) => ({ entrant, each })));
  const faults: string[] = broken === null ? [] : [`the trail breaks at row ${broken}`];
  for (const { each } of sent) {
    const there = entries.filter(({ name }) => name === each.name);
    const right = each.answer === null ? there.length <= 1 : there.length === 1;
    const isIt = each.answer === null || there[0]?.number === each.answer.number;
    if (!right || !isIt)
      faults.push(
        `“${each.name}”, answered ${each.answer?.number ?? 'nothing'}, is there ${there.length} times`,
      );
  }
  const names = new Set(sent.map(({ each }) => each.name));
  faults.push(
    ...entries.filter(({ name }) => !names.has(name)).map(({ name }) => `“${name}” was never sent`),
  );
  // the key of the last list of each is answered as the first time
  for (const { sent: lists, ...entrant } of entrants) {
    const last = lists.findLast(({ answer }) => answer !== null);
    if (last?.answer === null || last === undefined) continue;
    const again = await enter(campaign, { ...entrant, sent: lists }, last);
    if (again?.code !== last.answer.code || again?.number !== last.answer.number) {
      faults.push(`“${last.name}” is answered otherwise: ${JSON.stringify(again)?.slice(0, 120)}`);
    }
  }
  return faults;
};

/**
 * Players send lists with a key each, as fast as they are answered: each that was answered is there once, and the
 * trail holds.
 */
export const killEvents: KillCampaign = {
  senders: ENTRANTS,
  longest: 800,
  begin: async (address) => {
    const { text } = await armyOf(25);
    const organiser = clientOf(address);
    const campaign: Campaign = {
      organiser,
      file: JSON.parse(text),
      event: await newEvent(organiser),
      turns: 0,
      acknowledged: 0,
      entrants: Array.from({ length: ENTRANTS }, () => ({ client: clientOf(address), sent: [] })),
    };
    return {
      acknowledged: () => campaign.acknowledged,
      send: async () => {
        await Promise.all(campaign.entrants.map((each) => enterUntilGone(campaign, each)));
      },
      losses: async () => {
        const losses = await lossesOf(campaign);
        if (campaign.entrants.reduce((sum, { sent }) => sum + sent.length, 0) > MOST) {
          campaign.event = await newEvent(organiser);
          for (const { sent } of campaign.entrants) sent.length = 0;
        }
        return losses;
      },
    };
  },
};
