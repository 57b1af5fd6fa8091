import { MAX_FACTS, MAX_SENT } from '../../lib/games/limits';
import { type Attack, STRANGER, withPerson } from './attack';
import type { AttackPerson } from './person';
import { newOutcome, note, type StageOutcome } from './stage';

const AT = '2026-11-29T19:00:00.000Z';
const DEVICE = 'phone-of-attacker';

type SentFact = { readonly what: object; readonly from?: string };

/** Acts that cost most to fold, by their number; the last of them may take the first back. */
const WORST: Readonly<Record<string, (n: number, last: number) => SentFact>> = {
  // each would end a phase of all pieces, if it stood
  'phases taken back': (n, last) => {
    if (n === 1) return { what: { act: 'throw', test: 'fire', piece: null, dice: [4], outcome: '' } };
    if (n === last) return { what: { act: 'undo', fact: `${DEVICE}:1` } };
    return { what: { act: 'go on' }, from: `${DEVICE}:1` };
  },
  'undos of undos': (n) => ({
    what: n === 1 ? { act: 'go on' } : { act: 'undo', fact: `${DEVICE}:${n - 1}` },
  }),
  'wishes about wishes': (n) => ({
    what: n === 1 ? { act: 'go on' } : { act: 'wish', fact: `${DEVICE}:${n - 1}` },
  }),
};

const lobositz = (side: string) => ({ kind: 'ready', id: `lobositz-1756-${side}` });

/** Asks, and notes what was answered. */
const asks = async (
  person: AttackPerson,
  outcome: StageOutcome,
  method: string,
  path: string,
  body?: unknown,
) => {
  const sending = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await person.ask(method, path, sending);
  note(outcome, answer);
  if (answer.status >= 400) outcome.wrong.push(`${method} ${path}: ${answer.status}`);
  return answer;
};

const playWorst = async (
  person: AttackPerson,
  outcome: StageOutcome,
  kind: string,
  acts: number,
): Promise<void> => {
  const act = WORST[kind];
  if (act === undefined) return;
  const key = `worst-${kind}-${acts}`.replaceAll(' ', '-').slice(0, 40);
  const opened = await asks(person, outcome, 'POST', '/api/games', {
    key,
    armies: [lobositz('prussia'), lobositz('austria')],
  });
  const { id } = JSON.parse(String(opened.body)) as { id: string };
  for (let first = 1; first <= acts; first += MAX_SENT) {
    const count = Math.min(MAX_SENT, acts - first + 1);
    const facts = Array.from({ length: count }, (_, index) => ({
      n: first + index,
      at: AT,
      ...act(first + index, acts),
    }));
    await asks(person, outcome, 'POST', `/api/games/${id}/facts`, { device: DEVICE, since: acts, facts });
  }
  const end = { n: acts + 1, at: AT, what: { act: 'end', how: 'agreement', winner: null } };
  await asks(person, outcome, 'POST', `/api/games/${id}/facts`, {
    device: DEVICE,
    since: acts,
    facts: [end],
  });
  for (const path of ['record.csv', 'report', 'report.pdf']) {
    await asks(person, outcome, 'GET', `/games/${id}/${path}`);
  }
};

/** Games of the worst acts, and all that is worked out of them. */
const worstGames =
  (acts: number): Attack =>
  async ({ target }) => {
    const outcome = newOutcome();
    await withPerson(target.port, STRANGER, async (person) => {
      for (const kind of Object.keys(WORST)) await playWorst(person, outcome, kind, acts);
    });
    return outcome;
  };

/** A fold of the whole game for each act would show at this size. */
const SHORT = 500;

export const GAMES: Readonly<Record<string, Attack>> = { 'games of the worst acts': worstGames(SHORT) };
export const GAMES_AT_LENGTH: Readonly<Record<string, Attack>> = {
  'games of the worst acts': worstGames(MAX_FACTS - 1),
};
