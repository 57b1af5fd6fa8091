import 'server-only';
import { db } from '../../db';
import { signsOf } from '../../rules/core/army/hash-signs';
import type { Finding } from '../../rules/core/check/finding';
import type { PrintedList } from '../../rules/core/sheet/sheet';
import { pointsLimit } from '../../rules/events/points-limit';
import { storedPacks } from '../../terms/saved-terms';
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
