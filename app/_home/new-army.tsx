'use client';

import { nanoid } from 'nanoid';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { isSystemId, loadSystem } from '@/lib/rules';
import { pointsText, readPoints } from '@/lib/rules/core/points';
import { useCreateArmy } from '../_components/army/create-army';
import type { SystemCard } from '../_components/army/system-card';
import { Button } from '../_components/ui/button';
import { Field, SelectField } from '../_components/ui/field';
import { Flag } from '../_components/ui/flag';
import { Glyph } from '../_components/ui/glyph';
import { Notice } from '../_components/ui/notice';
import { RadioCover } from '../_components/ui/radio-cover';
import { Segments, SPREAD } from '../_components/ui/segments';

const NATION =
  'border-rule has-checked:bg-select has-focus-visible:outline-focus relative flex min-h-[31px] cursor-pointer items-center gap-2.5 border-t px-2.5 first:border-t-0 has-checked:font-semibold has-checked:shadow-[inset_3px_0_0_var(--sym)] has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 pointer-coarse:min-h-11';

type NewArmyProps = {
  systems: readonly SystemCard[];
  /** false where something else says what the form is, as the head of a sheet does */
  titled?: boolean;
};

/** The form of a new army: rules, nation, year, points and scale; the name is made from them if none is given. */
export const NewArmy = ({ systems, titled = true }: NewArmyProps) => {
  const [chosen, setChosen] = useState(systems[0]);
  if (chosen === undefined) return null;
  const rules =
    systems.length > 1 ? (
      <SelectField
        label="Rules"
        value={chosen.id}
        onChange={(event) => setChosen(systems.find(({ id }) => id === event.target.value) ?? chosen)}
        options={systems.map(({ id, name }) => ({ value: id, label: name }))}
      />
    ) : (
      <p className="soft">
        Rules: <b>{chosen.name}</b> <span className="mute">{chosen.edition}</span>
      </p>
    );
  return <Form key={chosen.id} card={chosen} rules={rules} titled={titled} />;
};

type FormProps = { card: SystemCard; rules: ReactNode; titled: boolean };

const Form = ({ card, rules, titled }: FormProps) => {
  const { nations, years, scales, budget: usualBudget, budgetStep } = card.choices;
  const id = useId();
  const [name, setName] = useState('');
  const [nation, setNation] = useState(nations[0]?.value ?? '');
  const [year, setYear] = useState(years[0] ?? 0);
  const [scale, setScale] = useState(scales[0]?.value ?? '');
  const [budget, setBudget] = useState(usualBudget === null ? '' : pointsText(usualBudget));
  const { create, pending, fault } = useCreateArmy();

  const points = readPoints(budget, budgetStep);
  const nationLabel = nations.find(({ value }) => value === nation)?.label ?? '';
  const usualName = `${nationLabel} ${year}`;

  const start = async (event: FormEvent) => {
    event.preventDefault();
    if (!points.ok || !isSystemId(card.id)) return;
    const system = await loadSystem(card.id);
    const options = { name: name.trim() || usualName, nation, year, scale, budget: points.value };
    create(system.newArmy(options, nanoid));
  };

  return (
    <form className="grid gap-3" onSubmit={(event) => void start(event)} aria-label="New army">
      {titled && <h2 className="text-20">New army</h2>}
      {rules}
      <fieldset>
        <legend className="text-ink-2 pb-[5px]">Nation</legend>
        <div className="border-rule-firm bg-paper rounded-2 overflow-hidden border">
          {nations.map(({ value, label }) => (
            <label key={value} className={NATION} data-nation={value}>
              <RadioCover
                name={`${id}-nation`}
                value={value}
                checked={value === nation}
                onChange={() => setNation(value)}
              />
              <Flag className="h-[17px]" />
              <span>{label}</span>
              <Glyph symbol="line" className="ml-auto" />
            </label>
          ))}
        </div>
      </fieldset>
      <Segments
        legend="Year"
        className={SPREAD.years}
        value={String(year)}
        onChange={(value) => setYear(Number(value))}
        options={years.map((value) => ({
          value: String(value),
          label: value === year ? String(value) : String(value).slice(-2),
          longLabel: String(value),
        }))}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <Field
          label="Points"
          className="num"
          inputMode="decimal"
          placeholder="no limit"
          value={budget}
          onChange={(event) => setBudget(event.target.value)}
          error={points.ok ? undefined : points.message}
        />
        <SelectField
          label="Scale"
          value={scale}
          onChange={(event) => setScale(event.target.value)}
          options={scales}
        />
      </div>
      <Field
        label="Name"
        placeholder={usualName}
        maxLength={120}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {fault !== undefined && (
        <Notice severity="error" live>
          {fault}
        </Notice>
      )}
      <Button type="submit" variant="main" size="big" disabled={pending}>
        {pending ? 'Making the army' : 'Start building'}
      </Button>
    </form>
  );
};
