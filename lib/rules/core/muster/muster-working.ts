import { namesText } from '../army/carry-over';
import type { Ledger, LedgerStep } from './ledger';
import type { Journal } from './muster-journal';
import type { Assumption } from './order-of-battle';

const sentence = (step: LedgerStep, text: string): Assumption => ({
  text,
  cite: step.cite,
  ...(step.about !== undefined && { about: step.about }),
});

/** All that a conversion takes for granted, as a flat list: the whole first, then formation by formation. */
export const assumptionsOf = ({ steps, formations }: Ledger): Assumption[] => {
  const seen = new Set<LedgerStep>();
  const list: Assumption[] = [];
  const add = (step: LedgerStep, text: string): void => {
    if (step.plain || seen.has(step)) return;
    seen.add(step);
    list.push(sentence(step, text));
  };
  const [first, ...others] = steps;
  if (first !== undefined) add(first, first.text);
  for (const { name, steps: own, rows } of formations) {
    for (const step of own) add(step, `${name || 'Units under no formation'}: ${step.text}.`);
    for (const row of rows) {
      const names = new Map(row.sources.map((unit) => [unit.id, unit.name]));
      for (const step of row.steps) {
        add(step, `${namesText(step.of.map((id) => names.get(id) ?? ''))}: ${step.text}.`);
      }
    }
  }
  for (const step of others) add(step, step.text);
  return list;
};

/** What a system makes of a side, its working beside it; that is written out when someone reads it. */
export const withWorking = <M extends object>(result: M, { ledger }: Pick<Journal, 'ledger'>) => {
  let cache: Ledger | undefined;
  const written = (): Ledger => {
    cache ??= ledger();
    return cache;
  };
  return {
    ...result,
    get ledger(): Ledger {
      return written();
    },
    get assumptions(): readonly Assumption[] {
      return assumptionsOf(written());
    },
  };
};
