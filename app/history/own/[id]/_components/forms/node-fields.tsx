'use client';

import { type ComponentProps, useMemo } from 'react';
import * as armyPartWords from '@/app/_components/army/part-words';
import { TextFields } from '@/app/_editor/fields/text-fields';
import type { Put } from '@/app/_editor/fields/use-typed';
import { OWN_BOUNDS } from '@/lib/history/own/bounds';
import { setFields } from '@/lib/history/own/tree/moves';
import { useOwnActions, useOwnState } from '../own-context';

/** Sets fields of a node, or of the battle itself where `id` is null; `label` names the step of undo. */
export const usePut = (id: string | null, label: string) => {
  const { change, now } = useOwnActions();
  return useMemo(() => {
    const set = (fields: Readonly<Record<string, unknown>>, typed = false) =>
      change(setFields(now().tree, id, fields, label), {
        ...(typed && { key: `${id ?? ''} ${Object.keys(fields)[0] ?? ''}` }),
      });
    /** nothing is not known */
    const put: Put = (field, value, typed) => set({ [field]: value ?? null }, typed);
    return { set, put };
  }, [id, label, change, now]);
};

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

/** A number that may not be known: men, guns. */
export const COUNT = {
  kind: 'number',
  min: 0,
  max: OWN_BOUNDS.count,
  empty: null,
  placeholder: armyPartWords.notKnown,
} as const;

/** One that comes in quarters: battalions, squadrons. */
export const PART = { ...COUNT, max: OWN_BOUNDS.parts, step: 0.25 } as const;

/** Numbers stand two in a line; on a phone each under its label. */
export const PAIRS =
  'grid grid-cols-2 items-end gap-x-3 gap-y-[var(--between,6px)] phone:gap-y-2.5 phone:[--line:minmax(0,1fr)] phone:[--line-gap:4px]';
