import type { Pack } from './schema';

/** Loads the files of data/events as they are. */
const FILES: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  'equal-points': () => import('@/data/events/equal-points.json'),
  'attack-and-defence': () => import('@/data/events/attack-and-defence.json'),
  'small-action': () => import('@/data/events/small-action.json'),
  'early-war': () => import('@/data/events/early-war.json'),
  'late-war': () => import('@/data/events/late-war.json'),
  'pitched-battle': () => import('@/data/events/pitched-battle.json'),
  attack: () => import('@/data/events/attack.json'),
  'six-units': () => import('@/data/events/six-units.json'),
  'two-brigades': () => import('@/data/events/two-brigades.json'),
  'three-brigades': () => import('@/data/events/three-brigades.json'),
};

const packs = new Map<string, Promise<Pack>>();

const read = async (file: () => Promise<{ readonly default: unknown }>): Promise<Pack> => {
  // its parser is not a part of what a page loads first
  const [{ default: value }, { parsePack }] = await Promise.all([file(), import('./reader')]);
  const parsed = parsePack(value);
  if (parsed.ok) return parsed.value;
  throw new Error('A ready-made pack cannot be read');
};

/** A ready-made pack by its id; null for an unknown id. */
export const readyPack = async (id: string): Promise<Pack | null> => {
  const file = Object.hasOwn(FILES, id) ? FILES[id] : undefined;
  if (file === undefined) return null;
  const pack = packs.get(id) ?? read(file);
  packs.set(id, pack);
  // what could not be fetched is asked for again next time
  pack.catch(() => packs.delete(id));
  return pack;
};
