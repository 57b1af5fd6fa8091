import { Flag } from '@/app/_components/ui/icon';
import type { BattleSummary, SideSummary } from '@/lib/history/answers';
import { namesOfLeaders } from '@/lib/history/leaders';
import { battlePath } from '@/lib/pages';
import { grouped } from '@/lib/rules/core/army/number';
import { nationOf } from '../../../lib/history/answers';
import { placeText } from '../battle-words';
import { daysText, parted, shortDate } from '../history-words';
import { SideDepths } from './depth-marks';

const HEAD = 'border-rule-ink text-11 text-ink-3 border-b pb-1.5 font-normal';
/** Said once for all rows, not in each of their many cells. */
const ROWS = [
  '[&>tr]:hover:bg-select [&>tr]:print:break-inside-avoid',
  '[&>tr>*]:border-rule [&>tr>*]:border-b [&>tr>*]:py-2 [&>tr>*]:pr-3',
  '[&>tr>:first-child]:w-4 [&>tr>:first-child]:pr-0 [&>tr>:last-child]:pr-0 [&>tr>:last-child]:text-right',
  '[&>tr>th]:min-w-[250px] [&>tr>th]:pl-2 [&>tr>th]:text-start [&>tr>th]:font-normal max-laptop:[&>tr>th]:w-full',
  '[&>tr>:nth-child(3)]:whitespace-nowrap [&>tr>:nth-child(3)]:tabular-nums',
  '[&>tr>:nth-child(4)]:font-caslon [&>tr>:nth-child(4)]:w-full [&>tr>:nth-child(4)]:max-w-0 [&>tr>:nth-child(4)]:truncate [&>tr>:nth-child(4)]:italic max-laptop:[&>tr>:nth-child(4)]:hidden',
  '[&_.num]:whitespace-nowrap [&_a]:font-caslon [&_a]:text-16 [&_a]:no-underline [&_a:hover]:underline',
].join(' ');

/** Men, or battalions if only those are stated. */
const size = ({ men, battalions }: SideSummary): string => {
  if (men !== null) return grouped(men);
  return battalions === null ? 'not known' : `${parted(battalions)} bns`;
};

type TableProps = { battles: readonly BattleSummary[]; labelledBy?: string };

/** The battles in their order. */
export const BattleTable = ({ battles, labelledBy = 'battles' }: TableProps) => (
  <table className="max-tablet:hidden w-full border-collapse print:table" aria-labelledby={labelledBy}>
    <thead>
      <tr className="text-start">
        <th scope="col" className={`${HEAD} text-start`} colSpan={2}>
          Battle
        </th>
        <th scope="col" className={`${HEAD} text-start`}>
          Date
        </th>
        <th scope="col" className={`${HEAD} max-laptop:hidden text-start`}>
          Commanders
        </th>
        <th scope="col" className={`${HEAD} pr-3 text-right`}>
          Men
          <span className="vh">, first side</span>
        </th>
        <th scope="col" className={`${HEAD} pr-3 text-right`}>
          Men
          <span className="vh">, second side</span>
        </th>
        <th scope="col" className={`${HEAD} text-right`}>
          Known
        </th>
      </tr>
    </thead>
    <tbody className={ROWS}>
      {battles.map((battle) => (
        <BattleRow key={battle.id} battle={battle} />
      ))}
    </tbody>
  </table>
);

const BattleRow = ({ battle }: { battle: BattleSummary }) => {
  const { id, name, kind, place, sides } = battle;
  return (
    <tr>
      <td>
        <span className="flex h-[18px]">
          {sides.map((side) => (
            <Flag key={side.position} nation={nationOf(side)} />
          ))}
        </span>
      </td>
      <th scope="row">
        <a href={battlePath(id)}>{name}</a>{' '}
        <span className="mute text-12">
          {kind === 'scenario' ? 'printed scenario' : placeText({ name, place })}
        </span>
      </th>
      <td>{daysText(battle, shortDate, '–')}</td>
      <td>
        {sides.some(({ commander }) => commander !== null) ? (
          <Commanders battle={battle} />
        ) : (
          <span className="mute">not named</span>
        )}
      </td>
      {sides.map((side) => (
        <td key={side.position} className={size(side) === 'not known' ? 'num mute' : 'num'}>
          {size(side)}
        </td>
      ))}
      <td>
        <SideDepths sides={sides} />
      </td>
    </tr>
  );
};

/** On one line; what has no room is in the tooltip. */
const Commanders = ({ battle: { sides, shipped } }: { battle: BattleSummary }) => {
  const names = sides.map(({ commander }) => {
    if (commander === null) return 'not named';
    return shipped ? namesOfLeaders(commander) : commander;
  });
  return (
    <span title={names.join(' against ')}>
      {names.map((name, at) => (
        <span key={`${sides[at]?.position}`}>
          {at > 0 && <span className="font-sans not-italic"> against </span>}
          {name}
        </span>
      ))}
    </span>
  );
};
