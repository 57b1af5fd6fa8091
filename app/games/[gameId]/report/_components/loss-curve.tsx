import { type Course, curveOf } from '@/lib/rules/core/game/course';
import { sideNames } from '@/lib/rules/core/game/names';
import { lossText } from '@/lib/rules/core/game/words';
import { type CurvePlan, planCurve } from './curve-plan';
import * as words from './words';

type LossCurveProps = {
  readonly course: Course;
  readonly per: number;
  /** the turns of the acts that decided the game, in their order */
  readonly decidedIn: readonly number[];
};

const SIDES = [0, 1] as const;
const DASH = ['', '7 4'] as const;
const TEXT = 'fill-ink-2';
/** As wide as a circle with its number. */
const MARK = 20;

/** The losses of both sides by turns: drawn, and every figure in a table. */
export const LossCurve = ({ course, per, decidedIn }: LossCurveProps) => {
  const { sides } = course.game.setup;
  const names = sideNames(course.game.setup);
  const plan = planCurve(course, per, decidedIn);
  const nations = [sides[0].nation ?? '', sides[1].nation ?? ''] as const;
  return (
    <figure aria-label={words.lossesByTurns}>
      <div className="pt-4 pr-20 pb-7 pl-8 print:pt-[3mm] print:pb-[6mm]" data-curve>
        <svg
          className="text-12 block h-52 w-full overflow-visible print:h-[38mm]"
          role="img"
          aria-label={words.drawnLosses(names[0], names[1])}
        >
          <Lines plan={plan} nations={nations} />
          {plan.levels.map(({ losses, y }) => (
            <text key={losses} y={`${y}%`} dx="-8" dy="4" textAnchor="end" className={TEXT}>
              {lossText(losses, per)}
            </text>
          ))}
          {plan.breaks.map(({ losses, y, sides: own }) => (
            <g key={losses} className={TEXT}>
              <text y={`${y}%`} dx="-8" dy="4" textAnchor="end">
                {lossText(losses, per)}
              </text>
              <text y={`${y}%`} dx="6" dy="-5" className="font-caslon italic">
                {own.length === 2 ? words.bothBreakHere : words.breaksHere(names[own[0] ?? 0])}
              </text>
            </g>
          ))}
          {plan.turns.map(({ turn, x }) => (
            <text key={turn} x={`${x}%`} y="100%" dy="18" textAnchor="middle" className={TEXT}>
              {turn}
            </text>
          ))}
          <text y="100%" dx="-8" dy="18" textAnchor="end" className={`${TEXT} font-caslon italic`}>
            {words.turnAxis}
          </text>
          {SIDES.map((side) => (
            <text
              key={side}
              x="100%"
              y={`${plan.names[side]}%`}
              dx="8"
              dy="4"
              className="fill-ink font-caslon text-14 italic"
            >
              {names[side]}
            </text>
          ))}
          {plan.marks.map(({ x, y, numbers }) => (
            <svg key={numbers[0]} aria-hidden="true" x={`${x}%`} y={`${y}%`} className="overflow-visible">
              {numbers.map((number, index) => (
                <g key={number} transform={`translate(${-MARK * (numbers.length - index) + MARK / 4} 0)`}>
                  <circle r="8.5" className="fill-paper stroke-ink" />
                  <text dy="4.5" textAnchor="middle" className="fill-ink font-caslon">
                    {number}
                  </text>
                </g>
              ))}
            </svg>
          ))}
        </svg>
      </div>
      <details className="print:hidden">
        <summary className="min-h-6 cursor-pointer py-1.5 pointer-coarse:py-3">{words.inFigures}</summary>
        <CurveTable course={course} per={per} />
      </details>
    </figure>
  );
};

/** What is drawn without words: stretched to the room there is, but for the width of its lines. */
const Lines = ({ plan, nations }: { plan: CurvePlan; nations: readonly [string, string] }) => (
  <svg
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    width="100%"
    height="100%"
    className="overflow-visible fill-none [&>*]:[vector-effect:non-scaling-stroke]"
    aria-hidden="true"
  >
    <path d={plan.between} className="fill-rule opacity-50" />
    {plan.levels.map(({ losses, y }) => (
      <path key={losses} d={`M0 ${y}H100`} className={losses === 0 ? 'stroke-rule-ink' : 'stroke-rule'} />
    ))}
    {plan.breaks.map(({ losses, y }) => (
      <path key={losses} d={`M0 ${y}H100`} className="stroke-ink" strokeDasharray="5 4" />
    ))}
    {SIDES.map((side) => (
      <path
        key={side}
        data-nation={nations[side]}
        data-line={side}
        className="stroke-sym"
        d={plan.paths[side]}
        strokeWidth="3"
        strokeDasharray={DASH[side]}
      />
    ))}
  </svg>
);

const CurveTable = ({ course, per }: Omit<LossCurveProps, 'decidedIn'>) => {
  const [first, second] = curveOf(course);
  const names = sideNames(course.game.setup);
  return (
    <table className="w-full max-w-[420px] tabular-nums">
      <caption className="vh">{words.lossesByTurns}</caption>
      <thead className="text-11 text-ink-3">
        <tr>
          <th scope="col" className="py-1 text-start font-normal">
            {words.afterTurn}
          </th>
          {SIDES.map((side) => (
            <th key={side} scope="col" className="py-1 text-end font-normal">
              {names[side]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {first.map(({ turn, losses }, index) => (
          <tr key={turn}>
            <th scope="row" className="border-rule border-t py-1 text-start font-normal">
              {turn === 0 ? words.beforeFirstTurn : turn}
            </th>
            {[losses, second[index]?.losses ?? 0].map((lost, side) => (
              <td key={side === 0 ? 'a' : 'b'} className="border-rule border-t py-1 text-end">
                {lossText(lost, per)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
