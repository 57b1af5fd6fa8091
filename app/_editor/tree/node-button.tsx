'use client';

import type { ComponentProps } from 'react';
import { Icon } from '@/app/_components/ui/icon';
import * as words from '../words';
import { nodeDomId } from './node-dom-id';
import { ROW_BUTTON } from './row-look';

type NodeButtonProps = ComponentProps<'button'> & {
  node: string;
  selected: boolean;
  tabbable: boolean;
  note?: string | null;
};

/** The button that stands for a row or a heading: keys of the tree act on it, and it selects. */
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
    aria-label={words.foldNamed(name)}
    tabIndex={tabbable ? 0 : -1}
    onClick={() => onFold(!folded)}
  >
    <Icon name="chevron" className={folded ? '-rotate-90' : ''} />
  </button>
);
