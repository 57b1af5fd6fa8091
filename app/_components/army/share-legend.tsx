import type { ShareOfArm } from '@/lib/rules/core/outline';
import type { Hatch } from '@/lib/rules/core/symbol';
import { formatPoints, formatShare } from './points';

export const Swatch = ({ hatch, className = '' }: { hatch: Hatch; className?: string }) => (
  <i className={`sw h-${hatch} ${className}`} aria-hidden="true" />
);

/** The shares by arm in numbers, beside the bar that draws them. */
export const ShareLegend = ({
  shares,
  pointScale,
}: {
  shares: readonly ShareOfArm[];
  pointScale: number;
}) => {
  const sum = shares.reduce((all, { amount }) => all + amount, 0);
  return (
    <ul className="legend">
      {shares.map(({ key, label, hatch, amount }) => (
        <li key={key}>
          <Swatch hatch={hatch} />
          <span>{label}</span>
          <b className="num">{formatPoints(amount, pointScale)}</b>
          <span className="num mute">{formatShare(amount, sum)}</span>
        </li>
      ))}
    </ul>
  );
};

const KEY: readonly { hatch: Hatch; label: string }[] = [
  { hatch: 'infantry', label: 'Infantry' },
  { hatch: 'light-infantry', label: 'Light infantry' },
  { hatch: 'cavalry', label: 'Cavalry' },
  { hatch: 'artillery', label: 'Artillery' },
  { hatch: 'command', label: 'Command' },
  { hatch: 'works', label: 'Works' },
];

/** What the hatchings mean, under a list of bars. */
export const HatchKey = ({ className = '' }: { className?: string }) => (
  <ul className={`text-12 text-ink-2 flex flex-wrap gap-x-3.5 gap-y-1 ${className}`} aria-label="Key">
    {KEY.map(({ hatch, label }) => (
      <li key={hatch} className="flex items-center gap-1.5">
        <Swatch hatch={hatch} />
        {label}
      </li>
    ))}
  </ul>
);
