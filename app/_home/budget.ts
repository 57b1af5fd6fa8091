export type BudgetRead =
  | { readonly ok: true /** minor units; null without a limit */; readonly value: number | null }
  | { readonly ok: false; readonly message: string };

const MOST = 100_000;

/** Points as people type them ("1,500", "1 500", "") in minor units of a system; empty means no limit. */
export const readBudget = (typed: string, pointScale: number): BudgetRead => {
  const text = typed.replace(/[\s,’'_]/g, '');
  if (text === '') return { ok: true, value: null };
  const minor = Number(text) * pointScale;
  if (!/^\d+(\.\d+)?$/.test(text) || !Number.isInteger(minor) || minor < 1 || minor > MOST * pointScale) {
    return { ok: false, message: 'A whole number of points from 1 to 100,000, or nothing for no limit.' };
  }
  return { ok: true, value: minor };
};
