import {
  type InfiniteData,
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
} from '@tanstack/react-query';
import { sharedPath } from '@/lib/pages';
import { freeName } from '@/lib/rules/core/army/copy-name';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import { edited } from '@/lib/rules/core/army/edit';
import type { PlateLayout } from '@/lib/rules/core/sheet/plate';
import type { Paper } from '@/lib/rules/core/sheet/sheet';
import { ask as askAt, clientOf, fetchFrom, RequestError, retryOnce } from '../api/client';
import { invalidating, serializeFirstWrite } from '../api/mutations';
import type { NotFound } from '../api/schema-parts';
import { RefusedError, unwrap } from '../api/unwrap';
import type { ARMY_CONTRACT } from './contract';
import type { ARMY_ENDPOINTS } from './endpoints';
import { importArmies } from './import-batches';
import type { ArmyPage, ArmyRow, ImportFile, ListQuestion, PrintRequest } from './schema';

const ask = clientOf<typeof ARMY_ENDPOINTS, typeof ARMY_CONTRACT>();
const askAsSomeone = clientOf<typeof ARMY_ENDPOINTS, typeof ARMY_CONTRACT>(serializeFirstWrite);
const fetchAnswer = clientOf<typeof ARMY_ENDPOINTS, typeof ARMY_CONTRACT>(fetchFrom);

const createArmy = (body: ArmyFile) => askAsSomeone('POST /api/armies', { body });
const loadReadyMade = (id: string) => ask('GET /api/ready-made/[id]', { params: { id } });

type ArmyList = InfiniteData<ArmyPage, string>;

const VERSION = {
  gone: 'This version no longer exists.',
  otherwise: 'This version can no longer be read.',
};

const ALL = ['armies'] as const;
const LISTS = [...ALL, 'list'] as const;

/** My armies as they were asked for, page after page. */
export const armiesQuery = (question: Omit<ListQuestion, 'after'>) =>
  infiniteQueryOptions({
    queryKey: [...LISTS, question],
    queryFn: ({ pageParam, signal }) =>
      fetchAnswer('GET /api/armies', { query: { ...question, after: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** The first page of my armies of a rule system. */
export const armiesOfQuery = (system: string) =>
  queryOptions({
    queryKey: [...ALL, 'of', system],
    queryFn: ({ signal }) => fetchAnswer('GET /api/armies', { query: { system }, signal }),
  });

/** One army as the server has it now. */
export const armyQuery = (id: string) =>
  queryOptions({
    queryKey: ['army', id],
    queryFn: async ({ signal }) => unwrap(await ask('GET /api/armies/[id]', { params: { id }, signal })),
  });

/** An army as it was at a revision, as far as its history still holds that. */
export const versionQuery = (id: string, revision: number) =>
  queryOptions({
    queryKey: ['version', id, revision],
    queryFn: async ({ signal }) =>
      unwrap(
        await ask('GET /api/armies/[id]/versions/[revision]', {
          params: { id, revision: `${revision}` },
          signal,
        }),
        VERSION,
      ),
  });

/** The file of a ready-made army, which stays as it ships. */
export const readyMadeQuery = (id: string) =>
  queryOptions({
    queryKey: ['ready-made', id],
    queryFn: async () => unwrap(await loadReadyMade(id), { gone: 'There is no such ready-made army.' }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What is asked for once: it makes something, or is changed here. */
const ONCE = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/** The short code, revision and date of a print of that version; asking again on one day gives the same. */
export const printQuery = (id: string, printed: PrintRequest) =>
  queryOptions({
    queryKey: ['prints', id, printed],
    queryFn: () => ask('POST /api/armies/[id]/print', { params: { id }, body: printed }),
    ...ONCE,
  });

/** Where I put the formations of an army on its plate. */
export const plateQuery = (id: string) =>
  queryOptions({
    queryKey: ['plate', id],
    queryFn: async ({ signal }) =>
      unwrap(await ask('GET /api/armies/[id]/plate', { params: { id }, signal })).layout,
    ...ONCE,
  });

/** Keeps them; what is shown does not wait for that. */
export const keepPlateChange = (id: string) =>
  mutationOptions({
    mutationFn: async (layout: PlateLayout) =>
      unwrap(await ask('PUT /api/armies/[id]/plate', { params: { id }, body: { layout } })),
    onMutate: (layout: PlateLayout, { client }) => {
      client.setQueryData(plateQuery(id).queryKey, layout);
    },
    retry: retryOnce,
  });

/** Every list shows what was changed. */
const REFRESHING = invalidating(ALL);

/** Answers the id of a new army, made of the file that is given or still to be fetched. */
export const createArmyChange = () =>
  mutationOptions({
    ...REFRESHING,
    mutationFn: async (file: ArmyFile | (() => Promise<ArmyFile>)) =>
      unwrap(await createArmy(typeof file === 'function' ? await file() : file)).id,
  });

/** Several at once, in their order; those before one that fails stay. */
export const createArmiesChange = () =>
  mutationOptions({
    ...REFRESHING,
    mutationFn: async (files: readonly ArmyFile[]) => {
      const ids: string[] = [];
      for (const file of files) ids.push(unwrap(await createArmy(file)).id);
      return ids;
    },
  });

/** The same of a version that is in danger: what failed has changed nothing. */
export const copyArmyChange = () =>
  mutationOptions({
    ...REFRESHING,
    mutationFn: async (file: ArmyFile) => {
      try {
        return unwrap(await createArmy(file)).id;
      } catch (error) {
        if (!(error instanceof RequestError) || error instanceof RefusedError) throw error;
        const { message, code, status } = error;
        throw new RequestError(`${message} Nothing changed. Try again when it is back.`, code, status);
      }
    },
  });

type Edit = (file: ArmyFile) => ArmyFile | Promise<ArmyFile>;

/** Changes an army from outside the builder, in its latest version, whatever a list has shown; answers its id. */
export const editArmyChange = () =>
  mutationOptions({
    ...REFRESHING,
    mutationFn: async ({ id, edit }: { readonly id: string; readonly edit: Edit }) => {
      const params = { id };
      const { revision, file } = unwrap(await ask('GET /api/armies/[id]', { params }));
      const body = { revision, file: await edit(file) };
      unwrap(await ask('PUT /api/armies/[id]', { params, body }), {
        otherwise: 'The army has just been changed elsewhere. Try again.',
      });
      return id;
    },
  });

export const duplicateArmyChange = () =>
  mutationOptions({
    ...REFRESHING,
    mutationFn: async ({ id }: ArmyRow) =>
      unwrap(await ask('POST /api/armies/[id]/duplicate', { params: { id } })),
  });

const without = ({ pages, pageParams }: ArmyList, id: string): ArmyList => ({
  pageParams,
  pages: pages.map((page) => ({ ...page, armies: page.armies.filter((row) => row.id !== id) })),
});

/** Takes an army away. The lists show it at once, and take it back if it fails. */
export const deleteArmyChange = () =>
  mutationOptions({
    ...REFRESHING,
    retry: retryOnce,
    mutationFn: ({ id }: ArmyRow) => ask('DELETE /api/armies/[id]', { params: { id } }),
    onMutate: async ({ id }, { client }) => {
      await client.cancelQueries({ queryKey: LISTS });
      const before = client.getQueriesData<ArmyList>({ queryKey: LISTS });
      client.setQueriesData<ArmyList>({ queryKey: LISTS }, (list) => list && without(list, id));
      return before;
    },
    onError: (_error, _row, before, { client }) => {
      for (const [key, list] of before ?? []) client.setQueryData(key, list);
    },
  });

/** Brings a deleted army back. */
export const restoreArmyChange = () =>
  mutationOptions({
    ...REFRESHING,
    mutationFn: async ({ id }: ArmyRow) =>
      unwrap(await ask('POST /api/armies/[id]/restore', { params: { id } }), {
        gone: 'This army no longer exists: it was deleted more than 30 days ago.',
      }),
  });

/** A share link of an army; the token cannot be asked for again. */
export const shareArmyChange = (id: string) =>
  mutationOptions({
    ...REFRESHING,
    mutationFn: async () => unwrap(await ask('POST /api/armies/[id]/share', { params: { id } })).token,
  });

/** Ends all share links of an army. */
export const unshareArmyChange = (id: string) =>
  mutationOptions({
    ...REFRESHING,
    retry: retryOnce,
    mutationFn: () => ask('DELETE /api/armies/[id]/share', { params: { id } }),
  });

/** Stores files as armies; an answer for each army, in order. The same key again stores nothing a second time. */
export const importArmiesChange = () =>
  mutationOptions({ ...REFRESHING, retry: retryOnce, mutationFn: importArmies });

/** Stores one file as an army and answers its id. */
export const importArmyChange = () =>
  mutationOptions({
    ...REFRESHING,
    retry: retryOnce,
    mutationFn: async ({ key, file }: { readonly key: string; readonly file: ImportFile }) => {
      const [answer] = await importArmies({ key, files: [file] });
      if (!answer) throw new RequestError('The server gave no answer for the file.', 'fault');
      if (!answer.ok) throw new RefusedError(answer.error.message, answer.error.code);
      return answer.id;
    },
  });

/** Keeps an earlier version on purpose, under a name if one is given. */
export const keepVersionChange = (id: string, revision: number) =>
  mutationOptions({
    retry: retryOnce,
    mutationFn: async (label: string) => {
      const request = { params: { id, revision: String(revision) }, body: { label } };
      return unwrap(await ask('PUT /api/armies/[id]/versions/[revision]', request), VERSION);
    },
  });

/** Makes an earlier version today's, as a new revision, and answers that. */
export const restoreVersionChange = (id: string, revision: number) =>
  mutationOptions({
    ...REFRESHING,
    mutationFn: async () => {
      const params = { id, revision: String(revision) };
      const answer = await ask('POST /api/armies/[id]/versions/[revision]/restore', { params });
      return unwrap(answer, VERSION).revision;
    },
  });

/** A draft completed to its limit, and what was added, in a sentence. */
export const fillArmyChange = () =>
  mutationOptions({
    mutationFn: async (file: ArmyFile) => unwrap(await ask('POST /api/armies/fill', { body: file })),
    retry: retryOnce,
  });

/** Remembers on which paper I print, for every device of mine. */
export const keepPaperChange = () =>
  mutationOptions({
    mutationFn: (paper: Paper) => ask('POST /api/paper', { body: { paper } }),
    retry: retryOnce,
  });

/** The file of a ready-made army, set in `year`; numbered if one of `takenNames` has its name. */
export const readyMadeFile = async (
  id: string,
  year: number,
  takenNames: readonly string[] = [],
): Promise<ArmyFile> => {
  const file = unwrap(await loadReadyMade(id), { gone: 'There is no such ready-made army here.' });
  return edited(file, [
    { op: 'set', path: ['army', 'year'], value: year },
    { op: 'set', path: ['name'], value: freeName(file.name, takenNames) },
  ]);
};

/** The file of a shared army as it is now. */
export const sharedFile = async (token: string): Promise<ArmyFile> =>
  unwrap(await askAt<ArmyFile | NotFound>(`${sharedPath(token)}/army.json`), {
    gone: 'This link no longer opens an army: its owner stopped sharing it.',
  });
