import 'server-only';
import type { Invalid } from '../../api/parts';
import { createPrint } from '../../armies/create-print';
import type { PrintAnswer } from '../../armies/schema';
import { db } from '../../db';
import type { Viewer } from '../../identity/viewer';
import type { ArmyFile } from '../../rules/core/army/document';
import { type EnteredAs, type EnteredList, NOT_ENTERED } from '../../rules/core/army/entered-list';
import { readVersion } from '../desk/entry-detail';
import { listHash } from '../judge/judge-list';
import { MAX_VERSIONS } from '../limits';
import { EVENT } from '../rows/event-row';
import { wallTime } from '../zone-time';
import { printedCode } from './code';
import { printedList, termsNames } from './printed-list';

/** Entries of one player that are looked through, the last touched first. */
const MOST = 200;

const myEntries = ({ userId }: Viewer, { system }: ArmyFile) =>
  db.entry.findMany({
    where: { userId, state: { not: 'withdrawn' }, event: { deletedAt: null, system } },
    orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
    take: MOST,
    select: {
      ...{ id: true, number: true, name: true, acceptedVersion: true, event: { select: EVENT } },
      versions: {
        orderBy: { number: 'desc' },
        take: MAX_VERSIONS,
        select: { number: true, code: true, hash: true, dataVersion: true, armyId: true },
      },
    },
  });

type MyEntry = Awaited<ReturnType<typeof myEntries>>[number];

/** Events still to come first, the next of them before all; then those that are past, the last before the others. */
const byDay = (now: Date) => {
  const isPast = ({ event: { date, timeZone } }: MyEntry): boolean =>
    date < wallTime(now.toISOString(), timeZone).slice(0, 'yyyy-mm-dd'.length);
  return (a: MyEntry, b: MyEntry): number => {
    const past = Number(isPast(a)) - Number(isPast(b));
    if (past !== 0) return past;
    const order = a.event.date.localeCompare(b.event.date) || a.id.localeCompare(b.id);
    return isPast(a) ? -order : order;
  };
};

/** True for a version that is this very file, under whichever data it was judged. */
const isFile = (file: ArmyFile): ((version: MyEntry['versions'][number]) => boolean) => {
  const hashes = new Map<string, string>();
  return ({ dataVersion, hash }) => {
    const fileHash = hashes.get(dataVersion) ?? listHash(file, dataVersion);
    hashes.set(dataVersion, fileHash);
    return fileHash === hash;
  };
};

const listOf = async (entry: MyEntry, number: number, now: Date): Promise<EnteredList[]> => {
  const { id, event, name: player } = entry;
  const [version, termsOf] = await Promise.all([readVersion(event, id, number, now), termsNames(event.id)]);
  if (version === null) return [];
  const terms = termsOf(version.verdict.termsVersion);
  const list = printedList({ event: event.name, number: entry.number, player, terms, version });
  return [{ code: version.code, version: number, list }];
};

/**
 * The lists of the viewer's own entries that are this very file, one for each entry: the accepted version, else the last
 * that is. Where there is none, as what the army was entered before it was changed.
 * @param armyId the army that the file is of
 */
export const enteredAs = async (
  viewer: Viewer,
  armyId: string,
  file: ArmyFile,
  now: Date = new Date(),
): Promise<EnteredAs> => {
  const entries = (await myEntries(viewer, file)).toSorted(byDay(now));
  const isSame = isFile(file);
  const lists: EnteredList[] = [];
  for (const entry of entries) {
    const same = entry.versions.filter(isSame);
    const version = same.find(({ number }) => number === entry.acceptedVersion) ?? same[0];
    if (version !== undefined) lists.push(...(await listOf(entry, version.number, now)));
  }
  if (lists.length > 0) return { lists, changed: null };
  for (const { event, versions } of entries) {
    const last = versions.find((version) => version.armyId === armyId);
    if (last === undefined) continue;
    const code = printedCode(event.initials, last.code);
    return { lists, changed: { event: event.name, code, version: last.number } };
  }
  return NOT_ENTERED;
};

/**
 * Prints a version of an army: the code of `createPrint`, and the lists of the viewer's at events that this version is,
 * whose codes its sheets bear instead.
 */
export const printArmy = async (
  viewer: Viewer,
  armyId: string,
  request: Parameters<typeof createPrint>[2],
  now: Date = new Date(),
): Promise<PrintAnswer | Invalid> => {
  const print = await createPrint(viewer, armyId, request, now);
  if (!print.ok) return print;
  const { file, ...code } = print;
  return { ...code, ...(await enteredAs(viewer, armyId, file, now)) };
};
