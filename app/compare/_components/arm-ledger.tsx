import * as armyPartWords from '@/app/_components/army/part-words';
import { formatPoints, formatShare } from '@/app/_components/army/points';
import { Swatch } from '@/app/_components/army/share-legend';
import { PointsBar } from '@/app/_components/ui/points-bar';
import { NO_POINTS } from '@/lib/rules/core/price/points';
import type { Hatch } from '@/lib/rules/core/sheet/symbol';
import { type Side, sideName } from '../load-pair';
import * as words from '../words';
import { Cell, CompareHeading, CompareTable, NameCell, NameHead, NumberHead } from './compare-table';

type Arm = { readonly key: string; readonly label: string; readonly hatch: Hatch };

/** Every arm that either army counts under, in the order of the first. */
const armsOf = (a: Side, b: Side): Arm[] => [
  ...new Map([...b.summary.shares, ...a.summary.shares].map((arm) => [arm.key, arm])).values(),
];

const sumOf = ({ summary }: Side): number => summary.shares.reduce((sum, { amount }) => sum + amount, 0);

/** Points by arm: each bar is the whole of its army, so that shares compare; the numbers stand under them. */
export const ArmLedger = ({ a, b }: { a: Side; b: Side }) => {
  if (Math.max(sumOf(a), sumOf(b)) === 0) return null;
  return (
    <section aria-labelledby="arms">
      <CompareHeading id="arms" title={words.shareByArm} />
      <div className="grid gap-2.5 pt-2.5 pb-1.5">
        {[a, b].map((side, index) => (
          <div key={index === 0 ? 'a' : 'b'} data-nation={side.summary.nation}>
            <span className="text-12 text-ink-2 block pb-[3px] wrap-anywhere">{sideName(side)}</span>
            <PointsBar shares={side.summary.shares} total={sumOf(side)} budget={null} />
          </div>
        ))}
      </div>
      <CompareTable>
        <thead>
          <tr>
            <NameHead>{armyPartWords.arm}</NameHead>
            <NumberHead span={2}>{sideName(a)}</NumberHead>
            <NumberHead span={2}>{sideName(b)}</NumberHead>
          </tr>
        </thead>
        <tbody>
          {armsOf(a, b).map(({ key, label, hatch }) => (
            <tr key={key}>
              <NameCell>
                <Swatch hatch={hatch} className="mr-1.5 align-[-1px]" /> {label}
              </NameCell>
              <Amount side={a} arm={key} />
              <Amount side={b} arm={key} />
            </tr>
          ))}
        </tbody>
      </CompareTable>
    </section>
  );
};

const Amount = ({ side, arm }: { side: Side; arm: string }) => {
  const amount = side.summary.shares.find(({ key }) => key === arm)?.amount ?? NO_POINTS;
  return (
    <>
      <Cell>{formatPoints(amount, side.system.pointScale)}</Cell>
      <Cell className="num mute">{formatShare(amount, sumOf(side))}</Cell>
    </>
  );
};
