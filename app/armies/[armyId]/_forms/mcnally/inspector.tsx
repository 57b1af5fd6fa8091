'use client';

import { type CheckLine, type FormLine, presentLines } from '@/app/_editor/fields/lines';
import { signed } from '@/lib/rules/core/army/number';
import { type Army, type Fieldwork, type General, type Unit, unitOptions } from '@/lib/rules/mcnally';
import { BOUNDS } from '@/lib/rules/mcnally/bounds';
import { TYPES } from '@/lib/rules/mcnally/tables';
import { AllottedBrigades } from '../fields/allotted-brigades';
import { NamedForm, NodeFields } from '../fields/node-fields';
import { defineInspector, nodeAt } from '../node';
import type { InspectorProps } from '../system-parts';

/** A brigade: name and notes; its brigadier and units have forms of their own. */
const BrigadeForm = (props: InspectorProps<Army>) => <NamedForm {...props} step="Change the brigade" />;

const STRENGTH: FormLine = { kind: 'number', key: 'sp', label: 'Strength', ...BOUNDS.strength, empty: 0 };

/** A fieldwork: name and strength points, which say how it covers. */
const FieldworkForm = (props: InspectorProps<Army>) => (
  <NodeFields
    {...props}
    {...nodeAt<Fieldwork>(props, 'Change the fieldwork')}
    lines={[STRENGTH]}
    noted={false}
  />
);

const RANKS = [
  { value: 'senior', label: 'Senior general' },
  { value: 'cinc', label: 'In chief' },
];

/** The brigadier of a brigade: name and notes. */
const BrigadierForm = (props: InspectorProps<Army>) => <NamedForm {...props} step="Change the brigadier" />;

/** A general above the brigadiers: name, rank, and the brigades under him. */
const GeneralForm = (props: InspectorProps<Army>) => {
  const { node: general, put } = nodeAt<General>(props, 'Change the general');
  const { brigades } = props.file.army;
  const lines = presentLines(
    { kind: 'segments', key: 'rank', label: 'Rank', options: RANKS },
    general.rank === 'senior' &&
      brigades.length > 0 && {
        kind: 'own',
        key: 'brigades',
        own: <AllottedBrigades key="brigades" all={brigades} allotted={general.brigades} put={put} />,
      },
  );
  return <NodeFields {...props} node={general} put={put} lines={lines} />;
};

const check = (key: keyof Unit, label: string): CheckLine => ({ kind: 'check', key, label });

type Options = ReturnType<typeof unitOptions>;

/** The morale modifier: among those its type may have, or any. */
const moraleLine = (unit: Unit, { modifier, modifiers }: Options): FormLine =>
  modifiers === undefined
    ? {
        kind: 'number',
        key: 'modifier',
        label: 'Morale',
        ...BOUNDS.modifier,
        placeholder: `${signed(modifier)}, by type`,
      }
    : {
        kind: 'segments',
        key: 'modifier',
        label: 'Morale',
        numeric: true,
        options: modifiers.map((value, index) => ({
          value: String(value),
          label: `${signed(value)}${index === 0 ? '' : ', levies'}`,
        })),
        value: String(unit.modifier ?? modifier),
        usual: String(modifier),
      };

const linesOf = (unit: Unit, options: Options): FormLine[] => {
  const { arm, full, computed, bases } = options;
  const size = arm === 'artillery' ? ({ key: 'guns', label: 'Guns' } as const) : { key: 'men', label: 'Men' };
  return presentLines(
    full !== null && {
      kind: 'number',
      ...size,
      ...BOUNDS.men,
      placeholder: unit.sp === undefined ? `${full}, full strength` : 'Not known',
    },
    {
      kind: 'number',
      key: 'sp',
      label: 'Strength',
      ...BOUNDS.strength,
      placeholder: `${computed}, computed`,
    },
    moraleLine(unit, options),
    {
      kind: 'number',
      key: 'bases',
      label: 'Bases',
      ...BOUNDS.bases,
      placeholder: `${bases}, as usual`,
    },
    (arm === 'engineers' || unit.explosives !== undefined) && {
      kind: 'number',
      key: 'explosives',
      label: 'Charges',
      ...BOUNDS.charges,
      placeholder: 'No explosives wagon',
    },
  );
};

/** A regiment, battalion or battery: name, men or guns, strength points, morale, and what its arm lets it have. */
const UnitForm = (props: InspectorProps<Army>) => {
  const file = props.file;
  const { node: unit, put } = nodeAt<Unit>(props, 'Change the unit');
  const options = unitOptions(unit, file);
  const { arm, infantry, fireBonus, usualFireBonus } = options;
  const checks = [
    (infantry || unit.regimentalGuns === true) && check('regimentalGuns', 'Regimental guns'),
    fireBonus !== undefined && {
      ...check('fireBonus', 'British or Prussian fire'),
      checked: fireBonus,
      on: usualFireBonus ? undefined : true,
      off: usualFireBonus ? false : undefined,
    },
    (arm === 'engineers' || unit.tools === true) && check('tools', 'Tool wagon'),
    (arm === 'engineers' || unit.pontoons === true) && check('pontoons', 'Pontoon train'),
  ];
  return (
    <NodeFields
      {...props}
      node={unit}
      put={put}
      lines={linesOf(unit, options)}
      checks={checks}
      regiments={{
        nation: unit.nation ?? file.army.nation,
        symbol: TYPES[unit.type].symbol,
        year: file.army.year,
      }}
    />
  );
};

/** The form of the node at a path of the army: the path determines its kind. */
export const Inspector = defineInspector<Army>((at) => {
  if (at.at(-1) === 'brigadier') return BrigadierForm;
  if (at[0] === 'generals') return GeneralForm;
  if (at[0] === 'works') return FieldworkForm;
  return at[0] === 'brigades' && at.length === 2 ? BrigadeForm : UnitForm;
});
