import 'server-only';
import { isSystemId, loadSystem } from '@/lib/rules';
import { db } from '../../db';
import type { Viewer } from '../../identity/viewer';
import type { ArmyFile } from '../../rules/core/army/document';
import { signsOf } from '../../rules/core/army/hash-signs';
import type { Finding } from '../../rules/core/check/finding';
import type { RegimentFacts } from '../../rules/core/check/regiment-facts';
import type { PrintedList, PrintedTerms } from '../../rules/core/sheet/sheet';
import { pointsLimit, shownTerms } from '../../rules/events/points-limit';
import { ownedTerms, storedPacks } from '../../terms/owned-terms';
import type { KeptFinding, Pack } from '../judge/contract';
import type { Version } from '../schema';

/** Packs as sheets name them: "Autumn Manoeuvres 2". */
export const termsName = (packs: readonly Pick<Pack, 'name' | 'version'>[]): string =>
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
export const overrulingOf = ({ overrulings }: Pick<Version, 'overrulings'>, { key }: KeptFinding) =>
  overrulings.find(({ finding }) => finding === key);

/** A stored finding as sheets show one; what organisers overruled does not make a list illegal any more. */
const shownFinding = (version: Version, finding: KeptFinding): Finding => {
  const { key: _, place: __, wanting, ...rest } = finding;
  const params = {};
  if (overrulingOf(version, finding) !== undefined) return { ...rest, params, severity: 'info' };
  return { ...rest, params, ...(wanting && { wanting }) };
};

type Printed = {
  /** name of the event */
  readonly event: string;
  /** of the entry */
  readonly number: number;
  readonly player: string;
  readonly terms: string;
  readonly version: Version;
};

/** What the sheets of a list say of it: its stored verdict, under the terms that gave it, and its signs. */
export const printedList = ({ event, number, player, terms, version }: Printed): PrintedList => {
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
    findings: report.findings.map((finding) => shownFinding(version, finding)),
    overruled: overrulings.map(({ finding, reason, who }) => ({
      message: report.findings.find(({ key }) => key === finding)?.message ?? finding,
      ...{ reason, who },
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
  return shownTerms(terms, terms.judged(file, regiments));
};
