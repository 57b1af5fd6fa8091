import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { addressOf, clientOf, retryOnce } from '../api/client';
import { invalidating, serializeFirstWrite } from '../api/mutations';
import { unwrap } from '../api/unwrap';
import type { Archive } from './archive/archive-format';
import type { EVENT_CONTRACT } from './contract';
import type { EVENT_ENDPOINTS } from './endpoints';
import { EVENT, eventKey, MINE } from './query-parts';
import type {
  CreateEventRequest,
  InvitationRequest,
  LinkRequest,
  OrganiserRole,
  Pack,
  SaveEventRequest,
  SaveTermsRequest,
  TryTermsRequest,
} from './schema';

const ask = clientOf<typeof EVENT_ENDPOINTS, typeof EVENT_CONTRACT>();
const askAsSomeone = clientOf<typeof EVENT_ENDPOINTS, typeof EVENT_CONTRACT>(serializeFirstWrite);

/** The page of an event. */
export const eventQuery = (id: string) =>
  queryOptions({
    queryKey: eventKey(id),
    queryFn: async ({ signal }) =>
      unwrap(await ask('GET /api/events/[id]', { params: { id }, signal }), EVENT),
  });

export const peopleQuery = (id: string) =>
  queryOptions({
    queryKey: [...eventKey(id), 'people'],
    queryFn: async ({ signal }) =>
      unwrap(await ask('GET /api/events/[id]/people', { params: { id }, signal }), EVENT),
  });

/** The audit trail, newest first, page after page. */
export const auditQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...eventKey(id), 'audit'],
    queryFn: async ({ pageParam, signal }) => {
      const request = { params: { id }, question: { before: pageParam }, signal };
      return unwrap(await ask('GET /api/events/[id]/audit', request), EVENT);
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** What an archive of an event is worth; nothing of it is kept. */
export const checkArchiveChange = () =>
  mutationOptions({
    mutationFn: async (body: Archive) =>
      unwrap(await ask('POST /api/events/archive', { body }), {
        otherwise: 'This file is not an archive of an event.',
      }),
  });

/** Answers id, revision and the token of the link for players. */
export const createEventChange = () =>
  mutationOptions({
    ...invalidating(MINE),
    retry: retryOnce,
    mutationFn: async (body: CreateEventRequest) =>
      unwrap(await askAsSomeone('POST /api/events', { body }), EVENT),
  });

/** Answers as the server does: `stale` carries the event as it is now. */
export const saveEventChange = (id: string) =>
  mutationOptions({
    ...invalidating(MINE, eventKey(id)),
    mutationFn: (body: SaveEventRequest) => ask('PUT /api/events/[id]', { params: { id }, body }),
  });

/** Takes an event away; answers how many receipts stay. */
export const restoreEventChange = () =>
  mutationOptions({
    ...invalidating(MINE),
    mutationFn: async (id: string) =>
      unwrap(await ask('POST /api/events/[id]/restore', { params: { id } }), EVENT),
  });

export const deleteEventChange = () =>
  mutationOptions({
    ...invalidating(MINE),
    mutationFn: async (id: string) => unwrap(await ask('DELETE /api/events/[id]', { params: { id } }), EVENT),
  });

/** What terms would do to the lists already sent. */
export const tryTermsChange = (id: string) =>
  mutationOptions({
    mutationFn: async (body: TryTermsRequest) =>
      unwrap(await ask('POST /api/events/[id]/terms/try', { params: { id }, body }), EVENT),
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

/** What a pack would change in the lists already sent, with the packs it builds on, among the terms in force. */
export const triedDraftQuery = (id: string, draft: readonly Pack[]) =>
  queryOptions({
    queryKey: [...eventKey(id), 'draft', draft],
    queryFn: async ({ signal }) => {
      await rest(signal);
      const request = { params: { id }, body: { draft: [...draft] }, signal };
      return unwrap(await ask('POST /api/events/[id]/terms/try', request), EVENT);
    },
    staleTime: 30_000,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  });

/** Answers as the server does: `stale` carries the terms as they are now. */
export const saveTermsChange = (id: string) =>
  mutationOptions({
    ...invalidating(eventKey(id)),
    mutationFn: (body: SaveTermsRequest) => ask('PUT /api/events/[id]/terms', { params: { id }, body }),
  });

export const changeRoleChange = (id: string) =>
  mutationOptions({
    ...invalidating(eventKey(id)),
    mutationFn: async ({ person, role }: { readonly person: string; readonly role: OrganiserRole }) => {
      const request = { params: { id, person }, body: { role } };
      return unwrap(await ask('PUT /api/events/[id]/people/[person]', request), EVENT);
    },
  });

export const removePersonChange = (id: string) =>
  mutationOptions({
    ...invalidating(eventKey(id), MINE),
    mutationFn: async (person: string) =>
      unwrap(await ask('DELETE /api/events/[id]/people/[person]', { params: { id, person } }), EVENT),
  });

/** Answers the token of a new link. */
export const createLinkChange = (id: string) =>
  mutationOptions({
    ...invalidating(eventKey(id)),
    mutationFn: async (kind: LinkRequest['kind']) =>
      unwrap(await ask('POST /api/events/[id]/links', { params: { id }, body: { kind } }), EVENT).token,
  });

export const endLinkChange = (id: string) =>
  mutationOptions({
    ...invalidating(eventKey(id)),
    retry: retryOnce,
    mutationFn: async (link: string) =>
      unwrap(await ask('DELETE /api/events/[id]/links/[link]', { params: { id, link } }), EVENT),
  });

/** Answers the id of the event that the browser runs from now on. */
export const acceptInvitationChange = () =>
  mutationOptions({
    ...invalidating(MINE),
    mutationFn: async (body: InvitationRequest) =>
      unwrap(await askAsSomeone('POST /api/events/invitation', { body }), {
        gone: 'This invitation was used or cancelled. Ask the organiser for a new one.',
      }).id,
  });

/** What the browser downloads of an event: all that it has, as JSON or CSV, and its signed archive. */
export const eventFilePath = (id: string, as: 'event.json' | 'event.csv' | 'archive.json'): string =>
  addressOf(`/api/events/[id]/${as}`, { id });
