'use client';

import { type ReactNode, useEffect, useState } from 'react';
import * as armyWords from '@/app/_components/army/words';
import * as common from '@/app/_components/words';
import { LaterDialog, laterPart } from '@/app/_editor/later';
import { whenIdle } from '@/app/_editor/when-idle';
import { BACKUP_URL } from '@/lib/armies/downloads';
import type { ArmyPage, ArmyRow, ReadyMade, Side } from '@/lib/armies/schema';
import { DEVICES } from '@/lib/pages';
import type { SystemCard } from '../_components/army/system-card';
import { Button, FileButton } from '../_components/ui/button';
import { DropVeil, usePageDrop } from '../_components/ui/file-drop';
import { Menu } from '../_components/ui/menu';
import { Paper } from '../_components/ui/paper';
import { TopBar } from '../_components/ui/top-bar';
import { usePageData } from '../_frames/page-data';
import { MyArmies } from './my-armies';
import { OpenShared } from './open-shared';
import { ReadyMadeList } from './ready-made';
import { scenariosOf } from './scenarios';
import { useArmyActions } from './use-army-actions';
import { useArmyList } from './use-army-list';
import { useImport } from './use-import';
import { Welcome } from './welcome';
import * as words from './words';

const NEW = laterPart(() => import('./new-army-sheet').then((part) => part.NewArmySheet));
const IMPORT = laterPart(() => import('./import-dialog').then((part) => part.ImportDialog));
const DEVICE = laterPart(() => import('./device-dialog').then((part) => part.DeviceDialog));
const RENAME = laterPart(() => import('./rename-dialog').then((part) => part.RenameDialog));
const SHARE = laterPart(() => import('./share-dialog').then((part) => part.ShareDialog));

/** Whoever stays may want one of them where there is no connection, in milliseconds. */
const SETTLED = 5_000;

const preloadDialogs = (hasArmies: boolean) => {
  for (const part of [NEW, IMPORT, ...(hasArmies ? [DEVICE, RENAME, SHARE] : [])]) part.preload();
};

type HomeProps = {
  /** the first page of them; null within a frame: the page holds it as data */
  armies: ArmyPage | null;
  readyMade: readonly ReadyMade[];
  sides: readonly Side[];
  systems: readonly SystemCard[];
  /** the next event of whoever comes back */
  next: ReactNode;
  battles: ReactNode;
  /** what a first visitor finds below the sides */
  columns: ReactNode;
};

type Open =
  | { readonly dialog: 'none' | 'side' | 'new' | 'import' | 'device' }
  | { readonly dialog: 'rename' | 'share'; readonly row: ArmyRow };

/** The first page: my armies and what starts a new one, or, before the first, what this is and a side to choose. */
export const Home = ({ armies, readyMade, sides, systems, next, battles, columns }: HomeProps) => {
  const onPage = usePageData<ArmyPage>();
  const first = armies ?? onPage;
  const list = useArmyList(first);
  const names = list.rows.map(({ name }) => name);
  const scenarios = scenariosOf(
    readyMade,
    systems.map(({ id }) => id),
  );
  const [open, setOpen] = useState<Open>({ dialog: 'none' });
  const { duplicate, remove } = useArmyActions();
  const imports = useImport();
  const hasArmies = list.all > 0;
  useEffect(() => whenIdle(() => preloadDialogs(hasArmies), SETTLED), [hasArmies]);
  /** Closes one of them, unless another has taken its place meanwhile: a sheet tells that it is closed only then. */
  const close = (dialog: Open['dialog']) => () =>
    setOpen((now) => (now.dialog === dialog ? { dialog: 'none' } : now));
  const opened = (dialog: Open['dialog']) => ({ open: open.dialog === dialog, onClose: close(dialog) });
  const rowOf = (dialog: 'rename' | 'share') => (open.dialog === dialog ? open.row : undefined);
  const show = (dialog: 'side' | 'new' | 'import' | 'device') => setOpen({ dialog });

  const dropped = usePageDrop((files) => {
    show('import');
    imports.importChosen(files);
  });

  return (
    <>
      <TopBar current="armies">
        <span className="flex gap-2 max-[1001px]:hidden">
          {hasArmies && (
            <Button variant="bare" icon="phone" onClick={() => show('device')}>
              {common.otherDevice}
            </Button>
          )}
          <Button icon="upload" onClick={() => show('import')}>
            {armyWords.importIt}
          </Button>
          {hasArmies && (
            <FileButton icon="download" href={BACKUP_URL}>
              {words.backUpAll}
            </FileButton>
          )}
        </span>
        <span className="block min-[1001px]:hidden">
          <Menu
            label={common.more}
            icon="more"
            items={[
              { label: words.importArmies, icon: 'upload', onSelect: () => show('import') },
              { kind: 'file', label: words.backUpAll, icon: 'download', href: BACKUP_URL },
              { label: words.openOnDevice, icon: 'phone', onSelect: () => show('device') },
              { kind: 'link', label: common.myDevices, icon: 'phone', href: DEVICES },
              { kind: 'link', label: common.aboutMuster, icon: 'note', href: '/about' },
            ]}
          />
        </span>
      </TopBar>
      {first !== null && list.all === 0 ? (
        <Paper className="max-[721px]:pb-[calc(68px+env(safe-area-inset-bottom))]">
          <Welcome
            sides={sides}
            systems={systems}
            onEmpty={() => show('new')}
            onImport={() => show('import')}
          >
            {columns}
            <div className="mt-6 grid grid-cols-[minmax(0,1fr)_404px] items-start gap-x-12 gap-y-5 max-[900px]:grid-cols-1">
              <ReadyMadeList scenarios={scenarios} systems={systems} />
              <OpenShared />
            </div>
          </Welcome>
        </Paper>
      ) : (
        // not a part that comes later: without a connection it has to be there
        <MyArmies
          {...{ list, sides, systems, scenarios, next, battles, show }}
          actions={{
            duplicate: (row) => duplicate(row),
            remove: (row) => remove(row),
            rename: (row) => setOpen({ dialog: 'rename', row }),
            share: (row) => setOpen({ dialog: 'share', row }),
          }}
          isOpening={first === null}
          choosing={open.dialog === 'side'}
          onClose={close('side')}
        />
      )}

      {dropped && <DropVeil>{words.dropToImport}</DropVeil>}
      <LaterDialog part={NEW} props={{ ...opened('new'), systems, taken: names }} />
      <LaterDialog part={IMPORT} props={{ ...opened('import'), work: imports }} />
      <LaterDialog part={DEVICE} props={opened('device')} />
      <LaterDialog part={RENAME} props={{ ...opened('rename'), row: rowOf('rename') }} />
      <LaterDialog part={SHARE} props={{ ...opened('share'), row: rowOf('share') }} />
    </>
  );
};
