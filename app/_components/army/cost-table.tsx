import type { CostItem } from '@/lib/rules/core/costing';
import { CiteChip } from '../ui/cite-chip';
import { formatChange, formatPoints } from './points';

type CostTableProps = {
  item: Pick<CostItem, 'lines' | 'total'>;
  pointScale: number;
  /** what the sum is for: "This battalion" */
  sum: string;
  source?: string;
};

/** How a price is made up: a line for each fact with its page, and the sum under a double rule. */
export const CostTable = ({ item: { lines, total }, pointScale, sum, source }: CostTableProps) => (
  <table className="cost">
    <caption className="vh">How {formatPoints(total, pointScale)} points are made up</caption>
    <tbody>
      {lines.map((line) => (
        <tr key={`${line.label} ${line.amount}`}>
          <th scope="row">{line.label}</th>
          <td className="from">
            <CiteChip cite={line.cite} {...(source !== undefined && { source })} />
          </td>
          <td className="amount">
            {(line === lines[0] ? formatPoints : formatChange)(line.amount, pointScale)}
          </td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" colSpan={2}>
          {sum}
        </th>
        <td className="amount">{formatPoints(total, pointScale)}</td>
      </tr>
    </tfoot>
  </table>
);
