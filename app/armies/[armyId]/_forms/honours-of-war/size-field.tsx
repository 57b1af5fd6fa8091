'use client';

import { TextButton } from '@/app/_components/ui/button';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { SPREAD } from '@/app/_components/ui/segments';
import { FieldHint, FieldSegments } from '../fields/field-parts';
import type { FormProps } from '../inspector-props';
import { SIZES } from './form-labels';

const SIZE_RULE = { source: 'honours-of-war', page: '38' };

type SizeFieldProps = FormProps & { value: string; onSize: (size: string) => void };

/** Any size can be chosen: while the optional rule is off, small and large are findings, not impossible. */
export const SizeField = ({ file, change, value, onSize }: SizeFieldProps) => {
  const allowed = file.settings.nonStandardUnits === true;
  return (
    <div>
      <FieldSegments
        legend="Size"
        options={SIZES}
        value={value}
        onChange={onSize}
        {...(!allowed && { className: SPREAD.dim, describedBy: 'size-hint' })}
      />
      {!allowed && (
        <FieldHint id="size-hint">
          Small and large are off for this army. <CiteChip cite={SIZE_RULE} />{' '}
          <TextButton
            onClick={() =>
              change('Switch small and large units on', [
                { op: 'set', path: ['settings', 'nonStandardUnits'], value: true },
              ])
            }
          >
            Switch on
          </TextButton>
        </FieldHint>
      )}
    </div>
  );
};
