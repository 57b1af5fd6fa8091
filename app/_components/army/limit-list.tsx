import { grouped } from '@/lib/rules/core/number';
import type { Limit } from '@/lib/rules/core/outline';
import { CiteChip } from '../ui/cite-chip';
import { Hint } from '../ui/hint';
import { Icon } from '../ui/icon';

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
    {limits.map(({ key, label, used, allowed, guide, why, cite }) => {
      const over = allowed !== null && used > allowed;
      const most = Math.max(used, allowed ?? 0);
      return (
        <div key={key}>
          <dt>
            <Hint label={label}>
              {why} <CiteChip cite={cite} {...(source !== undefined && { source })} />
            </Hint>
          </dt>
          <dd className={over ? `over${guide ? ' guide' : ''}` : ''}>
            {over && <Icon name={guide ? 'warning' : 'error'} className="sv" />}
            {allowed !== null && most > 0 && most <= MOST_PIPS && (
              <Pips used={used} allowed={allowed} guide={guide} />
            )}
            {grouped(used)}
            {allowed !== null && <small>of {grouped(allowed)}</small>}
            {over && <span className="vh">{guide ? ', over the guide' : ', over the limit'}</span>}
          </dd>
        </div>
      );
    })}
  </dl>
);
