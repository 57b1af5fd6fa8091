import Link from 'next/link';
import { formatPoints } from '@/app/_components/army/points';
import { SystemTabs } from '@/app/_components/army/system-tabs';
import { ChoiceLink } from '@/app/_components/ui/choice-link';
import { Flag } from '@/app/_components/ui/icon';
import { PageTitle } from '@/app/_components/ui/paper';
import { longDate } from '@/app/history/history-words';
import type { BattleDetail } from '@/lib/history/answers';
import type { MusteredBattle, Preview } from '@/lib/history/muster-battle';
import { type MusterQuestion, questionPath } from '@/lib/history/muster-question';
import { battlePath } from '@/lib/pages';
import type { SystemId } from '@/lib/rules';
import { grouped } from '@/lib/rules/core/army/number';
import type { System } from '@/lib/rules/core/contract/system';
import { unitsText } from '@/lib/rules/core/muster/muster-measure';

type RulesTabsProps = {
  battle: BattleDetail;
  question: MusterQuestion;
  /** by system, each at the scale that suits the side alone */
  previews: ReadonlyMap<SystemId, Preview>;
  /** in the system that is chosen, at the scale of both sides */
  previewOfBoth: Pick<Preview, 'units' | 'points' | 'measure'>;
};

const previewText = (
  { terms, pointScale }: System,
  { units, points, measure }: RulesTabsProps['previewOfBoth'],
): string => {
  const size =
    points === null
      ? `${grouped(measure.amount)} ${measure.label}`
      : `${formatPoints(points, pointScale)} ${terms.points}`;
  return `${unitsText(units)} ${terms.units}, ${size}`;
};

/** The battle, and what the side in view would be in each rule system. */
export const RulesTabs = ({ battle, question, previews, previewOfBoth }: RulesTabsProps) => {
  const side = battle.sides[question.ledgerSide]?.name ?? '';
  return (
    <div className="bg-paper border-rule-ink max-tablet:grid-cols-[minmax(0,1fr)] grid grid-cols-[264px_minmax(0,1fr)] border-b">
      <div className="border-rule-ink max-tablet:border-r-0 max-tablet:px-4 border-r px-6 py-3">
        <PageTitle className="text-26 leading-(--lh-tight)">{`Muster ${battle.name}`}</PageTitle>
        <p className="text-ink-2">
          <Link href={battlePath(battle.id)}>{longDate(battle.date)}</Link>
          {`. ${side} in each system:`}
        </p>
      </div>
      <SystemTabs
        current={question.rules}
        href={(rules) =>
          questionPath(battle.id, {
            ...question,
            rules,
            whole: { ...question.whole, scale: undefined, settings: undefined },
            sides: [
              { ...question.sides[0], rows: undefined },
              { ...question.sides[1], rows: undefined },
            ],
          })
        }
        detail={(system) => {
          const preview = system.id === question.rules ? previewOfBoth : previews.get(system.id as SystemId);
          return preview && previewText(system, preview);
        }}
      />
    </div>
  );
};

const SIDES = [0, 1] as const;

type SideTabsProps = { mustered: MusteredBattle; question: MusterQuestion };

/** Whose ledger is in view. */
export const SideTabs = ({ mustered: { battle, sides, rules, both }, question }: SideTabsProps) => (
  <nav aria-label="Sides" className="border-rule-ink border-b">
    <h2 id="ledger-title" className="vh">
      Source, working and army of {battle.sides[question.ledgerSide]?.name}
    </h2>
    <ul className="flex gap-2">
      {SIDES.map((side) => {
        const { points, measure } = both.sides[side];
        return (
          <li key={side} className="min-w-0 flex-1" data-nation={sides[side].nation}>
            <ChoiceLink
              href={questionPath(battle.id, { ...question, ledgerSide: side })}
              className="text-ink-2 aria-[current]:border-ink aria-[current]:text-ink -mb-px flex min-h-11 items-center gap-2.5 border-b-2 border-transparent py-2 no-underline aria-[current]:font-semibold"
              {...(side === question.ledgerSide && { 'aria-current': 'true' })}
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
