import type { SideSummary } from '@/lib/history/answers';
import type { Depth } from '@/lib/history/depth';
import { nationOf } from '../../../lib/history/answers';
import { DEPTH_WORDS } from '../history-words';

type HatchedDepth = Extract<Depth, 'counts-by-arm' | 'totals-some-units'>;

const all = { x: -2_000, y: -2_000, width: 6_000, height: 6_000 } as const;

const HatchMask = ({ depth }: { depth: HatchedDepth }) => (
  <mask id={`depth-${depth}`} maskContentUnits="userSpaceOnUse">
    <rect {...all} fill={`url(#hatch-${depth})`} />
  </mask>
);

/** Hatchings that bars of any colour are seen through; once on a page, where nothing hides them. */
export const DepthPatterns = () => (
  <svg className="absolute size-0" aria-hidden="true" focusable="false">
    <pattern id="hatch-counts-by-arm" width="4" height="4" patternUnits="userSpaceOnUse">
      <path d="M-1 1L1-1M0 4L4 0M3 5L5 3" stroke="#fff" strokeWidth="1.5" />
    </pattern>
    <pattern id="hatch-totals-some-units" width="3" height="3" patternUnits="userSpaceOnUse">
      <circle cx="1.5" cy="1.5" r=".8" fill="#fff" />
    </pattern>
    <HatchMask depth="counts-by-arm" />
    <HatchMask depth="totals-some-units" />
  </svg>
);

type BarBoxProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  depth: Depth;
  /** false = a short bar for an unknown strength */
  isKnown: boolean;
};

/** The bar of a side in the colours of the nearest `data-nation`, hatched by its depth. */
export const BarBox = ({ depth, isKnown, ...box }: BarBoxProps) => {
  const hatched = depth === 'counts-by-arm' || depth === 'totals-some-units';
  return (
    <>
      <rect
        {...box}
        fill="var(--paper)"
        stroke="var(--ink)"
        strokeWidth={isKnown ? 1 : 0.8}
        {...(!isKnown && { strokeDasharray: '2 2' })}
      />
      {hatched && <rect {...box} fill="var(--sym)" mask={`url(#depth-${depth})`} />}
      {depth === 'regiments-named' && <rect {...box} fill="var(--sym)" stroke="var(--ink)" />}
    </>
  );
};

type SwatchProps = {
  depth: Depth;
  nation?: string;
  /** what it says, where no words stand beside it */
  label?: string;
};

/** A small field that shows how much is known. */
export const DepthSwatch = ({ depth, nation, label }: SwatchProps) => (
  <i
    className="depth"
    data-depth={depth}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', title: label })}
    {...(nation !== undefined && { 'data-nation': nation })}
  />
);

/** How much is known of each side. */
export const SideDepths = ({ sides }: { sides: readonly SideSummary[] }) => (
  <span className="inline-flex gap-1">
    {sides.map(({ position, name, depth, ...side }) => (
      <DepthSwatch
        key={position}
        depth={depth}
        nation={nationOf(side)}
        label={`${name}: ${DEPTH_WORDS[depth]}`}
      />
    ))}
  </span>
);
