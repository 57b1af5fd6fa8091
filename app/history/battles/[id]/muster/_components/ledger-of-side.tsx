import { WorkingSteps } from '@/app/_components/army/cost-table';
import { formatChange, formatPoints } from '@/app/_components/army/points';
import { ChoiceLink } from '@/app/_components/ui/choice-link';
import { costsOfChoices, type MusteredBattle } from '@/lib/history/muster-battle';
import { type MusterQuestion, questionPath, withSide } from '@/lib/history/muster-question';
import { grouped } from '@/lib/rules/core/army/number';
import { isWithin } from '@/lib/rules/core/army/path';
import { rowsOf } from '@/lib/rules/core/muster/ledger';
import type { ChoiceRef } from '@/lib/rules/core/muster/muster-choices';
import type { MinorPoints } from '@/lib/rules/core/price/points';
import type { OutlineRow } from '@/lib/rules/core/tree/outline';
import { LedgerLine } from './ledger-line';

type LedgerProps = { mustered: MusteredBattle; question: MusterQuestion };

type MadeChoicesProps = { mustered: MusteredBattle; question: MusterQuestion };

const signed = (amount: number): string => (amount > 0 ? `+${grouped(amount)}` : grouped(amount));

const ROW_WORDS = {
  type: 'other troops',
  class: 'another class',
  round: 'rounded differently',
  together: 'kept apart or together',
};

/** What was chosen against the usual, what each choice costs, and a way back from it. */
const MadeChoices = ({ mustered, question }: MadeChoicesProps) => {
  const { battle, rules, both } = mustered;
  const { ledgerSide } = question;
  const choices = question.sides[ledgerSide];
  const costs = costsOfChoices(mustered, question);
  if (costs.length === 0) return null;
  const names = new Map(
    rowsOf(both.sides[ledgerSide].ledger).flatMap(({ sources }) => sources.map(({ id, name }) => [id, name])),
  );
  const words = (ref: ChoiceRef): string => {
    if (ref.kind === 'unit') {
      return `${names.get(ref.id) ?? ref.id}: ${choices.units?.[ref.id] ? 'put in' : 'left out'}`;
    }
    return ref.kind === 'row' ? `${names.get(ref.id) ?? ref.id}: ${ROW_WORDS[ref.key]}` : '';
  };
  return (
    <section aria-label="Your changes" className="border-rule bg-paper-sunk border-b px-3 py-2">
      <ul>
        {costs.map(({ ref, cost, without }) => (
          <li key={words(ref)} className="flex flex-wrap items-baseline gap-x-3">
            <span>{words(ref)}</span>
            {cost && (
              <span className="text-ink-2 tabular-nums">
                {cost.points === null ? '' : `${formatChange(cost.points, rules.system.pointScale)} points, `}
                {signed(cost.units)} {rules.system.terms.units}
              </span>
            )}
            <ChoiceLink
              className="ml-auto py-1 pointer-coarse:py-3"
              href={questionPath(battle.id, withSide(question, ledgerSide, without))}
            >
              Undo
              <span className="vh">: {words(ref)}</span>
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </section>
  );
};

const directlyUnderCommander = 'Directly under the commander';

/** One side: its army by the formations of the source and what it costs, the working behind each line. */
export const LedgerOfSide = ({ mustered, question }: LedgerProps) => {
  const { rules, both, sides } = mustered;
  const { file, ledger, assessment } = both.sides[question.ledgerSide];
  const { system } = rules;
  const rows = new Map<string, OutlineRow>(
    system.outline(file).sections.flatMap((section) => section.rows.map((row) => [row.id, row])),
  );
  const weighty = assessment.findings.filter(({ severity }) => severity !== 'info');
  const findings = new Map(
    [...rows.values()].map((row) => [row.id, weighty.filter(({ at }) => isWithin(at, row.at))]),
  );
  const printed = (points: MinorPoints | null) =>
    points === null ? '' : formatPoints(points, system.pointScale);
  return (
    <div data-nation={sides[question.ledgerSide].nation}>
      <MadeChoices mustered={mustered} question={question} />
      {ledger.formations.map(({ id, name, commander, steps: own, rows: lines, points }) =>
        lines.length === 0 ? null : (
          <section key={id} className="pb-3" aria-label={name || directlyUnderCommander}>
            <header className="border-rule-ink flex items-baseline gap-2.5 border-b-2 pt-2 pb-1">
              <h3 className="text-16">{name || directlyUnderCommander}</h3>
              {commander !== null && <i className="font-caslon text-ink-2">{commander}</i>}
              <span className="font-caslon text-20 ml-auto tabular-nums">{printed(points)}</span>
            </header>
            <WorkingSteps steps={own} source={system.source} />
            <ul>
              {lines.map((line) => (
                <LedgerLine
                  key={line.id}
                  line={line}
                  rows={rows}
                  unitPoints={ledger.unitPoints}
                  findings={findings}
                  mustered={mustered}
                  question={question}
                />
              ))}
            </ul>
          </section>
        ),
      )}
      {ledger.others !== null && ledger.others !== 0 && (
        <p className="border-rule flex justify-between border-t py-1.5">
          <span>Commanders and works</span>
          <span className="tabular-nums">{printed(ledger.others)}</span>
        </p>
      )}
      {ledger.total !== null && (
        <p className="border-rule-ink flex items-baseline justify-between border-t-2 py-1.5 font-semibold">
          <span>The whole army</span>
          <span className="font-caslon text-20 tabular-nums">{printed(ledger.total)}</span>
        </p>
      )}
      <details className="py-2">
        <summary className="cursor-pointer py-1 font-semibold pointer-coarse:py-3">
          How the whole was worked out
        </summary>
        <WorkingSteps steps={ledger.steps.slice(1)} source={system.source} />
      </details>
    </div>
  );
};
