'use client';

import { Button, buttonLook } from '@/app/_components/ui/button';
import { Menu, type MenuItem } from '@/app/_components/ui/menu';
import { TopBar } from '@/app/_components/ui/top-bar';
import { eventFilePath } from '@/app/events/addresses';
import { editPath, eventPath, trailPath } from '@/lib/pages';
import { useDesk } from './desk-context';

const WORDS = 'max-[900px]:hidden';

/** The head of the page, with what leaves the desk: the link for players, files, paper, people, settings. */
export const DeskBar = () => {
  const { desk, open } = useDesk();
  const { id } = desk.event;
  const files: readonly MenuItem[] = [
    { kind: 'file', label: 'CSV, for a spreadsheet', icon: 'download', href: eventFilePath(id, 'event.csv') },
    { kind: 'file', label: 'JSON, everything', icon: 'download', href: eventFilePath(id, 'event.json') },
    { kind: 'file', label: 'Signed archive', icon: 'download', href: eventFilePath(id, 'archive.json') },
  ];
  const print: MenuItem = { label: 'Print', icon: 'print', onSelect: () => open('print') };
  const more: readonly MenuItem[] = [
    { label: 'Import lists', icon: 'upload', onSelect: () => open('import') },
    { label: 'Expected players', icon: 'person', onSelect: () => open('expected') },
    { label: 'Organisers', icon: 'share', onSelect: () => open('people') },
    ...(desk.role === 'owner'
      ? [{ kind: 'link', label: 'Settings and terms', icon: 'settings', href: editPath(id) } as const]
      : []),
    { kind: 'link', label: 'Page of the event', icon: 'link', href: eventPath(id) },
    { kind: 'link', label: 'Audit trail', icon: 'history', href: trailPath(id) },
    { kind: 'rule' },
    { label: 'Keys', icon: 'info', end: '?', onSelect: () => open('keys') },
  ];
  return (
    <div className="col-span-full">
      <TopBar current="events">
        <Button variant="bare" icon="share" aria-label="Player link" onClick={() => open('link')}>
          <span className={WORDS}>Player link</span>
        </Button>
        <Menu label="Files" items={files} icon="download" className={buttonLook({}, 'max-[721px]:hidden')}>
          <span className={WORDS}>Files</span>
        </Menu>
        <Button icon="print" aria-label="Print" className="max-[721px]:hidden" onClick={() => open('print')}>
          <span className={WORDS}>Print</span>
        </Button>
        <Menu
          label="More about this event"
          icon="more"
          items={() =>
            matchMedia('(max-width: 720.98px)').matches
              ? [...more, { kind: 'rule' }, ...files, { kind: 'rule' }, print]
              : more
          }
        />
      </TopBar>
    </div>
  );
};
