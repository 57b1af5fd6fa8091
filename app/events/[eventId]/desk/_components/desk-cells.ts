export const NUM = 'text-end';
export const CELL = 'border-rule h-[41px] border-b pr-2.5 leading-[1.25] whitespace-nowrap';

/** Left out where there is no room for it. */
export const WIDE_ONLY = 'max-[1100px]:hidden';
