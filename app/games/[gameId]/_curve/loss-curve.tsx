import { Figures, PLOT_TEXT, PlotFrame } from '@/app/_components/ui/plot-frame';
import { type Course, curveOf } from '@/lib/rules/core/game/course';
import { type CurveBand, type CurvePlan, HEIGHTS, planCurve } from '@/lib/rules/core/game/curve-plan';
import { type GameSide, sideNames } from '@/lib/rules/core/game/machine';
import * as reportWords from '@/lib/rules/core/game/report-words';
import { sidesOf } from '@/lib/rules/core/game/state';
import { lossText } from '@/lib/rules/core/game/words';

type LossCurveProps = {
  readonly course: Course;
  readonly per: number;
  /** the turns of the acts that decided the game, in their order */
  readonly decidedIn: readonly number[];
  /** low, if more content is below it */
  readonly isLow?: boolean;
};

const DASH = ['', '7 4'] as const;
const ITALIC = 'font-caslon italic';
/** As wide as a circle with its number. */
const MARK = 20;

/** The losses of both sides by turns: drawn, what lasted below it, and every figure in a table. */
export const LossCurve = ({ course, per, decidedIn, isLow = false }: LossCurveProps) => {
  const { sides } = course.game.setup;
  const names = sideNames(course.game.setup);
  const plan = planCurve(course, per, decidedIn, HEIGHTS[isLow ? 'low' : 'high']);
  const nations = [sides[0].nation ?? '', sides[1].nation ?? ''] as const;
  const present = sidesOf(course.game.setup);
  const curves = curveOf(course);
  return (
    <figure aria-label={reportWords.lossesByTurns}>
      <div className={`${isLow ? 'pt-3' : 'pt-4'} pr-20 pb-7 pl-8 print:pt-[5mm] print:pb-[5mm]`} data-curve>
        <PlotFrame
          label={`The losses of ${present.map((side) => names[side]).join(' and ')} after each turn, drawn. The figures follow in a table.`}
          className={isLow ? 'h-24' : 'h-52 print:h-[38mm]'}
          levels={plan.levels.map(({ losses, y }) => ({ at: y, text: lossText(losses, per) }))}
          ground={plan.ground}
          across={plan.turns.map(({ turn, x }) => ({ at: x, text: String(turn) }))}
          lines={<Lines plan={plan} nations={nations} present={present} />}
        >
          {plan.breaks.map(({ losses, y, sides: own }) => (
            <g key={losses} className={PLOT_TEXT}>
              <text y={`${y}%`} dx="-8" dy="4" textAnchor="end">
                {lossText(losses, per)}
              </text>
              <text y={`${y}%`} dx="6" dy="-5" className={ITALIC}>
                {own.length === 2 ? reportWords.bothBreakHere : reportWords.breaksHere(names[own[0] ?? 0])}
              </text>
            </g>
          ))}
          <text y="100%" dx="-8" dy="18" textAnchor="end" className={`${PLOT_TEXT} ${ITALIC}`}>
            {reportWords.turnAxis}
          </text>
          {present.map((side) => (
            <text
              key={side}
              x="100%"
              y={`${plan.names[side]}%`}
              dx="8"
              dy="4"
              className={`fill-ink text-14 ${ITALIC}`}
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
        </PlotFrame>
      </div>
      {plan.bands.length > 0 && <Bands bands={plan.bands} />}
      <Figures
        summary="In figures"
        caption={reportWords.lossesByTurns}
        head={[reportWords.afterTurn, ...present.map((side) => names[side])]}
        rows={curves[0].map(({ turn }, index) => ({
          key: turn,
          head: turn === 0 ? reportWords.beforeFirstTurn : String(turn),
          cells: present.map((side) => lossText(curves[side][index]?.losses ?? 0, per)),
        }))}
      />
    </figure>
  );
};

/** What is drawn without words. */
const Lines = ({
  plan,
  nations,
  present,
}: {
  readonly plan: CurvePlan;
  readonly nations: readonly [string, string];
  readonly present: readonly GameSide[];
}) => (
  <>
    {present.length > 1 && <path d={plan.between} className="fill-rule opacity-50" />}
    {plan.breaks.map(({ losses, y }) => (
      <path key={losses} d={`M0 ${y}H100`} className="stroke-ink" strokeDasharray="5 4" />
    ))}
    {present.map((side) => (
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
  </>
);

const inTurns = ([from, to]: readonly [number, number]): string =>
  from === to ? `turn ${from}` : `turns ${from} to ${to}`;

/** What lasted for turns, each as a line below the turns it lasted in. */
const Bands = ({ bands }: { readonly bands: readonly CurveBand[] }) => (
  <ul className="pr-20 pb-2 pl-8 print:pb-0" aria-label="What lasted for turns" data-bands>
    {bands.map(({ key, text, turns, x, width }) => (
      <li key={key} className="grid">
        <span
          className="border-ink mt-1 border-t-2 print:mt-[0.5mm]"
          style={{ marginLeft: `${x}%`, width: `${width}%` }}
        />
        <span className="text-12 flex leading-tight">
          <span className="shrink-[999]" style={{ width: `${x}%` }} />
          <span className={`text-ink-2 ${ITALIC}`}>
            {text}
            <span className="vh">, {inTurns(turns)}</span>
          </span>
        </span>
      </li>
    ))}
  </ul>
);
