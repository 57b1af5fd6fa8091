'use client';

import { type ReactNode, useMemo } from 'react';
import { formatPoints } from '@/app/_components/army/points';
import { Time } from '@/app/_components/ui/time';
import type { PanelProps } from '@/app/_editor/panel-props';
import type { Version } from '@/app/_editor/save/versions';
import { type Facts, GoneChoice, VersionChoice } from '@/app/_editor/version-choice';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import type { Judged } from '@/lib/rules/core/contract/system';
import { useBuilder, useSession, useSystem } from '../builder-context';
import { VersionDiff } from '../ledger/version-diff';
import { asCopy, useKeepCopy } from './use-keep-copy';

/** Two versions of the army exist, or the army is gone: the player chooses. */
export const ConflictDialog = ({ open, onClose }: PanelProps) => {
  const save = useBuilder((state) => state.save);
  if (save.kind === 'gone') return <GoneDialog open={open} onClose={onClose} />;
  if (save.kind !== 'conflict') return null;
  return <ChoiceDialog open={open} onClose={onClose} current={save.current} />;
};

const ChoiceDialog = ({ open, onClose, current }: PanelProps & { current: Version<ArmyFile> }) => {
  const system = useSystem();
  const { queue, takeTheirs } = useSession();
  const file = useBuilder((state) => state.file);
  const assessment = useBuilder((state) => state.assessment);
  const regiments = useBuilder((state) => state.regiments);
  const mine = useMemo(() => ({ file, assessment }), [file, assessment]);
  const theirs = useMemo(
    () => ({ file: current.file, assessment: system.assess(current.file, regiments) }),
    [system, current, regiments],
  );
  const { keepCopy, pending, fault } = useKeepCopy(() => takeTheirs(current));
  const factsOf = ({ file: version, assessment: judged }: Judged<unknown>, edited: ReactNode): Facts => {
    const { units, points } = system.summary(version, judged);
    return [
      ['Name', <bdi key="name">{version.name}</bdi>],
      ...(points === null ? [] : [['Points', formatPoints(points, system.pointScale)] as const]),
      ['Units', units],
      ['Edited', edited],
    ];
  };
  return (
    <VersionChoice
      open={open}
      onClose={onClose}
      what="army"
      kept="Nothing is lost: the version you do not choose stays in the history of this army, or as a copy among your armies."
      mine={factsOf(mine, 'now, on this device')}
      theirs={factsOf(theirs, <Time at={current.editedAt} inSentence />)}
      onMine={queue.keepMine}
      onTheirs={() => keepCopy(asCopy(file))}
      pending={pending}
      fault={fault}
    >
      <VersionDiff mine={mine} theirs={theirs} />
    </VersionChoice>
  );
};

const GoneDialog = ({ open, onClose }: PanelProps) => {
  const file = useBuilder((state) => state.file);
  const { drop } = useSession();
  const { keepCopy, pending, fault } = useKeepCopy((id) => {
    drop();
    location.assign(`/armies/${id}`);
  });
  return (
    <GoneChoice
      open={open}
      onClose={onClose}
      what="army"
      pending={pending}
      fault={fault}
      onKeep={() => keepCopy(file)}
    />
  );
};
