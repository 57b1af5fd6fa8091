'use client';

import { type ReactNode, useMemo } from 'react';
import { formatPoints } from '@/app/_components/army/points';
import { Button } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { Notice } from '@/app/_components/ui/notice';
import { Time } from '@/app/_components/ui/time';
import type { ArmyRecord } from '@/lib/armies/schema';
import type { Judged } from '@/lib/rules/core/system';
import { useBuilder, useSession, useSystem } from '../builder-context';
import { VersionDiff } from '../ledger/version-diff';
import type { PanelProps } from '../panels/panels';
import { asCopy, useKeepCopy } from './use-keep-copy';

/** Two versions of the army exist, or the army is gone: the player chooses, and nothing is lost either way. */
export const ConflictDialog = ({ open, onClose }: PanelProps) => {
  const save = useBuilder((state) => state.save);
  if (save.kind === 'gone') return <GoneDialog open={open} onClose={onClose} />;
  if (save.kind !== 'conflict') return null;
  return <ChoiceDialog open={open} onClose={onClose} current={save.current} />;
};

const ChoiceDialog = ({ open, onClose, current }: PanelProps & { current: ArmyRecord }) => {
  const system = useSystem();
  const { queue, takeTheirs } = useSession();
  const file = useBuilder((state) => state.file);
  const assessment = useBuilder((state) => state.assessment);
  const mine = useMemo(() => ({ file, assessment }), [file, assessment]);
  const theirs = useMemo(
    () => ({ file: current.file, assessment: system.assess(current.file) }),
    [system, current],
  );
  const { keepCopy, pending, fault } = useKeepCopy(() => takeTheirs(current));
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title="This army was changed elsewhere"
      wide
      footer={
        <>
          <Button aria-disabled={pending} onClick={() => keepCopy(asCopy(file))}>
            Take theirs, keep mine as a copy
          </Button>
          <Button variant="main" aria-disabled={pending} onClick={() => queue.keepMine()}>
            Keep mine
          </Button>
        </>
      }
    >
      <p>
        Another device saved a newer version while you were editing. Nothing is lost: the version you do not
        choose stays in the history of this army, or as a copy among your armies.
      </p>
      {fault !== undefined && (
        <Notice severity="error" live>
          {fault}
        </Notice>
      )}
      <div className="my-4 grid grid-cols-2 gap-5">
        <VersionFacts title="Mine" version={mine} edited="now, on this device" />
        <VersionFacts title="Theirs" version={theirs} edited={<Time at={current.editedAt} inSentence />} />
      </div>
      <VersionDiff mine={mine} theirs={theirs} />
    </BottomSheet>
  );
};

type VersionFactsProps = { title: string; version: Judged<unknown>; edited: ReactNode };

const VersionFacts = ({ title, version: { file, assessment }, edited }: VersionFactsProps) => {
  const system = useSystem();
  const { units, points } = system.summary(file, assessment);
  const facts: [string, ReactNode][] = [
    ['Name', <bdi key="name">{file.name}</bdi>],
    ...(points === null ? [] : [['Points', formatPoints(points, system.pointScale)] as [string, ReactNode]]),
    ['Units', units],
    ['Edited', edited],
  ];
  return (
    <section aria-label={title}>
      <h3 className="border-rule-ink text-16 mb-1 border-b pb-1">{title}</h3>
      <dl>
        {facts.map(([term, fact]) => (
          <div key={term} className="flex justify-between gap-3 leading-[1.8]">
            <dt className="text-ink-3">{term}</dt>
            <dd className="font-[560] wrap-anywhere">{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
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
    <BottomSheet
      open={open}
      onClose={onClose}
      title="This army was deleted elsewhere"
      footer={
        <Button variant="main" aria-disabled={pending} onClick={() => keepCopy(file)}>
          Keep it as a new army
        </Button>
      }
    >
      <p>Your edits are still on this device. You can keep them as a new army.</p>
      {fault !== undefined && (
        <Notice severity="error" live>
          {fault}
        </Notice>
      )}
    </BottomSheet>
  );
};
