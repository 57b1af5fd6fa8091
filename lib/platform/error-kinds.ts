/**
 * True for an error of a class of ours, known by its name: what one bundle throws may reach another, which has a
 * class of its own of that name, so `instanceof` would say no.
 */
export const isNamed = <N extends string>(error: unknown, name: N): error is Error & { readonly name: N } =>
  error instanceof Error && error.name === name;

/** Kind and place of a fault of ours in a thread; what it says may quote what someone sent, and stays there. */
export const faultPlace = (fault: unknown): string =>
  fault instanceof Error
    ? [fault.name, ...(fault.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line))].join('\n')
    : typeof fault;

/**
 * In how many milliseconds a counter takes more, by what it threw; null where that is not a refusal.
 * Known by its shape: the app's bundles and the server each have their own class for it.
 */
export const waitOf = (thrown: unknown): number | null =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'msBeforeNext' in thrown &&
  typeof thrown.msBeforeNext === 'number'
    ? thrown.msBeforeNext
    : null;
