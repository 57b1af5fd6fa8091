import type { ReactNode } from 'react';
import { SeverityMark } from './severity-mark';

type NoticeProps = {
  severity: 'error' | 'warning' | 'info' | 'pass';
  title?: string;
  children?: ReactNode;
  /** read out at once: it appeared in answer to something */
  live?: boolean;
  className?: string;
};

/** A message that stands in the page until what it speaks of is settled. */
export const Notice = ({ severity, title, children, live = false, className = '' }: NoticeProps) => (
  <div
    className={`notice ${severity} ${className}`}
    {...(live && { role: severity === 'error' ? 'alert' : 'status' })}
  >
    <SeverityMark severity={severity} />
    <div>
      {title !== undefined && <b>{title} </b>}
      {children}
    </div>
  </div>
);
