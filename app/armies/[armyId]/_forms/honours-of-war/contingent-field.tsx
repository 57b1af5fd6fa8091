'use client';

import { useId } from 'react';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Select } from '@/app/_components/ui/field';
import { FieldHint, PairField } from '@/app/_editor/fields/field-parts';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import type { Army, Unit } from '@/lib/rules/honours-of-war';
import { CONTINGENTS, paysAsOwn, provenances } from '@/lib/rules/honours-of-war/contingents';
import { CITES } from '@/lib/rules/honours-of-war/settings';

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
              {label}, {price} points
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
            Allied contingent: moves and limbers as {current?.label}; commanders and initiative are the
            army’s. <CiteChip cite={CONTINGENTS} /> It pays as {paysAsOwn(file) ? current?.label : 'the army'}
            . <CiteChip cite={CITES.contingentPrices} />
          </>
        )}
      </FieldHint>
    </div>
  );
};
