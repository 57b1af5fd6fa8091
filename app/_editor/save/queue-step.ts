import { type Draft, filePrint } from './draft';
import { type Flight, needsChoice, type QueueEvent, type QueueState, type QueueStep } from './queue-state';
import { failureOf, type SaveReply, type Version } from './save-state';
import {
  acknowledge,
  andThen,
  announceSaved,
  cancelTimer,
  onTabMessage,
  persistDraft,
  REST,
  rebase,
  replaceDocument,
  rescheduleIfPending,
  resolveStale,
  SAVING,
  saveIn,
  scheduleIn,
  withEffects,
} from './transitions';

const BACK_OFF = [1000, 2000, 4000, 8000] as const;
const LAST_BACK_OFF = 10_000;
/** Prints of versions that were sent and not acknowledged; each is a short text. */
const MOST_SENT = 500;

const onEdit = <F extends object>(
  state: QueueState<F>,
  { file, at }: Extract<QueueEvent<F>, { kind: 'edited' }>,
): QueueStep<F> => {
  const { draft: before, revision: base, overheard } = state;
  const draft: Draft<F> = {
    ...(before ?? { base, sent: overheard }),
    file,
    // two edits of one tab never share a time, whatever its clock does
    at: Math.max(at, (before?.at ?? 0) + 1),
  };
  return andThen(
    persistDraft(state, draft),
    (nextState) => withEffects(nextState, { do: 'tell', news: { kind: 'edited', draft } }),
    (nextState) =>
      // Without a connection the back-off continues; a delay after each key would only postpone the next try.
      needsChoice(nextState.save) || (nextState.save.kind === 'unsent' && nextState.waiting)
        ? withEffects(nextState)
        : saveIn(nextState, REST),
  );
};

const sendDraft = <F extends object>(state: QueueState<F>, leaving: boolean): QueueStep<F> => {
  const { draft, flights } = state;
  if (draft === null || needsChoice(state.save) || (flights.length > 0 && !leaving))
    return cancelTimer(state);
  const { base, file, explicit = false } = draft;
  const flight: Flight = { base, print: filePrint(file), leaving, explicit };
  const { print } = flight;
  if (flights.some((each) => each.leaving && each.base === base && each.print === print))
    return cancelTimer(state);
  const noted = draft.sent.includes(print)
    ? draft
    : { ...draft, sent: [...draft.sent, print].slice(-MOST_SENT) };
  const request = explicit ? { revision: base, file, explicit } : { revision: base, file };
  return andThen(
    cancelTimer(state),
    (still) => (noted === draft ? withEffects(still) : persistDraft(still, noted)),
    (ready) =>
      withEffects(
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

/** Resumes a draft that an earlier page could not send. */
const resumeDraft = <F extends object>(
  state: QueueState<F>,
  draft: Draft<F>,
  record: Version<F>,
): QueueStep<F> => {
  const standing = persistDraft(rebase(state, draft.base), draft);
  // A save of an earlier page may still be on its way; the prints of the draft recognise it.
  if (draft.base === record.revision) return andThen(standing, (next) => saveIn(next, 0));
  return andThen(standing, (next) => resolveStale(next, draft, record), rescheduleIfPending);
};

const onStale = <F extends object>(
  state: QueueState<F>,
  { base }: Flight,
  current: Version<F>,
): QueueStep<F> => {
  const { draft } = state;
  if (draft === null)
    return current.revision > state.revision ? withEffects(state, { do: 'fetch' }) : withEffects(state);
  // The request is older than what this tab knows by now: the next try asks again.
  if (base !== draft.base) return withEffects(state);
  return resolveStale(state, draft, current);
};

/** The server refuses this version; a later edit may be accepted. */
const markRefused = <F extends object>(
  state: QueueState<F>,
  { print }: Flight,
  message: string,
): QueueStep<F> =>
  state.draft === null || needsChoice(state.save) || filePrint(state.draft.file) !== print
    ? withEffects(state)
    : cancelTimer({ ...state, save: { kind: 'refused', message } });

const applyResponse = <F extends object>(
  state: QueueState<F>,
  flight: Flight,
  answer: SaveReply<F>,
): QueueStep<F> => {
  if (answer.ok) {
    const { base, print } = flight;
    const saved = { base, print, revision: answer.revision, editedAt: answer.editedAt };
    return announceSaved(acknowledge(state, saved), saved);
  }
  switch (answer.code) {
    case 'stale':
      return onStale(state, flight, answer.current);
    case 'not-found':
      return state.draft === null ? withEffects(state) : cancelTimer({ ...state, save: { kind: 'gone' } });
    case 'too-large':
      return markRefused(state, flight, answer.message);
    case 'invalid':
      return markRefused(state, flight, answer.errors.map(({ message }) => message).join('; '));
  }
};

const removeFlight = <F extends object>(state: QueueState<F>, flight: Flight): QueueState<F> => ({
  ...state,
  flights: state.flights.filter((each) => each !== flight),
});

const onResponse = <F extends object>(
  state: QueueState<F>,
  flight: Flight,
  answer: SaveReply<F>,
): QueueStep<F> => {
  const reached: QueueState<F> = {
    ...removeFlight(state, flight),
    failures: 0,
    save: state.save.kind === 'unsent' ? SAVING : state.save,
  };
  return andThen(applyResponse(reached, flight, answer), rescheduleIfPending);
};

const onFailure = <F extends object>(state: QueueState<F>, flight: Flight, error: unknown): QueueStep<F> => {
  const { draft, failures, isDraftStored, save } = removeFlight(state, flight);
  const next = { ...removeFlight(state, flight), failures: failures + 1 };
  // An open choice stays open.
  if (draft === null || needsChoice(save)) return withEffects(next);
  return scheduleIn(
    { ...next, save: { kind: 'unsent', isDraftStored, ...failureOf(error) } },
    BACK_OFF[failures] ?? LAST_BACK_OFF,
  );
};

/** The player chose mine: saves over the newer version, which stays in the history. */
const overwriteServer = <F extends object>(state: QueueState<F>): QueueStep<F> => {
  const { draft, save } = state;
  if (draft === null || save.kind !== 'conflict') return withEffects(state);
  const mine = { ...draft, base: save.current.revision, sent: [], explicit: true };
  return andThen(
    persistDraft({ ...rebase(state, mine.base), save: SAVING }, mine),
    (nextState) => withEffects(nextState, { do: 'tell', news: { kind: 'edited', draft: mine } }),
    (nextState) => (nextState.flights.length > 0 ? saveIn(nextState, REST) : sendDraft(nextState, false)),
  );
};

const adoptVersion = <F extends object>(state: QueueState<F>, record: Version<F>): QueueStep<F> => {
  const dropped = state.draft && filePrint(state.draft.file);
  return andThen(replaceDocument(state, record), (next) =>
    withEffects(next, { do: 'tell', news: { kind: 'replaced', record, dropped } }),
  );
};

/**
 * The state machine of a save queue. One save is on its way at a time, except for the one that a closing page sends.
 * The newest edit is sent next, and a draft is dropped only when the server has acknowledged it.
 *
 * | event    | effect                                                                                          |
 * |----------|-------------------------------------------------------------------------------------------------|
 * | edited   | store the draft, tell other tabs, save in 600 ms (not while a conflict is open)                 |
 * | found    | resume a draft of an earlier page: save it, or compare it if the server has a newer revision    |
 * | heard    | another tab edited, sent or saved: the later edit wins, a save of its own counts for this tab   |
 * | due      | send the draft if none is on its way                                                            |
 * | left     | send the draft, outliving the page                                                              |
 * | answered | saved: drop the draft if it is the newest edit, else save again; stale: conflict, unless it is  |
 * |          | our own save; not found: gone; refused: show why and wait for another edit                      |
 * | failed   | unsent: retry after 1, 2, 4, 8, then every 10 s                                                 |
 * | woken    | unsent: retry at once                                                                           |
 * | chosen   | conflict: send mine over the newer version                                                      |
 * | adopted  | show that version, drop the draft                                                               |
 */
export const step = <F extends object>(state: QueueState<F>, event: QueueEvent<F>): QueueStep<F> => {
  switch (event.kind) {
    case 'edited':
      return onEdit(state, event);
    case 'found':
      return resumeDraft(state, event.draft, event.record);
    case 'heard':
      return onTabMessage(state, event.news);
    case 'kept': {
      const { isStored } = event;
      const { save } = state;
      return withEffects({
        ...state,
        isDraftStored: isStored,
        save: save.kind === 'unsent' ? { ...save, isDraftStored: isStored } : save,
      });
    }
    case 'due':
      return sendDraft(state, false);
    case 'woken':
      return state.draft !== null && state.save.kind === 'unsent' ? scheduleIn(state, 0) : withEffects(state);
    case 'left':
      return sendDraft(state, true);
    case 'answered':
      return onResponse(state, event.flight, event.answer);
    case 'failed':
      return onFailure(state, event.flight, event.error);
    case 'chosen':
      return overwriteServer(state);
    case 'adopted':
      return adoptVersion(state, event.record);
  }
};
