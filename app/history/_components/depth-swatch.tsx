import type { SideSummary } from '@/lib/history/answers';
import type { Depth } from '@/lib/history/depth';
import { DEPTH_WORDS } from '../history-words';
import { nationOf } from '../side-nation';

/** Depth as hatching: the more is known, the denser. */
const LOOK: Readonly<Record<Depth, string>> = {
  'regiments-named': 'bg-sym',
  'counts-by-arm': 'bg-[repeating-linear-gradient(-45deg,var(--sym)_0_2px,var(--paper)_2px_4.5px)]',
  'totals-some-units':
    'bg-[radial-gradient(circle_at_2px_2px,var(--sym)_1px,transparent_1.2px)] bg-size-[4px_4px]',
  totals: '',
  unknown: 'border-dashed',
};

/** A small field that shows how much is known; words beside or within it say so. */
export const DepthSwatch = ({ depth, nation }: { depth: Depth; nation?: string }) => (
  <i
    aria-hidden="true"
    className={`border-ink inline-block h-2.5 w-[22px] flex-none border forced-color-adjust-none [print-color-adjust:exact] ${LOOK[depth]}`}
    {...(nation !== undefined && { 'data-nation': nation })}
  />
);

/** How much is known of each side. */
export const SideDepths = ({ sides }: { sides: readonly SideSummary[] }) => (
  <span className="inline-flex gap-1">
    {sides.map((side) => (
      <span key={side.position} title={`${side.name}: ${DEPTH_WORDS[side.depth]}`}>
        <DepthSwatch depth={side.depth} nation={nationOf(side)} />
        <span className="vh">
          {side.name}: {DEPTH_WORDS[side.depth]}.{' '}
        </span>
      </span>
    ))}
  </span>
);
