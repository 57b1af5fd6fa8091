'use client';

import { useState } from 'react';
import { FileButton } from '@/app/_components/ui/button';
import { CheckField } from '@/app/_components/ui/check-field';
import { Dialog } from '@/app/_components/ui/dialog';
import * as uiWords from '@/app/_components/ui/words';
import type { PanelProps } from '@/app/_editor/panels';
import { paperQuery } from '@/app/events/_print/wanted-lists';
import { eventPath } from '@/lib/pages';
import { useDesk } from '../desk-context';
import * as words from './words';

const PAPERS = [
  { file: 'booklet.pdf', label: words.allRosters },
  { file: 'check-sheets.pdf', label: words.checkSheets },
  { file: 'summary.pdf', label: words.summaryTable },
  { file: 'labels.pdf', label: words.labelsForFolders },
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
    <Dialog open={open} onClose={onClose} title={uiWords.print}>
      {lists.length === 0 ? (
        <p>{words.nothingToPrint}</p>
      ) : (
        <div className="grid gap-3">
          <p className="text-ink-2" role="status">
            {words.eachAsJudged(many)}
          </p>
          {sentBack > 0 && (
            <CheckField checked={!returned} onChange={({ target }) => setReturned(!target.checked)}>
              {words.leaveOutReturned(sentBack)}
            </CheckField>
          )}
          {many > 1 && (
            <CheckField checked={leaves} onChange={({ target }) => setLeaves(target.checked)}>
              {words.startOnRightPage}
            </CheckField>
          )}
          {many > 0 && (
            <ul className="grid gap-2">
              {PAPERS.map(({ file, label }) => (
                <li key={file}>
                  <FileButton
                    icon="print"
                    className="w-full justify-start max-[721px]:min-h-12"
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
