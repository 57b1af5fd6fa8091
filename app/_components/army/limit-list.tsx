import { grouped } from '@/lib/rules/core/army/number';
import type { Limit } from '@/lib/rules/core/tree/outline';
import { CiteChip } from '../ui/cite-chip';
import { Hint } from '../ui/hint';
import { SeverityIcon } from '../ui/severity-mark';
import { OVER, toneOver } from './limit-tone';

/** More boxes than these are not counted at a glance. */
const MOST_PIPS = 4;

const Pips = ({ used, allowed, guide }: { used: number; allowed: number; guide: boolean }) => (
  <span className="max-handset:hidden mr-1 flex gap-0.5 forced-color-adjust-none" aria-hidden="true">
    {Array.from({ length: Math.max(allowed, used) }, (_, index) => index + 1).map((box) => (
      <i
        key={box}
        className={`size-2 border ${box <= used ? 'border-ink bg-ink' : guide ? 'border-ink-3 border-dashed' : 'border-ink'}`}
      />
    ))}
  </span>
);

const OVER_INK = { error: 'text-error', warning: 'text-warning', wanting: '' };

/** Limits of the army, used of allowed, with boxes for the small ones; a click on the name says why, with the page. */
export const LimitList = ({ limits, source }: { limits: readonly Limit[]; source?: string }) => (
  <dl className="grid grid-cols-[repeat(2,minmax(min-content,1fr))] gap-x-3">
    {limits.map((limit) => {
      const { key, label, used, allowed, guide, why, cite } = limit;
      const tone = toneOver(limit);
      const most = Math.max(used, allowed ?? 0);
      return (
        <div key={key} className="flex min-h-6 items-center justify-between gap-2">
          <dt className="text-ink-2 leading-[1.2]">
            <Hint label={label}>
              {why} <CiteChip cite={cite} {...(source !== undefined && { source })} />
            </Hint>
          </dt>
          <dd
            className={`flex items-center gap-1 font-semibold whitespace-nowrap tabular-nums ${tone === null ? '' : OVER_INK[tone]}`}
          >
            {tone && <SeverityIcon severity={tone} />}
            {allowed !== null && most > 0 && most <= MOST_PIPS && (
              <Pips used={used} allowed={allowed} guide={guide} />
            )}
            {grouped(used)}
            {allowed !== null && (
              <small className="text-12 text-ink-3 min-w-[27px] font-normal">
                {`of ${grouped(allowed)}`}
              </small>
            )}
            {tone && <span className="vh">, {OVER[tone]}</span>}
          </dd>
        </div>
      );
    })}
  </dl>
);
