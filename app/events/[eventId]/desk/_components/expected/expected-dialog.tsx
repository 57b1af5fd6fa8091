'use client';

import { BottomSheet } from '@/app/_components/ui/dialog';
import type { PanelProps } from '@/app/_editor/panels';
import * as eventWords from '@/app/events/[eventId]/words';
import { ExpectedForm } from '../../../_expected/expected-form';
import * as words from '../../words';
import { useDesk } from '../desk-context';

/** Who is expected: the desk then says who has not sent a list yet. */
export const ExpectedDialog = ({ open, onClose }: PanelProps) => {
  const { desk } = useDesk();
  return (
    <BottomSheet open={open} onClose={onClose} title={eventWords.expectedPlayers}>
      <p className="soft pb-3">{words.whatExpectedIsFor}</p>
      <ExpectedForm eventId={desk.event.id} onSaved={onClose} />
    </BottomSheet>
  );
};
