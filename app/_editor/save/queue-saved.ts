import { type Draft, filePrint, isOwnSave } from './draft';
import { after, followedBy, keeping, SAVING, standingOn, stopped } from './queue-moves';
import type { QueueState, Step } from './queue-state';
import type { Version } from './versions';

/** Nothing is unsent any more. */
export const rested = <F extends object>(state: QueueState<F>, editedAt: string): Step<F> => {
  const { draft } = state;
  const save = { kind: 'saved', editedAt } as const;
  return followedBy(stopped({ ...state, draft: null, failures: 0, save }), (still) =>
    draft === null ? after(still) : after(still, { do: 'forget', draft }),
  );
};

type Saved = {
  readonly base: number;
  readonly revision: number;
  readonly editedAt: string;
  readonly print: string;
};

/** The server has it: `print`, an edit of `base`, is `revision` now. */
export const acknowledged = <F extends object>(
  state: QueueState<F>,
  { base, revision, editedAt, print }: Saved,
): Step<F> => {
  const { draft, save } = state;
  // it was never in this tab: its number on what this tab shows would be a lie
  if (draft === null) return revision > state.revision ? after(state, { do: 'fetch' }) : after(state);
  const next = standingOn(state, revision, base === state.revision && revision === base + 1);
  if (filePrint(draft.file) === print && revision > draft.base) return rested(next, editedAt);
  // an edit of another revision says nothing of what this draft stands on
  if (base !== draft.base) return after(state);
  const { explicit: _, ...rest } = draft;
  const open = save.kind === 'gone' || (save.kind === 'conflict' && save.current.revision > revision);
  return keeping({ ...next, save: open ? save : SAVING }, { ...rest, base: revision, sent: [] });
};

export const tellSaved = <F extends object>(step: Step<F>, saved: Saved): Step<F> =>
  followedBy(step, (next) => after(next, { do: 'tell', news: { kind: 'saved', ...saved } }));

/** The server has moved on from what the draft stands on: by a save whose answer got lost, or there are two versions. */
export const compared = <F extends object>(
  state: QueueState<F>,
  draft: Draft<F>,
  current: Version<F>,
): Step<F> => {
  const { revision, editedAt } = current;
  const saved = { base: draft.base, revision, editedAt, print: filePrint(current.file) };
  if (isOwnSave(draft, current)) return tellSaved(acknowledged(state, saved), saved);
  if (filePrint(draft.file) === saved.print) return acknowledged(state, saved);
  return stopped({ ...state, save: { kind: 'conflict', current } });
};

export const replaced = <F extends object>(
  state: QueueState<F>,
  { revision, editedAt }: Version<F>,
): Step<F> => rested(standingOn(state, revision), editedAt);
