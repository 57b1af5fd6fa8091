import Link from 'next/link';
import { formatPoints } from '@/app/_components/army/points';
import { Icon } from '@/app/_components/ui/icon';
import { Time } from '@/app/_components/ui/time';
import type { ArmyHead, VersionRow } from '@/lib/armies/schema';
import { StoredVerdict } from './stored-verdict';

type VersionListProps = {
  army: ArmyHead;
  versions: readonly VersionRow[];
  /** revision of the one that is shown */
  shown: number | undefined;
  pointScale: number;
};

/** Every kept version, newest first. */
export const VersionList = ({ army, versions, shown, pointScale }: VersionListProps) => (
  <section className="version-list" aria-labelledby="versions">
    <h2 id="versions">
      Versions <span className="mute">{versions.length}</span>
    </h2>
    <ol reversed>
      {versions.map((version, index) => (
        <Line
          key={version.revision}
          version={version}
          today={index === 0}
          href={`/armies/${army.id}/history?version=${version.revision}`}
          current={version.revision === shown}
          pointScale={pointScale}
        />
      ))}
    </ol>
  </section>
);

type LineProps = {
  version: VersionRow;
  today: boolean;
  href: string;
  current: boolean;
  pointScale: number;
};

const Line = ({ version, today, href, current, pointScale }: LineProps) => {
  const { revision, label, explicit, points, units, savedAt } = version;
  return (
    <li>
      <Link href={href} className="hit" {...(current && { 'aria-current': 'true' })}>
        {label ?? `Version ${revision}`}
      </Link>
      <span className="when">
        <Time at={savedAt} />
      </span>
      <span className="facts">
        {label !== null && <span>Version {revision}</span>}
        {points !== null && <span className="num">{formatPoints(points, pointScale)} points</span>}
        <span className="num">{units} units</span>
        <StoredVerdict version={version} />
        {today ? (
          <span>today</span>
        ) : (
          explicit && (
            <span className="kept">
              <Icon name="note" /> kept
            </span>
          )
        )}
      </span>
    </li>
  );
};
