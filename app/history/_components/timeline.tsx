import type { ReactNode } from 'react';
import type { BattleSummary } from '@/lib/history/answers';
import { battlePath } from '@/lib/pages';
import { nationOf } from '../../../lib/history/answers';
import { shortName } from '../battle-words';
import { longDate, strengthText, THEATRE_WORDS } from '../history-words';
import { DRAWING, type TimelineMark, timeline, type YearBand } from '../timeline-geometry';
import { BarBox } from './depth-marks';

const WIDTH = DRAWING.right + 2;

const battleText = ({ name, date, sides }: BattleSummary): string =>
  `${name}, ${longDate(date)}: ${sides.map((side) => `${side.name} ${strengthText(side)}`).join(', ')}`;

const BattleMark = ({ mark: { battle, x, bars, label }, y }: { mark: TimelineMark; y: number }) => (
  <a href={battlePath(battle.id)} aria-label={battleText(battle)} className="group no-underline">
    {label.above > bars[0].length + 12 && (
      <path d={`M${x} ${y - label.above + 1}V${y - bars[0].length - 1}`} stroke="var(--rule-firm)" />
    )}
    {bars.map(({ side, length, isKnown }, at) => (
      <g key={side.position} data-nation={nationOf(side)}>
        <BarBox
          x={x - DRAWING.bar / 2}
          y={at === 0 ? y - length : y}
          width={DRAWING.bar}
          height={length}
          depth={side.depth}
          isKnown={isKnown}
        />
      </g>
    ))}
    <text
      x={label.x}
      y={y - label.above - 3}
      textAnchor="middle"
      className="font-caslon fill-ink text-[14px] group-hover:underline"
    >
      {shortName(battle)}
    </text>
  </a>
);

const SIDES: Readonly<Record<string, readonly string[]>> = {
  western: ['Allies above,', 'France below'],
  central: ['Prussia above,', 'Austria below'],
  eastern: ['Prussia above,', 'Russia below'],
  'north america': ['British above,', 'French below'],
  india: ['British above,', 'French or', 'Bengal below'],
};

const TheatreBand = ({ band: { theatre, y, marks } }: { band: YearBand }) => (
  <g>
    <text x="0" y={y - 10} className="font-caslon fill-ink text-[16px]">
      {THEATRE_WORDS[theatre] ?? theatre}
    </text>
    {(SIDES[theatre] ?? []).map((line, at) => (
      <text key={line} x="0" y={y + 6 + at * 14} className="fill-ink-3 text-[11px]">
        {line}
      </text>
    ))}
    <path d={`M${DRAWING.left} ${y}H${DRAWING.right}`} stroke="var(--ink)" />
    {marks.map((mark) => (
      <BattleMark key={mark.battle.id} mark={mark} y={y} />
    ))}
  </g>
);

/** Battles by year and theatre, the strength of each side as a bar, how much is known of it as hatching. */
export const Timeline = ({
  battles,
  theatres,
}: {
  battles: readonly BattleSummary[];
  theatres: readonly string[];
}) => {
  const { height, bands, years, winters } = timeline(battles, theatres);
  return (
    <figure className="max-tablet:hidden print:block">
      <svg viewBox={`0 0 ${WIDTH} ${height}`} className="block h-auto w-full forced-color-adjust-none">
        <title>Battles by year and theatre, the strengths of both sides as bars</title>
        {winters.map(({ x, width }) => (
          <rect key={x} x={x} y="26" width={width} height={height - 26} fill="var(--paper-sunk)" />
        ))}
        {years.map(({ year, x }) => (
          <text key={year} x={x} y="14" className="font-caslon fill-ink text-[14px]">
            {year}
          </text>
        ))}
        {bands.map((band) => (
          <TheatreBand key={band.theatre} band={band} />
        ))}
      </svg>
      <figcaption className="text-ink-2 text-12 flex flex-wrap items-center gap-x-5 gap-y-1 pt-2">
        <span>The length of a bar shows the army’s strength</span>
        <Key label="50,000 men" width={52}>
          <rect x="0.5" y="3.5" width="50" height="9" fill="none" stroke="var(--ink)" />
        </Key>
        <Key label="strength not known" width={20}>
          <rect x="0.5" y="3.5" width="18" height="9" fill="none" stroke="var(--ink)" strokeDasharray="2 2" />
        </Key>
        <Key label="winter, December to February" width={18}>
          <rect y="3" width="18" height="10" fill="var(--paper-press)" />
        </Key>
      </figcaption>
    </figure>
  );
};

const Key = ({ label, width, children }: { label: string; width: number; children: ReactNode }) => (
  <span className="inline-flex items-center gap-2">
    <svg className="h-4" width={width} viewBox={`0 0 ${width} 16`} aria-hidden="true">
      {children}
    </svg>
    {label}
  </span>
);
