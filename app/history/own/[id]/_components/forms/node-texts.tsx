'use client';

import type { ComponentProps } from 'react';
import { TextFields } from '@/app/_editor/fields/text-fields';
import type { Put } from '@/app/_editor/fields/use-typed';
import { OWN_BOUNDS } from '@/lib/history/own/bounds';
import { useOwnActions, useOwnState } from '../own-context';

type NodeTextsProps = Pick<ComponentProps<typeof TextFields>, 'regiments' | 'children'> & {
  id: string;
  node: { readonly name: string; readonly notes: string | null };
  put: Put;
  /** where more than the name comes with a name */
  onName?: (name: string) => void;
};

/** The name and the notes of a node, and between them all else that is written down of it. */
export const NodeTexts = ({ id, node: { name, notes }, put, onName, ...rest }: NodeTextsProps) => {
  const naming = useOwnState(({ focus }) => focus?.how === 'rename' && focus.id === id);
  const { focused, seal } = useOwnActions();
  const rename = onName ?? ((typed: string) => put('name', typed, true));
  return (
    <TextFields
      {...rest}
      name={name}
      notes={notes ?? ''}
      longest={OWN_BOUNDS.texts}
      naming={naming}
      onNaming={focused}
      onChange={(field, value) => (field === 'name' ? rename(value) : put(field, value || null, true))}
      onLeave={seal}
    />
  );
};
