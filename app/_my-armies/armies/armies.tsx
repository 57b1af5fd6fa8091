'use client';

import { useEffect, useLayoutEffect } from 'react';
import { SmallLines } from '@/app/_components/army/small-lines';
import type { SystemCard } from '@/app/_components/army/system-card';
import { Button } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { Notice } from '@/app/_components/ui/notice';
import { Severity } from '@/app/_components/ui/severity-mark';
import { LazyDialog, lazyPart } from '@/app/_editor/lazy-part';
import { whenIdle } from '@/app/_editor/when-idle';
import type { ArmyPage, ArmyRow, LinkSide } from '@/lib/armies/schema';
import type { CurrentGame } from '@/lib/games/current-game';
import { ChooseSide, remainingPointsText, SideVerdict, useSideChoice } from '../choose-side';
import type { EventLine } from '../event-line';
import { GameLine } from '../game-line';
import { type Open, SETTLED, type Show } from '../ledger-frame';
import { storeSide, useArmyActions } from './army-actions';
import { Ledger } from './ledger';
import { useArmyList } from './use-army-list';

const NEW = lazyPart(() => import('../new-army').then((part) => part.NewArmySheet));
const RENAME = lazyPart(() => import('./rename-dialog').then((part) => part.RenameDialog));
const SHARE = lazyPart(() => import('./share-dialog').then((part) => part.ShareDialog));

type ArmiesProps = {
  first: ArmyPage;
  /** the next event of a returning user */
  event: EventLine | null;
  game: CurrentGame | null;
  sides: readonly LinkSide[];
  systems: readonly SystemCard[];
  open: Open;
  show: Show;
  onClose: (dialog: Open['dialog']) => void;
  /** the first army is there, or the last one is gone: the page is another */
  onTurn: (answer: ArmyPage) => void;
};

/** The event that is next, above the armies. */
const NextEventLine = ({ event }: { event: EventLine }) => (
  <section className="max-tablet:px-4 px-6 pt-5.5" aria-labelledby="next-event">
    <div className="border-rule-ink border-y py-3">
      <h2 id="next-event" className="text-12 text-ink-2 font-sans">
        Next event
      </h2>
      <p className="font-display text-26 leading-tight">
        <a href={event.href} className="no-underline hover:underline">
          {event.name}
        </a>
      </p>
      <p className="text-ink-2 font-caslon text-14 italic">{event.whenAndWhere}</p>
      <p className="text-ink-2 pt-1">
        {event.standing !== null && (
          <>
            {event.list} <Severity severity={event.standing.mark}>{event.standing.word}</Severity>.{' '}
          </>
        )}
        {event.after}
      </p>
    </div>
  </section>
);

type SidesProps = {
  sides: readonly LinkSide[];
  systems: readonly SystemCard[];
  /** the army edited last: its rules and nation are those to begin with */
  latest: ArmyRow | undefined;
  /** names of my armies */
  takenNames: readonly string[];
  onEmpty: () => void;
  onImport: () => void;
};

/** The same choice of a side for a user with armies. */
const Sides = ({ sides, systems, latest, takenNames, onEmpty, onImport }: SidesProps) => {
  const choice = useSideChoice(sides, systems, takenNames, storeSide, latest);
  const { side, system, take, pending, fault } = choice;
  return (
    <div className="grid gap-3.5">
      <ChooseSide choice={choice} systems={systems} titled={false} onEmpty={onEmpty} onImport={onImport} />
      {side && (
        <div className="border-rule grid gap-3 border-t pt-3" data-nation={side.summary.nation}>
          <SmallLines lines={side.lines} className="mx-auto block h-16 max-w-full" />
          <SideVerdict side={side} left={system && remainingPointsText(side, system)} />
        </div>
      )}
      {fault !== undefined && (
        <Notice severity="error" live>
          {fault}
        </Notice>
      )}
      <Button variant="main" size="big" className="min-h-12" disabled={pending || !side} onClick={take}>
        {pending ? 'Making the army' : `Take ${side?.name ?? 'this army'}`}
      </Button>
    </div>
  );
};

type SideSheetProps = SidesProps & { open: boolean; onClose: () => void };

/** A side to choose, in a sheet over the armies. */
const SideSheet = ({ open, onClose, ...sides }: SideSheetProps) => (
  <BottomSheet open={open} onClose={onClose} title="Choose a side">
    <Sides {...sides} />
  </BottomSheet>
);

/** My armies and their actions; empty until the server returns one. */
export const Armies = ({ first, event, game, sides, systems, open, show, onClose, onTurn }: ArmiesProps) => {
  const list = useArmyList(first);
  const { duplicate, remove } = useArmyActions();
  const { answer } = list;
  const hasArmies = answer.all > 0;
  const isTurn = hasArmies !== first.all > 0;
  // before the browser paints: the two pages are never seen together
  useLayoutEffect(() => {
    if (isTurn) onTurn(answer);
  }, [isTurn, answer, onTurn]);
  useEffect(() => {
    if (!hasArmies) return;
    return whenIdle(() => {
      for (const part of [NEW, RENAME, SHARE]) part.preload();
    }, SETTLED);
  }, [hasArmies]);
  if (!hasArmies) return null;

  const opened = (dialog: Open['dialog']) => ({
    open: open.dialog === dialog,
    onClose: () => onClose(dialog),
  });
  const rowOf = (dialog: 'rename' | 'share') => (open.dialog === dialog ? open.row : undefined);
  const names = list.rows.map(({ name }) => name);
  return (
    <>
      {game !== null && <GameLine game={game} />}
      {event !== null && <NextEventLine event={event} />}
      <Ledger
        list={list}
        systems={systems}
        actions={{
          duplicate: (row) => duplicate(row),
          remove: (row) => remove(row),
          rename: (row) => show({ dialog: 'rename', row }),
          share: (row) => show({ dialog: 'share', row }),
        }}
      />
      <SideSheet
        {...opened('side')}
        sides={sides}
        systems={systems}
        latest={list.rows[0]}
        takenNames={names}
        onEmpty={() => show({ dialog: 'new' })}
        onImport={() => show({ dialog: 'import' })}
      />
      <LazyDialog part={NEW} props={{ ...opened('new'), systems, takenNames: names }} />
      <LazyDialog part={RENAME} props={{ ...opened('rename'), row: rowOf('rename') }} />
      <LazyDialog part={SHARE} props={{ ...opened('share'), row: rowOf('share') }} />
    </>
  );
};

/** What the list of armies and every change of it need. The dialogs come after it: they need the same. */
export const parts = {
  Armies,
  storeSide,
  newSheet: () => import('../new-army').then((part) => part.NewArmySheet),
  importDialog: () => import('../import-dialog').then((part) => part.ImportDialog),
  deviceDialog: () => import('../device-dialog').then((part) => part.DeviceDialog),
};
