'use client';

import { nanoid } from 'nanoid';
import { type ReactNode, useId, useState } from 'react';
import { type Control, useController, useForm } from 'react-hook-form';
import { NO_CONNECTION } from '@/lib/api/client';
import type { NewArmyAsked, NewArmyTyped } from '@/lib/armies/form-schemas';
import { SUGGEST } from '@/lib/pages';
import { isSystemId, loadSystem } from '@/lib/rules';
import { freeName } from '@/lib/rules/core/army/copy-name';
import { MAX_NAME } from '@/lib/rules/core/army/name';
import { shortYear } from '@/lib/rules/core/army/years';
import { pointsText } from '@/lib/rules/core/price/points';
import { useCreateArmy } from '../_components/army/create-army';
import type { SystemCard } from '../_components/army/system-card';
import { lazyResolvers } from '../_components/lazy-resolver';
import { AppLink } from '../_components/ui/app-link';
import { Button } from '../_components/ui/button';
import { RadioCover } from '../_components/ui/check-field';
import { BottomSheet } from '../_components/ui/dialog';
import { Field, SelectField } from '../_components/ui/field';
import { Glyph } from '../_components/ui/glyph';
import { Flag } from '../_components/ui/icon';
import { Notice } from '../_components/ui/notice';
import { Segments, SPREAD } from '../_components/ui/segments';

const NATION =
  'border-rule has-checked:bg-select has-focus-visible:outline-focus relative flex min-h-[31px] cursor-pointer items-center gap-2.5 border-t px-2.5 first:border-t-0 has-checked:font-semibold has-checked:shadow-[inset_3px_0_0_var(--sym)] has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 pointer-coarse:min-h-11';

const { preload, later } = lazyResolvers(() => import('./army-resolvers'));

type NewArmyProps = {
  systems: readonly SystemCard[];
  /** names of my armies: a new one that gets no name is numbered beside them */
  takenNames: readonly string[];
};

/** The form of a new army: rules, nation, year, points and scale; the name is made from them if none is given. */
export const NewArmy = ({ systems, takenNames }: NewArmyProps) => {
  const [{ system, typed }, setRules] = useState<Rules>({ system: systems[0], typed: null });
  if (system === undefined) return null;
  const rules = (typing: () => NewArmyTyped) =>
    systems.length > 1 ? (
      <SelectField
        label="Rules"
        value={system.id}
        onChange={({ target }) =>
          setRules({
            system: systems.find(({ id }) => id === target.value) ?? system,
            typed: { ...typing(), of: system },
          })
        }
        options={systems.map(({ id, name }) => ({ value: id, label: name }))}
      />
    ) : (
      <p className="soft">
        Rules: <b>{system.name}</b> <span className="mute">{system.edition}</span>
      </p>
    );
  return <Form key={system.id} card={system} rules={rules} typed={typed} takenNames={takenNames} />;
};

type FormProps = {
  card: SystemCard;
  /** the choice of rules, which gets the typed values */
  rules: (typing: () => NewArmyTyped) => ReactNode;
  typed: TypedBefore | null;
  takenNames: readonly string[];
};

/** What was typed under other rules. */
type TypedBefore = NewArmyTyped & { readonly of: SystemCard };
type Rules = { readonly system: SystemCard | undefined; readonly typed: TypedBefore | null };

const amongOr = <T,>(values: readonly T[], value: T | undefined, usual: T): T =>
  value !== undefined && values.includes(value) ? value : usual;

const usualBudget = ({ choices: { budget } }: SystemCard): string =>
  budget === null ? '' : pointsText(budget);

/** The values typed under other rules, as far as these have them; unchanged points are those of the rules. */
const startOf = (card: SystemCard, typed: TypedBefore | null): NewArmyTyped => {
  const { nations, years, scales } = card.choices;
  const values = nations.map(({ value }) => value);
  const sizes = scales.map(({ value }) => value);
  return {
    name: typed?.name ?? '',
    nation: amongOr(values, typed?.nation, values[0] ?? ''),
    year: amongOr(years, typed?.year, years[0] ?? 0),
    scale: amongOr(sizes, typed?.scale, sizes[0] ?? ''),
    budget: typed === null || typed.budget === usualBudget(typed.of) ? usualBudget(card) : typed.budget,
  };
};

type Typing = Control<NewArmyTyped, unknown, NewArmyAsked>;

const Form = ({ card, rules, typed, takenNames }: FormProps) => {
  const { nations, years, scales, budgetStep } = card.choices;
  const { control, handleSubmit, setError, getValues, formState } = useForm<
    NewArmyTyped,
    unknown,
    NewArmyAsked
  >({
    defaultValues: startOf(card, typed),
    mode: 'onChange',
    resolver: later(({ newArmyResolver }) => newArmyResolver(budgetStep)),
  });
  const { field: nation } = useController({ name: 'nation', control });
  const { field: year } = useController({ name: 'year', control });
  const { field: scale } = useController({ name: 'scale', control });
  const { create, pending, fault = formState.errors.root?.message } = useCreateArmy();
  const nationLabel = nations.find(({ value }) => value === nation.value)?.label ?? '';
  const wish = new URLSearchParams({
    rules: card.id,
    nation: String(nation.value),
    year: String(year.value),
  });
  const usualName = freeName(`${nationLabel} ${year.value}`, takenNames);

  const start = async ({ name, ...fields }: NewArmyAsked) => {
    if (!isSystemId(card.id)) return;
    const system = await loadSystem(card.id).catch(() => null);
    if (system === null) setError('root', { message: NO_CONNECTION });
    else create(system.newArmy({ ...fields, name: name || usualName }, nanoid));
  };

  return (
    <form
      className="grid gap-3"
      noValidate
      onSubmit={handleSubmit(start)}
      onFocus={preload}
      aria-label="New army"
    >
      {rules(getValues)}
      <Nations nations={nations} value={nation.value} onChange={nation.onChange} />
      <Segments
        legend="Year"
        className={SPREAD.years}
        value={String(year.value)}
        onChange={(value) => year.onChange(Number(value))}
        options={years.map((value) => ({
          value: String(value),
          label: shortYear(value, year.value, years[0] ?? value),
          longLabel: String(value),
        }))}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <Text control={control} name="budget" label="Points" placeholder="no limit" numeric />
        <SelectField label="Scale" {...scale} options={scales} />
      </div>
      <Text control={control} name="name" label="Name" placeholder={usualName} longest={MAX_NAME} />
      {fault !== undefined && (
        <Notice severity="error" live>
          {fault}
        </Notice>
      )}
      <Button type="submit" variant="main" size="big" disabled={pending || formState.isSubmitting}>
        {pending ? 'Making the army' : 'Start building'}
      </Button>
      <p className="soft">
        No list in mind? <AppLink href={`${SUGGEST}?${wish}`}>Have a typical army suggested</AppLink>
      </p>
    </form>
  );
};

type NationsProps = {
  nations: SystemCard['choices']['nations'];
  value: string;
  onChange: (value: string) => void;
};

const Nations = ({ nations, value: chosenNation, onChange }: NationsProps) => {
  const name = useId();
  return (
    <fieldset>
      <legend className="text-ink-2 pb-[5px]">Nation</legend>
      <div className="border-rule-firm bg-paper rounded-2 overflow-hidden border">
        {nations.map(({ value, label }) => (
          <label key={value} className={NATION} data-nation={value}>
            <RadioCover
              name={name}
              value={value}
              checked={value === chosenNation}
              onChange={() => onChange(value)}
            />
            <Flag className="h-[17px]" />
            <span>{label}</span>
            <Glyph symbol="line" className="ml-auto" />
          </label>
        ))}
      </div>
    </fieldset>
  );
};

type TextProps = {
  control: Typing;
  name: 'name' | 'budget';
  label: string;
  placeholder: string;
  longest?: number;
  numeric?: boolean;
};

/** A field to type in, with what is wrong with it below. */
const Text = ({ control, name, label, placeholder, longest, numeric = false }: TextProps) => {
  const { field, fieldState } = useController({ name, control });
  return (
    <Field
      label={label}
      placeholder={placeholder}
      {...field}
      {...(numeric && { className: 'num', inputMode: 'decimal' })}
      {...(longest !== undefined && { maxLength: longest })}
      error={fieldState.error?.message}
    />
  );
};

/** The same as a sheet: an army without units. */
export const NewArmySheet = ({
  open,
  onClose,
  ...form
}: NewArmyProps & { open: boolean; onClose: () => void }) => (
  <BottomSheet open={open} onClose={onClose} title="New army">
    <NewArmy {...form} />
  </BottomSheet>
);
