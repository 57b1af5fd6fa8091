import type { Hatch } from '@/lib/rules/core/sheet/symbol';

/** Share by arm: engraved hatching instead of hues; it repeats the density of the symbols. */
export const HATCHES: Record<Hatch, string> = {
  infantry: 'bg-sym',
  'light-infantry': 'bg-[repeating-linear-gradient(90deg,var(--sym)_0_3px,var(--sym-2)_3px_5px)]',
  cavalry: 'bg-[repeating-linear-gradient(-45deg,var(--sym)_0_2px,var(--sym-2)_2px_4.5px)]',
  artillery:
    'bg-(--sym-2) bg-[radial-gradient(circle_at_2px_2px,var(--sym-dot)_1.1px,transparent_1.3px)] bg-size-[4px_4px]',
  command: 'bg-ink',
  works: 'bg-[repeating-linear-gradient(0deg,var(--ink-3)_0_1px,var(--paper)_1px_3px)]',
};
