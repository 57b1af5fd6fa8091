import 'server-only';
import { db } from '../../db';
import { isToken, tokenHash } from '../../identity/token';
import type { Viewer } from '../../identity/viewer';
import { acceptedUnder, ENTRY, type EntryRow, readVersion } from '../desk/entry-detail';
import { differenceOf, judgedToday } from '../desk/read-entry';
import { isPublic } from '../event-clock';
import { EVENT, type EventRow, systemOf } from '../rows/event-row';
import type { DocumentVersion, VerifyAnswer } from '../schema';
import { printedCode, readCode } from './code';

/** Longest code that an answer repeats. */
const MAX_TOLD = 40;

type ShownList = Extract<VerifyAnswer, { state: 'shown' }>;

/** The user: by session, by the link of a receipt, or a stranger. */
type Asking = { readonly viewer: Viewer | null; readonly receipt: string | null };

const findCode = async (text: string) => {
  const typed = readCode(text);
  if (typed === null) return null;
  const { initials, code } = typed;
  return db.entryVersion.findFirst({
    where: { code, ...(initials !== null && { entry: { event: { initials } } }) },
    select: {
      code: true,
      number: true,
      entry: { select: { ...ENTRY, receiptHash: true, event: { select: { ...EVENT, deletedAt: true } } } },
    },
  });
};

type Entry = NonNullable<Awaited<ReturnType<typeof findCode>>>['entry'];

const isPlayer = ({ userId, receiptHash }: Entry, { viewer, receipt }: Asking): boolean =>
  (viewer !== null && userId === viewer.userId) ||
  (receipt !== null && isToken(receipt) && tokenHash(receipt) === receiptHash);

const runsIt = async (eventId: string, viewer: Viewer | null): Promise<boolean> =>
  viewer !== null &&
  (await db.eventPerson.count({ where: { eventId, userId: viewer.userId, event: { deletedAt: null } } })) > 0;

/** Why this user may read a list, or null. What players may read stays readable when the event is deleted. */
const mayRead = async (entry: Entry, asking: Asking, now: Date): Promise<ShownList['as'] | null> => {
  if (isPlayer(entry, asking)) return 'player';
  if (entry.event.deletedAt !== null) return null;
  if (await runsIt(entry.event.id, asking.viewer)) return 'organiser';
  return isPublic(entry.event, now) && entry.state !== 'withdrawn' ? 'public' : null;
};

/** Who of the organisers has decided what is for organisers. */
const withoutNames = (version: DocumentVersion): DocumentVersion => ({
  ...version,
  overrulings: version.overrulings.map((each) => ({ ...each, who: 'an organiser' })),
  ticks: version.ticks.map((each) => ({ ...each, who: 'an organiser' })),
});

const whichOf = ({ state, acceptedVersion }: EntryRow, number: number): ShownList['which'] => {
  if (state === 'withdrawn') return 'withdrawn';
  if (acceptedVersion === null) return 'undecided';
  return acceptedVersion === number ? 'accepted' : 'other';
};

const acceptedOf = async (
  event: EventRow,
  { id, acceptedVersion }: EntryRow,
  now: Date,
): Promise<DocumentVersion | null> =>
  acceptedVersion === null ? null : readVersion(event, id, acceptedVersion, now);

/**
 * What a code on a sheet refers to. Before lists are public all but its player and the organisers learn only its
 * event, and whether it belongs to an accepted list; of a deleted event only when it was deleted; of an unknown code
 * that it is unknown.
 */
export const verifyCode = async (
  asking: Asking,
  text: string,
  now: Date = new Date(),
): Promise<VerifyAnswer> => {
  const unknown: VerifyAnswer = { state: 'unknown', code: text.slice(0, MAX_TOLD) };
  const match = await findCode(text);
  if (match === null) return unknown;
  const { entry, number } = match;
  const { event } = entry;
  const as = await mayRead(entry, asking, now);
  if (as === null && event.deletedAt !== null) {
    const { deletedAt, timeZone } = event;
    return {
      state: 'deleted',
      code: printedCode(event.initials, match.code),
      deletedAt: deletedAt.toISOString(),
      timeZone,
    };
  }
  const publicPart = {
    code: printedCode(event.initials, match.code),
    event: {
      id: event.id,
      name: event.name,
      timeZone: event.timeZone,
      listed: event.listed,
      publicAt: event.publicAt?.toISOString() ?? null,
    },
  };
  if (as === null) return { state: 'hidden', ...publicPart, accepted: entry.acceptedVersion === number };
  const [version, accepted, under] = await Promise.all([
    readVersion(event, entry.id, number, now),
    acceptedOf(event, entry, now),
    acceptedUnder(entry.id),
  ]);
  if (version === null) return unknown;
  const system = await systemOf(event);
  return {
    state: 'shown',
    ...publicPart,
    as,
    number: entry.number,
    name: entry.name,
    system: system.id,
    which: whichOf(entry, number),
    version: as === 'organiser' ? version : withoutNames(version),
    currentVersion: entry.currentVersion,
    accepted: accepted && {
      version: accepted.number,
      code: accepted.code,
      hash: accepted.hash,
      at: (entry.acceptedAt ?? now).toISOString(),
      under,
    },
    change:
      accepted === null || accepted.number === number
        ? null
        : await differenceOf(system, version.file, accepted.file),
    today: await judgedToday(event, version, now),
  };
};
