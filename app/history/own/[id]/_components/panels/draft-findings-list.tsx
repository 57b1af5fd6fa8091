'use client';

import { TextButton } from '@/app/_components/ui/button';
import { SeverityIcon } from '@/app/_components/ui/severity-mark';
import * as common from '@/app/_components/words';
import type { DraftFinding } from '@/lib/history/own/tree/draft-findings';
import { calledIn, nodeIn, type Tree } from '@/lib/history/own/tree/tree';
import { amountOf } from '@/lib/rules/core/army/number';
import { useOwnState } from '../own-context';
import { useOwnCommands } from '../use-own-commands';
import * as words from './words';

/** More would be a list that nobody reads. */
const SHOWN = 30;

type Group = { readonly message: string; readonly ids: readonly string[] };

/** Findings that say the same stand together. */
const groupsOf = (findings: readonly DraftFinding[]): Group[] => {
  const groups = new Map<string, string[]>();
  for (const { message, id } of findings) groups.set(message, [...(groups.get(message) ?? []), id]);
  return [...groups].map(([message, ids]) => ({ message, ids }));
};

const nameIn = (tree: Tree, id: string): string => {
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
          {words.toCheck}
        </h2>
        <span className={findings.length === 0 ? 'text-ink-3' : 'text-warning font-semibold'}>
          {findings.length === 0 ? common.nothingWithin : amountOf(findings.length, 'warning')}
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
              {ids.length > SHOWN && (
                <span className="self-center">{words.andMoreUnits(ids.length - SHOWN)}</span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};
