import { yearsText } from '@/app/history/history-words';
/** "1756 to 1759, 1761": years in a row as one. */
export const yearRuns = (years: readonly number[]): string => {
  const first = years.filter((year) => !years.includes(year - 1));
  const last = years.filter((year) => !years.includes(year + 1));
  return first.map((year, at) => yearsText(year, last[at] ?? year)).join(', ');
};
