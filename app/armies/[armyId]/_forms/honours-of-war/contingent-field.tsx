'use client';

import { useId } from 'react';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Select } from '@/app/_components/ui/field';
import * as common from '@/app/_components/words';
import { FieldHint, PairField } from '@/app/_editor/fields/field-parts';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import { CONTINGENTS, paysAsOwn, provenances } from '@/lib/rules/honours-of-war/contingents';
import type { Army, Unit } from '@/lib/rules/honours-of-war/priced';
import { CITES } from '@/lib/rules/honours-of-war/settings';
import * as words from './words';

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
      <PairField id={id} label={common.nation}>
        <Select
          id={id}
          data-asked
          value={unit.nation ?? ''}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => onNation(target.value === '' ? undefined : target.value)}
        >
          {all.map(({ nation, label, price }) => (
            <option key={label} value={nation ?? ''}>
              {words.contingentPrice(label, price)}
            </option>
          ))}
        </Select>
      </PairField>
      <FieldHint id={`${id}-hint`}>
        {unit.nation === undefined ? (
          <>
            {words.contingentWouldMove} <CiteChip cite={CONTINGENTS} />
          </>
        ) : (
          <>
            {words.contingentMovesAs} {current?.label}
            {words.contingentCommanders} <CiteChip cite={CONTINGENTS} /> {words.contingentPaysAs}{' '}
            {paysAsOwn(file) ? current?.label : words.theArmy}. <CiteChip cite={CITES.contingentPrices} />
          </>
        )}
      </FieldHint>
    </div>
  );
};
