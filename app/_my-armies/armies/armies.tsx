'use client';

import { useEffect, useLayoutEffect } from 'react';
import type { SystemCard } from '@/app/_components/army/system-card';
import { LaterDialog, laterPart } from '@/app/_editor/later';
import { whenIdle } from '@/app/_editor/when-idle';
import type { ArmyPage, Side } from '@/lib/armies/schema';
import { type Open, SETTLED, type Show } from '../dialogs';
import type { EventLine } from '../event-line';
import { Ledger } from './ledger';
import { NextEventLine } from './next-event';
import { SideSheet } from './side-sheet';
import { useArmyActions } from './use-army-actions';
import { useArmyList } from './use-army-list';

const NEW = laterPart(() => import('../new-army-sheet').then((part) => part.NewArmySheet));
const RENAME = laterPart(() => import('./rename-dialog').then((part) => part.RenameDialog));
const SHARE = laterPart(() => import('./share-dialog').then((part) => part.ShareDialog));

type ArmiesProps = {
  first: ArmyPage;
  /** the next event of whoever comes back */
  event: EventLine | null;
  sides: readonly Side[];
  systems: readonly SystemCard[];
  open: Open;
  show: Show;
  onClose: (dialog: Open['dialog']) => void;
  /** the first army is there, or the last one is gone: the page is another */
  onTurn: (answer: ArmyPage) => void;
};

/** My armies and what is done with them; where there are none, nothing, until the server tells of one. */
export const Armies = ({ first, event, sides, systems, open, show, onClose, onTurn }: ArmiesProps) => {
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
        taken={names}
        onEmpty={() => show({ dialog: 'new' })}
        onImport={() => show({ dialog: 'import' })}
      />
      <LaterDialog part={NEW} props={{ ...opened('new'), systems, taken: names }} />
      <LaterDialog part={RENAME} props={{ ...opened('rename'), row: rowOf('rename') }} />
      <LaterDialog part={SHARE} props={{ ...opened('share'), row: rowOf('share') }} />
    </>
  );
};
