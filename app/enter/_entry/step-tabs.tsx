'use client';
import * as uiWords from '@/app/_components/ui/words';
import * as common from '@/app/_components/words';
import * as factsWords from '@/app/events/_facts/words';
import * as words from '../words';

const STEPS = [
  { key: 'list', label: common.list },
  { key: 'check', label: uiWords.check },
  { key: 'send', label: factsWords.send },
] as const;

export type Step = (typeof STEPS)[number]['key'];

type StepTabsProps = { step: Step; onStep: (step: Step) => void; hasList: boolean };

/** The three steps on a phone; without a script all of them stand on the page. */
export const StepTabs = ({ step, onStep, hasList }: StepTabsProps) => (
  <nav className="border-rule-ink hidden border-b max-[961px]:not-noscript:block" aria-label={words.steps}>
    <ol className="grid grid-cols-3">
      {STEPS.map(({ key, label }, index) => (
        <li key={key}>
          <button
            type="button"
            className="text-14 text-ink-2 aria-[current]:border-ink aria-[current]:text-ink -mb-px flex min-h-12 w-full items-center justify-center gap-1.5 border-b-3 border-transparent disabled:opacity-55 aria-[current]:font-semibold"
            disabled={key !== 'list' && !hasList}
            onClick={() => onStep(key)}
            {...(key === step && { 'aria-current': 'step' })}
          >
            <span className="font-caslon text-[1.125rem] font-normal">{index + 1}</span>
            {label}
          </button>
        </li>
      ))}
    </ol>
  </nav>
);
