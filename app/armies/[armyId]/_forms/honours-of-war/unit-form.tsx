'use client';

import { type MouseEvent, useState } from 'react';
import { TextButton } from '@/app/_components/ui/button';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { SPREAD } from '@/app/_components/ui/segments';
import { FieldHint, FieldSegments } from '@/app/_editor/fields/field-parts';
import { type CheckLine, type FormLine, presentLines } from '@/app/_editor/fields/lines';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import { type Army, nationalOptions, type Unit, unitOptions } from '@/lib/rules/honours-of-war';
import { CITES } from '@/lib/rules/honours-of-war/settings';
import { LIMITS, TYPES } from '@/lib/rules/honours-of-war/tables';
import { GUN_BASE, mayHaveGunBase, provenances } from '@/lib/rules/honours-of-war/unit-fields';
import { NodeFields } from '../fields/node-fields';
import { nodeAt } from '../node';
import type { FormProps, InspectorProps } from '../system-parts';
import { BasesField, ContingentField } from './unit-fields';
import * as words from './words';

const CLASS: FormLine = { kind: 'segments', key: 'class', label: 'Class', options: words.CLASSES };

/** What few units need takes room only once it is said or asked for. */
const isSaid = ({ nation, extraGunBase }: Unit, contingent: boolean, gunBase: boolean): boolean =>
  (!contingent || nation !== undefined) && (!gunBase || extraGunBase !== undefined);

/** What is so of the unit, as far as its arm and nation offer it. */
const checksOf = (unit: Unit, file: ArmyFile<Army>, gunBase: boolean): (CheckLine | false)[] => {
  const { rifles, battalionGuns } = unitOptions(unit);
  const { quickGuns, superiorFire } = nationalOptions(unit, file);
  return [
    rifles !== undefined && {
      kind: 'check',
      key: 'rifles',
      label: 'Rifles',
      checked: unit.rifles ?? rifles,
      on: rifles ? undefined : true,
      off: rifles ? false : undefined,
    },
    battalionGuns && {
      kind: 'check',
      key: 'battalionGuns',
      label: 'Battalion guns',
      checked: unit.battalionGuns !== 'absent',
      on: undefined,
      off: 'absent',
    },
    quickGuns && {
      kind: 'check',
      key: 'battalionGuns',
      label: 'Quick-firing guns',
      checked: unit.battalionGuns === 'quick-firing',
      on: 'quick-firing',
    },
    superiorFire && { kind: 'check', key: 'superiorFire', label: 'Superior when firing' },
    gunBase && {
      kind: 'check',
      key: 'extraGunBase',
      label: 'Extra base for a gun model, free',
      isFocused: true,
      remark: (
        <>
          <CiteChip cite={LIMITS.basesCite} />
          <CiteChip cite={GUN_BASE} />
        </>
      ),
    },
  ];
};

type SizeFieldProps = FormProps<Army> & { value: string; onSize: (size: string) => void };

/** Any size can be chosen: while the optional rule is off, small and large are findings, not impossible. */
const SizeField = ({ file, change, value, onSize }: SizeFieldProps) => {
  const allowed = file.settings.nonStandardUnits === true;
  return (
    <div>
      <FieldSegments
        legend="Size"
        options={words.SIZES}
        value={value}
        onChange={onSize}
        {...(!allowed && { className: SPREAD.dim, describedBy: 'size-hint' })}
      />
      {!allowed && (
        <FieldHint id="size-hint">
          Small and large are off for this army. <CiteChip cite={CITES.nonStandardUnits} />{' '}
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

/** A battalion, regiment or battery: name, class, size, and what its arm lets it have. */
export const UnitForm = (props: InspectorProps<Army>) => {
  const file = props.file;
  const { node: unit, put } = nodeAt<Unit>(props, 'Change the unit');
  const [more, setMore] = useState(false);
  const contingent = unit.nation !== undefined || provenances(unit, file).length > 1;
  const gunBase = mayHaveGunBase(unit);
  const askMore = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const fields = currentTarget.closest('[data-fields]');
    setMore(true);
    // they are there with the next drawing, and the link is not
    requestAnimationFrame(() => fields?.querySelector<HTMLElement>('[data-asked]')?.focus());
  };
  const lines = presentLines(
    CLASS,
    (unitOptions(unit).sizes || unit.size !== 'standard') && {
      kind: 'own',
      key: 'size',
      own: <SizeField key="size" {...props} value={unit.size} onSize={(size) => put('size', size)} />,
    },
    {
      kind: 'own',
      key: 'bases',
      own: <BasesField key="bases" unit={unit} file={file} put={put} onLeave={props.seal} />,
    },
    contingent &&
      (more || unit.nation !== undefined) && {
        kind: 'own',
        key: 'nation',
        own: (
          <ContingentField
            key="nation"
            unit={unit}
            file={file}
            onNation={(nation) => put('nation', nation)}
          />
        ),
      },
  );
  const asking = !more && (contingent || gunBase) && !isSaid(unit, contingent, gunBase);
  return (
    <NodeFields
      {...props}
      node={unit}
      put={put}
      lines={lines}
      checks={checksOf(unit, file, gunBase && (more || unit.extraGunBase !== undefined))}
      beside={asking && <TextButton onClick={askMore}>More choices</TextButton>}
      regiments={{
        nation: unit.nation ?? file.army.nation,
        symbol: TYPES[unit.type].symbol,
        year: file.army.year,
      }}
    />
  );
};
