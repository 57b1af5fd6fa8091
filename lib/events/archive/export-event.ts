import 'server-only';
import { csvTable } from '../../csv-table';
import { db } from '../../db';
import type { Viewer } from '../../identity/viewer';
import { openStanding, verdictWords } from '../../rules/events/verdict-words';
import { type ExpectedPlayer, missingOf } from '../desk/expected';
import { expectedAt, readDesk } from '../desk/read-desk';
import { ENTRY_TEXT_KEYS, entryTextsOf } from '../entry-texts';
import { phaseOf } from '../event-clock';
import { countsOf, isByEarlierTerms, openVerdict, standingText } from '../judge/counting';
import { findOrganiser } from '../people/organiser';
import type { EventRow } from '../rows/event-row';
import type { DeskRow } from '../schema';
import { noteClosing } from '../trail/notes';
import { breakWords, readTrail, type Trail } from '../trail/trail-breaks';
import { type Digests, digest, entryDigest, signedText } from './archive-format';
import { gatherAudit, gatherEntries, gatherHead } from './gather-event';
import { ownSigner, signed } from './sign-archive';

/** A file of an event: what it is called, and its text in pieces. */
export type EventFile = { readonly name: string; readonly pieces: AsyncIterable<string> };

/** The members of an object without its brackets. */
const members = (value: object): string => JSON.stringify(value).slice(1, -1);

/** The file of an event in pieces; `seal` is its end, made when all parts have been sent. */
async function* pieces(
  event: EventRow,
  format: 'muster-event' | 'muster-archive',
  now: Date,
  seal: (digests: Digests) => object,
): AsyncGenerator<string> {
  const head = await gatherHead(event, now);
  yield `{\n"${format}":1,\n${members(head)},\n"entries":[`;
  const entries: Digests['entries'] = [];
  for await (const entry of gatherEntries(event, format === 'muster-event')) {
    yield `${entries.length === 0 ? '\n' : ',\n'}${JSON.stringify(entry)}`;
    entries.push(entryDigest(entry));
  }
  yield '\n],\n"audit":[';
  let audit = { rows: 0, last: '' };
  for await (const row of gatherAudit(event.id)) {
    yield `${audit.rows === 0 ? '\n' : ',\n'}${JSON.stringify(row)}`;
    audit = { rows: audit.rows + 1, last: row.hash };
  }
  const end = members(seal({ head: digest(head), entries, audit }));
  yield `\n]${end === '' ? '' : `,\n${end}`}\n}\n`;
}

/**
 * All stored data of an event that the viewer runs, with contacts and missing players; null if there is no such event.
 */
export const exportEvent = async (
  viewer: Viewer,
  eventId: string,
  now: Date = new Date(),
): Promise<EventFile | null> => {
  const organiser = await findOrganiser(viewer, eventId);
  if (organiser === null) return null;
  const { event } = organiser;
  const [expected, entries] = await Promise.all([
    expectedAt(eventId),
    db.entry.findMany({ where: { eventId }, select: { number: true, name: true, state: true } }),
  ]);
  const missing = missingOf(expected, entries).map(({ name }) => name);
  return { name: event.name, pieces: pieces(event, 'muster-event', now, () => ({ expected, missing })) };
};

/** Why no archive is signed: something of the event is not as it was written; the sentence names the first place. */
export type NotWhole = { readonly notWhole: string };

const notWhole = (eventId: string, { breaks }: Trail): NotWhole | null => {
  const [first] = breaks;
  if (first === undefined) return null;
  const others = breaks.length - 1;
  const more = others === 0 ? '' : ` So ${others === 1 ? 'is 1 more place' : `are ${others} more places`}.`;
  return {
    notWhole:
      `Something in this event was altered: ${breakWords(first)}.${more} Muster will not sign that, so there is no archive. ` +
      `The operator of this Muster can check: npm run events -- audit ${eventId} lists every place.`,
  };
};

/**
 * The same without contacts, signed with the key of this installation: any other one can open it and say where it was
 * changed. 'open' while lists can still be sent; refused where verdicts or trail are not as they were written.
 */
export const archiveEvent = async (
  viewer: Viewer,
  eventId: string,
  now: Date = new Date(),
): Promise<EventFile | NotWhole | 'open' | null> => {
  const organiser = await findOrganiser(viewer, eventId);
  if (organiser === null) return null;
  const { event } = organiser;
  if (phaseOf(event, now) !== 'closed') return 'open';
  await noteClosing(eventId, now);
  const refused = notWhole(eventId, await readTrail(eventId));
  if (refused !== null) return refused;
  const signer = ownSigner();
  const seal = (digests: Digests) => ({ digests, signer, signature: signed(signedText(signer, digests)) });
  return { name: event.name, pieces: pieces(event, 'muster-archive', now, seal) };
};

const COLUMNS = [
  'entry',
  'player',
  ...ENTRY_TEXT_KEYS,
  'state',
  'locked',
  'version',
  'accepted_version',
  'code',
  'hash',
  'list',
  'nation',
  'year',
  'points',
  'budget',
  'units',
  'breaking_point',
  'verdict',
  'errors',
  'still_wanted',
  'warnings',
  'notes',
  'let_pass',
  'late',
  'sent_at',
  'profile',
  'data_version',
  'terms_version',
  'earlier_terms',
  'first_finding',
  'newer_version',
  'newer_code',
  'newer_points',
  'newer_verdict',
] as const;

const yes = (value: boolean): string => (value ? 'yes' : '');

/** The list that counts; a newer one that waits is at the end of the row. */
const rowOf = (inForce: number, { counts, newer, ...entry }: DeskRow) => {
  const { version, lead } = counts;
  const { list, verdict, ...head } = version;
  const { errors, wanting, warnings, passed } = countsOf(version);
  return {
    entry: entry.number,
    player: entry.name,
    ...entryTextsOf(entry),
    state: standingText(entry),
    locked: yes(entry.locked),
    version: head.number,
    accepted_version: entry.acceptedVersion,
    code: head.code,
    hash: head.hash,
    list: list.name,
    nation: list.nationLabel,
    year: list.year,
    points: verdict.points,
    budget: list.budget,
    units: list.units,
    breaking_point: list.breakingPoint,
    verdict: openStanding(openVerdict(version)),
    errors,
    still_wanted: wanting,
    warnings,
    notes: verdict.infos,
    let_pass: passed,
    late: yes(head.late),
    sent_at: head.sentAt,
    profile: verdict.profile.hash,
    data_version: verdict.dataVersion,
    terms_version: verdict.termsVersion,
    earlier_terms: yes(isByEarlierTerms(verdict, inForce)),
    first_finding: lead,
    ...(newer && {
      newer_version: newer.version.number,
      newer_code: newer.version.code,
      newer_points: newer.version.verdict.points,
      newer_verdict: verdictWords(openVerdict(newer.version)),
    }),
  };
};

/** The row of a player who is expected and has sent nothing. */
const missingRow = ({ name, address }: ExpectedPlayer) => ({
  player: name,
  contact: address ?? '',
  state: 'not sent',
});

/**
 * A table of the lists that count of an event that the viewer runs, a row for each entry and missing player; null if
 * there is no such event.
 */
export const exportTable = async (
  viewer: Viewer,
  eventId: string,
  now: Date = new Date(),
): Promise<{ readonly name: string; readonly text: string } | null> => {
  const desk = await readDesk(viewer, eventId, 0, now);
  if (desk === null) return null;
  const missing = missingOf(desk.expected ?? [], desk.entries);
  const rows = [...desk.entries.map((row) => rowOf(desk.termsVersion, row)), ...missing.map(missingRow)];
  return { name: desk.event.name, text: csvTable(COLUMNS, rows) };
};
