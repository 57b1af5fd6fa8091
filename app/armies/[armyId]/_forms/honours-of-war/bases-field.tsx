'use client';

import { useId, useState } from 'react';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Segments } from '@/app/_components/ui/segments';
import type { ArmyFile } from '@/lib/rules/core/document';
import type { Army, Unit } from '@/lib/rules/honours-of-war';
import { unitBases } from '@/lib/rules/honours-of-war/unit-bases';
import { unitFacts } from '@/lib/rules/honours-of-war/unit-facts';

const CITE = { source: 'honours-of-war', page: '38' };
const OWN_CITE = { source: 'honours-of-war', ruling: 'R41' };

/** The army file holds no more. */
const MOST_BASES = 99;

type BasesFieldProps = {
  unit: Unit;
  file: ArmyFile<Army>;
  /** undefined: as many as its size usually has */
  onBases: (bases: number | undefined, typed: boolean) => void;
  onLeave: () => void;
};

/** How many bases the unit stands on, where there is a choice, and what that makes of it on the table. */
export const BasesField = ({ unit, file, onBases, onLeave }: BasesFieldProps) => {
  const id = useId();
  // a field does not change or go away under the fingers
  const [typing, setTyping] = useState(false);
  const { choices, usual, open } = unitBases(unit, file);
  if (!open && !typing) return null;
  return (
    <div>
      {choices === null || typing ? (
        <div className="pair-field">
          <label htmlFor={id}>Bases</label>
          <input
            id={id}
            type="number"
            className="field"
            inputMode="numeric"
            min={0}
            max={MOST_BASES}
            placeholder={`${usual}, as usual`}
            aria-describedby={`${id}-hint`}
            value={unit.bases ?? ''}
            onChange={({ target: { valueAsNumber } }) => {
              setTyping(true);
              onBases(
                Number.isNaN(valueAsNumber)
                  ? undefined
                  : Math.min(MOST_BASES, Math.max(0, Math.trunc(valueAsNumber))),
                true,
              );
            }}
            onBlur={() => {
              setTyping(false);
              onLeave();
            }}
          />
        </div>
      ) : (
        <Segments
          legend="Bases"
          options={choices.map((count) => ({ value: `${count}`, label: `${count}` }))}
          value={`${unit.bases ?? usual}`}
          onChange={(count) => onBases(Number(count) === usual ? undefined : Number(count), false)}
          describedBy={`${id}-hint`}
        />
      )}
      <p className="hint" id={`${id}-hint`}>
        {footprint(unit, file)} The price goes by the size.{' '}
        <CiteChip cite={choices === null ? OWN_CITE : CITE} />
      </p>
    </div>
  );
};

/** "12 figures, 12 cm wide in line." */
const footprint = (unit: Unit, file: ArmyFile<Army>): string => {
  const { figures, frontage } = unitFacts(unit, file);
  const parts = [
    ...(figures > 0 ? [`${figures} figures`] : []),
    ...(frontage !== null && frontage > 0 ? [`${frontage} cm wide in line`] : []),
  ];
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
};
