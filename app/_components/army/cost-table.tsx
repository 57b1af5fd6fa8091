import type { LedgerStep } from '@/lib/rules/core/muster/ledger';
import type { CostItem } from '@/lib/rules/core/price/costing';
import { CiteChip } from '../ui/cite-chip';
import { formatChange, formatPoints } from './points';

type CostTableProps = {
  item: Pick<CostItem, 'lines' | 'total'>;
  pointScale: number;
  /** what the sum is for: "This battalion" */
  sum: string;
  source?: string;
  className?: string;
};

const AMOUNT = 'w-[52px] text-right';
const LINE = 'py-0.5 leading-[18px]';
const SUM = 'border-rule-ink border-t pt-1 pb-0.5';

/** How a price is made up: a line for each fact with its page, and the sum under a double rule. */
export const CostTable = ({
  item: { lines, total },
  pointScale,
  sum,
  source,
  className = '',
}: CostTableProps) => (
  <table className={`w-full border-collapse ${className}`}>
    <caption className="vh">{`How ${formatPoints(total, pointScale)} points are made up`}</caption>
    <tbody>
      {lines.map((line) => (
        <tr key={`${line.label} ${line.amount}`}>
          <th scope="row" className={`${LINE} text-start font-normal`}>
            {line.label}
          </th>
          <td className={`${LINE} w-px pr-3.5 text-right whitespace-nowrap`}>
            <CiteChip cite={line.cite} className="ml-2.5" {...(source !== undefined && { source })} />
          </td>
          <td className={`${LINE} ${AMOUNT} tabular-nums`}>
            {(line === lines[0] ? formatPoints : formatChange)(line.amount, pointScale)}
          </td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" colSpan={2} className={`${SUM} text-start leading-[18px] font-semibold`}>
          {sum}
        </th>
        <td
          className={`${SUM} ${AMOUNT} border-b-rule-ink font-caslon text-16 border-b-[3px] [border-bottom-style:double] leading-[18px] font-normal`}
        >
          {formatPoints(total, pointScale)}
        </td>
      </tr>
    </tfoot>
  </table>
);

/** Steps of a mustering that concern more than a line, each with where it comes from. */
export const WorkingSteps = ({ steps, source }: { steps: readonly LedgerStep[]; source: string }) =>
  steps.length === 0 ? null : (
    <ul className="text-ink-2 grid gap-0.5 py-1.5">
      {steps.map((step) => (
        <li key={`${step.kind} ${step.text}`}>
          {step.text} {step.ours && <i className="text-ink-3">our estimate </i>}
          <CiteChip cite={step.cite} source={source} />
        </li>
      ))}
    </ul>
  );
