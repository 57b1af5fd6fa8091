import type { BattleSummary, SideSummary } from '@/lib/history/answers';
import { battlePath } from '@/lib/pages';
import { grouped } from '@/lib/rules/core/army/number';
import { nationOf } from '../../../lib/history/answers';
import { battlesText, dayOfYear, THEATRE_WORDS } from '../history-words';
import { BarBox } from './depth-marks';

const MEN_TO_ONE = 1_400;
const UNKNOWN = 12;
const MIDDLE = 72;

const lengthOf = ({ men }: SideSummary): number =>
  men === null ? UNKNOWN : Math.max(3, Math.round(men / MEN_TO_ONE));

const Bars = ({ sides: [first, second] }: { sides: readonly SideSummary[] }) =>
  first === undefined || second === undefined ? null : (
    <svg
      viewBox="0 0 145 40"
      width="145"
      height="40"
      className="flex-none forced-color-adjust-none"
      role="img"
      aria-label={[first, second]
        .map(({ name, men }) => `${name} ${men === null ? 'not known' : grouped(men)}`)
        .join(', ')}
    >
      {[first, second].map((side, at) => (
        <g key={side.position} data-nation={nationOf(side)}>
          <BarBox
            x={at === 0 ? MIDDLE - lengthOf(side) : MIDDLE}
            y={4}
            width={lengthOf(side)}
            height={11}
            depth={side.depth}
            isKnown={side.men !== null}
          />
          <text x={at === 0 ? MIDDLE - 4 : MIDDLE + 4} y="30" textAnchor={at === 0 ? 'end' : 'start'}>
            {side.men === null ? '?' : grouped(side.men)}
          </text>
        </g>
      ))}
      <path d={`M${MIDDLE} 0V40`} stroke="var(--ink)" />
    </svg>
  );

const headOf = ({ date, year }: BattleSummary): string => (date === null ? 'Without a date' : `${year}`);

const byYear = (battles: readonly BattleSummary[]) =>
  [...new Set(battles.map(headOf))].map((head) => ({
    head,
    those: battles.filter((battle) => headOf(battle) === head),
  }));

type ListProps = {
  battles: readonly BattleSummary[];
  /** what tells its years from those of another list: "entered by players" */
  apart?: string;
};

/** The battles on a phone: year by year, each a target for a thumb. */
export const BattleList = ({ battles, apart }: ListProps) => (
  <div className="[&_text]:fill-ink-2 tablet:hidden print:hidden [&_text]:text-[12px]">
    {byYear(battles).map(({ head, those }) => (
      <section key={head} aria-label={apart === undefined ? head : `${head}, ${apart}`} className="pt-4">
        <h3 className="border-rule-ink flex items-baseline justify-between border-b pb-1">
          <span className="text-20">{head}</span>
          <span className="text-12 text-ink-3 font-sans">{battlesText(those)}</span>
        </h3>
        <ul>
          {those.map(({ id, name, kind, date, theatre, sides }) => (
            <li key={id} className="border-rule border-b">
              <a
                href={battlePath(id)}
                className="flex min-h-14 items-center justify-between gap-2 py-1.5 no-underline"
              >
                <span className="min-w-0">
                  <span className="font-caslon text-16 block wrap-anywhere">{name}</span>
                  <span className="text-12 text-ink-3">
                    {kind === 'scenario'
                      ? 'printed scenario'
                      : `${dayOfYear(date)}, ${(THEATRE_WORDS[theatre ?? ''] ?? theatre ?? '').toLowerCase()}`}
                  </span>
                </span>
                <Bars sides={sides} />
              </a>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
