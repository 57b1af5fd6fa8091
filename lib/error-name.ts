/**
 * True for an error of a class of ours, known by its name: what one bundle throws may reach another, which has a class of
 * its own of that name, so `instanceof` would say no.
 */
export const isNamed = <N extends string>(error: unknown, name: N): error is Error & { readonly name: N } =>
  error instanceof Error && error.name === name;

/** Kind and place of a fault of ours in a thread; what it says may quote what someone sent, and stays there. */
export const faultPlace = (fault: unknown): string =>
  fault instanceof Error
    ? [fault.name, ...(fault.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line))].join('\n')
    : typeof fault;
