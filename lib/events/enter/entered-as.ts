import 'server-only';
import { isSystemId, loadSystem } from '@/lib/rules';
import type { Invalid } from '../../api/schema-parts';
import { createPrint } from '../../armies/prints';
import type { PrintAnswer } from '../../armies/schema';
import { db } from '../../db';
import type { Viewer } from '../../identity/viewer';
import type { ArmyFile } from '../../rules/core/army/document';
import { type EnteredAs, type EnteredList, NOT_ENTERED } from '../../rules/core/army/entered-list';
import type { Finding } from '../../rules/core/check/finding';
import type { RegimentFacts } from '../../rules/core/check/regiment-facts';
import { type PrintedList, type PrintedTerms, signsOf } from '../../rules/core/sheet/sheet';
import { pointsLimit, shownTerms } from '../../rules/events/points-limit';
import { ownedTerms, storedPacks } from '../../terms/owned-terms';
import { readVersion } from '../desk/entry-detail';
import { listHash } from '../judge/judge-list';
import type { KeptFinding, Pack } from '../judge/verdict-answers';
import { MAX_VERSIONS } from '../limits';
import { EVENT } from '../rows/event-row';
import type { DocumentVersion } from '../schema';
import { wallTime } from '../zone-time';
import { printedCode } from './code';

/** Entries of one player that are looked through, the last touched first. */
const MOST = 200;

const myEntries = ({ userId }: Viewer, { system }: ArmyFile) =>
  db.entry.findMany({
    where: { userId, state: { not: 'withdrawn' }, event: { deletedAt: null, system } },
    orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
    take: MOST,
    select: {
      id: true,
      number: true,
      name: true,
      acceptedVersion: true,
      event: { select: EVENT },
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

/** Packs as sheets name them: "Autumn Manoeuvres 2". */
const termsName = (packs: readonly Pick<Pack, 'name' | 'version'>[]): string =>
  packs.map(({ name, version }) => `${name} ${version}`).join(', ') || 'the rules alone';

/** What the terms of an event are called in each of their versions. */
export const termsNames = async (eventId: string): Promise<(version: number) => string> => {
  const rows = await db.eventTerms.findMany({
    where: { eventId },
    select: { version: true, document: true },
  });
  const names = new Map(rows.map(({ version, document }) => [version, termsName(storedPacks(document))]));
  return (version) => names.get(version) ?? termsName([]);
};

/** How organisers let a finding pass; undefined where they did not. */
export const overrulingOf = ({ overrulings }: Pick<DocumentVersion, 'overrulings'>, { key }: KeptFinding) =>
  overrulings.find(({ finding }) => finding === key);

/** A stored finding as sheets show one; what organisers overruled does not make a list illegal any more. */
const sheetFindingOf = (version: DocumentVersion, finding: KeptFinding): Finding => {
  const { key: _, place: __, wanting, ...rest } = finding;
  const params = {};
  if (overrulingOf(version, finding) !== undefined) return { ...rest, params, severity: 'info' };
  return { ...rest, params, ...(wanting && { wanting }) };
};

type PrintedEntry = {
  /** name of the event */
  readonly event: string;
  /** of the entry */
  readonly number: number;
  readonly player: string;
  readonly terms: string;
  readonly version: DocumentVersion;
};

/** What the sheets of a list say of it: its stored verdict, under the terms that gave it, and its signs. */
export const printedList = ({ event, number, player, terms, version }: PrintedEntry): PrintedList => {
  const { hash, verdict, report, overrulings } = version;
  const limit = pointsLimit(report.standings);
  return {
    event,
    entry: `Entry ${number}, ${player}`,
    terms,
    hash: signsOf(hash),
    profile: verdict.profile.hash,
    dataVersion: verdict.dataVersion,
    ...(limit && { limit: limit.allowed }),
    findings: report.findings.map((finding) => sheetFindingOf(version, finding)),
    overruled: overrulings.map(({ finding, reason, who }) => ({
      message: report.findings.find(({ key }) => key === finding)?.message ?? finding,
      reason,
      who,
    })),
  };
};

/** What the packs of an army say of it on its sheets; null for one that is built under none. */
export const printedTerms = async (
  owner: Viewer,
  file: ArmyFile,
  regiments: RegimentFacts,
): Promise<PrintedTerms | null> => {
  if (file.packs.length === 0 || !isSystemId(file.system)) return null;
  const system = await loadSystem(file.system);
  const terms = await ownedTerms(owner, system, file);
  if (terms === null) return null;
  return shownTerms(terms, terms.judge(file, regiments));
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
 * The lists of the viewer's own entries that are this very file, one for each entry: the accepted version, else the
 * last.
 * If there are none, the entries that the army was sent for before it was changed.
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
