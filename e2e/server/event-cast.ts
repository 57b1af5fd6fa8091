import { readFileSync } from 'node:fs';
import { AttackPerson } from '../../bin/attack/person';
import type { AttackTarget } from '../../bin/attack/target';

export type Row = { path: string; method: string; who: string; kind: string; once?: string };

export const CALLERS = ['nobody', 'other', 'other entrant', 'entrant', 'checker', 'owner'] as const;
export type Caller = (typeof CALLERS)[number];

/** Nobody but the entrant and the organisers may read these anywhere before lists are public. */
export const MARK = 'Zieten-Marker-9e2d';
export const CONTACT = 'reach-me-3b7c';
export const STRANGERS: readonly Caller[] = ['nobody', 'other', 'other entrant'];

const ARMY = JSON.parse(readFileSync('data/honours-of-war/armies/lobositz-1756-prussia.json', 'utf8'));
const named = (name: string) => ({ ...ARMY, name });

let keys = 0;
export const newKey = () => `key-of-the-matrix-${String(++keys).padStart(8, '0')}`;

export const fieldsOf = (closesAt: string) => ({
  name: 'Autumn Manoeuvres',
  date: '2026-11-28',
  hours: '',
  place: '',
  rounds: 3,
  text: '',
  opensAt: '2020-01-01T00:00:00.000Z',
  closesAt,
  timeZone: 'Europe/Berlin',
  graceSeconds: 0,
  late: 'mark',
  capacity: null,
  publicAt: null,
  listed: true,
  openEntry: false,
});
export const OPEN = '2099-01-01T00:00:00.000Z';
export const CLOSED = '2021-01-01T00:00:00.000Z';

const PACK = {
  pack: 1,
  id: 'autumn',
  name: 'Autumn',
  version: 1,
  system: 'honours-of-war',
  on: [],
  rules: [],
};

type Cast = {
  readonly people: Readonly<Record<Caller, AttackPerson>>;
  readonly id: string;
  readonly token: string;
  readonly receipt: string;
  readonly entryId: string;
  readonly code: string;
  readonly invitation: string;
  readonly link: string;
  readonly person: string;
  readonly archive: string;
};

type CreatedEvent = { id: string; token: string };
type Links = { links: { id: string; kind: string }[]; people: { id: string; name: string }[] };

/** An event with everybody who has to do with it, and a stranger. */
export const castFor = async (target: AttackTarget, closesAt: string): Promise<Cast> => {
  const person = () => new AttackPerson(target.port);
  const people = {
    nobody: person(),
    other: person(),
    'other entrant': person(),
    entrant: person(),
    checker: person(),
    owner: person(),
  };
  const { owner, checker, entrant, other } = people;
  await other.json('POST', '/api/armies', named('Of the other'));
  const event = { key: newKey(), system: 'honours-of-war', organiser: 'Marie', packs: [PACK] };
  const { id, token } = await owner.json<CreatedEvent>('POST', '/api/events', {
    ...event,
    event: fieldsOf(closesAt),
  });
  const invite = async () =>
    (await owner.json<CreatedEvent>('POST', `/api/events/${id}/links`, { kind: 'invite' })).token;
  const join = async (who: AttackPerson, name: string) =>
    who.json('POST', '/api/events/invitation', { token: await invite(), name });
  await join(checker, 'Tomasz');
  const second = person();
  await join(second, 'Lena');
  second.close();
  const enter = async (who: AttackPerson, name: string, contact: string) => {
    await who.json('POST', '/api/armies', named(name));
    const request = { key: newKey(), name, contact, list: { file: named(name) } };
    return who.json<{ token: string; code: string }>('POST', `/api/enter/${token}`, request);
  };
  const sent = await enter(entrant, MARK, CONTACT);
  await enter(people['other entrant'], 'Another', 'elsewhere');
  const mine = await entrant.json<{ entered: { id: string }[] }>('GET', '/api/events');
  const invitation = await invite();
  const known = await owner.json<Links>('GET', `/api/events/${id}/people`);
  const archive =
    closesAt === CLOSED ? String((await owner.ask('GET', `/api/events/${id}/archive.json`)).body) : '';
  return {
    people,
    id,
    token,
    receipt: sent.token,
    code: sent.code,
    entryId: mine.entered[0]?.id ?? '',
    invitation,
    archive,
    link: known.links.find(({ kind }) => kind === 'invite')?.id ?? '',
    person: known.people.find(({ name }) => name === 'Lena')?.id ?? '',
  };
};

export const close = ({ people }: Cast): void => {
  for (const person of Object.values(people)) person.close();
};

export const addressOf = (path: string, cast: Cast): string =>
  path
    .split('/')
    .map((step) => {
      const known: Readonly<Record<string, string>> = {
        '[number]': '1',
        '[token]': isByLink(path) ? cast.receipt : cast.token,
        '[receipt]': cast.entryId,
        '[code]': cast.code,
        '[link]': cast.link,
        '[person]': cast.person,
        '[eventId]': cast.id,
        '[id]': cast.id,
      };
      return known[step] ?? step;
    })
    .join('/');

export const LIST = { list: { file: named('Of the caller') } };

export const bodyOf = ({ method, path }: Row, cast: Cast): string => {
  const bodies: Readonly<Record<string, unknown>> = {
    'POST /api/events': {
      key: newKey(),
      system: 'mcnally',
      organiser: 'X',
      event: fieldsOf(OPEN),
      packs: [],
    },
    'PUT /api/events/[id]': { revision: 1, event: fieldsOf(OPEN) },
    'POST /api/events/[id]/acts': { act: 'accept', entries: [{ number: 1, revision: 1 }] },
    'POST /api/events/[id]/entries/[number]': { act: 'note', revision: 1, text: 'Looked at it.' },
    'PUT /api/events/[id]/expected': { act: 'list', add: ['Ines Roca'], remove: [] },
    'POST /api/events/[id]/import': { key: newKey(), files: [{ name: 'a', text: JSON.stringify(ARMY) }] },
    'POST /api/events/[id]/links': { kind: 'invite' },
    'PUT /api/events/[id]/people/[person]': { role: 'owner' },
    'PUT /api/events/[id]/terms': { version: 1, packs: [PACK] },
    'POST /api/events/[id]/terms/try': { packs: [PACK] },
    'POST /api/events/invitation': { token: cast.invitation, name: 'Somebody' },
    'POST /api/enter/[token]': { key: newKey(), name: 'A caller', contact: '', ...LIST },
    'POST /api/enter/[token]/check': LIST,
    'PUT /api/receipts/[receipt]': { key: newKey(), ...LIST },
    'POST /api/receipts/[receipt]/check': LIST,
    'POST /api/receipts/[receipt]/answer': { revision: 1, text: '1756' },
    'POST /api/receipts/[receipt]/withdraw': { revision: 1 },
  };
  if (path === '/api/events/archive') return cast.archive;
  const body = bodies[`${method} ${path}`];
  return body === undefined ? '' : JSON.stringify(body);
};

/** A page of a receipt is asked for by its private link: whoever holds that is its player. */
export const isByLink = (path: string): boolean => path.startsWith('/receipt/');
