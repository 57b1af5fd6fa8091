import Link from 'next/link';
import { OrderOfBattle } from '@/app/_components/army/order-of-battle';
import { formatLeft, formatPoints } from '@/app/_components/army/points';
import { SumLine } from '@/app/_components/army/sum-line';
import { FileButton, LinkButton } from '@/app/_components/ui/button';
import { Flag } from '@/app/_components/ui/icon';
import { Notice } from '@/app/_components/ui/notice';
import { ArmyVerdict } from '@/app/_components/ui/severity-mark';
import { battlePath, bothSheetsPath } from '@/lib/pages';
import { countFindings, standingOf } from '@/lib/rules/core/check/finding';
import { type CompareQuestion, matchUpPath, partsPath } from '../compare-question';
import { type ComparedSide, sideName } from '../load-pair';
import * as words from '../words';
import { EqualPoints } from './equal-points';
import { ArmLedger, SideLedger } from './ledgers';

const TWO = 'grid grid-cols-2 gap-6 max-tablet:grid-cols-[minmax(0,1fr)]';

type ComparisonProps = { question: CompareQuestion; a: ComparedSide | null; b: ComparedSide | null };

const ARMY = /^\/armies\/([^/]+)$/;

/** The army that a side is, where it is one of mine. */
const ownArmy = ({ href }: ComparedSide): string | undefined => {
  const id = ARMY.exec(href ?? '')?.[1];
  return id === undefined ? undefined : decodeURIComponent(id);
};

/** The two as a match-up, opened, printed as one file, and the way back to their battle. */
const PairBar = ({ question, a, b }: { question: CompareQuestion; a: ComparedSide; b: ComparedSide }) => {
  const battle = a.file.origin?.battle === b.file.origin?.battle ? a.file.origin?.battle : undefined;
  const [first, second] = [ownArmy(a), ownArmy(b)];
  const bothMine = first !== undefined && second !== undefined;
  const isOneSystem = a.system.id === b.system.id;
  if (battle === undefined && !bothMine && !isOneSystem) return null;
  return (
    <nav aria-label="The two armies" className="flex flex-wrap gap-2 print:hidden">
      {isOneSystem && (
        <LinkButton variant="main" href={matchUpPath(question)}>
          Match-up
        </LinkButton>
      )}
      {[a, b].map((side, index) =>
        side.href === null ? null : (
          <LinkButton key={side.href} className="whitespace-normal" href={side.href}>
            {`Open ${side.file.name || `army ${index + 1}`}`}
          </LinkButton>
        ),
      )}
      {bothMine && isOneSystem && (
        <FileButton icon="print" href={bothSheetsPath(first, second)}>
          Print both
        </FileButton>
      )}
      {battle !== undefined && (
        <LinkButton variant="bare" href={battlePath(battle)}>
          Back to the battle
        </LinkButton>
      )}
    </nav>
  );
};

/** One army in short: what it is, its points, what was found. */
const SideHead = ({ side: { file, system, assessment, summary, href } }: { side: ComparedSide }) => {
  const { points, budget, nation, nationLabel, year, scale } = summary;
  const name = sideName({ file });
  return (
    <div className="grid grid-cols-[6px_minmax(0,1fr)] gap-3.5" data-nation={nation}>
      <Flag />
      <div>
        <h2 className="text-20 wrap-anywhere">{href === null ? name : <Link href={href}>{name}</Link>}</h2>
        <p className="soft">
          {nationLabel}, {year}, {system.name}, {scale}
        </p>
        <div className="mt-1.5 mb-1">
          {points === null ? (
            <SumLine sum="no points" />
          ) : (
            <SumLine
              sum={formatPoints(points, system.pointScale)}
              of={budget === null ? system.terms.points : `of ${formatPoints(budget, system.pointScale)}`}
              left={formatLeft(points, budget, system.pointScale)}
            />
          )}
        </div>
        <ArmyVerdict standing={standingOf(assessment.findings)} counts={countFindings(assessment.findings)} />
      </div>
    </div>
  );
};

/** Two armies side by side; until both are chosen, what the page is for. */
export const Comparison = ({ question, a, b }: ComparisonProps) => {
  if (a === null || b === null) {
    return <p className="soft py-3">{words.chooseTwoArmies}</p>;
  }
  const two = [
    { key: 'a', word: 'First', side: a },
    { key: 'b', word: 'Second', side: b },
  ] as const;
  const parts = { a: a.order.place.part, b: b.order.place.part };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6.5">
      <PairBar question={question} a={a} b={b} />
      <div className={TWO}>
        {two.map(({ key, side }) => (
          <SideHead key={key} side={side} />
        ))}
      </div>
      {a.system.id === b.system.id ? (
        <EqualPoints a={a} b={b} />
      ) : (
        <Notice severity="warning">{`These armies use two rule systems, ${a.system.name} and ${b.system.name}, so their points cannot be compared.`}</Notice>
      )}
      <div className={`${TWO} items-start`}>
        <ArmLedger a={a} b={b} />
        <SideLedger a={a} b={b} />
      </div>
      <h2 className="vh">Orders of battle</h2>
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
