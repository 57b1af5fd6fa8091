import { grouped } from '@/lib/rules/core/number';
import type { Limit } from '@/lib/rules/core/outline';
import { CiteChip } from '../ui/cite-chip';
import { Hint } from '../ui/hint';
import { Icon } from '../ui/icon';
import { OVER, toneOver } from './limit-tone';

/** More boxes than these are not counted at a glance. */
const MOST_PIPS = 4;

const Pips = ({ used, allowed, guide }: { used: number; allowed: number; guide: boolean }) => (
  <span className={guide ? 'pip g' : 'pip'} aria-hidden="true">
    {Array.from({ length: Math.max(allowed, used) }, (_, index) => index + 1).map((box) => (
      <i key={box} className={box <= used ? 'on' : ''} />
    ))}
  </span>
);

/** Limits of the army, used of allowed, with boxes for the small ones; a click on the name says why, with the page. */
export const LimitList = ({ limits, source }: { limits: readonly Limit[]; source?: string }) => (
  <dl className="limits">
    {limits.map((limit) => {
      const { key, label, used, allowed, guide, why, cite } = limit;
      const tone = toneOver(limit);
      const most = Math.max(used, allowed ?? 0);
      return (
        <div key={key}>
          <dt>
            <Hint label={label}>
              {why} <CiteChip cite={cite} {...(source !== undefined && { source })} />
            </Hint>
          </dt>
          <dd className={tone === null ? '' : `over ${tone}`}>
            {tone && <Icon name={tone} className="sv" />}
            {allowed !== null && most > 0 && most <= MOST_PIPS && (
              <Pips used={used} allowed={allowed} guide={guide} />
            )}
            {grouped(used)}
            {allowed !== null && <small>of {grouped(allowed)}</small>}
            {tone && <span className="vh">, {OVER[tone]}</span>}
          </dd>
        </div>
      );
    })}
  </dl>
);
