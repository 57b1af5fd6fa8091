import { type Draft, filePrint, isLater } from './draft';
import { after, followedBy, keeping, SAVING, saveIn, settled, standingOn } from './queue-moves';
import { acknowledged, compared, replaced } from './queue-saved';
import { needsChoice, type QueueNews, type QueueState, type Step } from './queue-state';

/** how long a tab waits for the tab that made an edit to save it */
const PATIENCE = 5000;

/** An edit in another tab: the later of two that crossed counts in both tabs. */
const followed = <F extends object>(state: QueueState<F>, draft: Draft<F>): Step<F> => {
  const { draft: mine, save } = state;
  if (mine !== null && isLater(mine, draft)) return after(state);
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
    ? compared(state, state.draft, state.save.current)
    : after(state);

/** News from another tab of this browser. */
export const heard = <F extends object>(state: QueueState<F>, news: QueueNews<F>): Step<F> =>
  followedBy(followedBy(takeNews(state, news), reconsidered), settled);
