'use client';

import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { Notice } from '@/app/_components/ui/notice';
import { showToast } from '@/app/_components/ui/toasts';
import { LazyPart, lazyPart } from '@/app/_editor/lazy-part';
import { opensAgain } from '@/app/_editor/save/kept-page';
import { whenIdle } from '@/app/_editor/when-idle';
import { canMarkSide, isPlayer } from '@/lib/games/permission';
import type { OpenedGame, SeatList } from '@/lib/games/schema';
import { reportPath } from '@/lib/pages';
import type { GameAct } from '@/lib/rules/core/game/fact';
import { type GamePiece, type GameSide, sideNames } from '@/lib/rules/core/game/machine';
import { sidesOf } from '@/lib/rules/core/game/state';
import type { Section } from '@/lib/rules/core/sheet/sheet-parts';
import { createGameStore, lastUndoable } from '../_game/game-store';
import { mainCounter } from '../_game/table-view';
import { actsOfFace } from '../_game/throw-dice';
import { useSeats } from '../_game/use-seats';
import { useAwake, useExchange, useRules } from '../_game/use-table';
import * as words from '../words';
import { cardPart, PieceSheet } from './piece-sheet';
import { SidePart } from './side-part';
import { SideTabs } from './side-tabs';
import { Dock, TableHead } from './table-bars';
import { EndingNote, Wishes } from './table-notes';
import { type EnteredThrow, TestsPart } from './test-part';

const REFUSALS: Readonly<Record<string, string>> = {
  'other-side': 'only the other side may do this',
  'nothing-there': 'what you took back is not in the game',
  'far-ahead': 'the game has not come that far',
};
/** One sentence for each reason: "2 of your acts were refused: only the other side may do this." */
const refusedActs = (codes: readonly string[]): string =>
  [...new Set(codes)]
    .map((code) => {
      const count = codes.filter((each) => each === code).length;
      const acts = count === 1 ? 'One of your acts was refused' : `${count} of your acts were refused`;
      return `${acts}: ${REFUSALS[code] ?? 'this Muster does not know why'}.`;
    })
    .join(' ');

type GameTableProps = {
  readonly opened: OpenedGame;
  /** who sits at it, and what opens its seats */
  readonly seats: SeatList;
  /** the tables of its rules */
  readonly tables: readonly Section[];
};

type Sheet =
  | { readonly kind: 'piece'; readonly id: string }
  | { readonly kind: 'log' | 'tables' | 'tests' | 'seats' | 'end' | 'hand-over' };

const logSheet = lazyPart(() => import('./log-sheet').then(({ LogSheet }) => LogSheet));
const tablesSheet = lazyPart(() => import('./tables-sheet').then(({ TablesSheet }) => TablesSheet));
const seatsSheet = lazyPart(() => import('./seats-sheet').then(({ SeatsSheet }) => SeatsSheet));
const endSheet = lazyPart(() => import('./end-sheet').then(({ EndSheet }) => EndSheet));
const handOverSheet = lazyPart(() => import('./hand-over-sheet').then(({ HandOverSheet }) => HandOverSheet));

/** Fetches the sheets of the table early: when they are needed there may be no network. */
const fetchSheets = () => {
  for (const sheet of [cardPart, tablesSheet, logSheet, seatsSheet, endSheet, handOverSheet]) sheet.preload();
};

/** The side that a seat sees first: its own. */
const firstShown = (role: OpenedGame['role']): GameSide => (role === 'second' ? 1 : 0);

/** A game at the table: one side visible on a phone, both on a wide screen. */
export const GameTable = ({ opened, seats, tables }: GameTableProps) => {
  const { id, role } = opened;
  const [held] = useState(() => createGameStore(opened));
  const { store, act, actAll } = held;
  const data = useStore(store);
  const { game } = data;
  // what reads all of the game is drawn when a tap has been seen
  const later = useDeferredValue(data);
  const plays = isPlayer(role);
  const stayAwake = useAwake();
  const [shownSide, setShownSide] = useState<GameSide>(firstShown(role));
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const rules = useRules(opened.setup.system, sheet !== null);
  const names = useMemo(() => sideNames(opened.setup), [opened.setup]);
  const sides = sidesOf(opened.setup);
  const showSeats = () => setSheet({ kind: 'seats' });
  const { list, onSeatChanges, onList } = useSeats(id, seats, names, showSeats);
  const { line, waiting, isKept, fault } = useExchange(id, held, plays, onSeatChanges);
  const undoable = plays ? lastUndoable(data, role) : null;
  const close = () => setSheet(null);
  useEffect(() => whenIdle(fetchSheets), []);

  const onAct = useCallback(
    (what: GameAct) => {
      stayAwake();
      act(what);
    },
    [stayAwake, act],
  );
  const onActs = useCallback(
    (acts: readonly GameAct[]) => {
      stayAwake();
      actAll(acts);
    },
    [stayAwake, actAll],
  );
  const onThrow = (throws: readonly EnteredThrow[]) => {
    stayAwake();
    for (const { test, face } of throws) {
      const { first, others } = actsOfFace(test, face);
      // what a throw makes goes with it when it is taken back
      const root = act(first);
      for (const each of others) act(each, root);
    }
    close();
  };
  const onUndo = () => {
    if (undoable === null) showToast('There is nothing of yours to take back.');
    else onAct({ act: 'undo', fact: undoable.id });
  };
  const onHit = useCallback(
    (unit: GamePiece) => {
      const counter = mainCounter(opened.setup, unit);
      if (counter) onAct({ act: 'count', piece: unit.id, counter: counter.key, by: 1 });
    },
    [opened.setup, onAct],
  );
  const onOpen = useCallback(
    ({ id: piece }: Pick<GamePiece, 'id'>) => setSheet({ kind: 'piece', id: piece }),
    [],
  );
  const onTests = useCallback(() => setSheet({ kind: 'tests' }), []);
  const open = sheet?.kind === 'piece' ? sheet.id : null;
  const openPiece = game.setup.pieces.find((piece) => piece.id === open);
  const openState = open === null ? undefined : game.pieces.get(open);

  return (
    <main
      id="main"
      className="bg-paper text-16 mx-auto grid h-dvh max-w-[1200px] grid-rows-[auto_auto_auto_minmax(0,1fr)_auto] overflow-hidden"
    >
      <TableHead
        game={game}
        line={line}
        waiting={waiting}
        items={[
          { label: words.seats, icon: 'share', onSelect: showSeats },
          { label: words.logTitle, icon: 'history', onSelect: () => setSheet({ kind: 'log' }) },
          { label: words.handOver, icon: 'phone', onSelect: () => setSheet({ kind: 'hand-over' }) },
          { kind: 'link', label: 'Battle report', href: reportPath(id) },
          ...(plays ? [{ label: words.endTitle, onSelect: () => setSheet({ kind: 'end' }) }] : []),
        ]}
      />
      <SideTabs game={game} shownSide={shownSide} onShow={setShownSide} />
      <div className="max-h-[40dvh] overflow-auto">
        {fault !== null && <Notice severity="error">{fault}</Notice>}
        {data.refused.length > 0 && (
          <Notice severity="warning">{refusedActs(data.refused.map(({ code }) => code))}</Notice>
        )}
        {!isKept && (
          <Notice severity="warning">
            This browser keeps nothing by itself: what you do without a connection lasts as long as this page
            is open.
          </Notice>
        )}
        {line === 'kept' && waiting > 0 && isKept && (
          <Notice severity="info">
            What waits is kept in this browser. Some let go of it after a week, when the disk is full or when
            their data are cleared.{' '}
            {!opensAgain() && 'Keep this page open: without a connection it does not open again.'}
          </Notice>
        )}
        <EndingNote id={id} game={game} names={names} />
        <Wishes data={later} role={role} names={names} onActs={onActs} />
        {!plays && <Notice severity="info">You look on: only players mark the game.</Notice>}
      </div>
      <div className="tablet:grid tablet:auto-cols-fr tablet:grid-flow-col tablet:overflow-hidden min-h-0 overflow-auto">
        {sides.map((side) => (
          <SidePart
            key={side}
            name={names[side]}
            openPieceId={open}
            isShown={shownSide === side}
            may={{ side: canMarkSide(role, side), both: plays }}
            game={game}
            later={later.game}
            side={side}
            rules={rules}
            onHit={onHit}
            onOpen={onOpen}
            onTests={onTests}
            onAct={onAct}
          />
        ))}
      </div>
      <Dock
        game={game}
        canUndo={undoable !== null}
        mayMark={plays}
        onUndo={onUndo}
        onTables={() => setSheet({ kind: 'tables' })}
        onNext={() => onAct({ act: 'go on' })}
      />
      {openPiece && openState && (
        <PieceSheet
          game={game}
          standing={{ piece: openPiece, state: openState }}
          mayMark={canMarkSide(role, openPiece.side)}
          rules={rules}
          onAct={onAct}
          onThrow={onThrow}
          onClose={close}
        />
      )}
      {sheet?.kind === 'tests' && rules && (
        <BottomSheet open onClose={close} title="For both sides">
          <TestsPart piece={null} mayMark={plays} game={game} rules={rules} onThrow={onThrow} />
        </BottomSheet>
      )}
      {sheet?.kind === 'log' && (
        <LazyPart part={logSheet} props={{ data, role, onActs, onClose: close }} over />
      )}
      {sheet?.kind === 'tables' && (
        <LazyPart
          part={tablesSheet}
          props={{ tables, wantedTitles: rules?.guide(game).tables ?? [], onClose: close }}
          over
        />
      )}
      {sheet?.kind === 'seats' && (
        <LazyPart part={seatsSheet} props={{ id, role, list, names, sides, onList, onClose: close }} over />
      )}
      {sheet?.kind === 'hand-over' && (
        <LazyPart part={handOverSheet} props={{ id, role, held, onClose: close }} over />
      )}
      {sheet?.kind === 'end' && (
        <LazyPart part={endSheet} props={{ game, names, onAct, onClose: close }} over />
      )}
    </main>
  );
};
