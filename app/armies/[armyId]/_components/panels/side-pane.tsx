'use client';

import { IconButton } from '@/app/_components/ui/button';
import { useActions, useBuilder } from '../builder-context';
import { Inspector } from '../inspector/inspector';
import type { Layout } from '../use-layout';
import { FindingsPanel } from './findings-panel';
import { PointsPanel } from './points-panel';

/** The right pane: the sum, the limits, the findings, and the selected unit pinned at its foot. A drawer when narrow. */
export const SidePane = ({ layout }: { layout: Layout | null }) => {
  const open = useBuilder(({ panel }) => panel === 'unit' || panel === 'findings');
  const { close, select, now } = useActions();
  const drawer = layout === 'narrow';
  const shut = () => {
    const { panel } = now();
    if (panel !== null) close(panel);
  };
  return (
    <aside
      className="side"
      aria-label="Points, findings and selected unit"
      data-open={open}
      inert={drawer && !open}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && drawer) shut();
      }}
    >
      {drawer && (
        <div className="drawer-head">
          <IconButton icon="close" label="Close" onClick={shut} />
        </div>
      )}
      <PointsPanel />
      <FindingsPanel />
      <Inspector onClose={() => (drawer ? shut() : select(null))} />
    </aside>
  );
};
