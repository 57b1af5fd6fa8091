'use client';

import type { ReactNode } from 'react';
import { FieldHint } from '@/app/_editor/fields/field-parts';
import { Check, LineFields } from '@/app/_editor/fields/line-fields';
import type { CheckLine, Line } from '@/app/_editor/fields/lines';
import type { Offer, RegimentsOf } from '@/app/_editor/fields/regiment-offers';
import { TextFields } from '@/app/_editor/fields/text-fields';
import type { Put } from '@/app/_editor/fields/use-typed';
import { hasRegiments } from '@/lib/rules/core/check/regiment-troops';
import { nodeAt } from '../node';
import type { InspectorProps } from '../system-parts';
import * as words from '../words';
import { AttachedRegiment } from './attached-regiment';

type Named = {
  readonly name: string;
  readonly notes?: string | undefined;
  readonly regiment?: string | undefined;
};

type NodeFieldsProps = Pick<InspectorProps, 'at' | 'change' | 'history' | 'seal' | 'naming' | 'onNaming'> & {
  readonly node: Named;
  readonly put: Put;
  readonly lines?: readonly Line[];
  /** small things that share a line with the button for notes; an offer that does not hold is false */
  readonly checks?: readonly (CheckLine | false)[];
  readonly beside?: ReactNode;
  /** false where nothing can be noted */
  readonly noted?: boolean;
  /** whose regiments it may have been; absent where there are none */
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
  at,
  change,
  history,
  seal,
  naming,
  onNaming,
}: NodeFieldsProps) => {
  const choose = ({ regiment, called }: Offer) => {
    const path = ['army', ...at];
    history.learn({ [regiment.id]: regiment });
    const ops = [
      { op: 'set' as const, path: [...path, 'name'], value: called },
      { op: 'set' as const, path: [...path, 'regiment'], value: regiment.id },
    ];
    change(words.attach(called), ops, { typed: true });
    seal();
  };
  const so = checks.filter((check) => check !== false);
  return (
    <TextFields
      name={node.name}
      {...(noted && { notes: node.notes ?? '' })}
      {...(regiments && hasRegiments(regiments.symbol) && { regiments: { of: regiments, onChoose: choose } })}
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
      {node.regiment !== undefined && (
        <AttachedRegiment
          id={node.regiment}
          known={history.known}
          onDetach={() => put('regiment', undefined)}
        />
      )}
      <LineFields lines={lines} node={node} put={put} onLeave={seal} />
      {hint !== undefined && <FieldHint>{hint}</FieldHint>}
    </TextFields>
  );
};

type NamedFormProps = InspectorProps & {
  /** names the step of undo */
  readonly step: string;
};

/** The form of what has a name and notes and nothing else to say. */
export const NamedForm = ({ step, ...props }: NamedFormProps) => (
  <NodeFields {...props} {...nodeAt<{ name: string; notes?: string }>(props, step)} />
);
