'use client';

import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Segments } from '@/app/_components/ui/segments';
import type { ArmyFile } from '@/lib/rules/core/document';
import { type Army, nationalOptions, type Unit, unitOptions } from '@/lib/rules/honours-of-war';
import type { InspectorProps } from '../inspector-props';
import { CLASSES, SIZES } from './form-labels';
import { nodeAt } from './node';
import { TextFields } from './text-fields';

const SIZE_RULE = { source: 'honours-of-war', page: '38' };

/** A battalion, regiment or battery: name, class, size, and what its arm lets it have. */
export const UnitForm = (props: InspectorProps) => {
  const { node: unit, set, setText } = nodeAt<Unit>(props, 'Change the unit');
  const { sizes, rifles, battalionGuns } = unitOptions(unit);
  const { quickGuns, superiorFire } = nationalOptions(unit, props.file as ArmyFile<Army>);
  return (
    <TextFields
      name={unit.name}
      notes={unit.notes ?? ''}
      onChange={setText}
      onLeave={props.seal}
      naming={props.naming}
      onNaming={props.onNaming}
      beside={
        <>
          {rifles !== undefined && (
            <Check
              label="Rifles"
              checked={unit.rifles ?? rifles}
              onCheck={(on) => set('rifles', on === rifles ? undefined : on)}
            />
          )}
          {battalionGuns && (
            <Check
              label="Battalion guns"
              checked={unit.battalionGuns !== 'absent'}
              onCheck={(on) => set('battalionGuns', on ? undefined : 'absent')}
            />
          )}
          {quickGuns && (
            <Check
              label="Quick-firing guns"
              checked={unit.battalionGuns === 'quick-firing'}
              onCheck={(on) => set('battalionGuns', on ? 'quick-firing' : undefined)}
            />
          )}
          {superiorFire && (
            <Check
              label="Superior when firing"
              checked={unit.superiorFire === true}
              onCheck={(on) => set('superiorFire', on ? true : undefined)}
            />
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
    </TextFields>
  );
};

type CheckProps = { label: string; checked: boolean; onCheck: (on: boolean) => void };

const Check = ({ label, checked, onCheck }: CheckProps) => (
  <label className="check-field">
    <input type="checkbox" checked={checked} onChange={({ target }) => onCheck(target.checked)} />
    {label}
  </label>
);

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
