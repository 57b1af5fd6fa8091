import 'server-only';
import { loadMuster } from '../rules/muster';
import { type Suggestion, suggestArmy } from '../rules/suggest';
import { nextTurn } from '../turn';
import { type SuggestQuestion, suggestParams } from './suggest-question';

export type { SuggestionResult } from '../rules/suggest';
export type { NoneFits } from '../rules/suggest-faults';

/** What was suggested lately: people who try proportions come back to what they had. */
const MOST_KEPT = 24;
const lately = new Map<string, Suggestion>();

/** The army of a query, or the reason why no army fits. Equal queries are computed once. */
export const suggestedArmy = async (question: SuggestQuestion): Promise<Suggestion> => {
  const key = JSON.stringify(suggestParams(question));
  const cached = lately.get(key);
  if (cached !== undefined) return cached;
  const rules = await loadMuster(question.rules);
  await nextTurn();
  const suggestion = suggestArmy(rules, question);
  const [oldest] = lately.keys();
  if (oldest !== undefined && lately.size >= MOST_KEPT) lately.delete(oldest);
  lately.set(key, suggestion);
  return suggestion;
};
