'use client';

import { useQuery } from '@tanstack/react-query';
import { Fragment, useMemo } from 'react';
import * as armyPartWords from '@/app/_components/army/part-words';
import { formatPoints } from '@/app/_components/army/points';
import { getQueryClient } from '@/app/_components/server-state';
import { ConflictDialog, type DocumentFacts, OTHER_DEVICE, THIS_DEVICE } from '@/app/_editor/conflict-dialog';
import type { PanelProps } from '@/app/_editor/panels';
import { versionQuery } from '@/lib/armies/queries';
import { armyPath } from '@/lib/pages';
import { copyName } from '@/lib/rules/core/army/copy-name';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import type { AssessedArmy } from '@/lib/rules/core/contract/system';
import { type DiffSection, diffArmies } from '@/lib/rules/core/diff/diff';
import type { DiffLine } from '@/lib/rules/core/diff/diff-rows';
import { mergeArmies } from '@/lib/rules/core/diff/merge';
import type { BuilderSession } from '../../_store/session';
import { useArmyId, useBuilder, useChecked, useSession, useSystem } from '../builder-context';
import { useKeepCopy } from './army-changes';

type VersionDiffProps = { mine: AssessedArmy<unknown>; theirs: AssessedArmy<unknown> };

const EDGE = 'py-[5px] pr-3 text-start align-top wrap-anywhere';
const HEAD = `${EDGE} text-11 text-ink-3 font-normal`;
const CELL = `${EDGE} border-rule border-t`;
const SIDE = 'text-12 text-ink-3 font-sans leading-none';

/** Two versions of the army beside each other, line by line; what is the same on both sides is left out. */
const VersionDiff = ({ mine, theirs }: VersionDiffProps) => {
  const system = useSystem();
  const diff = useMemo(() => diffArmies(system, mine, theirs), [system, mine, theirs]);
  if (diff.same) return <p className="mute">{armyPartWords.sameVersions}</p>;
  return (
    <table className="w-full border-collapse">
      <caption className="vh">Differences, line by line</caption>
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} w-[28%]`}>
            <span className="vh">What</span>
          </th>
          {[THIS_DEVICE, OTHER_DEVICE].map((side) => (
            <th key={side} scope="col" className={`${HEAD} w-[36%]`}>
              {side}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {diff.changes.map(({ label, before, after }) => (
          <Line key={label} what={label} mine={before} theirs={after} />
        ))}
        {diff.reordered && <Line what="Order" mine="as here" theirs="another order of brigades" />}
        {diff.sections.filter(differs).map((section) => (
          <SectionLines key={section.id} section={section} />
        ))}
      </tbody>
    </table>
  );
};

const differs = ({ state, reordered, lines }: DiffSection): boolean =>
  state !== 'same' || reordered || lines.some(({ kind }) => kind !== 'same');

type LineProps = { what: string; mine: string; theirs: string };

const Line = ({ what, mine, theirs }: LineProps) => (
  <tr>
    <th scope="row" className={`${CELL} w-[28%] font-[560]`}>
      <bdi>{what}</bdi>
    </th>
    {[mine, theirs].map((text, side) => (
      <td key={side === 0 ? 'mine' : 'theirs'} className={`${CELL} ${text === '' ? 'text-ink-3' : ''}`}>
        <bdi>{text || 'not there'}</bdi>
      </td>
    ))}
  </tr>
);

const SectionLines = ({ section: { title, state, changes, reordered, lines } }: { section: DiffSection }) => (
  <>
    <tr>
      <th
        scope="rowgroup"
        colSpan={3}
        className="border-rule-ink font-caslon text-16 w-[28%] border-t pt-3 pr-3 pb-[5px] text-start align-top leading-[1.2] font-normal wrap-anywhere"
      >
        <bdi>{title}</bdi>
        {state === 'added' && <span className={SIDE}> only theirs</span>}
        {state === 'removed' && <span className={SIDE}> only mine</span>}
      </th>
    </tr>
    {changes.map(({ label, before, after }) => (
      <Line key={label} what={label} mine={before} theirs={after} />
    ))}
    {reordered && <Line what="Order" mine="as here" theirs="another order" />}
    {lines.map((line) => (
      <Fragment key={`${line.kind} ${line.id}`}>
        <RowLine line={line} title={title} />
      </Fragment>
    ))}
  </>
);

const RowLine = ({ line, title }: { line: DiffLine; title: string }) => {
  const { pointScale } = useSystem();
  const { kind, before, after, from, changes, points } = line;
  if (kind === 'same') return null;
  const row = after ?? before;
  const worth = (side: 0 | 1): string => {
    const amount = points[side];
    return amount === null ? '' : formatPoints(amount, pointScale);
  };
  const sideText = (side: 0 | 1): string => {
    if ((side === 0 ? before : after) === null) return '';
    const facts = changes.map(
      (change) => `${change.label}: ${(side === 0 ? change.before : change.after) || 'none'}`,
    );
    const place = from === undefined ? [] : [`in ${side === 0 ? from : title}`];
    const price = kind !== 'moved' || points[0] !== points[1] ? [worth(side)] : [];
    return [...facts, ...place, ...price].filter(Boolean).join(', ') || 'there';
  };
  return <Line what={row?.name ?? ''} mine={sideText(0)} theirs={sideText(1)} />;
};

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
  const factsOf = (version: ArmyFile): DocumentFacts => {
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
      keptPlace="The version you do not choose is kept in the history of this army, or as a copy among your armies."
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
 * Both versions in one, where their changes do not touch. What they had in common is what this tab saved last, or,
 * after a reload, what the history of the army still holds of that revision.
 */
const useBoth = (session: BuilderSession, mine: ArmyFile, theirs: ArmyFile | null): ArmyFile | undefined => {
  const armyId = useArmyId();
  const seen = theirs === null ? null : session.common();
  const unseen = theirs !== null && seen === null;
  const { data } = useQuery(
    { ...versionQuery(armyId, session.queue.revision()), enabled: unseen, retry: false },
    getQueryClient(),
  );
  const base = seen?.file ?? (unseen ? data?.file : undefined);
  return useMemo(
    () => (base === undefined || theirs === null ? undefined : mergeArmies(base, mine, theirs)),
    [base, mine, theirs],
  );
};
