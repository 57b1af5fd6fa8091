import 'server-only';
import { db } from '../../db';
import type { Viewer } from '../../identity/viewer';
import { termsNames } from '../enter/entered-as';
import { findOwnEntry } from '../enter/receipts';
import { countingVersion, standingText } from '../judge/counting';
import { findOrganiser } from '../people/organiser';
import { countingIds, stateOf } from '../rows/entry-row';
import { type EventRow, eventHead } from '../rows/event-row';
import type { DocumentVersion, EntryState, EventHead } from '../schema';
import { acceptedUnderOf, personNames, WHOLE_VERSION, wholeVersion } from './entry-detail';

/** The list of an entry that counts. */
export type ListOnPaper = {
  readonly number: number;
  readonly player: string;
  readonly state: EntryState;
  /** the state of the entry, in words */
  readonly stands: string;
  /** the terms it was judged under: "Autumn Manoeuvres 2" */
  readonly terms: string;
  /** null for a list that is not accepted; `under`: the terms it was accepted under, where others judged it since */
  readonly accepted: { readonly under: number | null } | null;
  readonly version: DocumentVersion;
};

/** An event and lists of it, to be printed. */
export type Papers = {
  readonly event: EventHead;
  /** the terms that judged the lists, in words */
  readonly terms: string;
  readonly lists: readonly ListOnPaper[];
};

const STEP = 100;

const STANDS = {
  id: true,
  number: true,
  name: true,
  state: true,
  lockedAt: true,
  currentVersion: true,
  acceptedVersion: true,
} as const;

/** Lists of an event, read a hundred at a time, by the numbers of their entries. */
const listsOf = async (event: EventRow, ids: readonly string[], now: Date): Promise<ListOnPaper[]> => {
  const [nameOf, termsOf, under] = await Promise.all([
    personNames(event.id),
    termsNames(event.id),
    acceptedUnderOf(event.id),
  ]);
  const lists: ListOnPaper[] = [];
  for (let from = 0; from < ids.length; from += STEP) {
    const rows = await db.entryVersion.findMany({
      where: { id: { in: ids.slice(from, from + STEP) }, entry: { eventId: event.id } },
      select: { ...WHOLE_VERSION, entry: { select: STANDS } },
    });
    for (const { entry, ...row } of rows) {
      const { number, name: player, state, lockedAt } = entry;
      lists.push({
        number,
        player,
        state: stateOf(state),
        stands: standingText({ ...entry, locked: lockedAt !== null }),
        terms: termsOf(row.termsVersion),
        accepted: row.number === entry.acceptedVersion ? { under: under.get(entry.id) ?? null } : null,
        version: wholeVersion(row, { event, nameOf, now }),
      });
    }
  }
  return lists.toSorted((a, b) => a.number - b.number);
};

/**
 * "Autumn Manoeuvres 2"; of lists judged by several terms: "Autumn Manoeuvres 1 (terms 1), Autumn Manoeuvres 2 (terms
 * 2)".
 */
const termsOfLists = (lists: readonly ListOnPaper[]): string => {
  const names = new Map(lists.map(({ terms, version }) => [version.verdict.termsVersion, terms]));
  const sorted = [...names].toSorted(([a], [b]) => a - b);
  return sorted.map(([version, name]) => (names.size === 1 ? name : `${name} (terms ${version})`)).join(', ');
};

const papersOf = async (event: EventRow, ids: readonly string[], now: Date): Promise<Papers> => {
  const [head, lists] = await Promise.all([eventHead(event, now), listsOf(event, ids, now)]);
  return { event: head, terms: termsOfLists(lists), lists };
};

/**
 * The lists of an event for those who run it: of every entry that was not withdrawn, or of one of them by its number.
 * Null where there is no such event that the viewer runs, or no such entry.
 */
export const readPapers = async (
  viewer: Viewer,
  eventId: string,
  number: number | null = null,
  now: Date = new Date(),
): Promise<Papers | null> => {
  const organiser = await findOrganiser(viewer, eventId);
  if (organiser === null) return null;
  const ids = await countingIds(eventId);
  const papers = await papersOf(organiser.event, ids, now);
  const lists = papers.lists.filter((list) =>
    number === null ? list.state !== 'withdrawn' : list.number === number,
  );
  return number !== null && lists.length === 0 ? null : { ...papers, lists };
};

/** The list of one receipt: the one that counts, or the requested version; null if it does not exist. */
export const readOwnPaper = async (
  viewer: Viewer | null,
  receipt: string,
  version: number | null = null,
  now: Date = new Date(),
): Promise<Papers | null> => {
  const own = await findOwnEntry(viewer, receipt);
  if (own === null) return null;
  const row = await db.entryVersion.findFirst({
    where: { entryId: own.entry.id, number: version ?? countingVersion(own.entry) },
    select: { id: true },
  });
  return row && papersOf(own.event, [row.id], now);
};
