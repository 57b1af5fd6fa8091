import { PROPORTIONS, type SuggestQuestion, suggestParams } from '@/lib/history/suggest-question';
import { SUGGEST } from '@/lib/pages';

/** Where an army is suggested as the question says. */
export const suggestPath = (question: SuggestQuestion): string =>
  `${SUGGEST}?${new URLSearchParams(suggestParams(question))}`;

/** The same without what other rules could not answer: a limit and figures are of one system. */
export const otherRulesPath = ({ nation, year, ...question }: SuggestQuestion, rules: string): string => {
  const params = suggestParams({ ...question, nation, year }).filter(([key]) => key === PROPORTIONS);
  return `${SUGGEST}?${new URLSearchParams([['rules', rules], ['nation', nation], ['year', String(year)], ...params])}`;
};
