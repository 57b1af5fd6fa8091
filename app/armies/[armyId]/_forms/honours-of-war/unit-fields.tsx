'use client';

import { useId, useState } from 'react';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Select } from '@/app/_components/ui/field';
import { FieldHint, FieldSegments, PairField } from '@/app/_editor/fields/field-parts';
import { LineFields } from '@/app/_editor/fields/line-fields';
import type { TypedLine } from '@/app/_editor/fields/lines';
import type { Put } from '@/app/_editor/fields/use-typed';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import { counted } from '@/lib/rules/core/army/words';
import type { Army, Unit } from '@/lib/rules/honours-of-war';
import { BOUNDS } from '@/lib/rules/honours-of-war/bounds';
import { CITES } from '@/lib/rules/honours-of-war/settings';
import { unitFacts } from '@/lib/rules/honours-of-war/unit-facts';
import { CONTINGENTS, paysAsOwn, provenances, unitBases } from '@/lib/rules/honours-of-war/unit-fields';

const BASES: TypedLine = { kind: 'number', key: 'bases', label: 'Bases', ...BOUNDS.bases };

type BasesFieldProps = {
  unit: Unit;
  file: ArmyFile<Army>;
  put: Put;
  onLeave: () => void;
};

/** The number of bases of the unit, if there is a choice, and its effect on the table. */
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
          lines={[{ ...BASES, placeholder: `${usual}, as usual` }]}
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
          legend="Bases"
          options={choices.map((count) => ({ value: `${count}`, label: `${count}` }))}
          value={`${unit.bases ?? usual}`}
          onChange={(count) => put('bases', Number(count) === usual ? undefined : Number(count))}
          describedBy={`${id}-hint`}
        />
      )}
      <FieldHint id={`${id}-hint`}>
        {`${footprint(unit, file)} The price depends on the size.`}{' '}
        <CiteChip cite={choices === null ? CITES.basing : CITES.nonStandardUnits} />
      </FieldHint>
    </div>
  );
};

/** "12 figures, 12 cm wide in line." */
const footprint = (unit: Unit, file: ArmyFile<Army>): string => {
  const { figures, frontage } = unitFacts(unit, file);
  const parts = [
    ...(figures > 0 ? [counted(figures, 'figure')] : []),
    ...(frontage !== null && frontage > 0 ? [`${frontage} cm wide in line`] : []),
  ];
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
};

type ContingentFieldProps = {
  unit: Unit;
  file: ArmyFile<Army>;
  /** undefined: the army's own */
  onNation: (nation: string | undefined) => void;
};

/** Whose troops these are: the army's own, or an allied contingent's, each with the price it would have. */
export const ContingentField = ({ unit, file, onNation }: ContingentFieldProps) => {
  const id = useId();
  const all = provenances(unit, file);
  const current = all.find(({ nation }) => nation === (unit.nation ?? null));
  return (
    <div>
      <PairField id={id} label="Nation">
        <Select
          id={id}
          data-asked
          value={unit.nation ?? ''}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => onNation(target.value === '' ? undefined : target.value)}
        >
          {all.map(({ nation, label, price }) => (
            <option key={label} value={nation ?? ''}>
              {`${label}, ${price} points`}
            </option>
          ))}
        </Select>
      </PairField>
      <FieldHint id={`${id}-hint`}>
        {unit.nation === undefined ? (
          <>
            As an allied contingent it would change formation, move and limber by its own nation’s table.{' '}
            <CiteChip cite={CONTINGENTS} />
          </>
        ) : (
          <>
            Allied contingent: moves and limbers as {current?.label}
            {'; commanders and initiative are the army’s.'} <CiteChip cite={CONTINGENTS} /> It pays as{' '}
            {paysAsOwn(file) ? current?.label : 'the army'}. <CiteChip cite={CITES.contingentPrices} />
          </>
        )}
      </FieldHint>
    </div>
  );
};
