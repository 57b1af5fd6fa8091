'use client';

import Link from 'next/link';
import type { ArmyRow } from '@/lib/armies/schema';
import { formatLeft, formatPoints } from '../_components/army/points';
import type { SystemCard } from '../_components/army/system-card';
import { FileButton } from '../_components/ui/button';
import { Flag } from '../_components/ui/flag';
import { Icon } from '../_components/ui/icon';
import { Menu } from '../_components/ui/menu';
import { PointsBar } from '../_components/ui/points-bar';
import { StoredCounts } from '../_components/ui/severity-mark';
import { Time } from '../_components/ui/time';

export type LineActions = {
  readonly rename: (row: ArmyRow) => void;
  readonly duplicate: (row: ArmyRow) => void;
  readonly share: (row: ArmyRow) => void;
  readonly remove: (row: ArmyRow) => void;
};

type ArmyLineProps = { row: ArmyRow; system: SystemCard | undefined; actions: LineActions };

/** What the head of the column says already. */
const PLAIN = 'points';

type PointsProps = { row: ArmyRow; pointScale: number /** the system's word for them */; word: string };

const Points = ({ row: { summary }, pointScale, word }: PointsProps) => {
  const { shares, points, budget } = summary;
  if (points === null) return <div className="share-points mute">no points</div>;
  const left = formatLeft(points, budget, pointScale);
  return (
    <div className="share-points">
      <PointsBar shares={shares} total={points} budget={budget} />
      <p>
        <b>{formatPoints(points, pointScale)}</b>{' '}
        {budget !== null && <span>of {formatPoints(budget, pointScale)} </span>}
        {(budget === null || word !== PLAIN) && <span className="unit">{word}</span>}{' '}
        {left && <span className={left.over ? 'left over' : 'left'}>{left.text}</span>}
      </p>
    </div>
  );
};

/** One army of the list. The whole line opens it; print and more stand above that. */
export const ArmyLine = ({ row, system, actions }: ArmyLineProps) => {
  const { id, name, summary, standing, counts, editedAt, shared } = row;
  return (
    <li className="army" data-nation={summary.nation} data-army={id}>
      <Flag />
      <div className="name">
        <h3>
          <Link className="hit" href={`/armies/${id}`}>
            {name}
          </Link>
        </h3>
        <p className="army-sub">
          {summary.nationLabel},{' '}
          <span className="wide-word">
            {system?.name ?? row.system}, {summary.scale}
          </span>
          <span className="narrow-only">
            {system?.name ?? row.system}, {summary.year}, {summary.scale}, {summary.units}{' '}
            {system?.terms.units ?? 'units'}
            {summary.breakingPoint !== null && `, break ${summary.breakingPoint}`}
          </span>
        </p>
      </div>
      <div className="year">
        <span className="vh">Year </span>
        {summary.year}
      </div>
      <Points row={row} pointScale={system?.pointScale ?? 1} word={system?.terms.points ?? PLAIN} />
      <div className="units num">
        {summary.units}
        <span className="vh"> {system?.terms.units ?? 'units'}</span>
      </div>
      <div className="break num">
        {summary.breakingPoint !== null && (
          <>
            <span className="vh">{system?.terms.breakingPoint ?? 'breaking point'} </span>
            {summary.breakingPoint}
          </>
        )}
      </div>
      <div className="verdict">
        <StoredCounts standing={standing} counts={counts} />
      </div>
      <div className="edited">
        <span className="vh">Edited </span>
        <Time at={editedAt} />
        {shared && (
          <span className="shared">
            <Icon name="link" /> shared
          </span>
        )}
      </div>
      <div className="acts">
        <FileButton
          variant="bare"
          size="small"
          className="print"
          href={`/armies/${id}/roster.pdf`}
          aria-label={`Print ${name}`}
          title="Roster to print (PDF)"
          target="_blank"
        >
          <Icon name="print" />
        </FileButton>
        <Menu
          label={`More for ${name}`}
          icon="more"
          className="btn bare sm"
          items={[
            { kind: 'link', label: 'Open', icon: 'edit', href: `/armies/${id}` },
            { label: 'Rename', icon: 'note', onSelect: () => actions.rename(row) },
            { label: 'Duplicate', icon: 'copy', onSelect: () => actions.duplicate(row) },
            { label: 'Share', icon: 'share', onSelect: () => actions.share(row) },
            { kind: 'link', label: 'Earlier versions', icon: 'history', href: `/armies/${id}/history` },
            { kind: 'link', label: 'Compare', icon: 'swap', href: `/compare?a=${id}` },
            { kind: 'file', label: 'Roster to print (PDF)', icon: 'print', href: `/armies/${id}/roster.pdf` },
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
