import type { Standing, Tone } from './finding';

/** What a mark can say about an army, or a part of it. */
export type Mark = Tone | 'pass';

/** The word that goes with each shape. */
export const SEVERITY_WORDS: Record<Mark, { one: string; many: string }> = {
  error: { one: 'error', many: 'errors' },
  warning: { one: 'warning', many: 'warnings' },
  info: { one: 'note', many: 'notes' },
  wanting: { one: 'still needed', many: 'still needed' },
  pass: { one: 'ready', many: 'ready' },
};

/** The shape beside what an army comes to. */
export const STANDING_MARKS: Readonly<Record<Standing, Mark>> = {
  legal: 'pass',
  unfinished: 'wanting',
  illegal: 'error',
};
