import { edited, type Op } from './edit';

/** Something that is done to a document: what changes, how it is called, and what is selected afterwards. */
export type Change = {
  readonly ops: readonly Op[];
  /** what undo says: "Remove Billerbeck" */
  readonly label: string;
  readonly select?: string | null;
};

/** What undo goes back to. */
export type Snapshot<F> = { readonly file: F; readonly selection: string | null };

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
export const record = <T>(history: History<T>, before: T, label: string, key: string | null): History<T> => {
  const continues = key !== null && key === history.open && history.past.length > 0;
  const past = continues ? history.past : [...history.past, { state: before, label }].slice(-KEPT_STEPS);
  return { past, future: [], open: key };
};

/** Ends the typing of a field: what is typed next is a new step. */
export const endStep = <T>(history: History<T>): History<T> =>
  history.open === null ? history : { ...history, open: null };

type Travel<T> = { readonly history: History<T>; readonly state: T; readonly label: string };

/** One step back from `now`, or null at the first state. */
export const undo = <T>({ past, future }: History<T>, now: T): Travel<T> | null => {
  const step = past.at(-1);
  if (step === undefined) return null;
  return {
    history: { past: past.slice(0, -1), future: [{ state: now, label: step.label }, ...future], open: null },
    state: step.state,
    label: step.label,
  };
};

/** One step forward again from `now`, or null at the last state. */
export const redo = <T>({ past, future }: History<T>, now: T): Travel<T> | null => {
  const [step, ...rest] = future;
  if (step === undefined) return null;
  return {
    history: { past: [...past, { state: now, label: step.label }], future: rest, open: null },
    state: step.state,
    label: step.label,
  };
};

/** A document that is edited, with what can be undone. */
export type Editing<F> = Snapshot<F> & { readonly history: History<Snapshot<F>> };

/** After a change; those that follow each other under one `key` (typing in one field) are one step of undo. */
export const applyChange = <F>(
  { file, selection, history }: Editing<F>,
  { ops, label, select }: Change,
  key: string | null,
): Editing<F> => ({
  file: edited(file, ops),
  selection: select === undefined ? selection : select,
  history: record(history, { file, selection }, label, key),
});

/** One step back or forth, or null at the end. */
export const travel = <F>(
  { file, selection, history }: Editing<F>,
  way: (history: History<Snapshot<F>>, now: Snapshot<F>) => Travel<Snapshot<F>> | null,
): (Editing<F> & { readonly label: string }) | null => {
  const there = way(history, { file, selection });
  return there && { ...there.state, history: there.history, label: there.label };
};

/** A version from elsewhere takes the place of this one; with a label it can be undone. */
export const replaceDocument = <F>(
  { file, selection, history }: Editing<F>,
  next: F,
  label: string | null,
): Editing<F> => ({
  file: next,
  selection,
  history: label === null ? history : record(history, { file, selection }, label, label),
});
