'use client';

import { useMemo } from 'react';
import { formatPoints } from '@/app/_components/army/points';
import { ConflictDialog, type Facts } from '@/app/_editor/conflict-dialog';
import type { PanelProps } from '@/app/_editor/panel-props';
import { armyPath } from '@/lib/pages';
import { copyName } from '@/lib/rules/core/army/copy-name';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import { useBuilder, useSession, useSystem } from '../builder-context';
import { VersionDiff } from '../ledger/version-diff';
import { useKeepCopy } from './use-keep-copy';

/** Two versions of the army exist, or the army is gone: the player chooses. */
export const ArmyConflict = (props: PanelProps) => {
  const system = useSystem();
  const file = useBuilder((state) => state.file);
  const assessment = useBuilder((state) => state.assessment);
  const regiments = useBuilder((state) => state.regiments);
  const save = useBuilder((state) => state.save);
  const current = save.kind === 'conflict' ? save.current.file : null;
  const mine = useMemo(() => ({ file, assessment }), [file, assessment]);
  const theirs = useMemo(
    () => current && { file: current, assessment: system.assess(current, regiments) },
    [system, current, regiments],
  );
  const keeping = useKeepCopy();
  const factsOf = (version: ArmyFile): Facts => {
    const verdict = theirs?.file === version ? theirs.assessment : assessment;
    const { units, points } = system.summary(version, verdict);
    return [
      ['Name', <bdi key="name">{version.name}</bdi>],
      ...(points === null ? [] : [['Points', formatPoints(points, system.pointScale)] as const]),
      ['Units', units],
    ];
  };
  return (
    <ConflictDialog
      {...props}
      what="army"
      kept="The version you do not choose is kept in the history of this army, or as a copy among your armies."
      save={save}
      session={useSession()}
      mine={file}
      factsOf={factsOf}
      copyOf={(version) => ({ ...version, name: copyName(version.name) })}
      keeping={keeping}
      pathOf={(id) => armyPath(id)}
    >
      {theirs !== null && <VersionDiff mine={mine} theirs={theirs} />}
    </ConflictDialog>
  );
};
