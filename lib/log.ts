import 'server-only';

/** A fault of our own, for whoever runs the server. */
export const logFault = (where: string, fault: unknown): void => {
  const text = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
  process.stderr.write(`${new Date().toISOString()} ${where}: ${text}\n`);
};
