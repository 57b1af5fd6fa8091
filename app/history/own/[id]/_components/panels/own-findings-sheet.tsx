'use client';

import { BottomSheet } from '@/app/_components/ui/dialog';
import type { PanelProps } from '@/app/_editor/panels';
import * as words from '../words';
import { DraftFindingsList, SumsPanel } from './sums-and-findings';

/** Sums and findings where there is no pane for them. */
export const OwnFindingsSheet = ({ open, onClose }: PanelProps) => (
  <BottomSheet open={open} onClose={onClose} title={words.sumsAndFindings}>
    <SumsPanel />
    <div className="pt-3">
      <DraftFindingsList onJump={onClose} />
    </div>
  </BottomSheet>
);
