'use client';

import { Segments } from '@/app/_components/ui/segments';
import { type Army, budgetWord, thinglum } from '@/lib/rules/thinglum';
import { ChoiceField } from '../fields/choice-field';
import { NumberField } from '../fields/number-field';
import { PointsField } from '../fields/points-field';
import type { FormProps } from '../inspector-props';

const MOST = { units: 9999, figures: 99_999 };

const { choices } = thinglum;

/** What Thinglum's rules ask of an army: nation, year, figure scale, the agreed limit and two natural ones. */
export const ArmyForm = (props: FormProps) => {
  const army = props.file.army as Army;
  const set = <Field extends keyof Army & string>(
    field: Field,
    value: Army[Field] | undefined,
    typed = false,
  ) => {
    if (value === undefined && !(field in army)) return;
    const path = ['army', field];
    props.change(
      'Change the army',
      [value === undefined ? { op: 'remove', path } : { op: 'set', path, value }],
      { typed },
    );
  };
  return (
    <div className="fields">
      <ChoiceField
        label="Nation"
        options={choices.nations}
        value={army.nation}
        onChange={(nation) => set('nation', nation as Army['nation'])}
      />
      <Segments
        legend="Year"
        className="tight"
        options={choices.years.map((year, index) => ({
          value: `${year}`,
          label: index === 0 ? `${year}` : `${year % 100}`,
          longLabel: `${year}`,
        }))}
        value={`${army.year}`}
        onChange={(year) => set('year', Number(year))}
      />
      <Segments
        legend="Figures"
        className="tight"
        options={choices.scales}
        value={army.scale}
        onChange={(scale) => set('scale', scale as Army['scale'])}
      />
      <PointsField
        label={`${budgetWord(props.file)} limit`}
        value={army.budget}
        step={choices.budgetStep}
        onChange={(budget) => set('budget', budget ?? null, true)}
        onLeave={props.seal}
      />
      <NumberField
        label="Most units"
        value={army.maxUnits}
        min={0}
        max={MOST.units}
        placeholder="No limit"
        onChange={(units) => set('maxUnits', units, true)}
        onLeave={props.seal}
      />
      <NumberField
        label="Most figures"
        value={army.maxFigures}
        min={0}
        max={MOST.figures}
        placeholder="No limit"
        onChange={(figures) => set('maxFigures', figures, true)}
        onLeave={props.seal}
      />
    </div>
  );
};
