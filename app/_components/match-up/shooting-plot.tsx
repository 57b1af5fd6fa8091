import { Figures, PlotFrame } from '@/app/_components/ui/plot-frame';
import type { Shooting, ShootingBand, Two } from '@/lib/rules/core/contract/match-up';
import { figureText, numberOf } from '@/lib/rules/core/match-up/chances';
import { leadsOf } from '@/lib/rules/core/match-up/shooting';
import * as words from './words';

type ShootingProps = {
  readonly shooting: Shooting;
  readonly names: Two<string>;
  readonly nations: Two<string>;
};

const SIDES = [0, 1] as const;
const DASH: Two<string> = ['', '6 4'];

/** A part of the plot with a scale of its own. */
type Panel = {
  readonly from: number;
  readonly to: number;
  /** the end of its scale, and the labels of its lines */
  readonly most: number;
  readonly ticks: readonly number[];
  readonly bands: readonly { readonly from: number; readonly to: number; readonly of: Two<number> }[];
};

/** Below this share of the nearest fire the far fire would be a flat line: it has a panel of its own. */
const FLAT = 0.4;
const STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const MOST_TICKS = 5;

const panelOf = (bands: Panel['bands']): Panel => {
  const highest = Math.max(0.1, ...bands.flatMap(({ of }) => of));
  const step = STEPS.find((each) => highest / each <= MOST_TICKS) ?? highest;
  const ticks = Array.from({ length: Math.floor(highest / step) + 1 }, (_, index) => index * step);
  const [first, last] = [bands[0], bands.at(-1)];
  return { from: first?.from ?? 0, to: last?.to ?? 0, most: highest * 1.08, ticks, bands };
};

/** One panel of all bands, or two where the far fire is much less than the near: muskets and guns, then guns alone. */
const panelsOf = (bands: readonly ShootingBand[]): readonly Panel[] => {
  const drawn = bands.map(({ from, to, of: [a, b] }) => ({
    from,
    to,
    of: [numberOf(a), numberOf(b)] as const,
  }));
  if (drawn.length === 0) return [];
  const peak = Math.max(...drawn.flatMap(({ of }) => of));
  const far = drawn.findIndex(({ of }) => Math.max(...of) < FLAT * peak);
  return far > 0 ? [panelOf(drawn.slice(0, far)), panelOf(drawn.slice(far))] : [panelOf(drawn)];
};

/** Who out-shoots whom: drawn by distance, said in words, and every figure in a table. */
export const ShootingPlot = ({ shooting, names, nations }: ShootingProps) => {
  const { bands, unit, makes } = shooting;
  const panels = panelsOf(bands);
  if (panels.length === 0)
    return <p className="soft py-2">Neither army fires at any distance that the rules give.</p>;
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
        aria-label={`What ${names[0]} and ${names[1]} make by distance, in ${makes}; the table below has the figures.`}
        className={`grid gap-x-3 gap-y-1 print:grid-cols-2 ${panels.length === 2 ? 'handset:grid-cols-2' : 'max-w-[420px]'}`}
      >
        {panels.map((panel) => (
          <Plot key={panel.from} panel={panel} nations={nations} unit={unit} />
        ))}
      </div>
      <Leads shooting={shooting} names={names} nations={nations} />
      <Figures
        summary="By distance"
        caption={words.everyThrow(makes)}
        head={[`Distance, ${unit}`, names[0], names[1]]}
        rows={bands.map(({ from, to, of: [first, second] }) => ({
          key: from,
          head: `${from}–${to}`,
          cells: [figureText(first), figureText(second)],
        }))}
      />
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
          <span className="text-11 text-ink-3 block">
            {from === 0 ? `to ${to} ${unit}` : `${from} to ${to} ${unit}`}
          </span>
          {side === null ? (
            <b className="font-semibold">level</b>
          ) : (
            <b className="flex items-center gap-1.5 font-semibold" data-nation={nations[side]}>
              <i
                className="bg-sym border-ink inline-block size-2.5 border [print-color-adjust:exact]"
                aria-hidden="true"
              />
              {low === high ? `${names[side]} +${low}` : `${names[side]} +${low} to ${high}`}
            </b>
          )}
        </li>
      );
    })}
  </ul>
);

const tickText = (value: number): string => String(Math.round(value * 10) / 10);

/** Numbers that would touch are left out, except the last, which has the unit behind it: in hundredths. */
const APART = 12;
const BEFORE_LAST = 16;

const Plot = ({
  panel: { from, to, most, ticks, bands },
  nations,
  unit,
}: {
  panel: Panel;
  nations: Two<string>;
  unit: string;
}) => {
  const x = (value: number): number => ((value - from) * 100) / (to - from);
  const y = (value: number): number => 100 - (value * 100) / most;
  const line = (side: 0 | 1): string =>
    bands
      .map(({ from: a, to: b, of }, index) => `${index === 0 ? 'M' : 'L'}${x(a)} ${y(of[side])}H${x(b)}`)
      .join('');
  const edges = [from, ...bands.map(({ to: edge }) => edge)].filter(
    (edge, index, all) =>
      index === 0 ||
      edge === to ||
      (x(edge) - x(all[index - 1] ?? 0) > APART && x(to) - x(edge) > BEFORE_LAST),
  );
  return (
    <div className="pt-2.5 pr-5 pb-6 pl-8 print:pt-[1.5mm] print:pr-[4mm] print:pb-[4mm] print:pl-[6mm]">
      <PlotFrame
        className="h-44 print:h-[20mm]"
        levels={ticks.map((tick) => ({ at: y(tick), text: tickText(tick) }))}
        ground={100}
        across={edges.map((edge) => ({ at: x(edge), text: edge === to ? `${edge} ${unit}` : String(edge) }))}
        lines={
          <>
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
                strokeWidth="2.5"
                strokeDasharray={DASH[side]}
              />
            ))}
          </>
        }
      />
    </div>
  );
};
