import type { ReactNode } from 'react';
import { formatPoints } from '@/app/_components/army/points';
import { RatioLine } from '@/app/_components/army/ratio-line';
import { type RatioMark, ratioOf, ratioScale } from '@/app/_components/army/ratio-scale';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Flag } from '@/app/_components/ui/icon';
import { PointsBar } from '@/app/_components/ui/points-bar';
import { ArmyVerdict, SeverityMark } from '@/app/_components/ui/severity-mark';
import { ShareOfSide } from '@/app/history/_components/page-parts';
import type { MusteredBattle } from '@/lib/history/muster-battle';
import type { MusterQuestion } from '@/lib/history/muster-question';
import { grouped } from '@/lib/rules/core/army/number';
import { countFindings, type Finding, standingOf } from '@/lib/rules/core/check/finding';
import { HOUSE_RULING } from '@/lib/rules/core/contract/citation';
import { unitsText } from '@/lib/rules/core/muster/muster-measure';
import { NotCompared } from './compared';

const SIDES = [0, 1] as const;

type BothSidesProps = {
  mustered: MusteredBattle;
  question: MusterQuestion;
  /** the actions on them, before all details */
  acts: ReactNode;
  /** ratios of points of the scenarios that these rules print */
  scenarios: readonly RatioMark[];
};

/** Findings of a side that are shown in full; the rest are a click away in its builder. */
const MOST_TOLD = 5;

/** Both armies in numbers, and what the system's own rule of equal points says of them. */
export const BothSides = ({ mustered, question, scenarios, acts }: BothSidesProps) => {
  const { battle, sides, rules, both } = mustered;
  const { system } = rules;
  return (
    <>
      <h2 id="both-title" className="border-rule-ink text-20 border-b pb-1">
        Both sides
      </h2>
      {acts}
      {SIDES.map((side) => {
        const { file, assessment, points, measure, units } = both.sides[side];
        const summary = system.summary(file, assessment);
        return (
          <div key={side} className="border-rule border-b py-3" data-nation={sides[side].nation}>
            <div className="flex items-center gap-3">
              <Flag className="h-8" />
              <p className="min-w-0">
                <span className="font-caslon text-16 block leading-(--lh-tight)">
                  {battle.sides[side]?.name}
                </span>
                <span className="soft">{battle.sides[side]?.commander ?? 'commander not known'}</span>
              </p>
              <p className="font-caslon text-26 ml-auto tabular-nums">
                {points === null ? grouped(measure.amount) : formatPoints(points, system.pointScale)}
              </p>
            </div>
            <PointsBar className="mt-2" shares={summary.shares} total={points} budget={null} />
            <dl className="text-ink-2 mt-1.5 flex flex-wrap gap-x-4 [&_dd]:font-semibold [&_dd]:tabular-nums [&_dt]:first-letter:uppercase [&>div]:flex [&>div]:gap-1.5">
              <div>
                <dt>{system.terms.units}</dt>
                <dd>{unitsText(units)}</dd>
              </div>
              {summary.breakingPoint !== null && (
                <div>
                  <dt>{system.terms.breakingPoint}</dt>
                  <dd>{grouped(summary.breakingPoint)}</dd>
                </div>
              )}
              {points !== null && measure.label !== system.terms.units && (
                <div>
                  <dt>{measure.label}</dt>
                  <dd>{grouped(measure.amount)}</dd>
                </div>
              )}
            </dl>
            <ShareOfSide share={both.shares[side]} />
            <p className="pt-1">
              <ArmyVerdict
                standing={standingOf(assessment.findings)}
                counts={countFindings(assessment.findings)}
              />
            </p>
            <SideFindings findings={assessment.findings} source={system.source} />
          </div>
        );
      })}
      {both.likeness.like ? (
        <Compared mustered={mustered} scenarios={scenarios} />
      ) : (
        <NotCompared mustered={mustered} question={question} />
      )}
    </>
  );
};

/** The ratio of the two, what the rules say of it, and where points and men part ways. */
const Compared = ({
  mustered: { battle, rules, both },
  scenarios,
}: Pick<BothSidesProps, 'mustered' | 'scenarios'>) => {
  const { system } = rules;
  const { comparison, worth } = both;
  const [a, b] = both.sides;
  const ratio = ratioOf([a.points, b.points]);
  const scale = ratioScale(comparison, scenarios);
  const nameOf = (side: 0 | 1): string => battle.sides[side]?.name ?? '';
  const dearer = nameOf((a.points ?? 0) >= (b.points ?? 0) ? 0 : 1);
  const [men0, men1] = worth.men;
  return (
    <>
      {ratio !== null && scale !== null && (
        <div className="pt-3">
          <RatioLine
            scale={scale}
            label={`${ratio.toFixed(2)} to 1; ${[
              'equal points at the left',
              ...scenarios.map(({ label, ratio: own }) => `${label} ${own.toFixed(2)}`),
            ].join(', ')}`}
          />
          <p className="py-2 font-semibold tabular-nums">
            {`${ratio.toFixed(2)} to 1`}
            {ratio > 1 && ` for ${dearer}`}
          </p>
          {men0 !== null && men1 !== null && men0 * men1 > 0 && (
            <p className="text-ink-2 pb-2 tabular-nums">
              {`In men ${(Math.max(men0, men1) / Math.min(men0, men1)).toFixed(2)} to 1 for ${nameOf(men0 >= men1 ? 0 : 1)} (${grouped(men0)} and ${grouped(men1)}).`}
            </p>
          )}
          {worth.apart && <WorthByArm mustered={{ battle, both }} />}
        </div>
      )}
      <ul>
        {comparison.notes.map(({ code, text, cite }, index) => (
          <li
            key={`${code} ${text}`}
            className="border-rule grid grid-cols-[15px_minmax(0,1fr)] gap-[9px] border-b py-2"
          >
            <SeverityMark
              severity={index === 0 && comparison.equal && cite.ruling !== HOUSE_RULING ? 'pass' : 'info'}
              className="mt-0.5"
            />
            <p>
              {text} <CiteChip cite={cite} source={system.source} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
};

const ARM_WORDS = { foot: 'A thousand foot', horse: 'A thousand horse', guns: 'All guns' } as const;

/** Why points and men differ: what a thousand of each arm cost the two sides, by class and by how they are rounded. */
const WorthByArm = ({
  mustered: { battle, both },
}: {
  mustered: Pick<MusteredBattle, 'battle' | 'both'>;
}) => (
  <table className="mb-2 w-full tabular-nums">
    <caption className="text-ink-2 pb-1 text-start">
      The ratios of points and men differ by more than a third, through class, arm and rounding. In points:
    </caption>
    <thead className="text-ink-3 text-12">
      <tr>
        <td />
        {SIDES.map((side) => (
          <th key={side} scope="col" className="max-w-24 truncate pl-2 text-right font-normal">
            {battle.sides[side]?.name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {both.worth.arms.map(({ arm, points }) => (
        <tr key={arm} className="border-rule border-t">
          <th scope="row" className="py-1 text-start font-normal">
            {ARM_WORDS[arm]}
          </th>
          {SIDES.map((side) => (
            <td key={side} className="text-right">
              {grouped(Math.round(points[side]))}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const SideFindings = ({ findings, source }: { findings: readonly Finding[]; source: string }) => {
  const weighty = findings.filter(({ severity }) => severity !== 'info');
  const more = weighty.length - MOST_TOLD;
  return (
    <ul className="pt-1">
      {weighty.slice(0, MOST_TOLD).map(({ code, severity, message, cite }) => (
        <li key={`${code} ${message}`} className="grid grid-cols-[15px_minmax(0,1fr)] gap-[9px] py-1">
          <SeverityMark severity={severity} className="mt-0.5" />
          <p>
            {message} <CiteChip cite={cite} source={source} />
          </p>
        </li>
      ))}
      {more > 0 && <li className="soft pl-6">{`and ${more} more, shown in the builder`}</li>}
    </ul>
  );
};
