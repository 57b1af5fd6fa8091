import { createHash } from 'node:crypto';
import type { ArmyFile } from '../../rules/core/army/document';
import { uncapital } from '../../rules/core/army/words';
import { bySeverity, countFindings, type Finding, type Fix, isLegal } from '../../rules/core/check/finding';
import { placesInFull } from '../../rules/core/check/place-names';
import type { RegimentFacts } from '../../rules/core/check/regiment-facts';
import { rulesProfile } from '../../rules/core/contract/profile';
import type { System } from '../../rules/core/contract/system';
import { printedPoints } from '../../rules/core/price/points';
import { canonical } from '../../rules/events/combine';
import { type Judge, type Judgement, judgeOf } from '../../rules/events/judge';
import { summaryUnder } from '../../rules/events/points-limit';
import type { TermsInUse } from '../rows/event-row';
import type { KeptFinding, ListHead, VerdictReport } from '../schema';
import { findingKeys, slotIn } from './finding-keys';

/** Findings that are kept of one list; the others, which are no heavier, are counted. */
const MAX_KEPT = 300;

/** Lists of one system under one set of terms: what all of them share is made ready once. */
export type Bench = { readonly system: System; readonly inUse: TermsInUse; readonly judge: Judge };

export const benchOf = async (system: System, inUse: TermsInUse): Promise<Bench> => ({
  system,
  inUse,
  judge: await judgeOf(system, inUse.terms),
});

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A change that the builder would offer, in words. */
const adviceOf = ({ advice }: Pick<Finding, 'advice'>, fix: Fix | undefined): Pick<KeptFinding, 'advice'> => {
  if (advice !== undefined || fix === undefined) return {};
  return { advice: `To settle it: ${uncapital(fix.label)}.` };
};

const findingsToKeep = ({ system, inUse }: Bench, file: ArmyFile, all: readonly Finding[]): KeptFinding[] => {
  const findings = bySeverity(all)
    .slice(0, MAX_KEPT)
    .map((finding) => ({ ...finding, slot: slotIn(finding) }));
  const keys = findingKeys(findings, inUse.terms);
  const placeName = findings.length === 0 ? undefined : placesInFull(system.outline(file));
  return findings.map(({ fix, params: _params, slot, ...rest }, index) => {
    const finding = { ...rest, ...adviceOf(rest, fix) };
    const place = placeName?.(finding.at);
    return {
      key: keys[index] ?? '',
      ...finding,
      ...(slot !== undefined && { slot }),
      ...(place !== undefined && { place }),
    };
  });
};

/** What is kept of a list beside its verdict, for desks and receipts. */
export type KeptSummary = Omit<
  ListHead,
  'name' | 'nation' | 'nationLabel' | 'year' | 'units' | 'breakingPoint'
> & {
  /** in printed points */
  readonly points: number | null;
  /** what its weightiest finding says, in few words; what only is wanted yet comes after what is wrong */
  readonly lead: string | null;
};

/**
 * The weightiest finding in a line for the desk; null without findings. What is still needed comes after errors;
 * findings of terms are brief, as the event shows their own sentence.
 */
export const leadOf = (findings: readonly Finding[]): string | null => {
  const [heaviest] = bySeverity(findings);
  const lead =
    findings.find(({ severity, wanting }) => severity === heaviest?.severity && !wanting) ?? heaviest;
  if (lead === undefined) return null;
  const { brief } = lead.params;
  return lead.origin.kind === 'event' && typeof brief === 'string' ? brief : lead.message;
};

const summaryOf = (system: System, file: ArmyFile, judgement: Judgement) => {
  const { costing } = judgement;
  const { limits, shares, scale, budget, ...summary } = summaryUnder(system, file, judgement);
  const printed = (minor: typeof budget) => (minor === null ? null : printedPoints(minor, system.pointScale));
  const summaryToKeep: KeptSummary = {
    scale,
    budget: printed(budget),
    shares,
    limits: limits.map(({ key, label, used, allowed, guide, wanting }) => ({
      key,
      label,
      used,
      allowed,
      guide,
      ...(wanting && { wanting }),
    })),
    points: costing === null ? null : printed(costing.total),
    lead: leadOf(judgement.findings),
  };
  return { summary, keptSummary: summaryToKeep };
};

/** The columns of a verdict: what is written with a version, and again when its terms change before closing. */
export const verdictColumns = (bench: Bench, file: ArmyFile, facts: RegimentFacts, now: Date) => {
  const { system, inUse, judge } = bench;
  const judgement = judge(file, facts);
  const { findings, costing, stats, standings } = judgement;
  const counts = countFindings(findings);
  const profile = rulesProfile(system, file, inUse.terms.packs);
  const report: VerdictReport & { readonly points: number | null } = {
    findings: findingsToKeep(bench, file, findings),
    more: Math.max(0, findings.length - MAX_KEPT),
    stats,
    standings,
    points: costing === null ? null : printedPoints(costing.total, system.pointScale),
  };
  const { summary, keptSummary } = summaryOf(system, file, judgement);
  return {
    nation: summary.nation,
    nationLabel: summary.nationLabel,
    year: summary.year,
    units: summary.units,
    breakingPoint: summary.breakingPoint,
    points: costing === null ? null : Math.round(costing.total),
    legal: isLegal(findings),
    errors: counts.error,
    warnings: counts.warning,
    infos: counts.info,
    wanting: counts.wanting,
    notes: standings.filter(({ state }) => state === 'tick').length,
    summary: JSON.stringify(keptSummary),
    report: JSON.stringify(report),
    profileText: profile.text,
    profileHash: profile.hash,
    dataVersion: system.dataVersion,
    termsVersion: inUse.version,
    judgedAt: now,
  };
};

export type VerdictColumns = ReturnType<typeof verdictColumns>;

const listText = (file: ArmyFile, dataVersion: string): string => canonical({ ...file, dataVersion });

/** By what a file is known once it is entered under data of this version. */
export const listHash = (file: ArmyFile, dataVersion: string): string => sha256(listText(file, dataVersion));

/** What players write beside what they play. */
const WORDS: ReadonlySet<string> = new Set(['name', 'notes', 'commander']);

/** Ids by the order in which nodes have them: those of two files never meet. */
const idsIn = (value: unknown, idOrder: Map<string, string>): Map<string, string> => {
  if (value === null || typeof value !== 'object') return idOrder;
  for (const [key, part] of Object.entries(value)) {
    if (key === 'id' && typeof part === 'string') idOrder.set(part, `#${idOrder.size}`);
    else idsIn(part, idOrder);
  }
  return idOrder;
};

const plain = (value: unknown, ids: ReadonlyMap<string, string>): unknown => {
  if (typeof value === 'string') return ids.get(value) ?? value;
  if (Array.isArray(value)) return value.map((each) => plain(each, ids));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) =>
      WORDS.has(key) && typeof part === 'string' ? [] : [[key, plain(part, ids)]],
    ),
  );
};

/** What of an army is played, as text: the same for two lists that differ in names, notes, player and ids alone. */
const playedText = ({ system, edition, settings, house, tables, army }: ArmyFile): string =>
  canonical({ system, edition, settings, house, tables, army: plain(army, idsIn(army, new Map())) });

/** The columns of a list itself: its text and what it is known by. They never change. */
export const listColumns = (system: System, file: ArmyFile) => {
  const document = listText(file, system.dataVersion);
  return {
    document,
    hash: sha256(document),
    sameHash: sha256(playedText(file)),
    bytes: Buffer.byteLength(document),
    name: file.name,
  };
};

/** All that is kept of a list and its verdict. */
export const judgedList = (bench: Bench, file: ArmyFile, now: Date, facts: RegimentFacts) => ({
  ...listColumns(bench.system, file),
  ...verdictColumns(bench, file, facts, now),
});

export type JudgedList = ReturnType<typeof judgedList>;
