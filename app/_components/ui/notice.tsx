import type { ReactNode } from 'react';
import { SeverityMark } from './severity-mark';

type NoticeProps = {
  severity: 'error' | 'warning' | 'info' | 'pass';
  title?: string;
  children?: ReactNode;
  /** read out at once: it appeared in answer to something */
  live?: boolean;
  /** a button at its end */
  action?: ReactNode;
  className?: string;
};

const TONE = {
  error: 'border-error bg-error-wash [--on-sev:var(--error-wash)]',
  warning: 'border-warning bg-warning-wash',
  info: 'border-info bg-info-wash',
  pass: 'border-pass bg-pass-wash',
};

/** A message that stays in the page until its cause is settled. */
export const Notice = ({ severity, title, children, live = false, action, className = '' }: NoticeProps) => (
  <div
    className={`usual:items-start usual:py-2.5 flex gap-2.5 border-l-3 px-3 ${TONE[severity]} ${className}`}
    {...(live && { role: severity === 'error' ? 'alert' : 'status' })}
  >
    <SeverityMark severity={severity} className="mt-px" />
    <div className="min-w-0 flex-1 wrap-anywhere [&_b]:font-semibold">
      {title !== undefined && <b>{title} </b>}
      {children}
    </div>
    {action}
  </div>
);
