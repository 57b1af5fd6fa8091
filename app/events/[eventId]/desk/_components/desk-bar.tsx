'use client';

import * as commonParts from '@/app/_components/part-words';
import { Button, buttonLook } from '@/app/_components/ui/button';
import { Menu, type MenuItem } from '@/app/_components/ui/menu';
import { TopBar } from '@/app/_components/ui/top-bar';
import * as uiWords from '@/app/_components/ui/words';
import * as keyWords from '@/app/_editor/key-words';
import * as eventWords from '@/app/events/[eventId]/words';
import { eventFilePath } from '@/app/events/addresses';
import { editPath, eventPath, trailPath } from '@/lib/pages';
import * as words from '../words';
import { useDesk } from './desk-context';

const WORDS = 'max-[900px]:hidden';

/** The head of the page, with what leaves the desk: the link for players, files, paper, people, settings. */
export const DeskBar = () => {
  const { desk, open } = useDesk();
  const { id } = desk.event;
  const files: readonly MenuItem[] = [
    {
      kind: 'file',
      label: commonParts.csvForSpreadsheet,
      icon: 'download',
      href: eventFilePath(id, 'event.csv'),
    },
    { kind: 'file', label: words.everythingAsJson, icon: 'download', href: eventFilePath(id, 'event.json') },
    { kind: 'file', label: words.signedArchive, icon: 'download', href: eventFilePath(id, 'archive.json') },
  ];
  const print: MenuItem = { label: uiWords.print, icon: 'print', onSelect: () => open('print') };
  const more: readonly MenuItem[] = [
    { label: words.importLists, icon: 'upload', onSelect: () => open('import') },
    { label: eventWords.expectedPlayers, icon: 'person', onSelect: () => open('expected') },
    { label: words.organisers, icon: 'share', onSelect: () => open('people') },
    ...(desk.role === 'owner'
      ? [{ kind: 'link', label: words.settingsAndTerms, icon: 'settings', href: editPath(id) } as const]
      : []),
    { kind: 'link', label: words.pageOfEvent, icon: 'link', href: eventPath(id) },
    { kind: 'link', label: words.auditTrail, icon: 'history', href: trailPath(id) },
    { kind: 'rule' },
    { label: keyWords.keys, icon: 'info', end: '?', onSelect: () => open('keys') },
  ];
  return (
    <div className="col-span-full">
      <TopBar current="events">
        <Button variant="bare" icon="share" aria-label={words.playerLink} onClick={() => open('link')}>
          <span className={WORDS}>{words.playerLink}</span>
        </Button>
        <Menu
          label={words.files}
          items={files}
          icon="download"
          className={buttonLook({}, 'max-[721px]:hidden')}
        >
          <span className={WORDS}>{words.files}</span>
        </Menu>
        <Button
          icon="print"
          aria-label={uiWords.print}
          className="max-[721px]:hidden"
          onClick={() => open('print')}
        >
          <span className={WORDS}>{uiWords.print}</span>
        </Button>
        <Menu
          label={words.moreAboutEvent}
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
