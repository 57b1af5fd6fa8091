import { formatPoints } from '@/app/_components/army/points';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Glyph } from '@/app/_components/ui/glyph';
import type { MusteredBattle } from '@/lib/history/muster-battle';
import type { MusterQuestion } from '@/lib/history/muster-question';
import type { LedgerRow, PricedLedger } from '@/lib/rules/core/muster/ledger';
import { countText } from '@/lib/rules/core/muster/muster-measure';
import type { SourceUnit } from '@/lib/rules/core/muster/muster-source';
import type { Row } from '@/lib/rules/core/tree/outline';
import { LineChoices } from './line-choices';

type LedgerLineProps = {
  line: LedgerRow;
  /** rows of the new army by the ids of its units */
  rows: ReadonlyMap<string, Row>;
  unitPoints: PricedLedger['unitPoints'];
  mustered: MusteredBattle;
  question: MusterQuestion;
};

const COUNTS = ['battalions', 'squadrons', 'guns'] as const;

/** "3 battalions, 1,800 men", or that no number is known. */
const strengthText = (unit: SourceUnit): string => {
  const counts = COUNTS.flatMap((what) => {
    const amount = unit[what];
    return amount === null ? [] : [countText(amount, what)];
  });
  const men = unit.men === null ? [] : [countText(unit.men, 'men')];
  return [...counts, ...men].join(', ') || 'numbers not known';
};

/** Units of the source that share their fate: what they were, the working, what they are on the table. */
export const LedgerLine = ({ line, rows, unitPoints, mustered, question }: LedgerLineProps) => {
  const { system } = mustered.rules;
  const isOut = line.fate === 'dropped';
  return (
    <li className="border-rule grid grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,6fr)] gap-4 border-b py-2 max-[961px]:grid-cols-[minmax(0,1fr)] max-[961px]:gap-1.5">
      <ul className="max-[961px]:order-2">
        {line.sources.map((unit) => (
          <li key={unit.id} className={isOut ? 'text-ink-3' : ''}>
            <span className={isOut ? 'line-through' : ''}>{unit.name}</span>
            <span className="soft block">{strengthText(unit)}</span>
          </li>
        ))}
      </ul>
      <div className="border-rule border-l pl-4 max-[961px]:order-3">
        <ul>
          {line.steps.map((step) => (
            <li key={`${step.kind} ${step.text} ${step.of.join(' ')}`}>
              {step.text}
              {step.ours ? (
                <i className="text-ink-3 block">ours, not the source’s</i>
              ) : (
                <>
                  {' '}
                  <CiteChip cite={step.cite} source={system.source} />
                </>
              )}
            </li>
          ))}
        </ul>
        <LineChoices line={line} mustered={mustered} question={question} />
      </div>
      <div className="max-[961px]:order-1">
        {line.units.length === 0 && <i className="text-ink-3">not mustered</i>}
        <ul>
          {line.units.map((id) => {
            const row = rows.get(id);
            const points = unitPoints[id];
            const [first] = row?.cells ?? [];
            return (
              <li key={id} className="flex items-baseline gap-2.5">
                {row && <Glyph symbol={row.symbol} className="top-0.5" />}
                <span className="min-w-0">
                  <b className="font-semibold">{row?.name ?? id}</b>{' '}
                  <span className="soft">
                    {[row?.type, first?.text].filter((each) => each !== undefined && each !== '').join(', ')}
                  </span>
                </span>
                <span className="ml-auto tabular-nums">
                  {points === undefined ? '' : formatPoints(points, system.pointScale)}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </li>
  );
};
