import Link from 'next/link';
import { formatPoints } from '@/app/_components/army/points';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Flag } from '@/app/_components/ui/icon';
import { SeverityMark } from '@/app/_components/ui/severity-mark';
import { HOUSE_RULING } from '@/lib/rules/core/contract/citation';
import type { Two } from '@/lib/rules/core/contract/match-up';
import type { Comparison } from '@/lib/rules/core/contract/system';
import { fullName, type MatchSide } from './sides-and-question';

type MatchHeadProps = { readonly sides: Two<MatchSide>; readonly comparison: Comparison };

/** Both armies with their points, and between them the system's own rule of equal or attacking forces. */
export const MatchHead = ({ sides, comparison }: MatchHeadProps) => (
  <>
    <div className="max-laptop:grid-cols-2 max-laptop:gap-x-4 grid grid-cols-[minmax(0,1fr)_minmax(0,420px)_minmax(0,1fr)] items-center gap-x-8 gap-y-4 py-4 print:grid-cols-[minmax(0,1fr)_minmax(0,380px)_minmax(0,1fr)] print:py-1">
      <SideName side={sides[0]} />
      <Verdict sides={sides} comparison={comparison} />
      <SideName side={sides[1]} right />
    </div>
    <Notes notes={comparison.notes.slice(1)} source={sides[0].system.source} />
  </>
);

/** What the rule says besides its verdict: of each role an army may have, of a scenario. */
const Notes = ({ notes, source }: { notes: Comparison['notes']; source: string }) =>
  notes.length === 0 ? null : (
    <ul
      className={`text-12 text-ink-2 pb-3 print:pb-1 ${notes.length > 1 ? 'tablet:columns-2 laptop:columns-3 gap-x-8 print:columns-3' : 'tablet:text-center mx-auto max-w-[720px]'}`}
    >
      {notes.map(({ code, text, cite }) => (
        <li key={`${code} ${text}`} className="break-inside-avoid pb-1 print:pb-0.5">
          {text} <CiteChip cite={cite} source={source} />
        </li>
      ))}
    </ul>
  );

const SideName = ({ side, right = false }: { side: MatchSide; right?: boolean }) => {
  const { summary, system, href } = side;
  const { points, nation, nationLabel, year, scale } = summary;
  const name = fullName(side);
  return (
    <div
      data-nation={nation}
      className={`flex min-w-0 gap-3.5 ${right ? 'flex-row-reverse text-end' : 'max-laptop:order-first'} print:order-none`}
    >
      <Flag />
      <div className="min-w-0">
        <h2 className="text-20 max-tablet:text-16 wrap-anywhere">
          {href === null ? name : <Link href={href}>{name}</Link>}
        </h2>
        <p className="soft">
          {nationLabel}, {year}, {scale}
        </p>
        <p className="font-caslon max-tablet:text-26 text-48 print:text-26 leading-none tabular-nums">
          {points === null ? (
            <span className="text-16">no points</span>
          ) : (
            formatPoints(points, system.pointScale)
          )}
        </p>
      </div>
    </div>
  );
};

const Verdict = ({ sides, comparison }: MatchHeadProps) => {
  const { difference, allowed, equal, notes, points } = comparison;
  const { system } = sides[0];
  const { source, pointScale, terms } = system;
  const hasPoints = points.some((each) => each !== null);
  const [rule] = notes;
  return (
    <div className="max-laptop:order-last max-laptop:col-span-2 text-center print:order-none print:col-span-1">
      {hasPoints && (
        <p className="font-caslon text-26 print:text-20 leading-(--lh-tight)">
          {difference === 0
            ? `The same ${terms.points}`
            : `${formatPoints(difference, pointScale)} ${terms.points} apart`}
        </p>
      )}
      {hasPoints && allowed > 0 && (
        <Allowance
          difference={difference}
          allowed={allowed}
          label={`${formatPoints(difference, pointScale)} apart, ${formatPoints(allowed, pointScale)} allowed`}
          ends={[`${formatPoints(allowed, pointScale)} allowed`, formatPoints(difference, pointScale)]}
        />
      )}
      {rule !== undefined && (
        <p className="flex justify-center gap-2 text-start">
          <SeverityMark
            severity={equal && rule.cite.ruling !== HOUSE_RULING ? 'pass' : 'info'}
            className="mt-0.5"
          />
          <span>
            {rule.text} <CiteChip cite={rule.cite} source={source} />
          </span>
        </p>
      )}
    </div>
  );
};

/** How far two armies are apart beside how far they may be: a bar from nothing to a little beyond the larger. */
const Allowance = ({
  difference,
  allowed,
  label,
  ends: [most, apart],
}: {
  difference: number;
  allowed: number;
  label: string;
  ends: Two<string>;
}) => {
  const whole = 1.25 * Math.max(difference, allowed);
  const at = (value: number): string => `${((100 * value) / whole).toFixed(2)}%`;
  // side by side they would be one word
  const isNear = Math.abs(difference - allowed) < 0.3 * whole;
  return (
    <svg
      className="mx-auto mt-2 block h-12 w-full max-w-80 overflow-visible print:mt-0"
      role="img"
      aria-label={label}
    >
      <line x1="0" x2="100%" y1="22" y2="22" stroke="var(--ink)" />
      <rect x="0" y="15" width={at(allowed)} height="14" fill="var(--pass-wash)" stroke="var(--pass)" />
      <line x1={at(difference)} x2={at(difference)} y1="12" y2="32" stroke="var(--ink)" strokeWidth="3" />
      <text x={at(allowed)} y="44" textAnchor="end" className="text-11 fill-ink-3">
        {most}
      </text>
      <text x={at(difference)} y={isNear ? 9 : 44} textAnchor="middle" className="text-11 fill-ink-3">
        {apart}
      </text>
    </svg>
  );
};
