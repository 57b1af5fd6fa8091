import { battlePath, linkedPath } from '@/lib/pages';
import { asSomeone } from '../../api/as-someone';
import { ask, fetchFrom } from '../../api/client';
import type { NotFound } from '../../api/parts';
import type { BackAnswer, DoneAnswer } from '../../armies/schema';
import type {
  CreateBattleAnswer,
  OwnList,
  OwnRecord,
  Reference,
  SaveBattleAnswer,
  SharingAnswer,
  Visibility,
} from './answers';
import type { OwnBattle } from './document';
import type { CreateBattleRequest } from './requests';

const ALL = '/api/history/battles';

const pathOf = (id: string, part = ''): string => `${ALL}/${encodeURIComponent(id)}${part}`;

/** My orders of battle, last edited first. */
export const loadBattles = (signal?: AbortSignal): Promise<OwnList> =>
  fetchFrom(ALL, { ...(signal && { signal }) });

/** Stores a new one. With a key that was used before, the one it made is answered and nothing is stored. */
export const createBattle = (
  request: CreateBattleRequest,
  signal?: AbortSignal,
): Promise<CreateBattleAnswer> =>
  asSomeone(ALL, { method: 'POST', body: request, ...(signal && { signal }) });

/** The names that the rows of a table are checked against. */
export const loadReference = (signal?: AbortSignal): Promise<Reference> =>
  fetchFrom(`${ALL}/reference`, { ...(signal && { signal }) });

/** One of mine as the server has it now. */
export const loadBattle = (id: string, signal?: AbortSignal): Promise<OwnRecord | NotFound> =>
  ask(pathOf(id), { ...(signal && { signal }) });

/** Saves an edit made on a revision. `leaving`: the page goes away. */
export const saveBattle = (
  id: string,
  request: { readonly revision: number; readonly battle: OwnBattle },
  leaving = false,
): Promise<SaveBattleAnswer> => ask(pathOf(id), { method: 'PUT', body: request, leaving });

export const deleteBattle = (id: string): Promise<DoneAnswer> => ask(pathOf(id), { method: 'DELETE' });

export const restoreBattle = (id: string): Promise<BackAnswer> =>
  ask(pathOf(id, '/restore'), { method: 'POST' });

/** Who may read it from now on. A link is always a new one, and ends the one before. */
export const shareBattle = (id: string, visibility: Visibility): Promise<SharingAnswer> =>
  ask(pathOf(id, '/sharing'), { method: 'PUT', body: { visibility } });

/** Where the browser downloads an order of battle from, as JSON or CSV. */
export const battleFileUrl = (id: string, as: 'json' | 'csv'): string => `${battlePath(id)}/battle.${as}`;

/** The same behind a link. */
export const linkedFileUrl = (token: string, as: 'json' | 'csv'): string =>
  `${linkedPath(token)}/battle.${as}`;
