import type { ArmyFile } from '../army/document';
import { REGIMENT_CHECKS, regimentFindings } from '../check/regiment-rules';
import type { Assessment } from './assessment';
import type { CheckedSystem, CheckInfo, PricedSystem, System, SystemDefinition } from './system';

/** What a system checks by; what the history says of regiments is the same for all. */
type OwnChecks<A> = {
  readonly assess: (file: ArmyFile<A>) => Assessment;
  readonly rules: readonly CheckInfo[];
};

/** Gives a priced system its checks. Only a file of this system, as its reader gives it, may be passed in. */
export const defineChecks =
  <A>({ assess, rules }: OwnChecks<A>) =>
  (priced: PricedSystem): CheckedSystem => {
    const { attached, choices } = priced;
    const nationLabel = (nation: string): string =>
      choices.nations.find(({ value }) => value === nation)?.label ?? nation;
    return {
      ...priced,
      assess: (file, regiments = {}) => {
        const assessment = assess(file as ArmyFile<A>);
        if (Object.keys(regiments).length === 0) return assessment;
        const more = regimentFindings(attached(file), regiments, nationLabel);
        return more.length === 0
          ? assessment
          : { ...assessment, findings: [...assessment.findings, ...more] };
      },
      checks: [...rules, ...REGIMENT_CHECKS].map(({ code, title, scope, severity, cite }) => ({
        code,
        title,
        scope,
        severity,
        cite,
      })),
    };
  };

/** A whole system. */
export const defineSystem = <A>(
  checked: CheckedSystem,
  { compare }: Pick<SystemDefinition<A>, 'compare'>,
): System => ({ ...checked, compare: compare as System['compare'] });
