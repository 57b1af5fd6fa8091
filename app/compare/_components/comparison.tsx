import { OrderOfBattle } from '@/app/_components/army/order-of-battle';
import { Notice } from '@/app/_components/ui/notice';
import { type CompareQuestion, partsPath } from '../compare-question';
import { type Side, sideName } from '../load-pair';
import * as words from '../words';
import { ArmLedger } from './arm-ledger';
import { EqualPoints } from './equal-points';
import { PairBar } from './pair-bar';
import { SideHead } from './side-head';
import { SideLedger } from './side-ledger';

const TWO = 'grid grid-cols-2 gap-6 max-[721px]:grid-cols-[minmax(0,1fr)]';

type ComparisonProps = { question: CompareQuestion; a: Side | null; b: Side | null };

/** Two armies side by side; until both are chosen, what the page is for. */
export const Comparison = ({ question, a, b }: ComparisonProps) => {
  if (a === null || b === null) {
    return <p className="soft py-3">{words.chooseTwoArmies}</p>;
  }
  const two = [
    { key: 'a', word: words.first, side: a },
    { key: 'b', word: words.second, side: b },
  ] as const;
  const parts = { a: a.order.place.part, b: b.order.place.part };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6.5">
      <PairBar a={a} b={b} />
      <div className={TWO}>
        {two.map(({ key, side }) => (
          <SideHead key={key} side={side} />
        ))}
      </div>
      {a.system.id === b.system.id ? (
        <EqualPoints a={a} b={b} />
      ) : (
        <Notice severity="warning">{words.twoSystems(a.system.name, b.system.name)}</Notice>
      )}
      <div className={`${TWO} items-start`}>
        <ArmLedger a={a} b={b} />
        <SideLedger a={a} b={b} />
      </div>
      <h2 className="vh">{words.ordersOfBattle}</h2>
      <div className={TWO}>
        {two.map(({ key, word, side }) => (
          <div key={key} data-nation={side.summary.nation}>
            <OrderOfBattle
              title={`${word}: ${sideName(side)}`}
              order={side.order}
              detail={side.detail}
              pointScale={side.system.pointScale}
              source={side.system.source}
              anchor={`order-${key}`}
              href={(part) => partsPath(question, { ...parts, [key]: part })}
            />
          </div>
        ))}
      </div>
    </div>
  );
};
