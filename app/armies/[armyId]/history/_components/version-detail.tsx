import Link from 'next/link';
import { DiffTable } from '@/app/_components/army/diff-table';
import { FindingPart } from '@/app/_components/army/finding-part';
import { OrderOfBattle } from '@/app/_components/army/order-of-battle';
import { formatPoints } from '@/app/_components/army/points';
import * as commonParts from '@/app/_components/part-words';
import { ArmyVerdict } from '@/app/_components/ui/severity-mark';
import { Time } from '@/app/_components/ui/time';
import { BackLink } from '@/app/armies/[armyId]/_components/back-link';
import type { ArmyVersionRow } from '@/lib/armies/schema';
import { versionsPath } from '@/lib/pages';
import { countFindings, standingOf } from '@/lib/rules/core/check/finding';
import type { AssessedArmy, System } from '@/lib/rules/core/contract/system';
import { minorPoints } from '@/lib/rules/core/price/points';
import {
  type ArmyHistory,
  type ArmyHistoryQuery,
  type CountedVersion,
  historyPath,
  type ShownVersion,
} from '../load-history';
import { StoredVerdict } from './stored-verdict';
import { VersionActions } from './version-actions';

const stateText = ({ today, explicit }: { today: boolean; explicit: boolean }): string => {
  if (today) return 'as it is now';
  return explicit ? 'kept' : 'autosaved';
};

const AGAINST =
  'inline-block min-h-6 text-ink-2 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:decoration-ink max-tablet:min-h-11 max-tablet:content-center';

type VersionDetailProps = { history: ArmyHistory; shownVersion: ShownVersion };

const CELL = 'border-rule border-b py-1 pr-4.5 font-normal';
const HEAD = `${CELL} text-11 text-ink-3`;

type VerdictTableProps = { row: ArmyVersionRow; assessedArmy: AssessedArmy<unknown>; system: System };

/** The verdict a version was stored with, which never changes; beside it today's, where the data have changed since. */
const VerdictTable = ({ row, assessedArmy, system }: VerdictTableProps) => {
  const { dataVersion, pointScale } = system;
  const { costing, findings } = assessedArmy.assessment;
  const points = (minor: number | null) =>
    minor === null ? '' : formatPoints(minorPoints(minor), pointScale);
  return (
    <table className="w-full max-w-[560px]">
      <caption className="vh">Verdicts on this version</caption>
      <thead>
        <tr>
          <th scope="col" className={HEAD}>
            <span className="vh">Verdict</span>
          </th>
          <th scope="col" className={`num ${HEAD}`}>
            Points
          </th>
          <th scope="col" className={`${HEAD} text-start`}>
            Check
          </th>
          <th scope="col" className={`${HEAD} text-start`}>
            Data
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" className={`${CELL} text-start`}>
            As stored
          </th>
          <td className={`num ${CELL}`}>{points(row.points)}</td>
          <td className={CELL}>
            <StoredVerdict version={row} />
          </td>
          <td className={CELL}>{row.dataVersion ?? 'not noted'}</td>
        </tr>
        {row.dataVersion !== dataVersion && (
          <tr>
            <th scope="row" className={`${CELL} text-start`}>
              By today’s data
            </th>
            <td className={`num ${CELL}`}>{points(costing?.total ?? null)}</td>
            <td className={CELL}>
              <ArmyVerdict standing={standingOf(findings)} counts={{ ...countFindings(findings), info: 0 }} />
            </td>
            <td className={CELL}>{dataVersion}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
};

/** One version: its verdicts, what differs from another, and the whole of it. */
export const VersionDetail = ({ history, shownVersion }: VersionDetailProps) => {
  const { army, system, versions, question } = history;
  const { row, assessedArmy, detail, order, placeName, against, diff } = shownVersion;
  const { number, revision, label, savedAt, explicit } = row;
  const path = versionsPath(army.id);
  const partPath = (parts: Partial<ArmyHistoryQuery>) => historyPath(army.id, { ...question, ...parts });
  const today = versions[0]?.revision;
  const before = versions.find((version) => version.revision < revision)?.revision;
  const nameOf = (version: CountedVersion) =>
    version.revision === today ? 'today’s version' : `version ${version.number}`;
  const [older, newer] = revision <= against.revision ? [row, against] : [against, row];
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-labelledby="version">
      {history.isAsked && (
        <p className="max-laptop:block hidden">
          <BackLink href={path} to="All versions" />
        </p>
      )}
      <h2 id="version" className="text-20 wrap-anywhere">
        {label ?? `Version ${number}`}
      </h2>
      <p className="soft">
        {[
          ...(label === null ? [] : [`version ${number}`]),
          stateText({ today: revision === today, explicit }),
        ]
          .join(', ')
          .replace(/^./, (letter) => letter.toUpperCase())}
        , <Time at={savedAt} inSentence />
      </p>
      <VersionActions
        armyId={army.id}
        revision={revision}
        number={number}
        label={label ?? ''}
        isKept={explicit}
        today={revision === today}
      />
      <VerdictTable row={row} assessedArmy={assessedArmy} system={system} />
      <section aria-labelledby="differences">
        <h3 id="differences" className="text-16">
          {older.revision === newer.revision
            ? 'Nothing to compare with'
            : `From ${nameOf(older)} to ${nameOf(newer)}`}
        </h3>
        {before !== undefined && revision !== today && (
          <ul className="flex gap-4 pt-1 pb-1.5">
            <li>
              <Link
                className={AGAINST}
                href={`${path}?version=${revision}`}
                {...(against.revision === today && { 'aria-current': 'true' })}
              >
                Since then
              </Link>
            </li>
            <li>
              <Link
                className={AGAINST}
                href={`${path}?version=${revision}&with=${before}`}
                {...(against.revision === before && { 'aria-current': 'true' })}
              >
                What it changed
              </Link>
            </li>
          </ul>
        )}
        {older.revision !== newer.revision && (
          <DiffTable
            diff={diff}
            pointScale={system.pointScale}
            formations={system.terms.formations}
            href={(lines) => `${partPath({ lines })}#differences`}
          />
        )}
      </section>
      <details className="border-rule-ink border-t pt-2.5" open={question.whole}>
        <summary className="font-caslon text-16 max-tablet:min-h-11 max-tablet:content-center min-h-6 cursor-pointer leading-normal">
          The whole army as it was
        </summary>
        <OrderOfBattle
          title={`Order of battle, version ${number}`}
          order={order}
          detail={detail}
          pointScale={system.pointScale}
          source={system.source}
          anchor="order"
          href={(rows) => partPath({ rows, whole: true })}
          className="pt-4 pb-8"
        />
        <h3 id="found" className="text-16">
          Findings by today’s rules
        </h3>
        <FindingPart
          findings={assessedArmy.assessment.findings}
          placeName={placeName}
          source={system.source}
          rules={system.id}
          clear={commonParts.everyCheckPassed}
          part={question.findings}
          href={(findings) => `${partPath({ findings, whole: true })}#found`}
        />
      </details>
    </article>
  );
};
