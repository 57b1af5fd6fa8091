import { services } from '@/lib/platform/services';

/** Lets others have their turn: awaited between two pieces of heavy work, so that no request waits for both. */
export const nextTurn = (): Promise<void> =>
  services().yieldToForeground?.() ?? new Promise((resolve) => setImmediate(resolve));

/** Goes through `steps`, others having their turn between two of them, and gives what they return. */
export const inTurns = async <T>(steps: Generator<void, T>): Promise<T> => {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await nextTurn();
  }
};
