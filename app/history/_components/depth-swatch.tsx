import type { SideSummary } from '@/lib/history/answers';
import type { Depth } from '@/lib/history/depth';
import { DEPTH_WORDS } from '../history-words';
import { nationOf } from '../side-nation';

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
