type Step<T> = { readonly state: T; readonly label: string };

/** What can be undone and redone. States share what they have in common, so a step is cheap to keep. */
export type History<T> = {
  readonly past: readonly Step<T>[];
  readonly future: readonly Step<T>[];
  /** the field whose typing still belongs to the last step; null once it is sealed */
  readonly open: string | null;
};

const KEPT_STEPS = 200;

/** A history in which nothing has happened. */
export const emptyHistory = <T>(): History<T> => ({ past: [], future: [], open: null });

/**
 * The history after an edit of `before`. Edits that follow each other under the same `key`
 * (typing in one field of one node) are one step; an edit without a key is its own step.
 */
export const recorded = <T>(
  history: History<T>,
  before: T,
  label: string,
  key: string | null,
): History<T> => {
  const continues = key !== null && key === history.open && history.past.length > 0;
  const past = continues ? history.past : [...history.past, { state: before, label }].slice(-KEPT_STEPS);
  return { past, future: [], open: key };
};

/** Ends the typing of a field: what is typed next is a new step. */
export const sealed = <T>(history: History<T>): History<T> =>
  history.open === null ? history : { ...history, open: null };

export type Travel<T> = { readonly history: History<T>; readonly state: T; readonly label: string };

/** One step back from `now`, or null when there is none. */
export const undone = <T>({ past, future }: History<T>, now: T): Travel<T> | null => {
  const step = past.at(-1);
  if (step === undefined) return null;
  return {
    history: { past: past.slice(0, -1), future: [{ state: now, label: step.label }, ...future], open: null },
    state: step.state,
    label: step.label,
  };
};

/** One step forward again from `now`, or null when there is none. */
export const redone = <T>({ past, future }: History<T>, now: T): Travel<T> | null => {
  const [step, ...rest] = future;
  if (step === undefined) return null;
  return {
    history: { past: [...past, { state: now, label: step.label }], future: rest, open: null },
    state: step.state,
    label: step.label,
  };
};
