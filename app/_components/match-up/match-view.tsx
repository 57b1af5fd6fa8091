import type { ReactNode } from 'react';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Notice } from '@/app/_components/ui/notice';
import { PageTitle, Paper } from '@/app/_components/ui/paper';
import { grouped } from '@/lib/rules/core/army/number';
import type { MatchPart, Ratio, Two } from '@/lib/rules/core/contract/match-up';
import { printedPoints } from '@/lib/rules/core/price/points';
import { ArmsMirror } from './arms-mirror';
import { AttackerForm, type MatchPlace, PairForm, TargetForm } from './match-form';
import { MatchHead } from './match-head';
import { MatchLines } from './match-lines';
import { ShootingPlot } from './shooting-plot';
import { type MatchChoice, type MatchSide, nationsOf, shortNames } from './sides-and-question';
import * as words from './words';
import './match-print.css';

type MatchViewProps = {
  readonly sides: Two<MatchSide>;
  readonly choice: MatchChoice;
  readonly place: MatchPlace;
  /** what can be done with the two */
  readonly acts: ReactNode;
  /** what is between the head and the two */
  readonly children?: ReactNode;
};

/** A part of the page under its heading. */
const Part = ({
  id,
  title,
  note,
  children,
}: {
  id: string;
  title: string;
  note?: string;
  children: ReactNode;
}) => (
  <section aria-labelledby={id} className="min-w-0 pb-5 print:pb-2">
    <h2
      id={id}
      className="border-rule-ink text-20 print:text-14 flex flex-wrap items-baseline gap-x-2 border-b pb-1"
    >
      {title}
      {note !== undefined && <small className="text-12 text-ink-3 font-sans">{note}</small>}
    </h2>
    {children}
  </section>
);

const onePairing = 'One unit against another';

const partTitles: Readonly<Record<MatchPart, string>> = {
  strength: 'Strength',
  begins: 'Who begins',
  shoots: 'Who out-shoots whom',
  charge: 'When they meet',
  obeys: 'Who obeys',
  stands: 'Who stands',
  breaks: 'What breaks them',
};

/** What two armies are to each other before a game, on one page, to read and to print. */
export const MatchView = async ({ sides, choice, place, acts, children }: MatchViewProps) => {
  const [a, b] = sides;
  const { system } = a;
  const names = shortNames(sides);
  const nations = nationsOf(sides);
  const [matchUp, compare] = await Promise.all([system.matchUp(), system.compare()]);
  const match = matchUp(a, b, { names, attacker: choice.attacker, target: choice.target });
  const { parts, shooting, kinds } = match;
  const keyOf = (side: 0 | 1): string => {
    const kind = kinds[side].find(({ key }) => key === choice.pair[side]);
    return (kind ?? kinds[side][0])?.key ?? '';
  };
  const pair = [keyOf(0), keyOf(1)] as const;
  const look = { names, nations, source: system.source };
  const part = (key: MatchPart, children?: ReactNode, note?: string) => (
    <Part id={`match-${key}`} title={partTitles[key]} {...(note !== undefined && { note })}>
      {children}
      <MatchLines lines={parts[key]} caption={partTitles[key]} {...look} />
    </Part>
  );
  // whose part of the bars is which
  const order = (key: MatchPart) =>
    parts[key].some(({ kind }) => kind === 'odds') ? `${names[0]}, even, ${names[1]}` : undefined;
  return (
    <Paper className="match-up print:text-11 max-tablet:px-4 max-w-[1440px] px-6 pt-4 pb-10 print:min-h-0 print:p-0">
      <header className="border-rule-ink flex flex-wrap items-baseline gap-x-4 gap-y-2 border-b pb-3 print:pb-1">
        <PageTitle className="print:text-20">Match-up</PageTitle>
        <p className="soft">{system.name}</p>
        <div className="ml-auto flex flex-wrap gap-2 print:hidden">{acts}</div>
      </header>
      {children}
      <MatchHead sides={sides} comparison={compare(a, b)} />
      <div className="border-rule-ink max-laptop:grid-cols-2 max-tablet:grid-cols-[minmax(0,1fr)] grid grid-cols-[minmax(0,372px)_minmax(0,1fr)_minmax(0,340px)] items-start gap-x-8 border-t pt-3.5 print:grid-cols-3 print:gap-x-5 print:pt-1.5">
        <div className="min-w-0">
          <Part id="match-arms" title={a.summary.points === null ? 'Shares by arm' : 'Points by arm'}>
            <ArmsMirror sides={sides} nations={nations} />
          </Part>
          {part('strength')}
          {part('breaks')}
          {part('obeys')}
        </div>
        <div className="max-laptop:order-first max-laptop:col-span-full min-w-0 print:order-none print:col-span-1">
          {part(
            'shoots',
            shooting !== null && (
              <>
                <ShootingPlot shooting={shooting} names={names} nations={nations} />
                <TargetForm place={place} choice={choice} match={match} />
                <p className="text-ink-2 pb-1">
                  <span className="not-print:hidden">
                    {`Against ${
                      shooting.targets.find(({ value }) => value === shooting.target)?.label ??
                      shooting.target
                    }.`}{' '}
                  </span>
                  {shooting.note} <CiteChip cite={shooting.cite} source={system.source} />
                </p>
              </>
            ),
            shooting === null ? undefined : words.everyThrow(shooting.makes),
          )}
          {part('stands')}
        </div>
        <div className="min-w-0">
          {part(
            'begins',
            match.asksAttacker && <AttackerForm place={place} choice={choice} names={names} />,
            order('begins'),
          )}
          {part('charge', undefined, order('charge'))}
          {match.precedents !== undefined && match.precedents.length > 0 && (
            <Part id="match-precedents" title="Against the book’s own battles">
              <Precedents sides={sides} precedents={match.precedents} source={system.source} />
            </Part>
          )}
        </div>
      </div>
      <section aria-labelledby="match-pair" className="max-w-[720px] print:hidden">
        <h2 id="match-pair" className="border-rule-ink text-20 border-b pb-1">
          {onePairing}
        </h2>
        {pair[0] === '' || pair[1] === '' ? (
          <p className="soft py-2">One of the armies has no unit that fights.</p>
        ) : (
          <>
            <PairForm place={place} choice={choice} match={match} names={names} pair={pair} />
            <MatchLines lines={match.pairing(...pair)} caption={onePairing} {...look} />
          </>
        )}
        <p className="text-12 text-ink-3 pt-2">Exact over every throw of the dice.</p>
      </section>
    </Paper>
  );
};

const twoSystems = (a: string, b: string): string =>
  `These armies use two rule systems, ${a} and ${b}: there is no match-up between them.`;

/** Two armies of different rule systems have none. */
export const NoMatch = ({ names }: { names: Two<string> }) => (
  <Notice severity="warning">{twoSystems(...names)}</Notice>
);

/** The battles that the book prints, by the ratio of their units, and these two by points among them. */
const Precedents = ({
  sides,
  precedents,
  source,
}: {
  sides: Two<MatchSide>;
  precedents: readonly Ratio[];
  source: string;
}) => {
  const [first, second] = sides.map(({ summary, system }) =>
    summary.points === null ? 0 : printedPoints(summary.points, system.pointScale),
  );
  const own = { label: 'These two, by points', of: [first ?? 0, second ?? 0] as const, cite: null };
  const rows = [...precedents, ...(own.of.every((each) => each > 0) ? [own] : [])];
  const ratio = ({ of: [a, b] }: Pick<Ratio, 'of'>): number => Math.max(a, b) / Math.min(a, b);
  return (
    <table className="w-full tabular-nums">
      <thead className="text-11 text-ink-3">
        <tr>
          <th scope="col" className="py-1 text-start font-normal">
            Battle as printed
          </th>
          {['First side’s units', 'Second side’s', 'Ratio'].map((head) => (
            <th key={head} scope="col" className="py-1 pl-2.5 text-end font-normal">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows
          .toSorted((x, y) => ratio(x) - ratio(y))
          .map((row) => (
            <tr key={row.label} className={row.cite === null ? 'bg-paper-press font-semibold' : ''}>
              <th scope="row" className="border-rule border-t py-1 text-start font-[inherit] print:py-0.5">
                {row.label} {row.cite !== null && <CiteChip cite={row.cite} source={source} />}
              </th>
              {row.of.map((value, side) => (
                <td
                  key={side === 0 ? 'a' : 'b'}
                  className="border-rule border-t py-1 pl-2.5 text-end print:py-0.5"
                >
                  {grouped(value)}
                </td>
              ))}
              <td className="border-rule border-t py-1 pl-2.5 text-end print:py-0.5">
                {ratio(row).toFixed(2)}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
};
