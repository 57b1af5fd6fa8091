import type { GameRules, PhaseGuide } from '../../core/contract/game';
import { remindersOf } from './reminders';
import { GUIDE } from './table';
import { testsOf } from './tests';

const NOTHING: PhaseGuide = { says: [], tables: [] };

/** What Honours of War adds to its machine for the table: tests, reminders, and a guide to each phase. */
export const GAME_RULES: GameRules = {
  tests: testsOf,
  reminders: remindersOf,
  guide: ({ phase }) => (GUIDE as Readonly<Record<string, PhaseGuide>>)[phase] ?? NOTHING,
};
