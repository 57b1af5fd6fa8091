'use client';

import { BottomSheet } from '@/app/_components/ui/dialog';
import type { PanelProps } from '@/app/_editor/panels';
import * as words from '../words';
import { FindingsPanel, PointsPanel, PointsSum } from './points-and-findings';

/** The sum, the limits and the findings, on a phone: there alone they lie over the army. */
export const FindingsSheet = ({ open, onClose }: PanelProps) => (
  <BottomSheet open={open} onClose={onClose} title={words.pointsAndFindings} heading={<PointsSum />}>
    <PointsPanel sum={false} />
    <FindingsPanel />
  </BottomSheet>
);
