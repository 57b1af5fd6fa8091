import { edited, type Op } from './edit';
import { type History, recorded, type Travel } from './undo';

/** Something that is done to a document: what changes, how it is called, and what is selected afterwards. */
export type Change = {
  readonly ops: readonly Op[];
  /** what undo says: "Remove Billerbeck" */
  readonly label: string;
  readonly select?: string | null;
};

/** What undo goes back to. */
export type Snapshot<F> = { readonly file: F; readonly selection: string | null };

/** A document that is edited, with what can be undone. */
export type Editing<F> = Snapshot<F> & { readonly history: History<Snapshot<F>> };

/** After a change; those that follow each other under one `key` (typing in one field) are one step of undo. */
export const changed = <F>(
  { file, selection, history }: Editing<F>,
  { ops, label, select }: Change,
  key: string | null,
): Editing<F> => ({
  file: edited(file, ops),
  selection: select === undefined ? selection : select,
  history: recorded(history, { file, selection }, label, key),
});

/** One step back or forth, or null where there is none. */
export const travelled = <F>(
  { file, selection, history }: Editing<F>,
  way: (history: History<Snapshot<F>>, now: Snapshot<F>) => Travel<Snapshot<F>> | null,
): (Editing<F> & { readonly label: string }) | null => {
  const there = way(history, { file, selection });
  return there && { ...there.state, history: there.history, label: there.label };
};

/** A version from elsewhere takes the place of this one; with a label it can be undone. */
export const replacedBy = <F>(
  { file, selection, history }: Editing<F>,
  next: F,
  label: string | null,
): Editing<F> => ({
  file: next,
  selection,
  history: label === null ? history : recorded(history, { file, selection }, label, label),
});
