'use client';

import { useId, useState } from 'react';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { FieldHint, FieldSegments } from '@/app/_editor/fields/field-parts';
import { LineFields } from '@/app/_editor/fields/line-fields';
import type { TypedLine } from '@/app/_editor/fields/lines';
import type { Put } from '@/app/_editor/fields/use-typed';
import * as formsWords from '@/app/armies/[armyId]/_forms/words';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import { BOUNDS } from '@/lib/rules/honours-of-war/bounds';
import type { Army, Unit } from '@/lib/rules/honours-of-war/priced';
import { CITES } from '@/lib/rules/honours-of-war/settings';
import { unitBases } from '@/lib/rules/honours-of-war/unit-bases';
import { unitFacts } from '@/lib/rules/honours-of-war/unit-facts';
import * as words from './words';

const BASES: TypedLine = { kind: 'number', key: 'bases', label: formsWords.bases, ...BOUNDS.bases };

type BasesFieldProps = {
  unit: Unit;
  file: ArmyFile<Army>;
  put: Put;
  onLeave: () => void;
};

/** How many bases the unit stands on, where there is a choice, and what that makes of it on the table. */
export const BasesField = ({ unit, file, put, onLeave }: BasesFieldProps) => {
  const id = useId();
  // a field does not change or go away under the fingers
  const [typing, setTyping] = useState(false);
  const { choices, usual, open } = unitBases(unit, file);
  if (!open && !typing) return null;
  return (
    <div>
      {choices === null || typing ? (
        <LineFields
          lines={[{ ...BASES, placeholder: formsWords.asUsual(usual) }]}
          node={unit}
          put={(field, value, typed) => {
            setTyping(true);
            put(field, value, typed);
          }}
          onLeave={() => {
            setTyping(false);
            onLeave();
          }}
        />
      ) : (
        <FieldSegments
          legend={formsWords.bases}
          options={choices.map((count) => ({ value: `${count}`, label: `${count}` }))}
          value={`${unit.bases ?? usual}`}
          onChange={(count) => put('bases', Number(count) === usual ? undefined : Number(count))}
          describedBy={`${id}-hint`}
        />
      )}
      <FieldHint id={`${id}-hint`}>
        {words.priceDependsOnSize(footprint(unit, file))}{' '}
        <CiteChip cite={choices === null ? CITES.basing : CITES.nonStandardUnits} />
      </FieldHint>
    </div>
  );
};

/** "12 figures, 12 cm wide in line." */
const footprint = (unit: Unit, file: ArmyFile<Army>): string => {
  const { figures, frontage } = unitFacts(unit, file);
  const parts = [
    ...(figures > 0 ? [words.amountOfFigures(figures)] : []),
    ...(frontage !== null && frontage > 0 ? [words.wideInLine(frontage)] : []),
  ];
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
};
