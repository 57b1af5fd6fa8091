'use client';

import { BottomSheet } from '@/app/_components/ui/dialog';
import type { PanelProps } from '@/app/_editor/panel-props';
import { ExpectedForm } from '../../../_expected/expected-form';
import { useDesk } from '../desk-context';

/** Who is expected: the desk then says who has not sent a list yet. */
export const ExpectedDialog = ({ open, onClose }: PanelProps) => {
  const { desk } = useDesk();
  return (
    <BottomSheet open={open} onClose={onClose} title="Expected players">
      <p className="soft pb-3">The desk shows who has not sent a list, and helps you remind them.</p>
      <ExpectedForm eventId={desk.event.id} onSaved={onClose} />
    </BottomSheet>
  );
};
