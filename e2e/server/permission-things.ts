import { readFileSync } from 'node:fs';
import { AttackPerson } from '../../bin/attack/person';
import type { AttackTarget } from '../../bin/attack/target';
import type { SeatList } from '../../lib/games/schema';
import { type Work, workCitation } from '../../lib/history/works';
import { sourceId } from '../../lib/platform/content-keys';

/** A row of the table of limits. */
export type Row = {
  readonly path: string;
  readonly method: string;
  readonly who: string;
  readonly kind?: string;
  readonly once?: string;
};

/** Nobody but the owner may read this anywhere. */
export const MARK = 'Zieten-Marker-5c1f';
export const ARMY = JSON.parse(readFileSync('data/honours-of-war/armies/lobositz-1756-prussia.json', 'utf8'));
export const FILE = { ...ARMY, name: MARK };

type Battles = { mine: string; published: string; linked: string; battleToken: string };
export type Things = {
  armyId: string;
  token: string;
  device: string;
  phone: string;
  battles: Battles;
  packId: string;
  gameId: string;
  /** of somebody else at the game */
  seatId: string;
};

/** An order of battle with nothing in it. */
export const battleOf = (name: string) => {
  const strength = {
    men: null,
    infantry: null,
    cavalry: null,
    guns: null,
    battalions: null,
    squadrons: null,
  };
  const side = { nations: [], commander: null, strength, notes: null, formations: [] };
  return {
    format: 'muster.battle',
    version: 1,
    name,
    date: null,
    dateEnd: null,
    year: 1757,
    place: null,
    theatre: null,
    confidence: null,
    coverage: '',
    notes: null,
    sources: [],
    sides: ['A', 'B'].map((each) => ({ name: each, ...side })),
  };
};

/** A pack with one rule. */
const packOf = (name: string) => ({
  pack: 1,
  id: 'marked',
  name,
  system: 'honours-of-war',
  rules: [{ kind: 'points', max: 1500 }],
});
let packs = 0;
export const newPack = (name: string) => ({ key: `permissions-of-packs-${packs++}`, pack: packOf(name) });

/** A game of two armies, and something noted at its table. */
const READY = { kind: 'ready', id: 'lobositz-1756-prussia' };
const NOTE = { n: 1, at: '2026-11-27T19:00:00.000Z', what: { act: 'note', text: MARK } };
let games = 0;
const newGame = (armies: readonly object[]) => ({ key: `permissions-of-games-${games++}`, armies });

const steps: Readonly<Record<string, (things: Things) => string>> = {
  '[armyId]': ({ armyId }) => armyId,
  '[gameId]': ({ gameId }) => gameId,
  '[packId]': ({ packId }) => packId,
  '[seat]': ({ seatId }) => seatId,
  '[revision]': () => '1',
  '[token]': ({ token }) => token,
  '[side]': () => 'typical.thinglum.prussia',
  '[system]': () => 'thinglum',
  '[file]': () => 'thinglum.json',
  '[...file]': () => 'nothing.js',
};

const WORKS: { readonly sources: readonly [Work] } = JSON.parse(
  readFileSync('data/history/sources.json', 'utf8'),
);

/** Things of the history that everybody may read. */
const SHIPPED: Readonly<Record<string, string>> = {
  '/history/battles': '1759-08-01-minden',
  '/history/nations': 'prussia',
  '/history/regiments': 'prussia-ir-1',
  '/history/sources': sourceId(workCitation(WORKS.sources[0])),
};

/** What a path has to be asked with. */
const QUESTIONS: Readonly<Record<string, string>> = {
  '/api/history/regiments': '?nation=prussia',
  '/api/history/search': '?q=minden',
};

const OF_BATTLES = /^\/(api\/)?history\/(battles|shared|own)\b/;
export const isOfBattles = (path: string) => OF_BATTLES.test(path);

export const addressOf = (path: string, things: Things): string =>
  path
    .split('/')
    .map((step) => {
      if (step === '[token]' && isOfBattles(path)) return things.battles.battleToken;
      if (step === '[id]' && /^\/(api\/history\/battles|history\/own)\b/.test(path)) {
        return path.endsWith('/report') ? things.battles.published : things.battles.mine;
      }
      if (step === '[id]' && path.startsWith('/api/packs')) return things.packId;
      if (step === '[id]' && path.startsWith('/api/games')) return things.gameId;
      if (step === '[id]') {
        const shipped = Object.entries(SHIPPED).find(([start]) => path.startsWith(start));
        if (shipped !== undefined) return shipped[1];
        if (path.startsWith('/api/devices')) return things.phone;
        return path.startsWith('/api/ready-made') ? 'lobositz-1756-prussia' : things.armyId;
      }
      return steps[step]?.(things) ?? step;
    })
    .join('/') + (QUESTIONS[path] ?? '');

export const bodyOf = ({ method, path }: Row, { device }: Things): string => {
  if (method === 'GET') return '';
  const bodies: Record<string, unknown> = {
    'PUT /api/armies/[id]': { revision: 1, file: FILE },
    'POST /api/armies': { ...ARMY, name: 'Of the caller' },
    'POST /api/armies/fill': { ...ARMY, army: { ...ARMY.army, budget: 3000 } },
    'POST /api/armies/import': [{ name: 'a', text: JSON.stringify({ ...ARMY, name: 'Of the caller' }) }],
    'PUT /api/history/battles/[id]': { revision: 1, battle: battleOf(MARK) },
    'POST /api/history/battles': { battle: battleOf('Of the caller') },
    'POST /api/history/battles/[id]/report': { reason: 'It is wrong.' },
    'PUT /api/history/battles/[id]/sharing': { visibility: 'link' },
    'POST /api/packs': newPack('Of the caller'),
    'PUT /api/packs/[id]': { revision: 1, pack: packOf(MARK) },
    'PUT /api/armies/[id]/versions/[revision]': { label: 'kept' },
    'POST /api/armies/[id]/print': { revision: 1 },
    'POST /api/device/redeem': { token: device },
    'POST /api/games': newGame([READY, READY]),
    'POST /api/games/[id]/code': { role: 'looks' },
    'POST /api/games/[id]/facts': { device: 'phone-of-the-test', since: 0, facts: [NOTE] },
    'PUT /api/armies/[id]/plate': { layout: { [MARK]: { line: 'first', wing: 'left', place: 0 } } },
    'POST /api/paper': { paper: 'letter' },
    'POST /api/v1/check': [ARMY],
  };
  const body = bodies[`${method} ${path}`];
  return body === undefined ? '' : JSON.stringify(body);
};

/** The devices of a page, by their ids, this one first. */
export const devicesOf = async (person: AttackPerson): Promise<string[]> => {
  const page = String((await person.ask('GET', '/devices')).body);
  return [...new Set([...page.matchAll(/\\"id\\":\\"([\w-]+)\\",\\"name\\"/g)].map(([, id = '']) => id))];
};

/** Orders of battle of the owner's: one of his own, one published, one behind a link. */
const makeBattles = async (owner: AttackPerson): Promise<Battles> => {
  const make = async (name: string) =>
    (await owner.json<{ id: string }>('POST', '/api/history/battles', { battle: battleOf(name) })).id;
  const share = (id: string, visibility: string) =>
    owner.json<{ token: string }>('PUT', `/api/history/battles/${id}/sharing`, { visibility });
  const [mine, published, linked] = [await make(MARK), await make('For all to see'), await make('By link')];
  await share(published, 'published');
  const { token: battleToken } = await share(linked, 'link');
  return { mine, published, linked, battleToken };
};

const NO_BATTLES: Battles = { mine: '', published: '', linked: '', battleToken: '' };

type Devices = Pick<Things, 'device' | 'phone'>;

/** A device link of the owner's, and a second device. */
const makeDevices = async (owner: AttackPerson, target: AttackTarget): Promise<Devices> => {
  const phone = new AttackPerson(target.port);
  const first = await owner.json<{ token: string }>('POST', '/api/device');
  await phone.ask('POST', '/api/device/redeem', { body: JSON.stringify({ token: first.token }) });
  const { token: device } = await owner.json<{ token: string }>('POST', '/api/device');
  phone.close();
  const [, second = ''] = await devicesOf(owner);
  return { device, phone: second };
};

const NO_DEVICES: Devices = { device: '', phone: '' };

/** A seat of somebody else at a game of the owner's. */
const makeSeat = async (owner: AttackPerson, target: AttackTarget, gameId: string): Promise<string> => {
  const guest = new AttackPerson(target.port);
  const seats = `/api/games/${gameId}/seats`;
  const { links } = await owner.json<SeatList>('GET', seats);
  const token = links.find(({ role }) => role === 'looks')?.token;
  await guest.ask('POST', `/api/games/${gameId}/seat`, { body: JSON.stringify({ token }) });
  guest.close();
  return (await owner.json<SeatList>('GET', seats)).seats.find(({ isOwn }) => !isOwn)?.id ?? '';
};

const isFor = (path: string | undefined, pattern: RegExp): boolean =>
  path === undefined || pattern.test(path);

/** A shared army of the owner's, and what else a row needs: made anew for each; all there is if no row is named. */
export const makeThings = async (
  owner: AttackPerson,
  target: AttackTarget,
  path?: string,
): Promise<Things> => {
  const { id } = await owner.json<{ id: string }>('POST', '/api/armies', FILE);
  const { token } = await owner.json<{ token: string }>('POST', `/api/armies/${id}/share`);
  const devices = isFor(path, /\/devices?\b/) ? await makeDevices(owner, target) : NO_DEVICES;
  const battles = isFor(path, OF_BATTLES) ? await makeBattles(owner) : NO_BATTLES;
  const pack = isFor(path, /\/packs\b/)
    ? await owner.json<{ id: string }>('POST', '/api/packs', newPack(MARK))
    : { id: '' };
  const game = isFor(path, /\/games\b/)
    ? await owner.json<{ id: string }>('POST', '/api/games', newGame([{ kind: 'mine', id }, READY]))
    : { id: '' };
  const seatId = isFor(path, /\[seat\]/) && game.id !== '' ? await makeSeat(owner, target, game.id) : '';
  return { armyId: id, token, ...devices, battles, packId: pack.id, gameId: game.id, seatId };
};
