'use client';

import Link from 'next/link';
import { formatLeft, formatPoints } from '@/app/_components/army/points';
import { SmallLines } from '@/app/_components/army/small-lines';
import type { SystemCard } from '@/app/_components/army/system-card';
import * as armyWords from '@/app/_components/army/words';
import { buttonLook, LinkButton } from '@/app/_components/ui/button';
import { Flag, Icon } from '@/app/_components/ui/icon';
import { Menu } from '@/app/_components/ui/menu';
import { PointsBar } from '@/app/_components/ui/points-bar';
import { ArmyVerdict } from '@/app/_components/ui/severity-mark';
import { Time } from '@/app/_components/ui/time';
import type { ArmyRow } from '@/lib/armies/schema';
import { armyGamesPath, armyPath, comparePath, printPath, versionsPath } from '@/lib/pages';

export type LineActions = {
  readonly rename: (row: ArmyRow) => void;
  readonly duplicate: (row: ArmyRow) => void;
  readonly share: (row: ArmyRow) => void;
  readonly remove: (row: ArmyRow) => void;
};

type ArmyLineProps = { row: ArmyRow; system: SystemCard | undefined; actions: LineActions };

/** A ledger of nine columns; where there is no room for them, a line of two rows. */
const COLUMNS =
  'grid grid-cols-[6px_minmax(0,1fr)_44px_minmax(150px,236px)_40px_44px_126px_104px_66px] items-center gap-x-3.5';

/** The names of the columns. */
export const ArmyHead = () => (
  <div
    className={`${COLUMNS} text-11 text-ink-3 border-rule-ink max-laptop:hidden h-6 border-b`}
    aria-hidden="true"
  >
    <span />
    <span>Army</span>
    <span>Year</span>
    <span>Share by arm, points</span>
    <span className="num">Units</span>
    <span className="num">Break</span>
    <span>Check</span>
    <span>Edited</span>
    <span />
  </div>
);

/** What the head of the column says already. */
const PLAIN = 'points';

const MORE = buttonLook({ variant: 'bare', size: 'small' });
const SHARE = 'max-laptop:col-start-2 max-laptop:row-start-2';

type PointsProps = { row: ArmyRow; pointScale: number /** the system's word for them */; word: string };

const Points = ({ row: { summary }, pointScale, word }: PointsProps) => {
  const { shares, points, budget } = summary;
  if (points === null) return <div className={`${SHARE} text-ink-3`}>no points</div>;
  const left = formatLeft(points, budget, pointScale);
  return (
    <div className={SHARE}>
      <PointsBar className="h-3" shares={shares} total={points} budget={budget} />
      <p className="text-12 text-ink-2 mt-[5px] flex gap-1 whitespace-nowrap tabular-nums">
        <b className="text-ink font-semibold">{formatPoints(points, pointScale)}</b>{' '}
        {budget !== null && <span>{`of ${formatPoints(budget, pointScale)}`} </span>}
        {(budget === null || word !== PLAIN) && <span>{word}</span>}{' '}
        {left && (
          <span className={`ml-auto ${left.over ? 'text-error font-semibold' : 'text-ink-3'}`}>
            {left.text}
          </span>
        )}
      </p>
    </div>
  );
};

/** One army of the list. The whole line opens it; print and more stand above that. */
export const ArmyLine = ({ row, system, actions }: ArmyLineProps) => {
  const { id, name, summary, standing, counts, editedAt, shared } = row;
  return (
    <li
      className={`${COLUMNS} border-rule hover:bg-paper-sunk max-laptop:grid-cols-[6px_minmax(0,1fr)_auto_auto] max-laptop:gap-x-3 max-laptop:gap-y-[7px] max-laptop:pt-2.5 max-laptop:pb-[11px] relative min-h-[74px] border-b`}
      data-nation={summary.nation}
      data-army={id}
    >
      <Flag className="max-laptop:row-span-2 max-laptop:h-auto max-laptop:self-stretch h-11" />
      <div className="max-laptop:col-span-2">
        <h2 className="truncate py-0.5 text-[1.0625rem]">
          <Link
            className="focus-visible:after:outline-focus no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2"
            href={armyPath(id)}
          >
            {name}
          </Link>
        </h2>
        <p className="text-12 text-ink-3 max-laptop:whitespace-normal truncate">
          {summary.nationLabel},{' '}
          <span className="max-laptop:hidden">
            {system?.name ?? row.system}, {summary.scale}
          </span>
          <span className="laptop:hidden">
            {system?.name ?? row.system}, {summary.year}, {summary.scale}, {summary.units}{' '}
            {system?.terms.units ?? 'units'}
            {summary.breakingPoint !== null && `, break ${summary.breakingPoint}`}
          </span>
        </p>
        <SmallLines lines={summary.lines} className="mt-1 block h-5 max-w-full" />
      </div>
      <div className="max-laptop:hidden tabular-nums">
        <span className="vh">Year </span>
        {summary.year}
      </div>
      <Points row={row} pointScale={system?.pointScale ?? 1} word={system?.terms.points ?? PLAIN} />
      <div className="num max-laptop:hidden">
        {summary.units}
        <span className="vh"> {system?.terms.units ?? 'units'}</span>
      </div>
      <div className="num max-laptop:hidden">
        {summary.breakingPoint !== null && (
          <>
            <span className="vh">{system?.terms.breakingPoint ?? 'breaking point'} </span>
            {summary.breakingPoint}
          </>
        )}
      </div>
      <div className="max-laptop:col-span-2 max-laptop:col-start-3 max-laptop:row-start-2 max-laptop:flex max-laptop:min-w-[76px] max-laptop:justify-end max-laptop:pr-2">
        <ArmyVerdict standing={standing} counts={counts} />
      </div>
      <div className="text-12 text-ink-2 max-laptop:hidden">
        <span className="vh">Edited </span>
        <Time at={editedAt} />
        {shared && (
          <span className="text-ink-3 flex items-center gap-1">
            <Icon name="link" className="size-3" /> shared
          </span>
        )}
      </div>
      <div className="max-laptop:col-start-4 max-laptop:row-start-1 relative z-1 flex justify-end print:hidden">
        <LinkButton
          variant="bare"
          size="small"
          className="max-tablet:hidden"
          href={printPath(id)}
          aria-label={`Print ${name}`}
        >
          <Icon name="print" />
        </LinkButton>
        <Menu
          label={`More for ${name}`}
          icon="more"
          className={MORE}
          items={[
            { kind: 'link', label: 'Open', icon: 'edit', href: armyPath(id) },
            { label: 'Rename', icon: 'note', onSelect: () => actions.rename(row) },
            { label: 'Duplicate', icon: 'copy', onSelect: () => actions.duplicate(row) },
            { label: 'Share', icon: 'share', onSelect: () => actions.share(row) },
            { kind: 'link', label: 'Earlier versions', icon: 'history', href: versionsPath(id) },
            { kind: 'link', label: armyWords.gamesOfArmy, icon: 'note', href: armyGamesPath(id) },
            { kind: 'link', label: 'Compare', icon: 'swap', href: comparePath(id) },
            { kind: 'link', label: 'Print', icon: 'print', href: printPath(id) },
            { kind: 'file', label: 'Roster as PDF', icon: 'download', href: `${armyPath(id)}/roster.pdf` },
            {
              kind: 'file',
              label: 'Download the army file',
              icon: 'download',
              href: `/api/armies/${id}/file`,
            },
            { kind: 'rule' },
            { label: 'Delete', icon: 'trash', danger: true, onSelect: () => actions.remove(row) },
          ]}
        />
      </div>
    </li>
  );
};
