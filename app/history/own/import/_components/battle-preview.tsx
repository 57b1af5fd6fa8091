'use client';

import * as armyWords from '@/app/_components/army/words';
import * as common from '@/app/_components/words';
import { battleDay } from '@/app/history/history-words';
import * as historyWords from '@/app/history/words';
import type { OwnBattle } from '@/lib/history/own/document';
import { treeOf } from '@/lib/history/own/tree/tree';
import { sideCalled } from '@/lib/history/side-name';
import type { Storing } from '../use-import';
import * as words from '../words';
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
  const what = words.unitsInFormations(units, formations);
  const facts = [
    [armyWords.battle, battle.name || words.withoutNameWithin],
    [common.date, battleDay(battle)],
    [historyWords.sides, battle.sides.map(({ name }, position) => sideCalled(name, position)).join(', ')],
    [words.inIt, what],
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
