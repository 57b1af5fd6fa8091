import type { Finding } from '../../rules/core/check/finding';
import type { Terms } from '../../rules/events/combine';
import type { KeptFinding, Standing } from './verdict-answers';

const OF_TERMS = 'terms-';

/** The slot of the rule of the terms that a finding is about; undefined for a rule of the book. */
export const slotIn = ({ code, params }: Pick<Finding, 'code' | 'params'>): string | undefined =>
  code.startsWith(OF_TERMS) && typeof params.slot === 'string' ? params.slot : undefined;

/** The same of one that was kept; those of earlier reports are known by their words, the rule and a colon first. */
export const keptSlot = (
  { slot, code, message, origin }: Pick<KeptFinding, 'slot' | 'code' | 'message' | 'origin'>,
  standings: readonly Standing[],
): string | undefined => {
  if (slot !== undefined || !code.startsWith(OF_TERMS)) return slot;
  const kind = code.slice(OF_TERMS.length);
  return standings
    .filter((each) => each.state === 'broken' && each.pack === origin.name && each.slot.startsWith(kind))
    .filter(({ text }) => message.startsWith(`${text}: `))
    .toSorted((a, b) => b.text.length - a.text.length)[0]?.slot;
};

type FindingPlace = Pick<Finding, 'code' | 'at'> & { readonly slot?: string | undefined };

/**
 * The key of each finding, by which it is let pass: its code and place, and for one of the terms the pack and its
 * rule.
 * Names and values are no part of it, so a renamed pack keeps them. Two findings with the same parts are numbered.
 */
export const findingKeys = (findings: readonly FindingPlace[], { terms }: Terms): string[] => {
  const packs = new Map(terms.map(({ slot, pack }) => [slot, pack.id]));
  const met = new Map<string, number>();
  return findings.map(({ code, at, slot }) => {
    const rule = slot === undefined ? '' : ` ${packs.get(slot) ?? ''}/${slot}`;
    const key = `${code} ${at.join('.')}${rule}`;
    const before = met.get(key) ?? 0;
    met.set(key, before + 1);
    return before === 0 ? key : `${key} ${before + 1}`;
  });
};

type StoredReport = { readonly findings: readonly KeptFinding[]; readonly standings: readonly Standing[] };

/**
 * The key of today of each finding of a stored report, by the key it was stored with. They differ in reports of a
 * Muster that knew findings by the name of their pack.
 * @param terms those that the report was made under
 */
export const keysOfToday = (
  { findings, standings }: StoredReport,
  terms: Terms,
): ReadonlyMap<string, string> => {
  const withSlots = findings.map((each) => ({ ...each, slot: keptSlot(each, standings) }));
  const keys = findingKeys(withSlots, terms);
  return new Map(findings.map(({ key }, index) => [key, keys[index] ?? key]));
};
