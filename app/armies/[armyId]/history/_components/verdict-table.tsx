import { formatPoints } from '@/app/_components/army/points';
import * as commonParts from '@/app/_components/part-words';
import { SeverityCounts } from '@/app/_components/ui/severity-mark';
import * as uiWords from '@/app/_components/ui/words';
import * as common from '@/app/_components/words';
import type { VersionRow } from '@/lib/armies/schema';
import { countFindings } from '@/lib/rules/core/check/finding';
import type { Judged, System } from '@/lib/rules/core/contract/system';
import { minorPoints } from '@/lib/rules/core/price/points';
import * as words from '../words';
import { StoredVerdict } from './stored-verdict';

const CELL = 'border-rule border-b py-1 pr-4.5 font-normal';
const HEAD = `${CELL} text-11 text-ink-3`;

type VerdictTableProps = { row: VersionRow; judged: Judged<unknown>; system: System };

/** The verdict a version was stored with, which never changes; beside it today's, where the data have changed since. */
export const VerdictTable = ({ row, judged, system }: VerdictTableProps) => {
  const { dataVersion, pointScale } = system;
  const { costing, findings } = judged.assessment;
  const points = (minor: number | null) =>
    minor === null ? '' : formatPoints(minorPoints(minor), pointScale);
  return (
    <table className="w-full max-w-[560px]">
      <caption className="vh">{words.verdictsOnVersion}</caption>
      <thead>
        <tr>
          <th scope="col" className={HEAD}>
            <span className="vh">{commonParts.verdict}</span>
          </th>
          <th scope="col" className={`num ${HEAD}`}>
            {common.points}
          </th>
          <th scope="col" className={`${HEAD} text-start`}>
            {uiWords.check}
          </th>
          <th scope="col" className={`${HEAD} text-start`}>
            {words.data}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" className={`${CELL} text-start`}>
            {words.asStored}
          </th>
          <td className={`num ${CELL}`}>{points(row.points)}</td>
          <td className={CELL}>
            <StoredVerdict version={row} />
          </td>
          <td className={CELL}>{row.dataVersion ?? words.notNoted}</td>
        </tr>
        {row.dataVersion !== dataVersion && (
          <tr>
            <th scope="row" className={`${CELL} text-start`}>
              {commonParts.byTodaysData}
            </th>
            <td className={`num ${CELL}`}>{points(costing?.total ?? null)}</td>
            <td className={CELL}>
              <SeverityCounts counts={{ ...countFindings(findings), info: 0 }} words clear={words.noErrors} />
            </td>
            <td className={CELL}>{dataVersion}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
};
