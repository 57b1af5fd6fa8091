'use client';

import { BottomSheet } from '@/app/_components/ui/dialog';
import { DraftFindingsList } from './draft-findings-list';
import type { OwnPanelProps } from './own-panels';
import { SumsPanel } from './sums-panel';

/** Sums and findings where there is no pane for them. */
export const OwnFindingsSheet = ({ open, onClose }: OwnPanelProps) => (
  <BottomSheet open={open} onClose={onClose} title="Sums and findings">
    <SumsPanel />
    <div className="pt-3">
      <DraftFindingsList onJump={onClose} />
    </div>
  </BottomSheet>
);
