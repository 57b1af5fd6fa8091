import { formatPoints } from '@/app/_components/army/points';
import { HATCHES } from '@/app/_components/ui/points-bar';
import type { Two } from '@/lib/rules/core/contract/match-up';
import { type MinorPoints, NO_POINTS } from '@/lib/rules/core/price/points';
import type { Hatch } from '@/lib/rules/core/sheet/symbol';
import type { MatchSide } from './sides-and-question';

type Arm = {
  readonly key: string;
  readonly label: string;
  readonly hatch: Hatch;
  readonly amounts: Two<MinorPoints>;
};

const amountOf = ({ summary }: MatchSide, arm: string): MinorPoints =>
  summary.shares.find(({ key }) => key === arm)?.amount ?? NO_POINTS;

const armsOf = (sides: Two<MatchSide>): Arm[] => {
  const [a, b] = sides;
  const all = new Map([...b.summary.shares, ...a.summary.shares].map((arm) => [arm.key, arm]));
  return [...all.values()]
    .map(({ key, label, hatch }) => ({
      key,
      label,
      hatch,
      amounts: [amountOf(a, key), amountOf(b, key)] as const,
    }))
    .filter(({ amounts }) => Math.max(...amounts) > 0);
};

const SIDES = [0, 1] as const;

/** Points by arm, an army on either side: bars of one scale, so that their lengths compare. */
export const ArmsMirror = ({ sides, nations }: { sides: Two<MatchSide>; nations: Two<string> }) => {
  const arms = armsOf(sides);
  if (arms.length === 0) return <p className="soft py-2">Neither army has any points by arm.</p>;
  const most = Math.max(...arms.flatMap(({ amounts }) => amounts));
  const { pointScale } = sides[0].system;
  return (
    <ul>
      {arms.map(({ key, label, hatch, amounts }) => (
        <li
          key={key}
          className="border-rule grid min-h-8 grid-cols-[46px_minmax(0,1fr)_104px_minmax(0,1fr)_46px] items-center gap-2 border-b tabular-nums print:min-h-5"
        >
          <Points amount={amounts[0]} pointScale={pointScale} />
          {SIDES.map((side) => (
            <span
              key={side}
              data-nation={nations[side]}
              className={`flex ${side === 0 ? 'order-none justify-end' : 'order-2'}`}
              aria-hidden="true"
            >
              {amounts[side] > 0 && (
                <svg
                  className={`border-ink block h-3.5 flex-none border forced-color-adjust-none [print-color-adjust:exact] print:h-2.5 ${HATCHES[hatch]}`}
                  width={`${((100 * amounts[side]) / most).toFixed(2)}%`}
                />
              )}
            </span>
          ))}
          <b className="order-1 text-center font-medium">{label}</b>
          <span className="order-3 text-end">
            <Points amount={amounts[1]} pointScale={pointScale} />
          </span>
        </li>
      ))}
    </ul>
  );
};

const Points = ({ amount, pointScale }: { amount: MinorPoints; pointScale: number }) =>
  amount === 0 ? <span className="mute">none</span> : <span>{formatPoints(amount, pointScale)}</span>;
