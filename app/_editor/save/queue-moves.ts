import { type Draft, filePrint, isNewer, isOwnSave } from './draft';
import { needsChoice, type QueueEffect, type QueueNews, type QueueState, type Step } from './queue-state';
import type { Version } from './save-state';

/** How long typing rests before it is sent, in ms. */
export const REST = 600;

export const SAVING = { kind: 'saving' } as const;

export const after = <F extends object>(
  state: QueueState<F>,
  ...effects: readonly QueueEffect<F>[]
): Step<F> => ({ state, effects });

/** One step after another, as one. */
export const followedBy = <F extends object>(
  { state, effects }: Step<F>,
  next: (state: QueueState<F>) => Step<F>,
): Step<F> => {
  const last = next(state);
  return { state: last.state, effects: [...effects, ...last.effects] };
};

export const waiting = <F extends object>(state: QueueState<F>, ms: number): Step<F> =>
  after({ ...state, waiting: true }, { do: 'wait', ms });

export const stopped = <F extends object>(state: QueueState<F>): Step<F> =>
  after({ ...state, waiting: false }, { do: 'stop' });

/** A try is due soon; while the server cannot be reached, the note that says so stays. */
export const saveIn = <F extends object>(state: QueueState<F>, ms: number): Step<F> =>
  waiting(state.save.kind === 'unsent' ? state : { ...state, save: SAVING }, ms);

/** The tab's document is based on that revision now; `ours`: this browser made it of the one before. */
export const standingOn = <F extends object>(
  state: QueueState<F>,
  revision: number,
  ours = false,
): QueueState<F> => ({
  ...state,
  revision,
  since: ours ? state.since : revision,
  overheard: revision === state.revision ? state.overheard : [],
});

export const keeping = <F extends object>(state: QueueState<F>, draft: Draft<F>): Step<F> =>
  after({ ...state, draft }, { do: 'keep', draft });

/** What is still unsent when nothing is on its way is tried again. */
export const settled = <F extends object>(state: QueueState<F>): Step<F> => {
  const { draft, flights, save } = state;
  const idle = draft === null || flights.length > 0 || state.waiting;
  return idle || needsChoice(save) || save.kind === 'refused' ? after(state) : saveIn(state, REST);
};

/** Nothing is unsent any more. */
const rested = <F extends object>(state: QueueState<F>, editedAt: string): Step<F> => {
  const { draft } = state;
  const save = { kind: 'saved', editedAt } as const;
  return followedBy(stopped({ ...state, draft: null, failures: 0, save }), (still) =>
    draft === null ? after(still) : after(still, { do: 'forget', draft }),
  );
};

type SavedState = {
  readonly base: number;
  readonly revision: number;
  readonly editedAt: string;
  readonly print: string;
};

/** The server has it: `print`, an edit of `base`, is `revision` now. */
export const acknowledged = <F extends object>(
  state: QueueState<F>,
  { base, revision, editedAt, print }: SavedState,
): Step<F> => {
  const { draft, save } = state;
  // it was never in this tab: its number on what this tab shows would be a lie
  if (draft === null) return revision > state.revision ? after(state, { do: 'fetch' }) : after(state);
  const next = standingOn(state, revision, base === state.revision && revision === base + 1);
  if (filePrint(draft.file) === print && revision > draft.base) return rested(next, editedAt);
  // An edit of another revision does not say what this draft is based on.
  if (base !== draft.base) return after(state);
  const { explicit: _, ...rest } = draft;
  const open = save.kind === 'gone' || (save.kind === 'conflict' && save.current.revision > revision);
  return keeping({ ...next, save: open ? save : SAVING }, { ...rest, base: revision, sent: [] });
};

export const announceSaved = <F extends object>(step: Step<F>, saved: SavedState): Step<F> =>
  followedBy(step, (next) => after(next, { do: 'tell', news: { kind: 'saved', ...saved } }));

/** The server has a newer revision than the base of the draft: a save whose response got lost, or a second version. */
export const resolveStale = <F extends object>(
  state: QueueState<F>,
  draft: Draft<F>,
  current: Version<F>,
): Step<F> => {
  const { revision, editedAt } = current;
  const saved = { base: draft.base, revision, editedAt, print: filePrint(current.file) };
  if (isOwnSave(draft, current)) return announceSaved(acknowledged(state, saved), saved);
  if (filePrint(draft.file) === saved.print) return acknowledged(state, saved);
  return stopped({ ...state, save: { kind: 'conflict', current } });
};

export const replaced = <F extends object>(
  state: QueueState<F>,
  { revision, editedAt }: Version<F>,
): Step<F> => rested(standingOn(state, revision), editedAt);

/** how long a tab waits for the tab that made an edit to save it */
const PATIENCE = 5000;

/** An edit in another tab: the later of two that crossed counts in both tabs. */
const followed = <F extends object>(state: QueueState<F>, draft: Draft<F>): Step<F> => {
  const { draft: mine, save } = state;
  if (mine !== null && isNewer(mine, draft)) return after(state);
  // it crossed with a save of this browser: it is an edit of what was saved
  const behind = draft.base >= state.since && draft.base < state.revision;
  const base = behind ? state.revision : draft.base;
  const prints = base === state.revision ? (mine?.sent ?? state.overheard) : [];
  const sent = [...prints, ...(behind ? [] : draft.sent)];
  const took = { ...draft, base, sent: [...new Set(sent)] };
  const decided = save.kind === 'conflict' && base >= save.current.revision;
  const open = needsChoice(save) && !decided;
  const followed = { ...standingOn(state, base, base === state.revision), draft: took };
  const begun = behind ? keeping(followed, took) : after(followed);
  return followedBy(
    followedBy(begun, (next) => after(next, { do: 'show', file: draft.file, why: 'tab' })),
    (next) => (open ? after(next) : saveIn(decided ? { ...next, save: SAVING } : next, PATIENCE)),
  );
};

const takeNews = <F extends object>(state: QueueState<F>, news: QueueNews<F>): Step<F> => {
  const { draft } = state;
  switch (news.kind) {
    case 'edited':
      return followed(state, news.draft);
    case 'sending': {
      if (news.base !== state.revision) return after(state);
      if (draft === null) return after({ ...state, overheard: [...state.overheard, news.print] });
      return after({ ...state, draft: { ...draft, sent: [...draft.sent, news.print] } });
    }
    case 'saved':
      return acknowledged(state, news);
    case 'replaced': {
      const { record, dropped } = news;
      const given = draft === null ? record.revision > state.revision : filePrint(draft.file) === dropped;
      if (!given) return after(state);
      return followedBy(replaced(state, record), (next) =>
        after(next, { do: 'show', file: record.file, why: 'device' }),
      );
    }
  }
};

/** What another tab tells may show that the version of a conflict is one of this browser's own. */
const reconsidered = <F extends object>(state: QueueState<F>): Step<F> =>
  state.draft !== null && state.save.kind === 'conflict'
    ? resolveStale(state, state.draft, state.save.current)
    : after(state);

/** News from another tab of this browser. */
export const heard = <F extends object>(state: QueueState<F>, news: QueueNews<F>): Step<F> =>
  followedBy(followedBy(takeNews(state, news), reconsidered), settled);
