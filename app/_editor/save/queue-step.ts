import { type Draft, filePrint } from './draft';
import {
  acknowledged,
  after,
  announceSaved,
  followedBy,
  heard,
  keeping,
  REST,
  replaced,
  resolveStale,
  SAVING,
  saveIn,
  settled,
  standingOn,
  stopped,
  waiting,
} from './queue-moves';
import { type Flight, needsChoice, type QueueEvent, type QueueState, type Step } from './queue-state';
import { failureOf, type SaveReply, type Version } from './save-state';

const BACK_OFF = [1000, 2000, 4000, 8000] as const;
const LAST_BACK_OFF = 10_000;
/** versions sent without an answer that are known again; each is a short text */
const MOST_SENT = 500;

const edited = <F extends object>(
  state: QueueState<F>,
  { file, at }: Extract<QueueEvent<F>, { kind: 'edited' }>,
): Step<F> => {
  const { draft: before, revision: base, overheard } = state;
  const draft: Draft<F> = {
    ...(before ?? { base, sent: overheard }),
    file,
    // two edits of one tab never share a time, whatever its clock does
    at: Math.max(at, (before?.at ?? 0) + 1),
  };
  return followedBy(
    followedBy(keeping(state, draft), (nextState) =>
      after(nextState, { do: 'tell', news: { kind: 'edited', draft } }),
    ),
    (nextState) =>
      // Without a connection the back-off continues; a delay after each key would only postpone the next try.
      needsChoice(nextState.save) || (nextState.save.kind === 'unsent' && nextState.waiting)
        ? after(nextState)
        : saveIn(nextState, REST),
  );
};

const sent = <F extends object>(state: QueueState<F>, leaving: boolean): Step<F> => {
  const { draft, flights } = state;
  if (draft === null || needsChoice(state.save) || (flights.length > 0 && !leaving)) return stopped(state);
  const { base, file, explicit = false } = draft;
  const flight: Flight = { base, print: filePrint(file), leaving, explicit };
  const { print } = flight;
  if (flights.some((each) => each.leaving && each.base === base && each.print === print))
    return stopped(state);
  const noted = draft.sent.includes(print)
    ? draft
    : { ...draft, sent: [...draft.sent, print].slice(-MOST_SENT) };
  const request = explicit ? { revision: base, file, explicit } : { revision: base, file };
  return followedBy(
    followedBy(stopped(state), (still) => (noted === draft ? after(still) : keeping(still, noted))),
    (ready) =>
      after(
        {
          ...ready,
          flights: [...flights, flight],
          save: ready.save.kind === 'unsent' ? ready.save : SAVING,
        },
        { do: 'tell', news: { kind: 'sending', base, print } },
        { do: 'send', flight, request },
      ),
  );
};

/** Edits that an earlier page could not send. */
const takeDraft = <F extends object>(state: QueueState<F>, draft: Draft<F>, record: Version<F>): Step<F> => {
  const standing = keeping(standingOn(state, draft.base), draft);
  // a save of another page may still be on its way: what was sent is known again
  if (draft.base === record.revision) return followedBy(standing, (next) => saveIn(next, 0));
  return followedBy(
    followedBy(standing, (next) => resolveStale(next, draft, record)),
    settled,
  );
};

const stale = <F extends object>(state: QueueState<F>, { base }: Flight, current: Version<F>): Step<F> => {
  const { draft } = state;
  if (draft === null) return current.revision > state.revision ? after(state, { do: 'fetch' }) : after(state);
  // asked before this tab learnt of a newer revision: the next try asks again
  if (base !== draft.base) return after(state);
  return resolveStale(state, draft, current);
};

/** The server does not take that version; a newer one may be taken. */
const refused = <F extends object>(state: QueueState<F>, { print }: Flight, message: string): Step<F> =>
  state.draft === null || needsChoice(state.save) || filePrint(state.draft.file) !== print
    ? after(state)
    : stopped({ ...state, save: { kind: 'refused', message } });

const takeAnswer = <F extends object>(
  state: QueueState<F>,
  flight: Flight,
  answer: SaveReply<F>,
): Step<F> => {
  if (answer.ok) {
    const { base, print } = flight;
    const saved = { base, print, revision: answer.revision, editedAt: answer.editedAt };
    return announceSaved(acknowledged(state, saved), saved);
  }
  switch (answer.code) {
    case 'stale':
      return stale(state, flight, answer.current);
    case 'not-found':
      return state.draft === null ? after(state) : stopped({ ...state, save: { kind: 'gone' } });
    case 'too-large':
      return refused(state, flight, answer.message);
    case 'invalid':
      return refused(state, flight, answer.errors.map(({ message }) => message).join('; '));
  }
};

const landed = <F extends object>(state: QueueState<F>, flight: Flight): QueueState<F> => ({
  ...state,
  flights: state.flights.filter((each) => each !== flight),
});

const answered = <F extends object>(state: QueueState<F>, flight: Flight, answer: SaveReply<F>): Step<F> => {
  const reached: QueueState<F> = {
    ...landed(state, flight),
    failures: 0,
    save: state.save.kind === 'unsent' ? SAVING : state.save,
  };
  return followedBy(takeAnswer(reached, flight, answer), settled);
};

const failed = <F extends object>(state: QueueState<F>, flight: Flight, error: unknown): Step<F> => {
  const { draft, failures, isDraftStored, save } = landed(state, flight);
  const next = { ...landed(state, flight), failures: failures + 1 };
  // a choice that is open stays open
  if (draft === null || needsChoice(save)) return after(next);
  return waiting(
    { ...next, save: { kind: 'unsent', isDraftStored, ...failureOf(error) } },
    BACK_OFF[failures] ?? LAST_BACK_OFF,
  );
};

/** Saves over the newer version, which stays in its history: however often it has to be tried. */
const overrule = <F extends object>(state: QueueState<F>): Step<F> => {
  const { draft, save } = state;
  if (draft === null || save.kind !== 'conflict') return after(state);
  const mine = { ...draft, base: save.current.revision, sent: [], explicit: true };
  return followedBy(
    followedBy(keeping({ ...standingOn(state, mine.base), save: SAVING }, mine), (nextState) =>
      after(nextState, { do: 'tell', news: { kind: 'edited', draft: mine } }),
    ),
    (nextState) => (nextState.flights.length > 0 ? saveIn(nextState, REST) : sent(nextState, false)),
  );
};

const adopted = <F extends object>(state: QueueState<F>, record: Version<F>): Step<F> => {
  const dropped = state.draft && filePrint(state.draft.file);
  return followedBy(replaced(state, record), (next) =>
    after(next, { do: 'tell', news: { kind: 'replaced', record, dropped } }),
  );
};

/**
 * What becomes of the saves of a document by an event, and what has to be done: one save is on its way at a time (but
 * for a page that goes away), the newest edit is next, and none is forgotten until it is acknowledged.
 */
export const step = <F extends object>(state: QueueState<F>, event: QueueEvent<F>): Step<F> => {
  switch (event.kind) {
    case 'edited':
      return edited(state, event);
    case 'found':
      return takeDraft(state, event.draft, event.record);
    case 'heard':
      return heard(state, event.news);
    case 'kept': {
      const { isStored } = event;
      const { save } = state;
      return after({
        ...state,
        isDraftStored: isStored,
        save: save.kind === 'unsent' ? { ...save, isDraftStored: isStored } : save,
      });
    }
    case 'due':
      return sent(state, false);
    case 'woken':
      return state.draft !== null && state.save.kind === 'unsent' ? waiting(state, 0) : after(state);
    case 'left':
      return sent(state, true);
    case 'answered':
      return answered(state, event.flight, event.answer);
    case 'failed':
      return failed(state, event.flight, event.error);
    case 'chosen':
      return overrule(state);
    case 'adopted':
      return adopted(state, event.record);
  }
};
