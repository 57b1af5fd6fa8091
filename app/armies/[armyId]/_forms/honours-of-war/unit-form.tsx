'use client';

import { type MouseEvent, useState } from 'react';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Segments } from '@/app/_components/ui/segments';
import type { ArmyFile } from '@/lib/rules/core/document';
import { type Army, nationalOptions, type Unit, unitOptions } from '@/lib/rules/honours-of-war';
import { provenances } from '@/lib/rules/honours-of-war/contingents';
import { TYPES } from '@/lib/rules/honours-of-war/tables';
import { mayHaveGunBase } from '@/lib/rules/honours-of-war/unit-bases';
import { CheckField } from '../fields/check-field';
import { TextFields } from '../fields/text-fields';
import type { InspectorProps } from '../inspector-props';
import { BasesField } from './bases-field';
import { ContingentField } from './contingent-field';
import { CLASSES, SIZES } from './form-labels';
import { nodeAt } from './node';

const SIZE_RULE = { source: 'honours-of-war', page: '38' };
const GUN_MODEL = { source: 'honours-of-war', page: '9' };
const GUN_MODEL_RULING = { source: 'honours-of-war', ruling: 'R47' };

/**
 * A battalion, regiment or battery: name, class, size, and what its arm lets it have. What few units need takes room
 * only once it is said or asked for.
 */
export const UnitForm = (props: InspectorProps) => {
  const { node: unit, set, setText, setTyped } = nodeAt<Unit>(props, 'Change the unit');
  const [more, setMore] = useState(false);
  const { sizes, rifles, battalionGuns } = unitOptions(unit);
  const file = props.file as ArmyFile<Army>;
  const { quickGuns, superiorFire } = nationalOptions(unit, file);
  const contingent = unit.nation !== undefined || provenances(unit, file).length > 1;
  const gunBase = mayHaveGunBase(unit);
  const askMore = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const fields = currentTarget.closest('.fields');
    setMore(true);
    // they are there with the next drawing, and the link is not
    requestAnimationFrame(() => fields?.querySelector<HTMLElement>('[data-asked]')?.focus());
  };
  return (
    <TextFields
      name={unit.name}
      notes={unit.notes ?? ''}
      regiments={{ nation: unit.nation ?? file.army.nation, symbol: TYPES[unit.type].symbol }}
      onChange={setText}
      onLeave={props.seal}
      naming={props.naming}
      onNaming={props.onNaming}
      beside={
        <>
          {rifles !== undefined && (
            <CheckField
              label="Rifles"
              checked={unit.rifles ?? rifles}
              onCheck={(on) => set('rifles', on === rifles ? undefined : on)}
            />
          )}
          {battalionGuns && (
            <CheckField
              label="Battalion guns"
              checked={unit.battalionGuns !== 'absent'}
              onCheck={(on) => set('battalionGuns', on ? undefined : 'absent')}
            />
          )}
          {quickGuns && (
            <CheckField
              label="Quick-firing guns"
              checked={unit.battalionGuns === 'quick-firing'}
              onCheck={(on) => set('battalionGuns', on ? 'quick-firing' : undefined)}
            />
          )}
          {superiorFire && (
            <CheckField
              label="Superior when firing"
              checked={unit.superiorFire === true}
              onCheck={(on) => set('superiorFire', on ? true : undefined)}
            />
          )}
          {gunBase && (more || unit.extraGunBase !== undefined) && (
            <CheckField
              asked
              label="Extra base for a gun model, free"
              checked={unit.extraGunBase === true}
              onCheck={(on) => set('extraGunBase', on ? true : undefined)}
            >
              <CiteChip cite={GUN_MODEL} />
              <CiteChip cite={GUN_MODEL_RULING} />
            </CheckField>
          )}
          {!more && (contingent || gunBase) && !said(unit, contingent, gunBase) && (
            <button type="button" className="link" onClick={askMore}>
              More choices
            </button>
          )}
        </>
      }
    >
      <Segments
        legend="Class"
        options={CLASSES}
        value={unit.class}
        onChange={(value) => set('class', value as Unit['class'])}
      />
      {(sizes || unit.size !== 'standard') && (
        <SizeField {...props} value={unit.size} onSize={(size) => set('size', size)} />
      )}
      <BasesField
        unit={unit}
        file={file}
        onBases={(bases, typed) => (typed ? setTyped('bases', bases) : set('bases', bases))}
        onLeave={props.seal}
      />
      {contingent && (more || unit.nation !== undefined) && (
        <ContingentField unit={unit} file={file} onNation={(nation) => set('nation', nation)} />
      )}
    </TextFields>
  );
};

/** True if everything that could be asked for is said already. */
const said = ({ nation, extraGunBase }: Unit, contingent: boolean, gunBase: boolean): boolean =>
  (!contingent || nation !== undefined) && (!gunBase || extraGunBase !== undefined);

type SizeFieldProps = InspectorProps & { value: Unit['size']; onSize: (size: Unit['size']) => void };

/** Any size can be chosen: while the optional rule is off, small and large are findings, not impossible. */
const SizeField = ({ file, change, value, onSize }: SizeFieldProps) => {
  const allowed = file.settings.nonStandardUnits === true;
  return (
    <div>
      <Segments
        legend="Size"
        options={SIZES}
        value={value}
        onChange={(size) => onSize(size as Unit['size'])}
        {...(!allowed && { className: 'dim', describedBy: 'size-hint' })}
      />
      {!allowed && (
        <p className="hint" id="size-hint">
          Small and large are off for this army. <CiteChip cite={SIZE_RULE} />{' '}
          <button
            type="button"
            className="link"
            onClick={() =>
              change('Switch small and large units on', [
                { op: 'set', path: ['settings', 'nonStandardUnits'], value: true },
              ])
            }
          >
            Switch on
          </button>
        </p>
      )}
    </div>
  );
};
