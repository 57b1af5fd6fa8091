/** How long a transaction waits for its turn and may take; a club's worth of saves at once fits in. */
const TRANSACTION_TIME = 30_000;

/** The options of every Prisma client, for either store. */
export const CLIENT = {
  // the longer formats quote arguments, whole armies among them, and messages end in a log
  errorFormat: 'minimal',
  transactionOptions: { maxWait: TRANSACTION_TIME, timeout: TRANSACTION_TIME },
} as const;
