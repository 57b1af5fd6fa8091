'use client';

import { Later, type LaterPart, laterPart } from '@/app/_editor/later';
import type { PanelProps } from '@/app/_editor/panels';
import type { Layout } from '@/app/_editor/use-layout';
import { type DeskPanel, useDesk } from './desk-context';
import { EntrySheet } from './entry/entry-pane';

const PARTS: Readonly<Record<Exclude<DeskPanel, 'entry'>, LaterPart<PanelProps>>> = {
  link: laterPart(() => import('./panels/link-dialog').then((part) => part.LinkDialog)),
  import: laterPart(() => import('./panels/import-lists').then((part) => part.ImportListsDialog)),
  expected: laterPart(() => import('./expected/expected-dialog').then((part) => part.ExpectedDialog)),
  reminder: laterPart(() => import('./expected/reminder-dialog').then((part) => part.ReminderDialog)),
  people: laterPart(() => import('./panels/people-dialog').then((part) => part.PeopleDialog)),
  print: laterPart(() => import('./panels/print-dialog').then((part) => part.PrintDialog)),
  keys: laterPart(() => import('./panels/desk-keys').then((part) => part.DeskKeysDialog)),
};

/** What lies over the desk, each fetched when it is first wanted; what is closed forgets what was typed in it. */
export const DeskPanels = ({ layout }: { layout: Layout | null }) => {
  const { panel, open } = useDesk();
  return (
    <>
      {layout !== 'wide' && <EntrySheet />}
      {panel !== null && panel !== 'entry' && (
        <Later key={panel} part={PARTS[panel]} props={{ open: true, onClose: () => open(null) }} over />
      )}
    </>
  );
};
