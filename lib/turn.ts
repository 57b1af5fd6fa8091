/** Lets others have their turn: awaited between two pieces of heavy work, so that no request waits for both. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
