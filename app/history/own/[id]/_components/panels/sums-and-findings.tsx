'use client';

import { useMemo } from 'react';
import * as armyPartWords from '@/app/_components/army/part-words';
import { TextButton } from '@/app/_components/ui/button';
import { Flag } from '@/app/_components/ui/icon';
import { SeverityIcon } from '@/app/_components/ui/severity-mark';
import { DEPTH_WORDS, parted } from '@/app/history/history-words';
import { coloursOf } from '@/lib/history/answers';
import type { OwnSide } from '@/lib/history/own/document';
import type { DraftFinding } from '@/lib/history/own/tree/draft-findings';
import { type SideSums, sideSums } from '@/lib/history/own/tree/sums';
import { type BattleTree, calledIn, nodeIn, sideCalled, sideId } from '@/lib/history/own/tree/tree';
import { counted } from '@/lib/rules/core/army/words';
import { ARM_OPTIONS } from '../forms/unit-words';
import { useNation, useOwnCommands, useOwnState } from '../own-context';

const CELL = 'border-rule border-b py-[3px] text-right tabular-nums';
const COLUMNS = ['battalions', 'squadrons', 'guns', 'men'] as const;
const HEADS = {
  battalions: 'Btn',
  squadrons: 'Sqn',
  guns: 'Guns',
  men: 'Men',
} as const;
const LONG_HEADS = {
  battalions: 'Battalions',
  squadrons: 'Squadrons',
  guns: 'Guns',
  men: 'Men',
} as const;

/** What the units of each side come to, by arm, beside what its source has in all; and how deep that goes. */
export const SumsPanel = () => {
  const sides = useOwnState(({ file }) => file.sides);
  return (
    <section aria-label="Sums" className="phone:px-0 grid gap-3 px-[18px] pt-3 pb-3">
      {sides.map((side, index) => (
        <SideTable key={sideId(index)} side={side} index={index} />
      ))}
    </section>
  );
};

const SideTable = ({ side, index }: { side: OwnSide; index: number }) => {
  const sums = useMemo(() => sideSums(side), [side]);
  const first = useNation(side.nations[0] ?? null);
  const name = sideCalled(side.name, index);
  return (
    <table className="w-full border-collapse" data-nation={first === undefined ? '' : coloursOf(first)}>
      <caption className="pb-1 text-start">
        <span className="flex items-center gap-2">
          <Flag className="h-4" />
          <b className="font-semibold">
            <bdi>{name}</bdi>
          </b>
          <span className="text-ink-3 text-12">{DEPTH_WORDS[sums.depth]}</span>
        </span>
      </caption>
      <thead>
        <tr className="text-11 text-ink-3">
          <th scope="col" className="border-rule-ink border-b text-start font-normal">
            {armyPartWords.amountOfUnits(sums.units)}
          </th>
          {COLUMNS.map((key) => (
            <th key={key} scope="col" className="border-rule-ink w-[17%] border-b text-right font-normal">
              <abbr title={LONG_HEADS[key]} className="no-underline">
                {HEADS[key]}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sums.arms.map((arm) => (
          <Line
            key={arm.arm}
            label={ARM_OPTIONS.find(({ value }) => value === arm.arm)?.label ?? arm.arm}
            of={arm}
          />
        ))}
        {sums.arms.length > 1 && <Line label="Units together" of={sums.all} strong />}
        {COLUMNS.some((key) => side.strength[key] !== null) && (
          <Line label="By the source" of={side.strength} strong />
        )}
      </tbody>
    </table>
  );
};

type LineProps = {
  label: string;
  of: Readonly<Record<(typeof COLUMNS)[number], number | null>> | SideSums['all'];
  strong?: boolean;
};

const Line = ({ label, of, strong = false }: LineProps) => (
  <tr className={strong ? 'font-[560]' : ''}>
    <th scope="row" className={`${CELL} text-start ${strong ? 'font-[560]' : 'text-ink-2 font-normal'}`}>
      {label}
    </th>
    {COLUMNS.map((key) => (
      <td key={key} className={CELL}>
        {of[key] === null ? <span className="text-ink-3">–</span> : parted(of[key])}
      </td>
    ))}
  </tr>
);

/** A longer list is not read. */
const SHOWN = 30;

type Group = { readonly message: string; readonly ids: readonly string[] };

/** Findings that say the same stand together. */
const groupsOf = (findings: readonly DraftFinding[]): Group[] => {
  const groups = new Map<string, string[]>();
  for (const { message, id } of findings) groups.set(message, [...(groups.get(message) ?? []), id]);
  return [...groups].map(([message, ids]) => ({ message, ids }));
};

const nameIn = (tree: BattleTree, id: string): string => {
  const node = nodeIn(tree, id);
  return node === null ? '' : calledIn(node);
};

/** What to look at again: warnings that hinder nothing. */
export const DraftFindingsList = ({ onJump }: { onJump?: () => void }) => {
  const findings = useOwnState((state) => state.findings);
  const tree = useOwnState((state) => state.tree);
  const { jump } = useOwnCommands();
  return (
    <section aria-labelledby="draft-findings" className="min-w-0">
      <div className="border-rule-ink flex items-baseline justify-between border-b pb-1.5">
        <h2 id="draft-findings" className="text-20">
          To check
        </h2>
        <span className={findings.length === 0 ? 'text-ink-3' : 'text-warning font-semibold'}>
          {findings.length === 0 ? 'nothing' : counted(findings.length, 'warning')}
        </span>
      </div>
      <ul>
        {groupsOf(findings).map(({ message, ids }) => (
          <li
            key={message}
            className="border-rule grid grid-cols-[15px_minmax(0,1fr)] gap-x-[9px] gap-y-0.5 border-b py-[7px]"
          >
            <SeverityIcon severity="warning" className="mt-0.5" />
            <p className="wrap-anywhere">{message}</p>
            <p className="text-12 text-ink-2 col-start-2 flex flex-wrap gap-x-3 gap-y-0.5">
              {ids.slice(0, SHOWN).map((id) => (
                <TextButton
                  key={id}
                  className="touch:min-h-11 inline-flex min-h-6 items-center"
                  onClick={() => {
                    onJump?.();
                    jump(id);
                  }}
                >
                  {nameIn(tree, id)}
                </TextButton>
              ))}
              {ids.length > SHOWN && <span className="self-center">{`and ${ids.length - SHOWN} more`}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};
