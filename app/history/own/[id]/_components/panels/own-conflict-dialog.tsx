'use client';

import type { ReactNode } from 'react';
import { useChange } from '@/app/_components/server-state';
import { Time } from '@/app/_components/ui/time';
import type { PanelProps } from '@/app/_editor/panel-props';
import type { Version } from '@/app/_editor/save/versions';
import { type Facts, GoneChoice, VersionChoice } from '@/app/_editor/version-choice';
import { ownPath } from '@/app/history/addresses';
import { OWN_BOUNDS } from '@/lib/history/own/bounds';
import type { OwnBattle } from '@/lib/history/own/document';
import { createBattleChange } from '@/lib/history/own/queries';
import { treeOf } from '../../../_tree/tree';
import { useOwn, useOwnState } from '../own-context';

const WHAT = 'order of battle';
const MARK = ' (copy)';

const asCopy = (file: OwnBattle): OwnBattle => ({
  ...file,
  name: `${file.name.slice(0, OWN_BOUNDS.texts.name - MARK.length)}${MARK}`,
});

const factsOf = (file: OwnBattle, edited: ReactNode): Facts => {
  const { units, formations } = treeOf(file);
  return [
    ['Name', <bdi key="name">{file.name}</bdi>],
    ['Formations', formations],
    ['Units', units],
    ['Edited', edited],
  ];
};

/** Two versions exist, or it is gone: its owner chooses. */
export const OwnConflictDialog = ({ open, onClose }: PanelProps) => {
  const save = useOwnState((state) => state.save);
  if (save.kind === 'gone') return <Gone open={open} onClose={onClose} />;
  if (save.kind !== 'conflict') return null;
  return <Choice open={open} onClose={onClose} current={save.current} />;
};

const Choice = ({ open, onClose, current }: PanelProps & { current: Version<OwnBattle> }) => {
  const { queue, takeTheirs } = useOwn().session;
  const file = useOwnState((state) => state.file);
  const { change, pending, fault } = useChange(createBattleChange());
  const onTheirs = () => {
    if (!pending) change({ battle: asCopy(file) }, { onSuccess: () => takeTheirs(current) });
  };
  return (
    <VersionChoice
      open={open}
      onClose={onClose}
      what={WHAT}
      kept="If you take theirs, yours stays as a copy among your orders of battle; if you keep yours, theirs is gone."
      mine={factsOf(file, 'now, on this device')}
      theirs={factsOf(current.file, <Time at={current.editedAt} inSentence />)}
      onMine={queue.keepMine}
      onTheirs={onTheirs}
      pending={pending}
      fault={fault}
    />
  );
};

const Gone = ({ open, onClose }: PanelProps) => {
  const file = useOwnState((state) => state.file);
  const { drop } = useOwn().session;
  const { change, pending, fault } = useChange(createBattleChange());
  const onKeep = () => {
    if (pending) return;
    change(
      { battle: file },
      {
        onSuccess: (id) => {
          drop();
          location.assign(ownPath(id));
        },
      },
    );
  };
  return (
    <GoneChoice open={open} onClose={onClose} what={WHAT} pending={pending} fault={fault} onKeep={onKeep} />
  );
};
