import { services } from '@/lib/platform/services';
import { ALL_LIMITS } from '../api/registry/route-policies';

/** Every route and page with what it may cost and who may call it; where there is a door, the app takes its word. */
export const LIMITS = services().limits ?? ALL_LIMITS;

/** Requests a minute of one person, by kind. */
export const perMinute = (kind: keyof typeof ALL_LIMITS.kinds): number => LIMITS.kinds[kind].perMinute;

/** Steps of an address that open something for anyone who reads them in a log. */
const SECRET = /^\[(token|receipt|code|link)\]$/;

const decoded = (step: string): string => {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
};

const stepsOf = (path: string): string[] => path.slice(1).split('/');

const ROWS = [...new Set(LIMITS.routes.map(({ path }) => path))]
  .map(stepsOf)
  .filter((row) => row.some((step) => SECRET.test(step)));

const fits = (row: readonly string[], steps: readonly string[]): boolean =>
  row.length === steps.length &&
  row.every((step, index) => step.startsWith('[') || step === decoded(steps[index] ?? ''));

/** The path of an address as a log may have it: what opens something, by data/limits.json, is only named. */
export const withoutSecrets = (pathname: string): string => {
  const steps = stepsOf(pathname);
  const rows = ROWS.filter((row) => fits(row, steps));
  const plain = steps.map(
    (step, index) => rows.find((row) => SECRET.test(row[index] ?? ''))?.[index] ?? step,
  );
  return `/${plain.join('/')}`;
};
