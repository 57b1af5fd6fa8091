'use client';

import { Inspector } from '../inspector/inspector';
import { FindingsPanel, PointsPanel } from './points-and-findings';

/** The right pane; it is loaded after the list. */
export const SideContent = ({ onClose }: { onClose: () => void }) => (
  <>
    <PointsPanel />
    <FindingsPanel className="min-h-[clamp(120px,24vh,240px)] flex-[1_1_0] overflow-auto px-[18px] pb-2" />
    <Inspector onClose={onClose} />
  </>
);
