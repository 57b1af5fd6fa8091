import type { Shooting, Two } from '@/lib/rules/core/contract/match-up';
import { figureText } from '@/lib/rules/core/match-up/chances';
import { leadsOf } from '@/lib/rules/core/match-up/shooting';
import { type Panel, panelsOf } from './shooting-panels';
import * as words from './words';

type ShootingProps = {
  readonly shooting: Shooting;
  readonly names: Two<string>;
  readonly nations: Two<string>;
};

const SIDES = [0, 1] as const;
const DASH: Two<string> = ['', '6 4'];

/** Who out-shoots whom: drawn by distance, said in words, and every figure in a table. */
export const ShootingPlot = ({ shooting, names, nations }: ShootingProps) => {
  const { bands, unit, makes } = shooting;
  const panels = panelsOf(bands);
  if (panels.length === 0) return <p className="soft py-2">{words.nothingFires}</p>;
  return (
    <>
      <ul className="text-12 flex flex-wrap gap-x-5 gap-y-1 pt-2.5" aria-hidden="true">
        {SIDES.map((side) => (
          <li key={side} data-nation={nations[side]} className="flex items-center gap-2">
            <svg width="30" height="8" className="stroke-sym" aria-hidden="true">
              <line x1="0" x2="30" y1="4" y2="4" strokeWidth="2.5" strokeDasharray={DASH[side]} />
            </svg>
            {names[side]}
          </li>
        ))}
      </ul>
      <div
        role="img"
        aria-label={words.drawnBands(names[0], names[1], makes)}
        className={`grid gap-x-3 gap-y-1 print:grid-cols-2 ${panels.length === 2 ? 'min-[561px]:grid-cols-2' : 'max-w-[420px]'}`}
      >
        {panels.map((panel) => (
          <Plot key={panel.from} panel={panel} nations={nations} unit={unit} />
        ))}
      </div>
      <Leads shooting={shooting} names={names} nations={nations} />
      <details className="print:hidden">
        <summary className="min-h-6 cursor-pointer py-1.5 pointer-coarse:py-3">{words.byDistance}</summary>
        <table className="w-full max-w-[420px] tabular-nums">
          <caption className="vh">{words.everyThrow(makes)}</caption>
          <thead className="text-11 text-ink-3">
            <tr>
              <th scope="col" className="py-1 text-start font-normal">
                {words.distance(unit)}
              </th>
              {SIDES.map((side) => (
                <th key={side} scope="col" className="py-1 text-end font-normal">
                  {names[side]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bands.map(({ from, to, of }) => (
              <tr key={from}>
                <th scope="row" className="border-rule border-t py-1 text-start font-normal">
                  {words.upTo(from, to)}
                </th>
                {SIDES.map((side) => (
                  <td key={side} className="border-rule border-t py-1 text-end">
                    {figureText(of[side])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
};

/** Who is ahead, and by how much: as many words as the lead changes. */
const Leads = ({ shooting: { bands, unit }, names, nations }: ShootingProps) => (
  <ul className="border-rule mt-2 flex flex-wrap border-y">
    {leadsOf(bands).map(({ from, to, side, least, most }) => {
      const [low, high] = [figureText(least), figureText(most)];
      return (
        <li
          key={from}
          className="border-rule grow border-l px-2.5 py-1.5 first:border-l-0 first:pl-0 print:py-0.5"
        >
          <span className="text-11 text-ink-3 block">{words.bandOf(from, to, unit)}</span>
          {side === null ? (
            <b className="font-semibold">{words.level}</b>
          ) : (
            <b className="flex items-center gap-1.5 font-semibold" data-nation={nations[side]}>
              <i
                className="bg-sym border-ink inline-block size-2.5 border [print-color-adjust:exact]"
                aria-hidden="true"
              />
              {low === high ? words.aheadBy(names[side], low) : words.aheadBetween(names[side], low, high)}
            </b>
          )}
        </li>
      );
    })}
  </ul>
);

const WIDE = 330;
const LEFT = 32;
const RIGHT = 18;
const TOP = 8;
const HIGH = 170;
const FOOT = 22;

const tickText = (value: number): string => String(Math.round(value * 10) / 10);

const Plot = ({
  panel: { from, to, most, ticks, bands },
  nations,
  unit,
}: {
  panel: Panel;
  nations: Two<string>;
  unit: string;
}) => {
  const x = (value: number): number => LEFT + ((value - from) * (WIDE - LEFT - RIGHT)) / (to - from);
  const y = (value: number): number => TOP + HIGH - (value * HIGH) / most;
  const line = (side: 0 | 1): string =>
    bands
      .map(({ from: a, to: b, of }, index) => `${index === 0 ? 'M' : 'L'}${x(a)} ${y(of[side])}H${x(b)}`)
      .join('');
  // numbers that would touch each other are left out, but for the last
  const edges = [from, ...bands.map(({ to: edge }) => edge)].filter(
    (edge, index, all) =>
      index === 0 || edge === to || (x(edge) - x(all[index - 1] ?? 0) > 32 && x(to) - x(edge) > 40),
  );
  return (
    <svg
      viewBox={`0 0 ${WIDE} ${TOP + HIGH + FOOT}`}
      className="text-12 block w-full overflow-visible"
      aria-hidden="true"
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={LEFT}
            x2={WIDE - RIGHT}
            y1={y(tick)}
            y2={y(tick)}
            stroke={tick === 0 ? 'var(--rule-ink)' : 'var(--rule)'}
          />
          <text x={LEFT - 6} y={y(tick) + 4} textAnchor="end" className="fill-ink-3">
            {tickText(tick)}
          </text>
        </g>
      ))}
      {bands.map(({ from: a, to: b, of: [first, second] }) => (
        <rect
          key={a}
          data-nation={nations[first >= second ? 0 : 1]}
          className="fill-sym"
          opacity="0.22"
          x={x(a)}
          y={y(Math.max(first, second))}
          width={x(b) - x(a)}
          height={Math.abs(y(first) - y(second))}
        />
      ))}
      {SIDES.map((side) => (
        <path
          key={side}
          data-nation={nations[side]}
          className="stroke-sym"
          d={line(side)}
          fill="none"
          strokeWidth="2.5"
          strokeDasharray={DASH[side]}
        />
      ))}
      {edges.map((edge) => (
        <text key={edge} x={x(edge)} y={TOP + HIGH + 16} textAnchor="middle" className="fill-ink-3">
          {edge === to ? `${edge} ${unit}` : edge}
        </text>
      ))}
    </svg>
  );
};
