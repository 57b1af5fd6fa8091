import { type Draft, filePrint, isNewer, isOwnSave } from './draft';
import {
  needsChoice,
  type QueueEffect,
  type QueueNews,
  type QueueState,
  type QueueStep,
} from './queue-state';
import type { Version } from './save-state';

/** How long typing rests before it is sent, in ms. */
export const REST = 600;

export const SAVING = { kind: 'saving' } as const;

export const withEffects = <F extends object>(
  state: QueueState<F>,
  ...effects: readonly QueueEffect<F>[]
): QueueStep<F> => ({ state, effects });

/** A step and then transitions from the state that each leaves, as one step. */
export const andThen = <F extends object>(
  first: QueueStep<F>,
  ...transitions: readonly ((state: QueueState<F>) => QueueStep<F>)[]
): QueueStep<F> =>
  transitions.reduce((done, transition) => {
    const { state, effects } = transition(done.state);
    return { state, effects: [...done.effects, ...effects] };
  }, first);

export const scheduleIn = <F extends object>(state: QueueState<F>, ms: number): QueueStep<F> =>
  withEffects({ ...state, waiting: true }, { do: 'wait', ms });

export const cancelTimer = <F extends object>(state: QueueState<F>): QueueStep<F> =>
  withEffects({ ...state, waiting: false }, { do: 'stop' });

/** Schedules a save. The note that the server cannot be reached stays until it answers. */
export const saveIn = <F extends object>(state: QueueState<F>, ms: number): QueueStep<F> =>
  scheduleIn(state.save.kind === 'unsent' ? state : { ...state, save: SAVING }, ms);

/** Bases the document of the tab on another revision. `ours`: this browser made it from the revision before. */
export const rebase = <F extends object>(
  state: QueueState<F>,
  revision: number,
  ours = false,
): QueueState<F> => ({
  ...state,
  revision,
  since: ours ? state.since : revision,
  overheard: revision === state.revision ? state.overheard : [],
});

export const persistDraft = <F extends object>(state: QueueState<F>, draft: Draft<F>): QueueStep<F> =>
  withEffects({ ...state, draft }, { do: 'keep', draft });

/** Tries again soon if a draft is unsent and no save is on its way. */
export const rescheduleIfPending = <F extends object>(state: QueueState<F>): QueueStep<F> => {
  const { draft, flights, save } = state;
  const idle = draft === null || flights.length > 0 || state.waiting;
  return idle || needsChoice(save) || save.kind === 'refused' ? withEffects(state) : saveIn(state, REST);
};

/** The server has the newest edit: drops the draft. */
const markSaved = <F extends object>(state: QueueState<F>, editedAt: string): QueueStep<F> => {
  const { draft } = state;
  const save = { kind: 'saved', editedAt } as const;
  return andThen(cancelTimer({ ...state, draft: null, failures: 0, save }), (still) =>
    draft === null ? withEffects(still) : withEffects(still, { do: 'forget', draft }),
  );
};

type SavedState = {
  readonly base: number;
  readonly revision: number;
  readonly editedAt: string;
  readonly print: string;
};

/** The server saved the edit `print` of `base` as `revision`. */
export const acknowledge = <F extends object>(
  state: QueueState<F>,
  { base, revision, editedAt, print }: SavedState,
): QueueStep<F> => {
  const { draft, save } = state;
  // This tab never had that version, so its document does not get that number.
  if (draft === null)
    return revision > state.revision ? withEffects(state, { do: 'fetch' }) : withEffects(state);
  const next = rebase(state, revision, base === state.revision && revision === base + 1);
  if (filePrint(draft.file) === print && revision > draft.base) return markSaved(next, editedAt);
  // An edit of another revision does not say what this draft is based on.
  if (base !== draft.base) return withEffects(state);
  const { explicit: _, ...rest } = draft;
  const open = save.kind === 'gone' || (save.kind === 'conflict' && save.current.revision > revision);
  return persistDraft({ ...next, save: open ? save : SAVING }, { ...rest, base: revision, sent: [] });
};

export const announceSaved = <F extends object>(step: QueueStep<F>, saved: SavedState): QueueStep<F> =>
  andThen(step, (next) => withEffects(next, { do: 'tell', news: { kind: 'saved', ...saved } }));

/** The server has a newer revision than the draft is based on: a save whose response was lost, or a conflict. */
export const resolveStale = <F extends object>(
  state: QueueState<F>,
  draft: Draft<F>,
  current: Version<F>,
): QueueStep<F> => {
  const { revision, editedAt } = current;
  const saved = { base: draft.base, revision, editedAt, print: filePrint(current.file) };
  if (isOwnSave(draft, current)) return announceSaved(acknowledge(state, saved), saved);
  if (filePrint(draft.file) === saved.print) return acknowledge(state, saved);
  return cancelTimer({ ...state, save: { kind: 'conflict', current } });
};

export const replaceDocument = <F extends object>(
  state: QueueState<F>,
  { revision, editedAt }: Version<F>,
): QueueStep<F> => markSaved(rebase(state, revision), editedAt);

/** Milliseconds that a tab waits for the tab that made an edit to save it. */
const PATIENCE = 5000;

/** Takes an edit of another tab. Of two edits at the same time the later one wins in both tabs. */
const followTab = <F extends object>(state: QueueState<F>, draft: Draft<F>): QueueStep<F> => {
  const { draft: mine, save } = state;
  if (mine !== null && isNewer(mine, draft)) return withEffects(state);
  // The edit crossed a save of this browser, so it is an edit of what was saved.
  const behind = draft.base >= state.since && draft.base < state.revision;
  const base = behind ? state.revision : draft.base;
  const prints = base === state.revision ? (mine?.sent ?? state.overheard) : [];
  const sent = [...prints, ...(behind ? [] : draft.sent)];
  const took = { ...draft, base, sent: [...new Set(sent)] };
  const decided = save.kind === 'conflict' && base >= save.current.revision;
  const open = needsChoice(save) && !decided;
  const rebased = { ...rebase(state, base, base === state.revision), draft: took };
  const begun = behind ? persistDraft(rebased, took) : withEffects(rebased);
  return andThen(
    begun,
    (next) => withEffects(next, { do: 'show', file: draft.file, why: 'tab' }),
    (next) => (open ? withEffects(next) : saveIn(decided ? { ...next, save: SAVING } : next, PATIENCE)),
  );
};

const applyTabMessage = <F extends object>(state: QueueState<F>, news: QueueNews<F>): QueueStep<F> => {
  const { draft } = state;
  switch (news.kind) {
    case 'edited':
      return followTab(state, news.draft);
    case 'sending': {
      if (news.base !== state.revision) return withEffects(state);
      if (draft === null) return withEffects({ ...state, overheard: [...state.overheard, news.print] });
      return withEffects({ ...state, draft: { ...draft, sent: [...draft.sent, news.print] } });
    }
    case 'saved':
      return acknowledge(state, news);
    case 'replaced': {
      const { record, dropped } = news;
      const given = draft === null ? record.revision > state.revision : filePrint(draft.file) === dropped;
      if (!given) return withEffects(state);
      return andThen(replaceDocument(state, record), (next) =>
        withEffects(next, { do: 'show', file: record.file, why: 'device' }),
      );
    }
  }
};

/** A message of another tab may show that the conflicting version is a save of this browser. */
const reconsiderConflict = <F extends object>(state: QueueState<F>): QueueStep<F> =>
  state.draft !== null && state.save.kind === 'conflict'
    ? resolveStale(state, state.draft, state.save.current)
    : withEffects(state);

/** A message from another tab of this browser. */
export const onTabMessage = <F extends object>(state: QueueState<F>, news: QueueNews<F>): QueueStep<F> =>
  andThen(applyTabMessage(state, news), reconsiderConflict, rescheduleIfPending);
