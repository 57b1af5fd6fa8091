const REST = /^\[\.\.\.\w+\]$/;
const ONE = /^\[\w+\]$/;

const stepsOf = (path: string): readonly string[] => path.slice(1).split('/');

const isOpenEnded = (steps: readonly string[]): boolean => REST.test(steps.at(-1) ?? '');

const fits = (pattern: readonly string[], parts: readonly string[]): boolean => {
  if (isOpenEnded(pattern) ? parts.length < pattern.length : parts.length !== pattern.length) return false;
  return pattern.every((step, index) =>
    REST.test(step) || ONE.test(step) ? parts[index] !== '' : step === parts[index],
  );
};

/** A named step goes before one that takes any: /api/armies/import is not an army called import. */
const orderOf = (steps: readonly string[]): string =>
  steps.map((step) => (step.startsWith('[') ? '1' : '0')).join('');

/**
 * Finds rows of a table by the address of a request, "/api/armies/B8iY": those of one path, a row for each method;
 * empty where the table has nothing. Only rows with as many steps are compared: more would be work that anyone can
 * order.
 */
export const addressBook = <R extends { readonly path: string }>(
  rows: readonly R[],
): ((pathname: string) => readonly R[]) => {
  const byPath = new Map<string, readonly R[]>();
  for (const row of rows) byPath.set(row.path, [...(byPath.get(row.path) ?? []), row]);
  const paths = [...byPath.keys()]
    .map((path) => ({ path, steps: stepsOf(path) }))
    .toSorted((a, b) => orderOf(a.steps).localeCompare(orderOf(b.steps)) || a.path.localeCompare(b.path));
  const byLength = new Map<number, typeof paths>();
  for (const each of paths) {
    byLength.set(each.steps.length, [...(byLength.get(each.steps.length) ?? []), each]);
  }
  const openEnded = paths.filter(({ steps }) => isOpenEnded(steps));
  return (pathname) => {
    const parts = stepsOf(pathname);
    const near = byLength.get(parts.length) ?? [];
    const first =
      near.find(({ steps }) => fits(steps, parts)) ?? openEnded.find(({ steps }) => fits(steps, parts));
    return (first && byPath.get(first.path)) ?? [];
  };
};

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** The values of the names in square brackets of a path. */
export const paramsIn = (path: string, pathname: string): Record<string, string> => {
  const parts = stepsOf(pathname);
  return Object.fromEntries(
    stepsOf(path).flatMap((step, index) =>
      ONE.test(step) ? [[step.slice(1, -1), decoded(parts[index] ?? '')]] : [],
    ),
  );
};
