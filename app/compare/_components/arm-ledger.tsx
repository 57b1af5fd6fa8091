import { formatPoints, formatShare } from '@/app/_components/army/points';
import { PointsBar } from '@/app/_components/ui/points-bar';
import type { Hatch } from '@/lib/rules/core/symbol';
import type { Side } from '../load-pair';

type Arm = { readonly key: string; readonly label: string; readonly hatch: Hatch };

/** Every arm that either army counts under, in the order of the first. */
const armsOf = (a: Side, b: Side): Arm[] => [
  ...new Map([...b.summary.shares, ...a.summary.shares].map((arm) => [arm.key, arm])).values(),
];

const sumOf = ({ summary }: Side): number => summary.shares.reduce((sum, { amount }) => sum + amount, 0);

/** Points by arm: both bars on one scale, the numbers under them. */
export const ArmLedger = ({ a, b }: { a: Side; b: Side }) => {
  const most = Math.max(sumOf(a), sumOf(b));
  if (most === 0) return null;
  return (
    <section className="arms" aria-labelledby="arms">
      <h2 id="arms">Share by arm</h2>
      <div className="arm-bars">
        {[a, b].map((side, index) => (
          <div key={index === 0 ? 'a' : 'b'} data-nation={side.summary.nation}>
            <span className="bar-name">{side.file.name || 'Army without a name'}</span>
            <PointsBar shares={side.summary.shares} total={side.summary.points} budget={most} />
          </div>
        ))}
      </div>
      <table className="side-by-side">
        <thead>
          <tr>
            <th scope="col">Arm</th>
            <th scope="col" className="num" colSpan={2}>
              First
            </th>
            <th scope="col" className="num" colSpan={2}>
              Second
            </th>
          </tr>
        </thead>
        <tbody>
          {armsOf(a, b).map(({ key, label, hatch }) => (
            <tr key={key}>
              <th scope="row">
                <i className={`sw h-${hatch}`} aria-hidden="true" /> {label}
              </th>
              <Amount side={a} arm={key} />
              <Amount side={b} arm={key} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const Amount = ({ side, arm }: { side: Side; arm: string }) => {
  const amount = side.summary.shares.find(({ key }) => key === arm)?.amount ?? 0;
  return (
    <>
      <td className="num">{formatPoints(amount, side.system.pointScale)}</td>
      <td className="num mute">{formatShare(amount, sumOf(side))}</td>
    </>
  );
};
