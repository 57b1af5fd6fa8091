import type { GameRules } from './core/contract/game';
import type { BuilderSystem, System } from './core/contract/system';

/** The only list of systems in the program; each is loaded on demand. */
const SYSTEMS = {
  'honours-of-war': () => import('./honours-of-war').then(({ honoursOfWar }) => honoursOfWar),
  'stroll-in-hanover': () => import('./stroll-in-hanover').then(({ strollInHanover }) => strollInHanover),
  'one-hour-napoleonic': () =>
    import('./one-hour-napoleonic').then(({ oneHourNapoleonic }) => oneHourNapoleonic),
  mcnally: () => import('./mcnally').then(({ mcnally }) => mcnally),
  thinglum: () => import('./thinglum').then(({ thinglum }) => thinglum),
} as const satisfies Record<string, () => Promise<BuilderSystem>>;

export type SystemId = keyof typeof SYSTEMS;

export const SYSTEM_IDS = Object.keys(SYSTEMS) as SystemId[];

/** True if `id` names a system of ours. */
export const isSystemId = (id: unknown): id is SystemId =>
  typeof id === 'string' && Object.hasOwn(SYSTEMS, id);

/** The system of that id, with its checks. */
export const loadSystem = async (id: SystemId): Promise<System> => (await SYSTEMS[id]()).load();

/** Names of the systems that have a game at the table. */
export const tableSystemNames = async (): Promise<readonly string[]> =>
  (await Promise.all(SYSTEM_IDS.map(loadSystem))).flatMap(({ name, game }) =>
    game === undefined ? [] : [name],
  );

/** What systems say at the table; those that are missing have no game there yet. */
const GAME_RULES: Partial<Record<string, () => Promise<GameRules>>> = {
  'honours-of-war': () => import('./honours-of-war/game/rules').then(({ GAME_RULES: rules }) => rules),
};

/** What a system says at the table, without the rest of it; null where it says nothing yet. */
export const loadGameRules = async (id: string): Promise<GameRules | null> =>
  Object.hasOwn(GAME_RULES, id) ? ((await GAME_RULES[id]?.()) ?? null) : null;
