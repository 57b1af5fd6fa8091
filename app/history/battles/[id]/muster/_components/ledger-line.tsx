import { formatPoints } from '@/app/_components/army/points';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Glyph } from '@/app/_components/ui/glyph';
import { SeverityMark } from '@/app/_components/ui/severity-mark';
import type { MusteredBattle } from '@/lib/history/muster-battle';
import type { MusterQuestion } from '@/lib/history/muster-question';
import type { Finding } from '@/lib/rules/core/check/finding';
import type { LedgerRow, PricedLedger } from '@/lib/rules/core/muster/ledger';
import { countText } from '@/lib/rules/core/muster/muster-measure';
import type { SourceUnit } from '@/lib/rules/core/muster/muster-source';
import type { OutlineRow } from '@/lib/rules/core/tree/outline';
import { LineChoices } from './line-choices';

type LedgerLineProps = {
  line: LedgerRow;
  /** rows of the new army by the ids of its units */
  rows: ReadonlyMap<string, OutlineRow>;
  unitPoints: PricedLedger['unitPoints'];
  /** what was found of units of the new army, by their ids */
  findings: ReadonlyMap<string, readonly Finding[]>;
  mustered: MusteredBattle;
  question: MusterQuestion;
};

const COUNTS = ['battalions', 'squadrons', 'guns'] as const;

/** "3 battalions, 1,800 men", or that no number is known. */
const strengthText = (unit: SourceUnit): string => {
  const counts = COUNTS.flatMap((what) => {
    const amount = unit[what];
    return amount === null || unit.presumed?.what === what ? [] : [countText(amount, what)];
  });
  const men = unit.men === null ? [] : [countText(unit.men, 'men')];
  return [...counts, ...men].join(', ') || 'numbers not known';
};

/** The step with their number, beside the units: "18 ÷ 5 squadrons = 3.6". */
const workingText = ({ steps }: LedgerRow): string =>
  steps.find(({ kind }) => kind === 'divide')?.text ?? steps.at(-1)?.text ?? '';

/** What units of the source are on the table; what they were and the working fold out behind it. */
export const LedgerLine = ({ line, rows, unitPoints, findings, mustered, question }: LedgerLineProps) => {
  const { system } = mustered.rules;
  const isOut = line.fate === 'dropped';
  const names = line.sources.map(({ name }) => name).join(', ');
  const isMade = line.sources.every(({ made }) => made === true);
  return (
    <li className="border-rule border-b">
      <details className="group">
        <summary className="grid cursor-pointer grid-cols-[minmax(0,1fr)_12px] gap-x-2.5 py-1.5 pointer-coarse:min-h-11">
          {isOut ? (
            <span className="text-ink-3">
              <span className="line-through">{names}</span> <i>not mustered</i>
            </span>
          ) : (
            <span className="grid gap-1">
              {line.units.map((id, index) => {
                const row = rows.get(id);
                const points = unitPoints[id];
                const [first] = row?.cells ?? [];
                const [finding] = findings.get(id) ?? [];
                return (
                  <span key={id} className="flex items-baseline gap-2.5">
                    {row && <Glyph symbol={row.symbol} className="top-0.5" />}
                    <span className="min-w-0">
                      <b className="font-semibold">{row?.name ?? id}</b>{' '}
                      <span className="soft">
                        {[row?.type, first?.text]
                          .filter((each) => each !== undefined && each !== '')
                          .join(', ')}
                        {isMade && <i> made up by rule</i>}
                      </span>
                      {finding && (
                        <SeverityMark severity={finding.severity} className="ml-1.5 align-text-bottom" />
                      )}
                    </span>
                    <span
                      className="text-ink-3 text-12 max-laptop:hidden ml-auto w-52 flex-none truncate"
                      aria-hidden="true"
                    >
                      {index === 0 && workingText(line)}
                    </span>
                    <span className="max-laptop:ml-auto w-14 flex-none text-right tabular-nums">
                      {points === undefined ? '' : formatPoints(points, system.pointScale)}
                    </span>
                  </span>
                );
              })}
            </span>
          )}
          <span
            className="text-ink-3 group-open:rotate-90 motion-safe:transition-transform print:hidden"
            aria-hidden="true"
          >
            ›
          </span>
        </summary>
        <div className="border-rule bg-paper-sunk max-laptop:grid-cols-[minmax(0,1fr)] mb-2 grid grid-cols-2 gap-4 border-l-2 px-4 py-2">
          <ul aria-label="In the sources">
            {line.sources.map((unit) => (
              <li key={unit.id} className={isOut ? 'text-ink-3' : ''}>
                {unit.name}
                <span className="soft block">{unit.made ? 'no source names it' : strengthText(unit)}</span>
              </li>
            ))}
          </ul>
          <div>
            <ul aria-label="Working">
              {line.steps.map((step) => (
                <li key={`${step.kind} ${step.text} ${step.of.join(' ')}`}>
                  {step.text}{' '}
                  {step.ours ? (
                    <i className="text-ink-3">our estimate</i>
                  ) : (
                    <CiteChip cite={step.cite} source={system.source} />
                  )}
                </li>
              ))}
              {line.units
                .flatMap((id) => findings.get(id) ?? [])
                .map(({ code, severity, message, cite }) => (
                  <li key={`${code} ${message}`} className="grid grid-cols-[15px_minmax(0,1fr)] gap-[9px]">
                    <SeverityMark severity={severity} className="mt-0.5" />
                    <p>
                      {message} <CiteChip cite={cite} source={system.source} />
                    </p>
                  </li>
                ))}
            </ul>
            <LineChoices line={line} mustered={mustered} question={question} />
          </div>
        </div>
      </details>
    </li>
  );
};
