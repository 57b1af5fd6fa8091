'use client';

import * as armyWords from '@/app/_components/army/words';
import { TextButton } from '@/app/_components/ui/button';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { SPREAD } from '@/app/_components/ui/segments';
import { FieldHint, FieldSegments } from '@/app/_editor/fields/field-parts';
import type { Army } from '@/lib/rules/honours-of-war';
import { CITES } from '@/lib/rules/honours-of-war/settings';
import type { FormProps } from '../inspector-props';
import { SIZES } from './form-labels';
import * as words from './words';

type SizeFieldProps = FormProps<Army> & { value: string; onSize: (size: string) => void };

/** Any size can be chosen: while the optional rule is off, small and large are findings, not impossible. */
export const SizeField = ({ file, change, value, onSize }: SizeFieldProps) => {
  const allowed = file.settings.nonStandardUnits === true;
  return (
    <div>
      <FieldSegments
        legend={armyWords.size}
        options={SIZES}
        value={value}
        onChange={onSize}
        {...(!allowed && { className: SPREAD.dim, describedBy: 'size-hint' })}
      />
      {!allowed && (
        <FieldHint id="size-hint">
          {words.sizesAreOff} <CiteChip cite={CITES.nonStandardUnits} />{' '}
          <TextButton
            onClick={() =>
              change(words.switchSizesOn, [
                { op: 'set', path: ['settings', 'nonStandardUnits'], value: true },
              ])
            }
          >
            {words.switchOn}
          </TextButton>
        </FieldHint>
      )}
    </div>
  );
};
