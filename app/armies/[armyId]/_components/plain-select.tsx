import type { ComponentProps } from 'react';

const CHEVRON =
  'bg-[url(data:image/svg+xml,%3Csvg%20xmlns=%27http://www.w3.org/2000/svg%27%20viewBox=%270%200%209%205%27%3E%3Cpath%20d=%27M.7.5l3.8%203.8L8.3.5%27%20fill=%27none%27%20stroke=%27%23808792%27%20stroke-width=%271.2%27/%3E%3C/svg%3E)] bg-size-[9px_5px] bg-position-[right_7px_center] bg-no-repeat';

const LOOK =
  'relative z-1 -ml-2 h-6 cursor-pointer appearance-none justify-self-start rounded-2 border border-transparent pr-5 pl-[7px] field-sizing-content text-ellipsis hover:border-rule-firm hover:bg-paper touch:min-h-11';

const OPTIONS = '**:bg-paper **:font-normal **:text-ink';

/** A choice that reads as text until it is pointed at. */
export const PlainSelect = ({ className = '', ...rest }: ComponentProps<'select'>) => (
  <select {...rest} className={`${LOOK} ${CHEVRON} ${OPTIONS} ${className}`} />
);
