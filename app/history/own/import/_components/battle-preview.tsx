'use client';

import { battleDay } from '@/app/history/history-words';
import type { OwnBattle } from '@/lib/history/own/document';
import { treeOf } from '@/lib/history/own/tree/tree';
import { sideCalled } from '@/lib/history/side-name';
import { amountOf } from '@/lib/rules/core/army/number';
import type { Storing } from '../use-import';
import { StoreBar } from './store-bar';

type BattlePreviewProps = {
  battle: OwnBattle;
  storing: Storing;
  onStore: () => void;
  onStop: () => void;
  onLeave: () => void;
};

const NOTHING = { errors: 0, warnings: 0, rows: 0 };

/** An order of battle of a JSON file, in short: it was read strictly, so nothing is left to put right. */
export const BattlePreview = ({ battle, storing, ...acts }: BattlePreviewProps) => {
  const { units, formations } = treeOf(battle);
  const what = `${amountOf(units, 'unit')} in ${amountOf(formations, 'formation')}`;
  const facts = [
    ['Battle', battle.name || 'without a name'],
    ['Date', battleDay(battle)],
    ['Sides', battle.sides.map(({ name }, position) => sideCalled(name, position)).join(', ')],
    ['In it', what],
  ] as const;
  return (
    <>
      <dl className="max-w-[640px] pt-5 pb-6">
        {facts.map(([term, fact]) => (
          <div key={term} className="border-rule grid grid-cols-[7rem_minmax(0,1fr)] border-b py-1.5">
            <dt className="text-ink-3">{term}</dt>
            <dd className="font-[560] wrap-anywhere">
              <bdi>{fact}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <StoreBar
        counts={NOTHING}
        left={[]}
        off={false}
        stored={null}
        storing={storing}
        what={what}
        {...acts}
      />
    </>
  );
};
