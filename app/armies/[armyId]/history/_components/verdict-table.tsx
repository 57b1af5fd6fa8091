import { formatPoints } from '@/app/_components/army/points';
import { SeverityCounts } from '@/app/_components/ui/severity-mark';
import type { VersionRow } from '@/lib/armies/schema';
import { countFindings } from '@/lib/rules/core/finding';
import type { Judged, System } from '@/lib/rules/core/system';
import { StoredVerdict } from './stored-verdict';

type VerdictTableProps = { row: VersionRow; judged: Judged<unknown>; system: System };

/** The verdict a version was stored with, which never changes; beside it today's, where the data have changed since. */
export const VerdictTable = ({ row, judged, system }: VerdictTableProps) => {
  const { dataVersion, pointScale } = system;
  const { costing, findings } = judged.assessment;
  const points = (minor: number | null) => (minor === null ? '' : formatPoints(minor, pointScale));
  return (
    <table className="version-verdicts">
      <caption className="vh">Verdicts on this version</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">Verdict</span>
          </th>
          <th scope="col" className="num">
            Points
          </th>
          <th scope="col">Check</th>
          <th scope="col">Data</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">As stored</th>
          <td className="num">{points(row.points)}</td>
          <td>
            <StoredVerdict version={row} />
          </td>
          <td>{row.dataVersion ?? 'not noted'}</td>
        </tr>
        {row.dataVersion !== dataVersion && (
          <tr>
            <th scope="row">By today’s data</th>
            <td className="num">{points(costing?.total ?? null)}</td>
            <td>
              <SeverityCounts counts={{ ...countFindings(findings), info: 0 }} words clear="no errors" />
            </td>
            <td>{dataVersion}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
};
