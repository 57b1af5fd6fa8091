'use client';

import { Fragment, useMemo } from 'react';
import * as armyPartWords from '@/app/_components/army/part-words';
import { formatPoints } from '@/app/_components/army/points';
import * as commonParts from '@/app/_components/part-words';
import { OTHER_DEVICE, THIS_DEVICE } from '@/app/_editor/conflict-dialog';
import type { Judged } from '@/lib/rules/core/contract/system';
import { type DiffSection, diffArmies } from '@/lib/rules/core/diff/diff';
import type { DiffLine } from '@/lib/rules/core/diff/diff-rows';
import { useSystem } from '../builder-context';
import * as words from '../words';

type VersionDiffProps = { mine: Judged<unknown>; theirs: Judged<unknown> };

const EDGE = 'py-[5px] pr-3 text-start align-top wrap-anywhere';
const HEAD = `${EDGE} text-11 text-ink-3 font-normal`;
const CELL = `${EDGE} border-rule border-t`;
const SIDE = 'text-12 text-ink-3 font-sans leading-none';

/** Two versions of the army beside each other, line by line; what is the same on both sides is left out. */
export const VersionDiff = ({ mine, theirs }: VersionDiffProps) => {
  const system = useSystem();
  const diff = useMemo(() => diffArmies(system, mine, theirs), [system, mine, theirs]);
  if (diff.same) return <p className="mute">{armyPartWords.sameVersions}</p>;
  return (
    <table className="w-full border-collapse">
      <caption className="vh">{words.differencesByLine}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} w-[28%]`}>
            <span className="vh">{commonParts.what}</span>
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
        {diff.reordered && (
          <Line what={words.order} mine={words.asHere} theirs={words.anotherOrderOfBrigades} />
        )}
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
        <bdi>{text || words.notThere}</bdi>
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
        {state === 'added' && <span className={SIDE}> {words.onlyTheirs}</span>}
        {state === 'removed' && <span className={SIDE}> {words.onlyMine}</span>}
      </th>
    </tr>
    {changes.map(({ label, before, after }) => (
      <Line key={label} what={label} mine={before} theirs={after} />
    ))}
    {reordered && <Line what={words.order} mine={words.asHere} theirs={words.anotherOrder} />}
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
    const place = from === undefined ? [] : [words.inSide(side === 0 ? from : title)];
    const price = kind !== 'moved' || points[0] !== points[1] ? [worth(side)] : [];
    return [...facts, ...place, ...price].filter(Boolean).join(', ') || 'there';
  };
  return <Line what={row?.name ?? ''} mine={sideText(0)} theirs={sideText(1)} />;
};
