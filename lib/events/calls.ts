import { asSomeone } from '../api/as-someone';
import { ask, fetchFrom } from '../api/client';
import type { NotFound } from '../api/parts';
import type { BackAnswer, DoneAnswer } from '../armies/schema';
import type {
  Act,
  ActAnswer,
  ActOnSeveralAnswer,
  ActOnSeveralRequest,
  AnswerRequest,
  ArchiveAnswer,
  Audit,
  BulkAnswer,
  BulkRequest,
  ChangeExpectedAnswer,
  ChangeExpectedRequest,
  CheckListAnswer,
  CheckListRequest,
  CreateEventAnswer,
  CreateEventRequest,
  CreatePackAnswer,
  DeleteEventAnswer,
  Desk,
  Difference,
  EnterAnswer,
  EnterRequest,
  EntryDetail,
  EventPage,
  ExpectedPlayers,
  InvitationAnswer,
  LinkAnswer,
  LinkKind,
  Pack,
  PackList,
  PackRecord,
  People,
  PeopleAnswer,
  Receipt,
  ReceiptAnswer,
  ReplaceAnswer,
  ReplaceRequest,
  Role,
  SaveEventAnswer,
  SaveEventRequest,
  SavePackAnswer,
  SaveTermsAnswer,
  SaveTermsRequest,
  TryTermsAnswer,
  TryTermsRequest,
} from './schema';

const EVENTS = '/api/events';
const PACKS = '/api/packs';

const part = (text: string | number): string => encodeURIComponent(text);
const eventPath = (id: string, rest = ''): string => `${EVENTS}/${part(id)}${rest}`;
const entryPath = (id: string, number: number, rest = ''): string =>
  eventPath(id, `/entries/${part(number)}${rest}`);
const enterPath = (token: string, rest = ''): string => `/api/enter/${part(token)}${rest}`;
const receiptPath = (receipt: string, rest = ''): string => `/api/receipts/${part(receipt)}${rest}`;
const question = (asked: Readonly<Record<string, string | number | undefined>>): string => {
  const told = Object.entries(asked).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  return told.length === 0 ? '' : `?${new URLSearchParams(told)}`;
};

/** Makes an event. With a key that was used before, the one it made is answered and nothing is stored. */
export const createEvent = (request: CreateEventRequest): Promise<CreateEventAnswer> =>
  asSomeone(EVENTS, { method: 'POST', body: request });

/** The page of an event. */
export const loadEvent = (id: string, signal?: AbortSignal): Promise<EventPage | NotFound> =>
  ask(eventPath(id), { ...(signal && { signal }) });

export const saveEvent = (id: string, request: SaveEventRequest): Promise<SaveEventAnswer> =>
  ask(eventPath(id), { method: 'PUT', body: request });

export const deleteEvent = (id: string): Promise<DeleteEventAnswer> =>
  ask(eventPath(id), { method: 'DELETE' });

/** What terms would do to the lists already sent. Nothing is stored. */
export const tryTerms = (
  id: string,
  request: TryTermsRequest,
  signal?: AbortSignal,
): Promise<TryTermsAnswer> =>
  ask(eventPath(id, '/terms/try'), { method: 'POST', body: request, ...(signal && { signal }) });

/** A new version of the terms; lists that are not frozen are judged by it. */
export const saveTerms = (id: string, request: SaveTermsRequest): Promise<SaveTermsAnswer> =>
  ask(eventPath(id, '/terms'), { method: 'PUT', body: request });

/** The players that the organisers of an event wait for. */
export const loadExpected = (id: string, signal?: AbortSignal): Promise<ExpectedPlayers | NotFound> =>
  ask(eventPath(id, '/expected'), { ...(signal && { signal }) });

export const changeExpected = (id: string, request: ChangeExpectedRequest): Promise<ChangeExpectedAnswer> =>
  ask(eventPath(id, '/expected'), { method: 'PUT', body: request });

export const loadPeople = (id: string, signal?: AbortSignal): Promise<People | NotFound> =>
  ask(eventPath(id, '/people'), { ...(signal && { signal }) });

export const changeRole = (id: string, person: string, role: Role): Promise<PeopleAnswer> =>
  ask(eventPath(id, `/people/${part(person)}`), { method: 'PUT', body: { role } });

/** Takes somebody out of the organisers; oneself too. */
export const removePerson = (id: string, person: string): Promise<PeopleAnswer> =>
  ask(eventPath(id, `/people/${part(person)}`), { method: 'DELETE' });

/** A new link for players, which ends the one before, or an invitation for one organiser. */
export const createLink = (id: string, kind: LinkKind): Promise<LinkAnswer> =>
  ask(eventPath(id, '/links'), { method: 'POST', body: { kind } });

export const endLink = (id: string, link: string): Promise<DoneAnswer> =>
  ask(eventPath(id, `/links/${part(link)}`), { method: 'DELETE' });

/** Uses an invitation up: the browser runs the event from then on. */
export const acceptInvitation = (token: string, name: string): Promise<InvitationAnswer> =>
  asSomeone(`${EVENTS}/invitation`, { method: 'POST', body: { token, name } });

/** Looks an archive through; nothing of it is kept. */
export const checkArchive = (archive: unknown): Promise<ArchiveAnswer> =>
  ask(`${EVENTS}/archive`, { method: 'POST', body: archive });

/** A desk, or of it the rows that were written after `since`. */
export const loadDesk = (id: string, since?: number, signal?: AbortSignal): Promise<Desk | NotFound> =>
  ask(eventPath(id, `/desk${question({ since })}`), { ...(signal && { signal }) });

/** One entry, showing its last version or another one. */
export const loadEntry = (
  id: string,
  number: number,
  version?: number,
  signal?: AbortSignal,
): Promise<EntryDetail | NotFound> =>
  ask(entryPath(id, number, question({ version })), { ...(signal && { signal }) });

export const actOn = (id: string, number: number, act: Act): Promise<ActAnswer> =>
  ask(entryPath(id, number), { method: 'POST', body: act });

export const actOnSeveral = (id: string, request: ActOnSeveralRequest): Promise<ActOnSeveralAnswer> =>
  ask(eventPath(id, '/acts'), { method: 'POST', body: request });

/** Two lists of an event: versions of one entry, or with `other` the last of another entry against this one. */
export type DifferenceQuestion = {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly other?: number | undefined;
};

export const loadDifference = (
  id: string,
  number: number,
  asked: DifferenceQuestion,
  signal?: AbortSignal,
): Promise<Difference | NotFound> =>
  ask(entryPath(id, number, `/difference${question(asked)}`), { ...(signal && { signal }) });

/** Files, or texts of a pasted batch, as entries. */
export const enterSeveral = (id: string, request: BulkRequest): Promise<BulkAnswer> =>
  ask(eventPath(id, '/import'), { method: 'POST', body: request });

/** The audit trail, newest first. */
export const loadAudit = (id: string, before?: number, signal?: AbortSignal): Promise<Audit | NotFound> =>
  ask(eventPath(id, `/audit${question({ before })}`), { ...(signal && { signal }) });

/** The verdict on a list under the terms. Nothing is stored. */
export const checkList = (
  token: string,
  request: CheckListRequest,
  signal?: AbortSignal,
): Promise<CheckListAnswer> =>
  ask(enterPath(token, '/check'), { method: 'POST', body: request, ...(signal && { signal }) });

/** Enters a list. With a key that was used before, its receipt is answered again and nothing is stored. */
export const enter = (token: string, request: EnterRequest): Promise<EnterAnswer> =>
  ask(enterPath(token), { method: 'POST', body: request });

/** A receipt by its private link, or by the id of an entry of one's own. */
export const loadReceipt = (receipt: string, signal?: AbortSignal): Promise<Receipt | NotFound> =>
  ask(receiptPath(receipt), { ...(signal && { signal }) });

export const checkReplacement = (
  receipt: string,
  request: CheckListRequest,
  signal?: AbortSignal,
): Promise<CheckListAnswer> =>
  ask(receiptPath(receipt, '/check'), { method: 'POST', body: request, ...(signal && { signal }) });

/** Sends another list in the place of the last; a key that was used before sends nothing. */
export const replaceList = (receipt: string, request: ReplaceRequest): Promise<ReplaceAnswer> =>
  ask(receiptPath(receipt), { method: 'PUT', body: request });

export const answerOrganisers = (receipt: string, request: AnswerRequest): Promise<ReceiptAnswer> =>
  ask(receiptPath(receipt, '/answer'), { method: 'POST', body: request });

export const withdrawEntry = (receipt: string, revision: number): Promise<ReceiptAnswer> =>
  ask(receiptPath(receipt, '/withdraw'), { method: 'POST', body: { revision } });

export const loadPacks = (signal?: AbortSignal): Promise<PackList> =>
  fetchFrom(PACKS, { ...(signal && { signal }) });

export const loadPack = (id: string, signal?: AbortSignal): Promise<PackRecord | NotFound> =>
  ask(`${PACKS}/${part(id)}`, { ...(signal && { signal }) });

export const createPack = (key: string, pack: Pack): Promise<CreatePackAnswer> =>
  asSomeone(PACKS, { method: 'POST', body: { key, pack } });

export const savePack = (
  id: string,
  revision: number,
  pack: Pack,
  leaving = false,
): Promise<SavePackAnswer> =>
  ask(`${PACKS}/${part(id)}`, { method: 'PUT', body: { revision, pack }, leaving });

/** Brings a deleted pack back, within 30 days. */
export const restorePack = (id: string): Promise<BackAnswer> =>
  ask(`${PACKS}/${part(id)}/restore`, { method: 'POST' });

export const deletePack = (id: string): Promise<DoneAnswer> =>
  ask(`${PACKS}/${part(id)}`, { method: 'DELETE' });

/** Where the browser downloads all that an event has, as JSON or CSV, and its signed archive. */
export const eventFileUrl = (id: string, as: 'event.json' | 'event.csv' | 'archive.json'): string =>
  eventPath(id, `/${as}`);
