import { type MusterQuestion, musterParams } from '@/lib/history/muster-question';
import { musterPath } from '@/lib/pages';

/** Where a battle is mustered as the question says. */
export const questionPath = (battleId: string, question: MusterQuestion): string =>
  `${musterPath(battleId)}?${new URLSearchParams(musterParams(question))}`;
