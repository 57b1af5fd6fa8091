import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import * as armyPartWords from '@/app/_components/army/part-words';
import { formatPoints } from '@/app/_components/army/points';
import { Flag, Icon } from '@/app/_components/ui/icon';
import { Notice } from '@/app/_components/ui/notice';
import { PageTitle, Paper } from '@/app/_components/ui/paper';
import { Time } from '@/app/_components/ui/time';
import { TopBar } from '@/app/_components/ui/top-bar';
import * as common from '@/app/_components/words';
import { BackLink } from '@/app/armies/[armyId]/_components/back-link';
import type { ArmyHead } from '@/lib/armies/schema';
import { getViewer } from '@/lib/identity/viewer';
import { armyPath, versionsPath } from '@/lib/pages';
import { minorPoints } from '@/lib/rules/core/price/points';
import { StoredVerdict } from './_components/stored-verdict';
import { VersionDetail } from './_components/version-detail';
import { type ArmyHistory, type CountedVersion, historyQuestion, loadHistory } from './load-history';

export const metadata: Metadata = { title: 'Earlier versions' };

type VersionListProps = {
  army: ArmyHead;
  versions: readonly CountedVersion[];
  /** revision of the one that is shown */
  shownRevision: number | undefined;
  /** the list stays where there is no room for both beside each other */
  beside: boolean;
  pointScale: number;
};

/** Every kept version, newest first. */
const VersionList = ({ army, versions, shownRevision, beside, pointScale }: VersionListProps) => (
  <section
    className={`border-rule-firm bg-paper-sunk max-laptop:border-r-0 max-laptop:pb-0 border-r pt-3.5 pb-8 ${beside ? '' : 'max-laptop:hidden'}`}
    aria-labelledby="versions"
  >
    <h2 id="versions" className="border-rule-ink max-tablet:px-4 border-b pr-4.5 pb-2 pl-6">
      Versions <span className="mute text-12 font-sans leading-none">{versions.length}</span>
    </h2>
    <ol reversed>
      {versions.map((version, index) => (
        <Line
          key={version.revision}
          version={version}
          today={index === 0}
          href={`${versionsPath(army.id)}?version=${version.revision}`}
          current={version.revision === shownRevision}
          pointScale={pointScale}
        />
      ))}
    </ol>
  </section>
);

type LineProps = {
  version: CountedVersion;
  today: boolean;
  href: string;
  current: boolean;
  pointScale: number;
};

const Line = ({ version, today, href, current, pointScale }: LineProps) => {
  const { number, revision, label, explicit, points, units, savedAt } = version;
  return (
    <li className="border-rule hover:bg-paper-press has-[[aria-current]]:bg-select max-tablet:min-h-14 max-tablet:px-4 relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-2.5 gap-y-0.5 border-b py-2 pr-4.5 pl-6 has-[[aria-current]]:shadow-[inset_3px_0_0_var(--ink)]">
      <Link
        href={href}
        className="font-[560] wrap-anywhere no-underline after:absolute after:inset-0 after:content-['']"
        {...(current && { 'aria-current': 'true' })}
      >
        {label ?? `Version ${number}`}
      </Link>
      <span className="text-ink-3">
        <Time at={savedAt} />
      </span>
      <span className="text-12 text-ink-2 col-span-full flex flex-wrap gap-x-3 gap-y-px *:font-normal">
        {label !== null && <span>{`Version ${number}`}</span>}
        {number !== revision && <span>{`on sheets: version ${revision}`}</span>}
        {points !== null && (
          <span className="num">{`${formatPoints(minorPoints(points), pointScale)} points`}</span>
        )}
        <span className="num">{armyPartWords.amountOfUnits(units)}</span>
        <StoredVerdict version={version} />
        {today ? (
          <span>today</span>
        ) : (
          explicit && (
            <span className="inline-flex items-center gap-[3px]">
              <Icon name="note" className="size-[13px]" /> kept
            </span>
          )
        )}
      </span>
    </li>
  );
};

/** Earlier versions of an army: the list, and one of them beside today's. */
const HistoryView = ({ history }: { history: ArmyHistory }) => {
  const { army, system, versions, shownVersion, isAsked } = history;
  return (
    <>
      <TopBar />
      <Paper className="max-w-[1280px]" data-nation={army.nation}>
        <header className="border-rule-ink max-tablet:px-4 grid grid-cols-[6px_minmax(0,1fr)] gap-x-3.5 gap-y-1.5 border-b px-6 pt-5 pb-4.5">
          <Flag className="h-full" />
          <div>
            <p>
              <BackLink href={armyPath(army.id)} to={army.name || common.armyWithoutName} />
            </p>
            <PageTitle className="mt-1 mb-1.5">Earlier versions</PageTitle>
            <p className="soft">
              Changes within five minutes are saved as one version. The last hundred are kept; versions you
              keep or save yourself are never replaced.
            </p>
          </div>
        </header>
        <div className="max-laptop:grid-cols-[minmax(0,1fr)] grid grid-cols-[340px_minmax(0,1fr)]">
          <VersionList
            army={army}
            versions={versions}
            shownRevision={shownVersion?.row.revision}
            beside={!isAsked || shownVersion === null}
            pointScale={system.pointScale}
          />
          <div className="max-tablet:px-4 min-w-0 px-6 pt-4 pb-12">
            {shownVersion !== null && (
              <VersionDetail key={shownVersion.row.revision} history={history} shownVersion={shownVersion} />
            )}
            {shownVersion === null && isAsked && (
              <Notice severity="warning">This version no longer exists: later autosaves replaced it.</Notice>
            )}
          </div>
        </div>
      </Paper>
    </>
  );
};

export default async function HistoryPage({ params, searchParams }: PageProps<'/armies/[armyId]/history'>) {
  const { armyId } = await params;
  const question = historyQuestion(await searchParams);
  const viewer = await getViewer();
  const history = viewer && (await loadHistory(viewer, armyId, question));
  if (history === null) notFound();
  return <HistoryView history={history} />;
}
