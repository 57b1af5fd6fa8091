import type { Draft } from './draft';
import { needsChoice, type QueueEffect, type QueueState, type Step } from './queue-state';

/** How long typing rests before it is sent, in ms. */
export const REST = 600;

export const SAVING = { kind: 'saving' } as const;

export const after = (state: QueueState, ...effects: readonly QueueEffect[]): Step => ({ state, effects });

/** One step after another, as one. */
export const followedBy = ({ state, effects }: Step, next: (state: QueueState) => Step): Step => {
  const last = next(state);
  return { state: last.state, effects: [...effects, ...last.effects] };
};

export const waiting = (state: QueueState, ms: number): Step =>
  after({ ...state, waiting: true }, { do: 'wait', ms });

export const stopped = (state: QueueState): Step => after({ ...state, waiting: false }, { do: 'stop' });

/** A try is due soon; while the server cannot be reached, the note that says so stays. */
export const saveIn = (state: QueueState, ms: number): Step =>
  waiting(state.save.kind === 'unsent' ? state : { ...state, save: SAVING }, ms);

/** What the tab shows stands on that revision now; `ours`: this browser made it of the one before. */
export const standingOn = (state: QueueState, revision: number, ours = false): QueueState => ({
  ...state,
  revision,
  since: ours ? state.since : revision,
  overheard: revision === state.revision ? state.overheard : [],
});

export const keeping = (state: QueueState, draft: Draft): Step =>
  after({ ...state, draft }, { do: 'keep', draft });

/** What is still unsent when nothing is on its way is tried again. */
export const settled = (state: QueueState): Step => {
  const { draft, flights, save } = state;
  const idle = draft === null || flights.length > 0 || state.waiting;
  return idle || needsChoice(save) || save.kind === 'refused' ? after(state) : saveIn(state, REST);
};
