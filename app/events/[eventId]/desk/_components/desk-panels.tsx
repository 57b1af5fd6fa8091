'use client';

import dynamic from 'next/dynamic';
import type { Layout } from '@/app/_editor/use-layout';
import { useDesk } from './desk-context';
import { EntrySheet } from './entry/entry-pane';

const LinkDialog = dynamic(() => import('./panels/link-dialog').then((part) => part.LinkDialog));
const ImportListsDialog = dynamic(() =>
  import('./panels/import-lists').then((part) => part.ImportListsDialog),
);
const ExpectedDialog = dynamic(() =>
  import('./expected/expected-dialog').then((part) => part.ExpectedDialog),
);
const ReminderDialog = dynamic(() =>
  import('./expected/reminder-dialog').then((part) => part.ReminderDialog),
);
const PeopleDialog = dynamic(() => import('./panels/people-dialog').then((part) => part.PeopleDialog));
const PrintDialog = dynamic(() => import('./panels/print-dialog').then((part) => part.PrintDialog));
const DeskKeysDialog = dynamic(() => import('./panels/desk-keys').then((part) => part.DeskKeysDialog));

/** What lies over the desk, each fetched when it is first wanted. */
export const DeskPanels = ({ layout }: { layout: Layout | null }) => {
  const { panel, open } = useDesk();
  const onClose = () => open(null);
  return (
    <>
      {layout !== 'wide' && <EntrySheet />}
      {panel === 'link' && <LinkDialog open onClose={onClose} />}
      {panel === 'import' && <ImportListsDialog open onClose={onClose} />}
      {panel === 'expected' && <ExpectedDialog open onClose={onClose} />}
      {panel === 'reminder' && <ReminderDialog open onClose={onClose} />}
      {panel === 'people' && <PeopleDialog open onClose={onClose} />}
      {panel === 'print' && <PrintDialog open onClose={onClose} />}
      {panel === 'keys' && <DeskKeysDialog open onClose={onClose} />}
    </>
  );
};
