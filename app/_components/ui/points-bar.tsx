import type { Hatch } from '@/lib/rules/core/sheet/symbol';
import type { ShareOfArm } from '@/lib/rules/core/tree/outline';

type PointsBarProps = {
  shares: readonly ShareOfArm[];
  /** in the unit of the shares; null for an army without points */
  total: number | null;
  budget: number | null;
  /** read out instead of the drawing: "1,385 of 1,500 points" */
  label?: string;
  className?: string;
};

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(2)}%`;

const described = (shares: readonly ShareOfArm[], sum: number): string =>
  sum === 0
    ? 'Nothing yet'
    : `Share by arm: ${shares.map(({ label, amount }) => `${label} ${Math.round((100 * amount) / sum)}%`).join(', ')}`;

/** Share by arm: engraved hatching instead of hues; it repeats the density of the symbols. */
export const HATCHES: Record<Hatch, string> = {
  infantry: 'bg-sym',
  'light-infantry': 'bg-[repeating-linear-gradient(90deg,var(--sym)_0_3px,var(--sym-2)_3px_5px)]',
  cavalry: 'bg-[repeating-linear-gradient(-45deg,var(--sym)_0_2px,var(--sym-2)_2px_4.5px)]',
  artillery:
    'bg-(--sym-2) bg-[radial-gradient(circle_at_2px_2px,var(--sym-dot)_1.1px,transparent_1.3px)] bg-size-[4px_4px]',
  command: 'bg-ink',
  works: 'bg-[repeating-linear-gradient(0deg,var(--ink-3)_0_1px,var(--paper)_1px_3px)]',
};

/**
 * The points by arm as engraved hatching, within the budget; over it, a tick shows where the budget ends.
 * Widths are attributes of SVG elements, which even the strictest content policy lets stand.
 */
export const PointsBar = ({ shares, total, budget, label, className = '' }: PointsBarProps) => {
  const drawn = shares.filter(({ amount }) => amount > 0);
  const sum = drawn.reduce((all, { amount }) => all + amount, 0);
  const whole = Math.max(sum, total ?? 0, budget ?? 0, 1);
  return (
    <div
      className={`border-ink bg-paper-sunk usual:h-3.5 relative flex border forced-color-adjust-none [print-color-adjust:exact] ${className}`}
      role="img"
      aria-label={label ?? described(drawn, sum)}
    >
      {drawn.map(({ key, hatch, amount }, index) => (
        <svg
          key={key}
          className={`block h-full flex-none ${HATCHES[hatch]} ${index === drawn.length - 1 && sum === whole ? '' : 'border-ink border-r'}`}
          width={percent(amount, whole)}
          height="100%"
          aria-hidden="true"
        />
      ))}
      {budget !== null && whole > budget && (
        <svg
          className="text-error absolute inset-x-0 -inset-y-1 h-[calc(100%+8px)] w-full overflow-visible"
          aria-hidden="true"
        >
          <line
            x1={percent(budget, whole)}
            x2={percent(budget, whole)}
            y1="0"
            y2="100%"
            stroke="currentColor"
            strokeWidth="2"
          />
        </svg>
      )}
    </div>
  );
};
