'use client';

import type { ReactNode } from 'react';
import type { RegimentsOf } from '@/app/_components/army/use-regiment-names';
import type { InspectorProps } from '../inspector-props';
import type { Put } from '../node';
import { FieldHint } from './field-parts';
import { Check, LineFields } from './line-fields';
import type { CheckLine, Line } from './lines';
import { TextFields } from './text-fields';

type Named = { readonly name: string; readonly notes?: string | undefined };

type NodeFieldsProps = Pick<InspectorProps, 'seal' | 'naming' | 'onNaming'> & {
  readonly node: Named;
  readonly put: Put;
  readonly lines?: readonly Line[];
  /** small things that share a line with the button for notes; an offer that does not hold is false */
  readonly checks?: readonly (CheckLine | false)[];
  readonly beside?: ReactNode;
  /** false where nothing can be noted */
  readonly noted?: boolean;
  /** whose historical names to suggest; absent where there are none */
  readonly regiments?: RegimentsOf;
  readonly hint?: string | undefined;
};

/** The form of a node: its name, its lines, what is so of it, its notes. */
export const NodeFields = ({
  node,
  put,
  lines = [],
  checks = [],
  beside,
  noted = true,
  regiments,
  hint,
  seal,
  naming,
  onNaming,
}: NodeFieldsProps) => {
  const so = checks.filter((check) => check !== false);
  return (
    <TextFields
      name={node.name}
      {...(noted && { notes: node.notes ?? '' })}
      {...(regiments && { regiments })}
      // a name is always there, notes only when something is noted
      onChange={(field, value) => put(field, field === 'notes' && value === '' ? undefined : value, true)}
      onLeave={seal}
      naming={naming}
      onNaming={onNaming}
      {...((so.length > 0 || beside !== undefined) && {
        beside: (
          <>
            {so.map((line) => (
              <Check key={`${line.key} ${line.label}`} line={line} node={node} put={put} />
            ))}
            {beside}
          </>
        ),
      })}
    >
      <LineFields lines={lines} node={node} put={put} onLeave={seal} />
      {hint !== undefined && <FieldHint>{hint}</FieldHint>}
    </TextFields>
  );
};
