import type { CensusGap, CensusGroup, CensusParts, CensusStat } from '../core/check/census';
import type { System } from '../core/contract/system';

/** What of a system the terms speak of. */
export type TermsSystem = Pick<
  System,
  | 'id'
  | 'edition'
  | 'name'
  | 'source'
  | 'terms'
  | 'pointScale'
  | 'years'
  | 'settings'
  | 'choices'
  | 'checks'
  | 'coefficients'
  | 'houseTables'
>;

/** A system with what it tells the terms of events. */
export type TermsWords = {
  readonly system: TermsSystem;
  readonly groups: ReadonlyMap<string, CensusGroup>;
  readonly stats: ReadonlyMap<string, CensusStat>;
  readonly unlimited: readonly CensusGap[];
};

/** The words of a system, looked up by key. */
export const termsWords = (
  system: TermsSystem,
  { groups, stats, unlimited = [] }: Pick<CensusParts<unknown>, 'groups' | 'stats' | 'unlimited'>,
): TermsWords => ({
  system,
  groups: new Map(groups.map((group) => [group.key, group])),
  stats: new Map(stats.map((stat) => [stat.key, stat])),
  unlimited,
});

/** What a group is called; its key where the system does not know it. */
export const groupLabel = ({ groups }: TermsWords, key: string): string => groups.get(key)?.label ?? key;

/** "cavalry and light infantry", "grenadiers that are superior" */
export const groupsLabel = (words: TermsWords, of: readonly string[], and?: string): string => {
  const labels = of.map((key) => groupLabel(words, key)).join(' or ');
  return and === undefined ? labels : `${labels} that are ${groupLabel(words, and)}`;
};

const labelIn = (options: readonly { readonly value: unknown; readonly label: string }[], value: unknown) =>
  options.find((option) => option.value === value)?.label ?? String(value);

export const nationLabel = ({ system }: TermsWords, nation: string): string =>
  labelIn(system.choices.nations, nation);

export const scaleLabel = ({ system }: TermsWords, scale: string): string =>
  labelIn(system.choices.scales, scale);

/** A setting and one of its values, in words; undefined where the system has no such setting. */
export const settingWords = (
  { system }: TermsWords,
  key: string,
  value: unknown,
): { readonly label: string; readonly value: string } | undefined => {
  const setting = system.settings.find((each) => each.key === key);
  return setting && { label: setting.label, value: labelIn(setting.options, value) };
};
