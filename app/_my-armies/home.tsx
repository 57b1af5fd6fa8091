'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { LazyDialog, LazyPart, lazyPart } from '@/app/_editor/lazy-part';
import { whenIdle } from '@/app/_editor/when-idle';
import { NO_CONNECTION } from '@/lib/api/client';
import type { ArmyPage, LinkSide, ReadyMade } from '@/lib/armies/schema';
import type { CurrentGame } from '@/lib/games/current-game';
import { ARMIES_BACKUP, DEVICES } from '@/lib/pages';
import type { SystemCard } from '../_components/army/system-card';
import { Button, FileButton } from '../_components/ui/button';
import { DropVeil, usePageDrop } from '../_components/ui/file-drop';
import { Menu } from '../_components/ui/menu';
import { Paper } from '../_components/ui/paper';
import { TopBar } from '../_components/ui/top-bar';
import { pageData, usePageData } from '../_shell/page-data';
import type { StoreSide } from './choose-side';
import type { EventLine } from './event-line';
import { GameLine } from './game-line';
import { LedgerOpening, type Open, SETTLED, type Show } from './ledger-frame';
import { MyArmies } from './my-armies';
import { scenariosOf } from './scenarios';
import { OpenCode, OpenShared, ReadyMadeList } from './ways-to-start';
import { Welcome } from './welcome';

/** The data of the first page: the first page of the armies, the next event and the game on the table. */
export type HomeStart = {
  readonly list: ArmyPage;
  readonly event: EventLine | null;
  readonly game: CurrentGame | null;
};

/**
 * What a first visitor does not need at once. The page of a person who has armies names its scripts
 * (bin/lib/part-chunks.mjs).
 * Frozen: the bundler takes another object of one part apart, and its name is gone.
 */
export const PARTS = Object.freeze({
  armies: () => import('./armies/armies').then(({ parts }) => parts),
});

const ARMIES = lazyPart(() => PARTS.armies().then(({ Armies }) => Armies));
const NEW = lazyPart(() => PARTS.armies().then(({ newSheet }) => newSheet()));
const IMPORT = lazyPart(() => PARTS.armies().then(({ importDialog }) => importDialog()));
const DEVICE = lazyPart(() => PARTS.armies().then(({ deviceDialog }) => deviceDialog()));

// A page with data has armies: what renders them loads while React hydrates the shell.
if (pageData() !== null) ARMIES.preload();

/** What stores it is no part of the page of a first visitor. */
const storeSide: StoreSide = async (side, takenNames) => {
  const parts = await PARTS.armies().catch(() => null);
  return parts === null ? { ok: false, message: NO_CONNECTION } : parts.storeSide(side, takenNames);
};

/** A new visitor reads first, in milliseconds. */
const READING = 1_000;

const preloadDialogs = (hasArmies: boolean) => {
  for (const part of [IMPORT, hasArmies ? DEVICE : NEW]) part.preload();
};

type HomeProps = {
  /** null in a shell: the page holds it as data */
  start: HomeStart | null;
  readyMade: readonly ReadyMade[];
  sides: readonly LinkSide[];
  systems: readonly SystemCard[];
  battles: ReactNode;
  /** what a first visitor finds below the sides */
  columns: ReactNode;
};

/** The first page: my armies and what starts a new one, or, before the first, what this is and a side to choose. */
export const Home = ({ start: drawn, readyMade, sides, systems, battles, columns }: HomeProps) => {
  const onPage = usePageData<HomeStart>();
  const start = drawn ?? onPage;
  // since the first army came or the last one went
  const [turn, setTurn] = useState<ArmyPage>();
  const first = turn ?? start?.list ?? null;
  const hasArmies = first !== null && first.all > 0;
  const scenarios = scenariosOf(
    readyMade,
    systems.map(({ id }) => id),
  );
  const [open, setOpen] = useState<Open>({ dialog: 'none' });
  const [files, setFiles] = useState<readonly File[]>();
  // a list that is empty is asked for, too: an army may come from another page
  const [watches, setWatches] = useState(false);
  useEffect(() => {
    const watch = () =>
      void ARMIES.load().then(
        () => setWatches(true),
        () => undefined,
      );
    return whenIdle(watch, READING);
  }, []);
  useEffect(() => whenIdle(() => preloadDialogs(hasArmies), SETTLED), [hasArmies]);
  /** Closes one of them, unless another has taken its place meanwhile: a sheet tells that it is closed only then. */
  const close = (dialog: Open['dialog']) =>
    setOpen((now) => (now.dialog === dialog ? { dialog: 'none' } : now));
  const opened = (dialog: Open['dialog']) => ({ open: open.dialog === dialog, onClose: () => close(dialog) });
  const showOpen: Show = (next) => {
    // what is imported has to be seen
    if (next.dialog === 'import') setWatches(true);
    setOpen(next);
  };
  const show = (dialog: 'side' | 'new' | 'import' | 'device') => showOpen({ dialog });

  const dropped = usePageDrop((chosenFiles) => {
    show('import');
    setFiles(chosenFiles);
  });
  const armies = first && {
    first,
    event: start?.event ?? null,
    game: start?.game ?? null,
    sides,
    systems,
    open,
    show: showOpen,
    onClose: close,
    onTurn: setTurn,
  };

  return (
    <>
      <TopBar current="armies">
        <span className="max-laptop:hidden flex gap-2">
          {hasArmies && (
            <Button variant="bare" icon="phone" onClick={() => show('device')}>
              Other device
            </Button>
          )}
          <Button icon="upload" onClick={() => show('import')}>
            Import
          </Button>
          {hasArmies && (
            <FileButton icon="download" href={ARMIES_BACKUP}>
              Back up all
            </FileButton>
          )}
        </span>
        <span className="laptop:hidden block">
          <Menu
            label="More"
            icon="more"
            items={[
              { label: 'Import armies', icon: 'upload', onSelect: () => show('import') },
              { kind: 'file', label: 'Back up all', icon: 'download', href: ARMIES_BACKUP },
              { label: 'Open on another device', icon: 'phone', onSelect: () => show('device') },
              { kind: 'link', label: 'My devices', icon: 'phone', href: DEVICES },
              { kind: 'link', label: 'About Muster', icon: 'note', href: '/about' },
            ]}
          />
        </span>
      </TopBar>
      {armies !== null && !hasArmies ? (
        <>
          <Paper className="max-tablet:pb-[calc(68px+env(safe-area-inset-bottom))]">
            {start?.game && <GameLine game={start.game} />}
            <Welcome
              sides={sides}
              systems={systems}
              onStore={storeSide}
              onEmpty={() => show('new')}
              onImport={() => show('import')}
            >
              {columns}
              <div className="max-laptop:grid-cols-1 mt-6 grid grid-cols-[minmax(0,1fr)_404px] items-start gap-x-12 gap-y-5">
                <ReadyMadeList scenarios={scenarios} systems={systems} />
                <div>
                  <OpenShared />
                  <OpenCode />
                </div>
              </div>
            </Welcome>
          </Paper>
          {watches && <LazyPart part={ARMIES} props={armies} over />}
        </>
      ) : (
        <MyArmies systems={systems} scenarios={scenarios} battles={battles} show={show}>
          {armies === null ? (
            <LedgerOpening />
          ) : (
            <LazyPart part={ARMIES} props={armies} opening={<LedgerOpening />} />
          )}
        </MyArmies>
      )}

      {dropped && <DropVeil>Drop army files to import them</DropVeil>}
      {!hasArmies && <LazyDialog part={NEW} props={{ ...opened('new'), systems, takenNames: [] }} />}
      <LazyDialog part={IMPORT} props={{ ...opened('import'), files }} />
      <LazyDialog part={DEVICE} props={opened('device')} />
    </>
  );
};
