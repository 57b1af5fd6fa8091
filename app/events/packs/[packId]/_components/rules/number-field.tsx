'use client';

import { Input } from '@/app/_components/ui/field';
import type { TypedLine } from '@/app/_editor/fields/lines';
import { type Put, type Typing, useTyped } from '@/app/_editor/fields/use-typed';
import { usePackActions } from '../pack-context';

type NumberFieldProps = { line: TypedLine; typing: Typing; put: Put };

/** A number in the line of a rule; what does not read stays in it with the reason below. */
export const NumberField = ({ line, typing, put }: NumberFieldProps) => {
  const { seal } = usePackActions();
  const { id, input, fault } = useTyped({ line, typing, put, onLeave: seal });
  return (
    <span className="grid w-[72px]">
      <Input
        {...input}
        aria-label={line.label}
        className="text-end"
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
      />
      {fault !== undefined && (
        <span id={`${id}-fault`} className="text-error text-12">
          {fault}
        </span>
      )}
    </span>
  );
};
