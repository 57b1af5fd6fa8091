import { formatPoints } from '@/app/_components/army/points';
import { ChoiceLink } from '@/app/_components/ui/choice-link';
import { Flag } from '@/app/_components/ui/flag';
import * as historyWords from '@/app/history/words';
import type { MusteredBattle } from '@/lib/history/muster-battle';
import type { MusterQuestion } from '@/lib/history/muster-question';
import { grouped } from '@/lib/rules/core/army/number';
import { questionPath } from '../address';
import * as words from '../words';

const SIDES = [0, 1] as const;

type SideTabsProps = { mustered: MusteredBattle; question: MusterQuestion };

/** Whose ledger is in view. */
export const SideTabs = ({ mustered: { battle, sides, rules, both }, question }: SideTabsProps) => (
  <nav aria-label={historyWords.sides} className="border-rule-ink border-b">
    <h2 id="ledger-title" className="vh">
      {words.sourceWorkingAndArmy} {battle.sides[question.shown]?.name}
    </h2>
    <ul className="flex gap-2">
      {SIDES.map((side) => {
        const { points, measure } = both.sides[side];
        return (
          <li key={side} className="min-w-0 flex-1" data-nation={sides[side].nation}>
            <ChoiceLink
              href={questionPath(battle.id, { ...question, shown: side })}
              className="text-ink-2 aria-[current]:border-ink aria-[current]:text-ink -mb-px flex min-h-11 items-center gap-2.5 border-b-2 border-transparent py-2 no-underline aria-[current]:font-semibold"
              {...(side === question.shown && { 'aria-current': 'true' })}
            >
              <Flag className="h-6" />
              <span className="truncate">{battle.sides[side]?.name}</span>
              <span className="font-caslon text-20 ml-auto tabular-nums">
                {points === null ? grouped(measure.amount) : formatPoints(points, rules.system.pointScale)}
              </span>
            </ChoiceLink>
          </li>
        );
      })}
    </ul>
  </nav>
);
