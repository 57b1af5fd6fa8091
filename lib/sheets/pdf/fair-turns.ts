/** How many turns may be waited for. */
export type TurnLimits = {
  /** by one person */
  readonly each: number;
  /** by all persons together */
  readonly all: number;
};

/**
 * A task that had its turn with what it gave; or none, because this person or all together wait for as many as they
 * may, or because the person who wanted it has gone.
 */
export type Turn<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: 'person-full' | 'all-full' | 'gone' };

export type Turns = {
  /**
   * Does a task when its turn has come. `person` is any key that is the same for all tasks of one person.
   * @throws what the task throws
   */
  take<T>(person: string, task: () => Promise<T>, signal?: AbortSignal): Promise<Turn<T>>;
  /** tasks that wait */
  waiting(): number;
};

type Begin = () => Promise<void>;

/**
 * One task at a time: one of each person in turn, those of a person in the order they came. What a task needs is made
 * when its turn has come, so that those that wait weigh nothing; and one that fails or takes long stops no other.
 */
export const createTurns = ({ each, all }: TurnLimits): Turns => {
  // in the order of their next turns
  const lines = new Map<string, Begin[]>();
  let waiting = 0;
  let busy = false;

  const goOn = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    for (let [next] = lines; next !== undefined; [next] = lines) {
      const [person, [begin, ...rest]] = next;
      lines.delete(person);
      if (rest.length > 0) lines.set(person, rest);
      if (begin === undefined) continue;
      waiting--;
      await begin();
    }
    busy = false;
  };

  const leave = (person: string, begin: Begin): void => {
    const line = lines.get(person) ?? [];
    const rest = line.filter((other) => other !== begin);
    waiting -= line.length - rest.length;
    if (rest.length > 0) lines.set(person, rest);
    else lines.delete(person);
  };

  const take: Turns['take'] = (person, task, signal) => {
    const line = lines.get(person) ?? [];
    if (signal?.aborted) return Promise.resolve({ ok: false, code: 'gone' });
    if (line.length >= each) return Promise.resolve({ ok: false, code: 'person-full' });
    if (waiting >= all) return Promise.resolve({ ok: false, code: 'all-full' });
    return new Promise((resolve, reject) => {
      const gone = (): void => {
        leave(person, begin);
        resolve({ ok: false, code: 'gone' });
      };
      const begin: Begin = async () => {
        signal?.removeEventListener('abort', gone);
        try {
          const value = await task();
          resolve(signal?.aborted ? { ok: false, code: 'gone' } : { ok: true, value });
        } catch (error) {
          reject(error);
        }
      };
      signal?.addEventListener('abort', gone, { once: true });
      lines.set(person, [...line, begin]);
      waiting++;
      void goOn();
    });
  };

  return { take, waiting: () => waiting };
};
