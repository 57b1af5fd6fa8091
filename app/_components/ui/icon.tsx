import type { ReactNode } from 'react';

const line = (d: string, width = 1.4): ReactNode => (
  <path d={d} fill="none" stroke="currentColor" strokeWidth={width} strokeLinecap="square" />
);
const solid = (d: string): ReactNode => <path d={d} fill="currentColor" />;

/** Every icon, drawn in a box of 16 by 16. Severities differ in shape, not only in colour. */
const ICONS = {
  error: (
    <>
      {solid('M5 .8h6L15.2 5v6L11 15.2H5L.8 11V5z')}
      <path
        d="M5.2 5.2l5.6 5.6M10.8 5.2l-5.6 5.6"
        fill="none"
        stroke="var(--on-sev, var(--paper))"
        strokeWidth="1.9"
      />
    </>
  ),
  warning: (
    <>
      <path
        d="M8 1.4l6.9 13H1.1z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path d="M8 5.6v4.6M8 11.3v1.8" fill="none" stroke="currentColor" strokeWidth="1.8" />
    </>
  ),
  info: (
    <>
      <circle cx="8" cy="8" r="6.7" fill="none" stroke="currentColor" strokeWidth="1.4" />
      <path d="M8 7v5M8 4v1.7" fill="none" stroke="currentColor" strokeWidth="1.7" />
    </>
  ),
  wanting: (
    <>
      <path d="M1.8 1.8h12.4v12.4H1.8z" fill="none" stroke="currentColor" strokeWidth="1.4" />
      <path d="M8 4.9v6.2M4.9 8h6.2" fill="none" stroke="currentColor" strokeWidth="1.7" />
    </>
  ),
  pass: <path d="M2.2 8.6l3.9 3.9 7.7-9" fill="none" stroke="currentColor" strokeWidth="1.9" />,
  back: line('M9.5 3.5L5 8l4.5 4.5'),
  chevron: line('M4 6l4 4 4-4'),
  'chevron-right': line('M6 4l4 4-4 4'),
  next: line('M3 8h9M8.5 4L12.5 8l-4 4'),
  retreat: line('M12.5 4v4.5H4M6.8 5.7L3.8 8.6l3 3'),
  table: line('M2.5 3h11v10h-11zM2.5 6.3h11M2.5 9.6h11M6.5 6.3V13'),
  close: line('M4 4l8 8M12 4l-8 8'),
  clock: (
    <>
      <circle cx="8" cy="8" r="5.8" fill="none" stroke="currentColor" strokeWidth="1.4" />
      {line('M8 4.6V8l2.4 1.6')}
    </>
  ),
  copy: line('M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3'),
  down: line('M8 3v10M4.5 9.5L8 13l3.5-3.5'),
  download: line('M8 2.5v8M4.8 7.5L8 10.7l3.2-3.2M3 13.5h10'),
  edit: line('M3 13l.6-2.9 7.3-7.3 2.3 2.3-7.3 7.3zM9.4 4.3l2.3 2.3'),
  file: line('M4 1.8h5l3 3v9.4H4zM9 1.8v3h3'),
  grip: solid(
    'M5.5 3h1.6v1.6H5.5zM9 3h1.6v1.6H9zM5.5 7.2h1.6v1.6H5.5zM9 7.2h1.6v1.6H9zM5.5 11.4h1.6V13H5.5zM9 11.4h1.6V13H9z',
  ),
  hidden: line('M2 8s2.2-4 6-4 6 4 6 4-2.2 4-6 4-6-4-6-4zM3 13L13 3'),
  history: line('M3 5.5A5.6 5.6 0 1 1 2.4 8M3 2.6v2.9h2.9M8 5v3.2l2.2 1.4'),
  key: line('M9.6 9.2a3.4 3.4 0 1 0-2.8-2.8L2.5 10.7v2.8h3v-2h2v-2zM10.8 5.2h.1'),
  link: line(
    'M6.8 9.2a2.6 2.6 0 0 0 3.7 0l2.3-2.3a2.6 2.6 0 0 0-3.7-3.7l-.9.9M9.2 6.8a2.6 2.6 0 0 0-3.7 0L3.2 9.1a2.6 2.6 0 0 0 3.7 3.7l.9-.9',
  ),
  lock: line('M4 7.5h8v6H4zM5.5 7.5V5.2a2.5 2.5 0 0 1 5 0v2.3'),
  mail: line('M2 4h12v8.5H2zM2 4.5l6 4.5 6-4.5'),
  minus: line('M3 8h10'),
  moon: line('M13 9.6A5.6 5.6 0 0 1 6.4 3 5.6 5.6 0 1 0 13 9.6z'),
  more: solid('M2.6 7.1h1.9v1.9H2.6zM7 7.1h1.9v1.9H7zM11.5 7.1h1.9v1.9h-1.9z'),
  note: line('M3 2.5h10v8l-3 3H3zM10 13.5v-3h3'),
  offline: line('M2.2 6.2A8.6 8.6 0 0 1 13.8 6.2M4.7 8.8a5 5 0 0 1 6.6 0M7.9 12.4h.2M2.6 13.4L13.4 2.6'),
  paste: line('M5.5 3.5H3.5v10h9v-10h-2M6 2.3h4v2.4H6zM5.5 8h5M5.5 10.5h3.4'),
  person: line('M8 8.2a2.9 2.9 0 1 0 0-5.8 2.9 2.9 0 0 0 0 5.8zM2.6 13.8a5.4 5.4 0 0 1 10.8 0'),
  phone: line('M4.5 1.5h7v13h-7zM7.4 12.2h1.2'),
  plus: line('M8 3v10M3 8h10'),
  print: line('M4.5 6V2.5h7V6M4.5 11.5h-2V6h11v5.5h-2M4.5 9.5h7v4h-7z'),
  redo: line('M13 6.5H6.5a3.5 3.5 0 0 0 0 7H10M10.2 3.5l3 3-3 3'),
  search: (
    <>
      <circle cx="7" cy="7" r="4.3" fill="none" stroke="currentColor" strokeWidth="1.4" />
      {line('M10.4 10.4l3.4 3.4')}
    </>
  ),
  settings: line('M2.5 4.5h5M11.5 4.5h2M2.5 11.5h2M8.5 11.5h5M7.5 2.7h4v3.6h-4zM4.5 9.7h4v3.6h-4z'),
  share: line('M8 10V2.5M5 5l3-3 3 3M3.5 8v5.5h9V8'),
  sun: (
    <>
      <circle cx="8" cy="8" r="2.8" fill="none" stroke="currentColor" strokeWidth="1.4" />
      {line('M8 1.5v1M8 13.5v1M1.5 8h1M13.5 8h1M3.4 3.4l.7.7M11.9 11.9l.7.7M3.4 12.6l.7-.7M11.9 4.1l.7-.7')}
    </>
  ),
  swap: line('M3 5.5h9M9.5 3l2.5 2.5L9.5 8M13 11H4M6.5 8.5L4 11l2.5 2.5'),
  system: line('M2 3h12v8H2zM5.5 13.5h5M8 11v2.5'),
  trash: line('M3 4.5h10M6 4V2.5h4V4M4.3 4.8l.6 8.7h6.2l.6-8.7M6.8 7.2v3.8M9.2 7.2v3.8'),
  undo: line('M3 6.5h6.5a3.5 3.5 0 0 1 0 7H6M5.8 3.5L2.8 6.5l3 3'),
  up: line('M8 13V3M4.5 6.5L8 3l3.5 3.5'),
  upload: line('M8 10.5v-8M4.8 5.6L8 2.4l3.2 3.2M3 13.5h10'),
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof ICONS;

/** A picture beside words; it adds nothing, so it is hidden from screen readers. */
export const Icon = ({ name, className = '' }: { name: IconName; className?: string }) => (
  <svg className={`ico ${className}`} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    {ICONS[name]}
  </svg>
);

/** The ribbon of a nation, 6 px wide; without `nation` that of the nearest `data-nation`. */
export const Flag = ({ nation, className = '' }: { nation?: string; className?: string }) => (
  <i
    className={`flag ${className}`}
    aria-hidden="true"
    {...(nation !== undefined && { 'data-nation': nation })}
  />
);
