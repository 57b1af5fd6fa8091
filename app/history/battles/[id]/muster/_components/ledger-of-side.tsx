import { formatPoints } from '@/app/_components/army/points';
import { WorkingSteps } from '@/app/_components/army/working-steps';
import type { MusteredBattle } from '@/lib/history/muster-battle';
import type { MusterQuestion } from '@/lib/history/muster-question';
import type { MinorPoints } from '@/lib/rules/core/price/points';
import type { Row } from '@/lib/rules/core/tree/outline';
import { LedgerLine } from './ledger-line';
import { MadeChoices } from './made-choices';

type LedgerProps = { mustered: MusteredBattle; question: MusterQuestion };

/** One side: what the sources say, what was made of it and how, and what it costs. */
export const LedgerOfSide = ({ mustered, question }: LedgerProps) => {
  const { rules, both, sides } = mustered;
  const { file, ledger } = both.sides[question.shown];
  const { system } = rules;
  const rows = new Map<string, Row>(
    system.outline(file).sections.flatMap((section) => section.rows.map((row) => [row.id, row])),
  );
  const [, ...steps] = ledger.steps;
  const printed = (points: MinorPoints | null) =>
    points === null ? '' : formatPoints(points, system.pointScale);
  return (
    <div data-nation={sides[question.shown].nation}>
      <MadeChoices mustered={mustered} question={question} />
      <WorkingSteps steps={steps} source={system.source} />
      <div
        className="text-12 text-ink-3 grid grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,6fr)] gap-4 py-1.5 max-[961px]:hidden"
        aria-hidden="true"
      >
        <span>In the sources</span>
        <span>Working</span>
        <span className="flex justify-between">
          On the table <span>{system.terms.points}</span>
        </span>
      </div>
      {ledger.formations.map(({ id, name, commander, steps: own, rows: lines, points }) => (
        <section key={id} className="pb-3" aria-label={name || 'Under nobody but the commander'}>
          <header className="border-rule-ink flex items-baseline gap-2.5 border-b-2 pt-2 pb-1">
            <h3 className="text-16">{name || 'Under nobody but the commander'}</h3>
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
                mustered={mustered}
                question={question}
              />
            ))}
          </ul>
        </section>
      ))}
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
    </div>
  );
};
