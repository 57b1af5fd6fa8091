import type { Step } from '@/lib/rules/core/muster/ledger';
import { CiteChip } from '../ui/cite-chip';
import * as armyPartWords from './part-words';

/** Steps of a mustering that concern more than a line, each with where it comes from. */
export const WorkingSteps = ({ steps, source }: { steps: readonly Step[]; source: string }) =>
  steps.length === 0 ? null : (
    <ul className="text-ink-2 grid gap-0.5 py-1.5">
      {steps.map((step) => (
        <li key={`${step.kind} ${step.text}`}>
          {step.text} {step.ours && <i className="text-ink-3">{armyPartWords.ourEstimate} </i>}
          <CiteChip cite={step.cite} source={source} />
        </li>
      ))}
    </ul>
  );
