import type { Hatch } from '@/lib/rules/core/sheet/symbol';
import type { ShareOfArm } from '@/lib/rules/core/tree/outline';
import { HATCHES } from '../ui/points-bar';
import { formatPoints, formatShare } from './points';

export const Swatch = ({ hatch, className = '' }: { hatch: Hatch; className?: string }) => (
  <i
    className={`border-ink inline-block h-2.5 w-3.5 flex-none border forced-color-adjust-none ${HATCHES[hatch]} ${className}`}
    aria-hidden="true"
  />
);

const LEGEND =
  'text-12 grid grid-cols-2 gap-x-[22px] gap-y-[3px] phone:in-data-pan:text-14 phone:in-data-pan:gap-x-[18px] phone:in-data-pan:gap-y-1.5 phone:max-small:in-data-pan:text-12 phone:max-small:in-data-pan:gap-x-3';
const SHARE =
  'grid grid-cols-[14px_1fr_auto_30px] items-center gap-[7px] whitespace-nowrap phone:max-small:in-data-pan:grid-cols-[14px_1fr_auto_26px] phone:max-small:in-data-pan:gap-[5px]';

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
    <ul className={LEGEND}>
      {shares.map(({ key, label, hatch, amount }) => (
        <li key={key} className={SHARE}>
          <Swatch hatch={hatch} />
          <span>{label}</span>
          <b className="num font-[560]">{formatPoints(amount, pointScale)}</b>
          <span className="num text-ink-3 phone:in-data-pan:text-12">{formatShare(amount, sum)}</span>
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
