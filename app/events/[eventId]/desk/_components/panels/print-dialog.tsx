'use client';

import { useState } from 'react';
import { FileButton } from '@/app/_components/ui/button';
import { CheckField } from '@/app/_components/ui/check-field';
import { Dialog } from '@/app/_components/ui/dialog';
import type { PanelProps } from '@/app/_editor/panels';
import { paperQuery } from '@/app/events/_print/wanted-lists';
import { eventPath } from '@/lib/pages';
import { counted } from '@/lib/rules/core/army/words';
import { useDesk } from '../desk-context';

const PAPERS = [
  { file: 'booklet.pdf', label: 'All rosters, one booklet' },
  { file: 'check-sheets.pdf', label: 'Check-sheets' },
  { file: 'summary.pdf', label: 'Summary table' },
  { file: 'labels.pdf', label: 'Labels for folders' },
] as const;

/** The papers of an event, with or without the lists that were returned. */
export const PrintDialog = ({ open, onClose }: PanelProps) => {
  const { desk } = useDesk();
  const [returned, setReturned] = useState(true);
  const [leaves, setLeaves] = useState(true);
  const lists = desk.entries.filter(({ state }) => state !== 'withdrawn');
  const sentBack = lists.filter(({ state }) => state === 'returned').length;
  const many = returned ? lists.length : lists.length - sentBack;
  return (
    <Dialog open={open} onClose={onClose} title="Print">
      {lists.length === 0 ? (
        <p>Nothing to print: no list has come in yet.</p>
      ) : (
        <div className="grid gap-3">
          <p className="text-ink-2" role="status">
            {`${counted(many, 'list')}, each as judged. Withdrawn lists are not printed.`}
          </p>
          {sentBack > 0 && (
            <CheckField checked={!returned} onChange={({ target }) => setReturned(!target.checked)}>
              {`Leave out ${sentBack === 1 ? 'the list that was' : `the ${sentBack} lists that were`} returned`}
            </CheckField>
          )}
          {many > 1 && (
            <CheckField checked={leaves} onChange={({ target }) => setLeaves(target.checked)}>
              Start each list of the booklet on a right-hand page
            </CheckField>
          )}
          {many > 0 && (
            <ul className="grid gap-2">
              {PAPERS.map(({ file, label }) => (
                <li key={file}>
                  <FileButton
                    icon="print"
                    className="max-tablet:min-h-12 w-full justify-start"
                    href={`${eventPath(desk.event.id)}/${file}${paperQuery({ returned, leaves })}`}
                  >
                    {label}
                  </FileButton>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Dialog>
  );
};
