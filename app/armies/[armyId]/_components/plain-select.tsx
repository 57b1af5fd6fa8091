import type { ComponentProps } from 'react';

const CHEVRON = 'bg-(image:--chevron) bg-size-[9px_5px] bg-position-[right_7px_center] bg-no-repeat';

const LOOK =
  'relative z-1 -ml-2 h-6 cursor-pointer appearance-none justify-self-start rounded-2 border border-transparent pr-5 pl-[7px] field-sizing-content text-ellipsis hover:border-rule-firm hover:bg-paper touch:min-h-11';

const OPTIONS = '**:bg-paper **:font-normal **:text-ink';

/** A choice that reads as text until it is pointed at. */
export const PlainSelect = ({ className = '', ...rest }: ComponentProps<'select'>) => (
  <select {...rest} className={`${LOOK} ${CHEVRON} ${OPTIONS} ${className}`} />
);
