import type { ArmyRow } from '@/lib/armies/schema';

/** What lies over the first page. */
export type Open =
  | { readonly dialog: 'none' | 'side' | 'new' | 'import' | 'device' }
  | { readonly dialog: 'rename' | 'share'; readonly row: ArmyRow };

export type Show = (open: Open) => void;

/** Whoever stays may want one of them where there is no connection, in milliseconds. */
export const SETTLED = 5_000;
