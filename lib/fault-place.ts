/** Kind and place of a fault of ours in a thread; what it says may quote what someone sent, and stays there. */
export const faultPlace = (fault: unknown): string =>
  fault instanceof Error
    ? [fault.name, ...(fault.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line))].join('\n')
    : typeof fault;
