import type { Limit } from '@/lib/rules/core/tree/outline';

/** The state of an army that is over a limit, and its words. */
export const OVER = {
  warning: 'over the guide',
  wanting: 'more is still needed',
  error: 'over the limit',
} as const;

/** Null for an army within the limit. */
export const toneOver = ({
  used,
  allowed,
  guide,
  note,
  wanting,
}: Pick<Limit, 'used' | 'allowed' | 'guide' | 'note' | 'wanting'>): keyof typeof OVER | null => {
  if (note || allowed === null || used <= allowed) return null;
  if (wanting) return 'wanting';
  return guide ? 'warning' : 'error';
};
