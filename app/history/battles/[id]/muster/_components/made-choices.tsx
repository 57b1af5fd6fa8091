import { formatChange } from '@/app/_components/army/points';
import { ChoiceLink } from '@/app/_components/ui/choice-link';
import * as common from '@/app/_components/words';
import { costsOfChoices, type MusteredBattle } from '@/lib/history/muster-battle';
import { type MusterQuestion, withSide } from '@/lib/history/muster-question';
import { grouped } from '@/lib/rules/core/army/number';
import { rowsOf } from '@/lib/rules/core/muster/ledger';
import type { ChoiceRef } from '@/lib/rules/core/muster/muster-choices';
import { questionPath } from '../address';
import * as partWords from '../words';

type MadeChoicesProps = { mustered: MusteredBattle; question: MusterQuestion };

const signed = (amount: number): string => (amount > 0 ? `+${grouped(amount)}` : grouped(amount));

const ROW_WORDS = {
  type: partWords.otherTroops,
  class: partWords.anotherClass,
  round: partWords.roundedDifferently,
  together: partWords.apartOrTogether,
};

/** What was chosen against the usual, what each choice costs, and a way back from it. */
export const MadeChoices = ({ mustered, question }: MadeChoicesProps) => {
  const { battle, rules, both } = mustered;
  const { shown } = question;
  const choices = question.sides[shown];
  const costs = costsOfChoices(mustered, question);
  if (costs.length === 0) return null;
  const names = new Map(
    rowsOf(both.sides[shown].ledger).flatMap(({ sources }) => sources.map(({ id, name }) => [id, name])),
  );
  const words = (ref: ChoiceRef): string => {
    if (ref.kind === 'unit') {
      return `${names.get(ref.id) ?? ref.id}: ${choices.units?.[ref.id] ? partWords.isPutIn : partWords.isLeftOut}`;
    }
    return ref.kind === 'row' ? `${names.get(ref.id) ?? ref.id}: ${ROW_WORDS[ref.key]}` : '';
  };
  return (
    <section aria-label={partWords.yourChanges} className="border-rule bg-paper-sunk border-b px-3 py-2">
      <ul>
        {costs.map(({ ref, cost, without }) => (
          <li key={words(ref)} className="flex flex-wrap items-baseline gap-x-3">
            <span>{words(ref)}</span>
            {cost && (
              <span className="text-ink-2 tabular-nums">
                {cost.points === null
                  ? ''
                  : partWords.changeOfPoints(formatChange(cost.points, rules.system.pointScale))}
                {signed(cost.units)} {rules.system.terms.units}
              </span>
            )}
            <ChoiceLink
              className="ml-auto py-1 pointer-coarse:py-3"
              href={questionPath(battle.id, withSide(question, shown, without))}
            >
              {common.undo}
              <span className="vh">: {words(ref)}</span>
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
