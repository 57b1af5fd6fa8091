import type { Draft } from './draft';
import { needsChoice, type QueueEffect, type QueueState, type Step } from './queue-state';

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

/** What the tab shows stands on that revision now; `ours`: this browser made it of the one before. */
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
