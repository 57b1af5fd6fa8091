import * as armyWords from '@/app/_components/army/words';
import { LinkButton } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import type { SuggestQuestion } from '@/lib/history/suggest-question';
import type { NoneFits } from '@/lib/history/suggested-army';
import { pointsText } from '@/lib/rules/core/price/points';
import { suggestPath } from '../address';
import * as words from '../words';

type NoFitProps = { refusal: NoneFits; question: SuggestQuestion };

/** Why no army is suggested, and the limit that would do. */
export const NoFit = ({ refusal: { message, least }, question }: NoFitProps) => (
  <Notice
    severity="info"
    title={armyWords.noArmyMatches}
    live
    action={
      least !== null && (
        <LinkButton href={suggestPath({ ...question, budget: least })}>
          {words.raiseLimit(pointsText(least))}
        </LinkButton>
      )
    }
  >
    {message}
  </Notice>
);
