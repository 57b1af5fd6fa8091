'use client';

import type { ComponentProps } from 'react';
import { Icon } from '@/app/_components/ui/icon';
import { nodeDomId } from './row-focus';
import type { VisibleRows } from './seen-rows';

/** The columns of the ledger; how wide they are, the ledger says. */
export const COLUMNS =
  'grid grid-cols-[18px_30px_minmax(0,1fr)_var(--cells)_18px_var(--points)_var(--more)] items-center gap-x-2';

/** A row shows the focus of its main button. */
export const FOCUSED = 'outline-(--focus) -outline-offset-2 has-[[data-node]:focus-visible]:outline-2';

/** A phone opens what is selected, so its tree marks nothing. */
export const SELECTED = 'bg-select shadow-[inset_3px_0_0_var(--sym)] phone:bg-paper phone:shadow-none';

/** A small button in a row, above the button that is the row. */
export const ROW_BUTTON =
  'relative z-1 grid size-6 place-items-center rounded-2 text-ink-3 hover:bg-paper-press hover:text-ink touch:size-11';

type RowGapProps = {
  seen: VisibleRows | null;
  /** the row after it; the end of the tree without one */
  before?: string;
  as?: 'li' | 'div';
};

/** Room for the rows of a long tree that are left out. */
export const RowGap = ({ seen, before, as: Gap = 'li' }: RowGapProps) => {
  const height = before === undefined ? seen?.rest : seen?.gaps.get(before);
  return height ? <Gap aria-hidden="true" style={{ height }} /> : null;
};

/** The sign that the player wrote something about this; the words for readers of the page. */
export const NoteMark = ({ note }: { note: string | null }) =>
  note === null ? null : (
    <span role="img" aria-label={`Note: ${note}`} title={note}>
      <Icon name="note" className="text-ink-3 ml-[5px] inline-block size-3 align-[-1px]" />
    </span>
  );

type NodeButtonProps = ComponentProps<'button'> & {
  node: string;
  selected: boolean;
  tabbable: boolean;
  note?: string | null;
};

/** The button of a row or a heading: keys of the tree act on it, and it selects. */
export const NodeButton = ({ node, selected, tabbable, note, ...rest }: NodeButtonProps) => (
  <button
    {...rest}
    type="button"
    data-node={node}
    aria-current={selected}
    title={note ?? undefined}
    tabIndex={tabbable ? 0 : -1}
  />
);

type FoldButtonProps = {
  node: string;
  name: string;
  folded: boolean;
  tabbable: boolean;
  className?: string;
  onFold: (folded: boolean) => void;
};

/** Folds the rows under a heading away, and brings them back. */
export const FoldButton = ({ node, name, folded, tabbable, className = '', onFold }: FoldButtonProps) => (
  <button
    type="button"
    className={`${ROW_BUTTON} justify-self-center ${className}`}
    aria-expanded={!folded}
    aria-controls={`${nodeDomId(node)}-rows`}
    aria-label={`Fold ${name}`}
    tabIndex={tabbable ? 0 : -1}
    onClick={() => onFold(!folded)}
  >
    <Icon name="chevron" className={folded ? '-rotate-90' : ''} />
  </button>
);
