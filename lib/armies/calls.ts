import { sharedPath } from '@/lib/pages';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import type { Paper } from '@/lib/rules/core/sheet/sheet';
import { asSomeone } from '../api/as-someone';
import { ask, fetchFrom } from '../api/client';
import type { NotFound } from '../api/parts';
import { importBatches } from './import-batches';
import type {
  ArmyPage,
  ArmyRecord,
  BackAnswer,
  CopyAnswer,
  CreateAnswer,
  DeviceLink,
  DoneAnswer,
  ImportAnswer,
  ImportFile,
  ListQuestion,
  PrintAnswer,
  PrintRequest,
  RestoreAnswer,
  SaveAnswer,
  SaveRequest,
  ShareAnswer,
} from './schema';

const pathOf = (id: string, part = ''): string => `/api/armies/${encodeURIComponent(id)}${part}`;

const listPath = (question: Partial<ListQuestion>): string => {
  const asked = Object.entries(question).filter(([, value]) => value !== '');
  return asked.length === 0 ? '/api/armies' : `/api/armies?${new URLSearchParams(asked)}`;
};

/** Stores a new army. */
export const createArmy = (file: ArmyFile): Promise<CreateAnswer> =>
  asSomeone('/api/armies', { method: 'POST', body: file });

/** Saves an edit. `leaving`: the page goes away. Rejects with a `RequestError` when there is no answer of ours. */
export const saveArmy = (id: string, request: SaveRequest, leaving = false): Promise<SaveAnswer> =>
  ask(pathOf(id), { method: 'PUT', body: request, leaving });

/** A page of my armies. */
export const loadArmies = (question: Partial<ListQuestion>, signal?: AbortSignal): Promise<ArmyPage> =>
  fetchFrom(listPath(question), { ...(signal && { signal }) });

/** One army as the server has it now. */
export const loadArmy = (id: string, signal?: AbortSignal): Promise<ArmyRecord | NotFound> =>
  ask(pathOf(id), { ...(signal && { signal }) });

/** The file of a ready-made army, or what says that there is none. */
export const loadReadyMade = (id: string): Promise<ArmyFile | NotFound> =>
  ask(`/api/ready-made/${encodeURIComponent(id)}`);

/** The file of a shared army as it is now, or what says that the link opens nothing any more. */
export const loadShared = (token: string): Promise<ArmyFile | NotFound> =>
  ask(`${sharedPath(token)}/army.json`);

export const duplicateArmy = (id: string): Promise<CopyAnswer> =>
  ask(pathOf(id, '/duplicate'), { method: 'POST' });

export const deleteArmy = (id: string): Promise<DoneAnswer> => ask(pathOf(id), { method: 'DELETE' });

export const restoreArmy = (id: string): Promise<BackAnswer> =>
  ask(pathOf(id, '/restore'), { method: 'POST' });

/** Keeps an earlier version on purpose, under a name if one is given. */
export const keepVersion = (
  id: string,
  revision: number,
  label: string,
): Promise<DoneAnswer | Extract<SaveAnswer, { code: 'invalid' }>> =>
  ask(pathOf(id, `/versions/${revision}`), { method: 'PUT', body: { label } });

/** Makes an earlier version today's, as a new revision. */
export const restoreVersion = (id: string, revision: number): Promise<RestoreAnswer> =>
  ask(pathOf(id, `/versions/${revision}/restore`), { method: 'POST' });

/** Files to import, and the key that makes them one import however often they are sent. */
export type ImportRequest = { readonly key: string; readonly files: readonly ImportFile[] };

/** Stores files as armies, in as many requests as they need; an answer for each army, in order. */
export const importArmies = async ({ key, files }: ImportRequest): Promise<ImportAnswer[]> => {
  const answers: ImportAnswer[] = [];
  for (const [number, batch] of importBatches(files).entries()) {
    const body = { key: `${key}-${number}`, files: batch };
    answers.push(...(await asSomeone<ImportAnswer[]>('/api/armies/import', { method: 'POST', body })));
  }
  return answers;
};

/** A share link of an army; the token cannot be asked for again. */
export const shareArmy = (id: string): Promise<ShareAnswer> => ask(pathOf(id, '/share'), { method: 'POST' });

/** Ends all share links of an army. */
export const unshareArmy = (id: string): Promise<DoneAnswer> =>
  ask(pathOf(id, '/share'), { method: 'DELETE' });

/** A link that opens my armies in one other browser. */
export const createDeviceLink = (): Promise<DeviceLink> => asSomeone('/api/device', { method: 'POST' });

/** Uses a device link up in this browser. */
export const redeemDeviceLink = (token: string): Promise<DoneAnswer> =>
  asSomeone('/api/device/redeem', { method: 'POST', body: { token } });

/** The short code, revision and date of a print of that version of the saved army. */
export const notePrint = (id: string, printed: PrintRequest): Promise<PrintAnswer> =>
  ask(pathOf(id, '/print'), { method: 'POST', body: printed });

/** Remembers on which paper I print. */
export const keepPaper = (paper: Paper): Promise<void> =>
  ask('/api/paper', { method: 'POST', body: { paper } });

/** Where the browser downloads an army file from. */
export const armyFileUrl = (id: string): string => pathOf(id, '/file');

/** Where the browser downloads all armies from. */
export const BACKUP_URL = '/api/armies/backup';
