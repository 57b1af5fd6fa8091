'use client';

import { Segments } from '@/app/_components/ui/segments';
import { type Army, budgetWord, oneHourNapoleonic } from '@/lib/rules/one-hour-napoleonic';
import { ChoiceField } from '../fields/choice-field';
import { NumberField } from '../fields/number-field';
import { PointsField } from '../fields/points-field';
import type { FormProps } from '../inspector-props';

const MEN = { least: 100, most: 99_999 };

const { choices } = oneHourNapoleonic;

/** The years of one century by their last two digits after the first; a year of another stands in full. */
const yearOptions = (chosen: number) => {
  const [first = chosen] = choices.years;
  const years = choices.years.includes(chosen) ? choices.years : [...choices.years, chosen].toSorted();
  return years.map((year) => ({
    value: `${year}`,
    label: year !== first && Math.trunc(year / 100) === Math.trunc(first / 100) ? `${year % 100}` : `${year}`,
    longLabel: `${year}`,
  }));
};

/** What One Hour Napoleonic asks of an army: nation, year, figure scale, limit, and men to a unit of foot. */
export const ArmyForm = (props: FormProps) => {
  const army = props.file.army as Army;
  const set = <Field extends keyof Army & string>(field: Field, value: Army[Field], typed = false) =>
    props.change('Change the army', [{ op: 'set', path: ['army', field], value }], { typed });
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
        options={yearOptions(army.year)}
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
        label="Men, foot"
        value={army.menPerFoot}
        min={MEN.least}
        max={MEN.most}
        step={100}
        placeholder="7000"
        onChange={(men) => {
          if (men !== undefined) set('menPerFoot', men, true);
        }}
        onLeave={props.seal}
      />
      <p className="hint">Men to a unit of foot: 7,000 in 1815. A unit of horse is half as many.</p>
    </div>
  );
};
