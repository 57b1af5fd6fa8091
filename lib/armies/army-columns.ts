import { countFindings, isLegal } from '@/lib/rules/core/check/finding';
import { rulesProfile } from '@/lib/rules/core/contract/profile';
import { printedPoints } from '@/lib/rules/core/price/points';
import { linesText } from '@/lib/rules/core/sheet/lines-text';
import type { ArmyRead } from '@/lib/rules/read-army';
import { searchText } from '../history/search-text';
import type { RegimentFacts } from '../rules/core/check/regiment-facts';
import type { ArmyTerms } from '../rules/events/army-terms';
import { summaryUnder } from '../rules/events/points-limit';
import { inTurns } from '../turn';

/** An army that was read, and its rules. */
export type Readable = Pick<Extract<ArmyRead, { ok: true }>, 'file' | 'system'>;

/** Characters of a document that is judged in pieces of work, others having their turn between them. */
const LONG = 100_000;

function* work({ file: sent, system }: Readable, regiments: RegimentFacts, terms: ArmyTerms | null) {
  const file = { ...sent, dataVersion: system.dataVersion };
  const document = JSON.stringify(file);
  const long = document.length > LONG;
  if (long) yield;
  const assessment = terms?.judge(file, regiments) ?? system.assess(file, regiments);
  if (long) yield;
  const { costing, findings, stats } = assessment;
  const counts = countFindings(findings);
  const summary = summaryUnder(system, file, assessment);
  const legal = isLegal(findings);
  if (long) yield;
  return {
    document,
    bytes: Buffer.byteLength(document),
    name: file.name,
    system: system.id,
    edition: system.edition,
    dataVersion: system.dataVersion,
    nation: summary.nation,
    year: summary.year,
    // A column of whole minor units: the report has finer ones.
    points: costing === null ? null : Math.round(costing.total),
    budget: summary.budget,
    units: summary.units,
    breakingPoint: summary.breakingPoint,
    legal,
    errors: counts.error,
    warnings: counts.warning,
    infos: counts.info,
    ...listColumns({ ...summary, name: file.name, system: system.name }),
    summary: JSON.stringify({ ...summary, lines: linesText(system.outline(file).sections) }),
    report: JSON.stringify({
      dataVersion: system.dataVersion,
      profile: rulesProfile(system, file, terms?.packs),
      points: costing === null ? null : printedPoints(costing.total, system.pointScale),
      legal,
      stats,
      findings: findings.map(({ fix: _, ...finding }) => finding),
    }),
  };
}

/**
 * What the store keeps of an army: the document, stamped with today's data version, and what the server itself works
 * out of it, by what is known of its regiments and under the packs that it names. Nothing here comes from a browser
 * but the document.
 */
export const armyColumns = (read: Readable, regiments: RegimentFacts, terms: ArmyTerms | null) =>
  inTurns(work(read, regiments, terms));

export type ArmyColumns = Awaited<ReturnType<typeof armyColumns>>;

type Facts = {
  readonly name: string;
  readonly nationLabel: string;
  readonly year: number;
  readonly scale: string;
  /** the name of the rules */
  readonly system: string;
};

/** The marks that stand for any text in a search of the database. */
const WILD = /[%_\\]/g;

/** The words a list is searched for: small Latin letters without accents. */
export const searchWords = (text: string): string[] =>
  searchText([text.replaceAll(WILD, ' ')])
    .split(' ')
    .filter((word) => word !== '');

/** Digits of a number in a name, padded so that "Army 2" sorts before "Army 10". */
const DIGITS = 12;

/** What the store keeps of an army for its list: filtered, sorted and searched by the database as it is. */
export const listColumns = ({ name, nationLabel, year, scale, system }: Facts) => ({
  nationLabel,
  sortName: searchText([name]).replaceAll(/\d{1,12}/g, (digits) => digits.padStart(DIGITS, '0')),
  searchText: searchWords(`${name} ${nationLabel} ${year} ${scale} ${system}`).join(' '),
});
