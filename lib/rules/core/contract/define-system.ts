import type { ArmyFile } from '../army/document';
import { oncePer } from '../army/memo';
import { REGIMENT_CHECKS, regimentFindings } from '../check/regiment-rules';
import type { Assessment } from './assessment';
import type { BuilderDefinition, BuilderSystem, CheckInfo, System, SystemDefinition } from './system';

/** What a system checks by. */
type Checks<A> = {
  readonly assess: (file: ArmyFile<A>) => Assessment;
  readonly rules: readonly CheckInfo[];
};

/** What a system brings of its own; its checks load when they are needed. */
type OwnDefinition<A> = Omit<BuilderDefinition<A>, 'withoutLimits'> & {
  /** every field of an army that holds an agreed limit, with its default */
  readonly noLimits: Partial<A>;
  readonly checks: () => Promise<Checks<A>>;
};

/** Adds the checks, and those of the history of regiments, which are the same for all systems. */
const withChecks = <A>(
  definition: BuilderDefinition<A>,
  { assess, rules }: Checks<A>,
): SystemDefinition<A> => {
  const { attached, choices } = definition;
  const nationLabel = (nation: string): string =>
    choices.nations.find(({ value }) => value === nation)?.label ?? nation;
  return {
    ...definition,
    assess: (file, regiments = {}) => {
      const assessment = assess(file);
      if (Object.keys(regiments).length === 0) return assessment;
      const more = regimentFindings(attached(file), regiments, nationLabel);
      return more.length === 0 ? assessment : { ...assessment, findings: [...assessment.findings, ...more] };
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

/** Closes over the army type of a system. Only its own files, as its reader gives them, may be passed in. */
export const defineSystem = <A>({ noLimits, checks, attached, ...own }: OwnDefinition<A>): BuilderSystem => {
  const { rulesPage } = own;
  const definition: BuilderDefinition<A> = {
    ...own,
    attached: oncePer(attached),
    withoutLimits: (file) => ({ ...file, army: { ...file.army, ...noLimits } }),
    ...(rulesPage && {
      rulesPage: async () => {
        const [page, { REGIMENT_TEXTS }] = await Promise.all([rulesPage(), import('./rules-page')]);
        return { ...page, checkTexts: { ...page.checkTexts, ...REGIMENT_TEXTS } };
      },
    }),
  };
  let system: Promise<System> | undefined;
  const load = (): Promise<System> => {
    system ??= checks().then(
      (loaded) => ({ ...withChecks(definition, loaded), load }) as unknown as System,
      (error: unknown) => {
        // The next call tries again: a phone may have lost its connection.
        system = undefined;
        throw error;
      },
    );
    return system;
  };
  return { ...definition, load } as unknown as BuilderSystem;
};
