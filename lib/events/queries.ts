import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  type QueryFunctionContext,
  queryOptions,
} from '@tanstack/react-query';
import { accepted } from '../api/accepted';
import { onceMore } from '../api/client';
import {
  acceptInvitation,
  actOn,
  actOnSeveral,
  changeExpected,
  changeRole,
  checkArchive,
  createEvent,
  createLink,
  type DifferenceQuestion,
  deleteEvent,
  endLink,
  enterSeveral,
  loadAudit,
  loadDesk,
  loadDifference,
  loadEntry,
  loadEvent,
  loadExpected,
  loadPeople,
  removePerson,
  saveEvent,
  saveTerms,
  tryTerms,
} from './calls';
import { joinedDesk } from './desk/joined-desk';
import { EVENT, eventKey, MINE, refreshing } from './query-parts';
import type {
  Act,
  ActOnSeveralRequest,
  BulkRequest,
  ChangeExpectedRequest,
  CreateEventRequest,
  Desk,
  LinkKind,
  Pack,
  Role,
  SaveEventRequest,
  SaveTermsRequest,
  TryTermsRequest,
} from './schema';

const deskKey = (id: string) => [...eventKey(id), 'desk'] as const;

/** A desk asks for what is new so often; milliseconds. */
const DESK_EVERY = 4_000;
const ENTRY = { gone: 'This entry is not here any more.', otherwise: 'The server does not take this.' };

/** The page of an event. */
export const eventQuery = (id: string) =>
  queryOptions({
    queryKey: eventKey(id),
    queryFn: async ({ signal }) => accepted(await loadEvent(id, signal), EVENT),
  });

export const peopleQuery = (id: string) =>
  queryOptions({
    queryKey: [...eventKey(id), 'people'],
    queryFn: async ({ signal }) => accepted(await loadPeople(id, signal), EVENT),
  });

/** The players that the organisers wait for. */
export const expectedQuery = (id: string) =>
  queryOptions({
    queryKey: [...eventKey(id), 'expected'],
    queryFn: async ({ signal }) => accepted(await loadExpected(id, signal), EVENT),
  });

export const changeExpectedChange = (id: string) =>
  mutationOptions({
    ...refreshing(eventKey(id)),
    retry: onceMore,
    mutationFn: async (request: ChangeExpectedRequest) => accepted(await changeExpected(id, request), EVENT),
  });

/** A desk that follows what comes in: after the first answer only what is newer is asked for. */
export const deskQuery = (id: string) => {
  const queryKey = deskKey(id);
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }: QueryFunctionContext) => {
      const known = client.getQueryData<Desk>(queryKey);
      return joinedDesk(known, accepted(await loadDesk(id, known?.moves, signal), EVENT));
    },
    refetchInterval: DESK_EVERY,
  });
};

/** One entry, showing its last version or the one asked for. */
export const entryQuery = (id: string, number: number, version?: number) =>
  queryOptions({
    queryKey: [...deskKey(id), number, version ?? 'last'],
    queryFn: async ({ signal }) => accepted(await loadEntry(id, number, version, signal), ENTRY),
  });

export const differenceQuery = (id: string, number: number, asked: DifferenceQuestion) =>
  queryOptions({
    queryKey: [...deskKey(id), number, 'difference', asked],
    queryFn: async ({ signal }) => accepted(await loadDifference(id, number, asked, signal), ENTRY),
  });

/** The audit trail, newest first, page after page. */
export const auditQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...eventKey(id), 'audit'],
    queryFn: async ({ pageParam, signal }) => accepted(await loadAudit(id, pageParam, signal), EVENT),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** What an archive of an event is worth; nothing of it is kept. */
export const checkArchiveChange = () =>
  mutationOptions({
    mutationFn: async (archive: unknown) =>
      accepted(await checkArchive(archive), { otherwise: 'This file is no archive of an event.' }),
  });

/** Answers id, revision and the token of the link for players. */
export const createEventChange = () =>
  mutationOptions({
    ...refreshing(MINE),
    retry: onceMore,
    mutationFn: async (request: CreateEventRequest) => accepted(await createEvent(request), EVENT),
  });

/** Answers as the server does: `stale` carries the event as it is now. */
export const saveEventChange = (id: string) =>
  mutationOptions({
    ...refreshing(MINE, eventKey(id)),
    mutationFn: (request: SaveEventRequest) => saveEvent(id, request),
  });

/** Takes an event away; answers how many receipts stay. */
export const deleteEventChange = () =>
  mutationOptions({
    ...refreshing(MINE),
    mutationFn: async (id: string) => accepted(await deleteEvent(id), EVENT),
  });

/** What terms would do to the lists already sent. */
export const tryTermsChange = (id: string) =>
  mutationOptions({
    mutationFn: async (request: TryTermsRequest) => accepted(await tryTerms(id, request), EVENT),
  });

/** A draft is tried when its writer rests so long; milliseconds. */
const REST = 700;

/** Waits; a newer question ends it. */
const rest = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, REST);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** What a pack would do to the lists already sent, on top of those it stands on, among the terms in force. */
export const triedDraftQuery = (id: string, draft: readonly Pack[]) =>
  queryOptions({
    queryKey: [...eventKey(id), 'draft', draft],
    queryFn: async ({ signal }) => {
      await rest(signal);
      return accepted(await tryTerms(id, { draft: [...draft] }, signal), EVENT);
    },
    staleTime: 30_000,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  });

/** Answers as the server does: `stale` carries the terms as they are now. */
export const saveTermsChange = (id: string) =>
  mutationOptions({
    ...refreshing(eventKey(id)),
    mutationFn: (request: SaveTermsRequest) => saveTerms(id, request),
  });

export const changeRoleChange = (id: string) =>
  mutationOptions({
    ...refreshing(eventKey(id)),
    mutationFn: async ({ person, role }: { readonly person: string; readonly role: Role }) =>
      accepted(await changeRole(id, person, role), EVENT),
  });

export const removePersonChange = (id: string) =>
  mutationOptions({
    ...refreshing(eventKey(id), MINE),
    mutationFn: async (person: string) => accepted(await removePerson(id, person), EVENT),
  });

/** Answers the token of a new link. */
export const createLinkChange = (id: string) =>
  mutationOptions({
    ...refreshing(eventKey(id)),
    mutationFn: async (kind: LinkKind) => accepted(await createLink(id, kind), EVENT).token,
  });

export const endLinkChange = (id: string) =>
  mutationOptions({
    ...refreshing(eventKey(id)),
    retry: onceMore,
    mutationFn: async (link: string) => accepted(await endLink(id, link), EVENT),
  });

/** Answers the id of the event that the browser runs from now on. */
export const acceptInvitationChange = () =>
  mutationOptions({
    ...refreshing(MINE),
    mutationFn: async ({ token, name }: { readonly token: string; readonly name: string }) =>
      accepted(await acceptInvitation(token, name), {
        gone: 'This invitation was used or taken back. Ask the organiser for another one.',
      }).id,
  });

/** What an organiser does with one entry; answers as the server does, refusals included. */
export const actChange = (id: string, number: number) =>
  mutationOptions({ ...refreshing(eventKey(id)), mutationFn: (act: Act) => actOn(id, number, act) });

export const actOnSeveralChange = (id: string) =>
  mutationOptions({
    ...refreshing(eventKey(id)),
    mutationFn: async (request: ActOnSeveralRequest) => accepted(await actOnSeveral(id, request), EVENT),
  });

/** What became of each file, in order. */
export const enterSeveralChange = (id: string) =>
  mutationOptions({
    ...refreshing(eventKey(id)),
    retry: onceMore,
    mutationFn: async (request: BulkRequest) => accepted(await enterSeveral(id, request), EVENT).files,
  });
