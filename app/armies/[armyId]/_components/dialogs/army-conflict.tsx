'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatPoints } from '@/app/_components/army/points';
import * as armyWords from '@/app/_components/army/words';
import { serverState } from '@/app/_components/server-state';
import * as common from '@/app/_components/words';
import { ConflictDialog, type Facts } from '@/app/_editor/conflict-dialog';
import type { PanelProps } from '@/app/_editor/panels';
import * as builderWords from '@/app/armies/[armyId]/_components/words';
import { versionQuery } from '@/lib/armies/queries';
import { armyPath } from '@/lib/pages';
import { copyName } from '@/lib/rules/core/army/copy-name';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import { mergeArmies } from '@/lib/rules/core/diff/merge';
import type { Session } from '../../_store/session';
import { useArmyId, useBuilder, useChecked, useSession } from '../builder-context';
import { VersionDiff } from '../ledger/version-diff';
import { useKeepCopy } from './use-keep-copy';
import * as words from './words';

/** Two versions of the army exist, or the army is gone: the player chooses. */
export const ArmyConflict = (props: PanelProps) => {
  const { system, assessment } = useChecked();
  const file = useBuilder((state) => state.file);
  const regiments = useBuilder((state) => state.regiments);
  const save = useBuilder((state) => state.save);
  const current = save.kind === 'conflict' ? save.current.file : null;
  const mine = useMemo(() => ({ file, assessment }), [file, assessment]);
  const theirs = useMemo(
    () => current && { file: current, assessment: system.assess(current, regiments) },
    [system, current, regiments],
  );
  const session = useSession();
  const both = useBoth(session, file, current);
  const keeping = useKeepCopy();
  const factsOf = (version: ArmyFile): Facts => {
    const verdict = theirs?.file === version ? theirs.assessment : assessment;
    const { units, points } = system.summary(version, verdict);
    return [
      [common.name, <bdi key="name">{version.name}</bdi>],
      ...(points === null ? [] : [[common.points, formatPoints(points, system.pointScale)] as const]),
      [armyWords.units, units],
    ];
  };
  return (
    <ConflictDialog
      {...props}
      what={builderWords.armyWithin}
      kept={words.whereOtherVersionIs}
      save={save}
      session={session}
      mine={file}
      factsOf={factsOf}
      copyOf={(version) => ({ ...version, name: copyName(version.name) })}
      keeping={keeping}
      pathOf={(id) => armyPath(id)}
      both={both}
    >
      {theirs !== null && <VersionDiff mine={mine} theirs={theirs} />}
    </ConflictDialog>
  );
};

/**
 * Both versions in one, where their changes do not touch. What they had in common is what this tab saved last, or, after
 * a reload, what the history of the army still holds of that revision.
 */
const useBoth = (session: Session, mine: ArmyFile, theirs: ArmyFile | null): ArmyFile | undefined => {
  const armyId = useArmyId();
  const seen = theirs === null ? null : session.common();
  const unseen = theirs !== null && seen === null;
  const { data } = useQuery(
    { ...versionQuery(armyId, session.queue.revision()), enabled: unseen, retry: false },
    serverState(),
  );
  const base = seen?.file ?? (unseen ? data?.file : undefined);
  return useMemo(
    () => (base === undefined || theirs === null ? undefined : mergeArmies(base, mine, theirs)),
    [base, mine, theirs],
  );
};
