import Link from 'next/link';
import { formatPoints } from '@/app/_components/army/points';
import { ChoiceLink } from '@/app/_components/ui/choice-link';
import { PageTitle } from '@/app/_components/ui/paper';
import { battlePath } from '@/app/history/addresses';
import { longDate } from '@/app/history/history-words';
import type { BattleDetail } from '@/lib/history/answers';
import type { Preview } from '@/lib/history/muster-battle';
import type { MusterQuestion } from '@/lib/history/muster-question';
import { loadSystem, SYSTEM_IDS, type SystemId } from '@/lib/rules';
import { unitsText } from '@/lib/rules/core/muster-measure';
import { grouped } from '@/lib/rules/core/number';
import { questionPath } from '../address';

type RulesTabsProps = {
  battle: BattleDetail;
  question: MusterQuestion;
  /** by system, each at the scale that suits the side alone */
  previews: ReadonlyMap<SystemId, Preview>;
  /** in the system that is chosen, at the scale of both sides */
  shown: Pick<Preview, 'units' | 'points' | 'measure'>;
};

/** The battle, and what the side in view would be in each rule system. */
export const RulesTabs = async ({ battle, question, previews, shown }: RulesTabsProps) => {
  const systems = await Promise.all(SYSTEM_IDS.map(loadSystem));
  const side = battle.sides[question.shown]?.name ?? '';
  return (
    <div className="bg-paper border-rule-ink grid grid-cols-[264px_minmax(0,1fr)] border-b max-[721px]:grid-cols-[minmax(0,1fr)]">
      <div className="border-rule-ink border-r px-6 py-3 max-[721px]:border-r-0 max-[721px]:px-4">
        <PageTitle className="text-26 leading-(--lh-tight)">Muster {battle.name}</PageTitle>
        <p className="text-ink-2">
          <Link href={battlePath(battle.id)}>{longDate(battle.date)}</Link>. {side} in each system:
        </p>
      </div>
      <nav aria-label="Rule systems" className="overflow-x-auto">
        <ul className="grid h-full min-w-max grid-cols-5 max-[721px]:flex">
          {systems.map(({ id, name, pointScale, terms }) => {
            const current = id === question.rules;
            const preview = current ? shown : previews.get(id as SystemId);
            return (
              <li key={id} className="border-rule border-l first:border-l-0">
                <ChoiceLink
                  href={questionPath(battle.id, {
                    ...question,
                    rules: id as SystemId,
                    whole: { ...question.whole, scale: undefined, settings: undefined },
                    sides: [
                      { ...question.sides[0], rows: undefined },
                      { ...question.sides[1], rows: undefined },
                    ],
                  })}
                  className="aria-[current]:bg-ink aria-[current]:text-paper hover:not-aria-[current]:bg-paper-sunk block h-full px-4 py-3 no-underline"
                  {...(current && { 'aria-current': 'true' })}
                >
                  <span className="font-caslon text-16 block leading-(--lh-tight)">{name}</span>
                  {preview && (
                    <span className="text-12 block tabular-nums">
                      {unitsText(preview.units)} {terms.units},{' '}
                      {preview.points === null
                        ? `${grouped(preview.measure.amount)} ${preview.measure.label}`
                        : `${formatPoints(preview.points, pointScale)} ${terms.points}`}
                    </span>
                  )}
                </ChoiceLink>
              </li>
            );
          })}
        </ul>
      </nav>
    </div>
  );
};
