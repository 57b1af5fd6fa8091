'use client';

import { useId, useRef, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { Button, IconButton } from '@/app/_components/ui/button';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Select } from '@/app/_components/ui/field';
import { Glyph } from '@/app/_components/ui/glyph';
import { Fields } from '@/app/_editor/fields/field-parts';
import { LineFields } from '@/app/_editor/fields/line-fields';
import { chosenOf, type FormLine } from '@/app/_editor/fields/lines';
import { type Army, honoursOfWar } from '@/lib/rules/honours-of-war';
import {
  type ImagiTroop,
  TYPE_CHOICES,
  templateTroops,
  usualClass,
} from '@/lib/rules/honours-of-war/imagi-nation';
import { LIMITS } from '@/lib/rules/honours-of-war/tables';
import type { FormProps } from '../system-parts';
import { IMAGI, imagiNationOf } from './imagi-nation';
import * as words from './words';

/** The troops an imagi-nation fields: those of the nation it copies, or a list of its own. */
export const ImagiTroops = (props: FormProps<Army>) => {
  const { nation, template, put, reset } = imagiNationOf(props);
  const { troops } = nation;
  const list: FormLine = {
    kind: 'segments',
    key: 'troops',
    label: 'Troop list',
    options: [
      { value: 'template', label: `As ${template}` },
      { value: 'own', label: 'Its own' },
    ],
    value: troops === undefined ? 'template' : 'own',
    choose: (value) => (value === 'own' ? put('troops', templateTroops(props.file.army)) : reset('troops')),
  };
  return (
    <section aria-label="Its troops" className={IMAGI}>
      <h3 className="mb-2.5">
        Its troops <CiteChip cite={LIMITS.imagiInitiative.cite} />
      </h3>
      <Fields>
        <LineFields lines={[list]} node={nation} put={put} onLeave={props.seal} />
        {troops === undefined && (
          <p className="text-12 text-ink-3 phone:ml-0 -mt-1 ml-[200px]">
            {`Its own list starts with the troops of ${template}. Remove, add and re-rate as you like.`}
          </p>
        )}
      </Fields>
      {troops !== undefined && <OwnTroops {...props} troops={troops} />}
    </section>
  );
};

/** The entry the catalogue has of a type: its price in this army. */
const pricesOf = (props: FormProps<Army>): ReadonlyMap<string, number | null> =>
  new Map(
    honoursOfWar
      .catalogue(props.file)
      .flatMap(({ entries }) => entries.map(({ type, price }) => [type, price] as const)),
  );

const TROOP =
  'grid min-h-[34px] grid-cols-[30px_minmax(0,1fr)_120px_48px_auto] items-center gap-3 border-b border-rule phone:grid-cols-[30px_minmax(0,1fr)_104px_34px_44px] phone:gap-2 phone:py-1 phone:text-14 [&>select]:h-7 phone:[&>:is(select,button)]:min-h-11 phone:[&>button]:min-w-11';

const OwnTroops = ({ troops, ...props }: FormProps<Army> & { troops: readonly ImagiTroop[] }) => {
  const { set } = imagiNationOf(props);
  const list = useRef<HTMLDivElement>(null);
  const prices = pricesOf(props);
  const remove = (index: number) => {
    set({ troops: troops.toSpliced(index, 1) });
    // the button that was pressed is gone: on to the next one, or to what can be added
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]');
      const next = buttons?.[Math.min(index, buttons.length - 1)];
      (next ?? list.current?.querySelector<HTMLElement>('select'))?.focus();
    });
  };
  return (
    <div ref={list} className="pt-1">
      {troops.length === 0 && <p className="text-12 text-ink-3 py-2">It has no troops yet.</p>}
      {TYPE_CHOICES.map(({ title, types }) => {
        const fielded = troops.flatMap((troop, index) => {
          const typeChoice = types.find(({ type }) => type === troop.type);
          return typeChoice === undefined ? [] : [{ ...typeChoice, ...troop, index }];
        });
        if (fielded.length === 0) return null;
        return (
          <section key={title} aria-label={title}>
            <h4 className="text-12 pt-2.5 pb-0.5 leading-[1.4] font-semibold">{title}</h4>
            <ul>
              {fielded.map(({ index, type, label, symbol, superior, class: quality }) => (
                <li key={index} className={TROOP}>
                  <Glyph symbol={symbol} />
                  <span className="wrap-anywhere">{label}</span>
                  <Select
                    aria-label={`Class of ${label}`}
                    value={quality}
                    onChange={({ target }) =>
                      set({
                        troops: troops.with(index, {
                          type,
                          class: chosenOf(words.CLASSES, target.value) ?? quality,
                        }),
                      })
                    }
                  >
                    {words.CLASSES.filter(
                      ({ value }) => superior || value !== 'superior' || quality === value,
                    ).map(({ value, label: name }) => (
                      <option key={value} value={value}>
                        {name}
                      </option>
                    ))}
                  </Select>
                  <span className="num">{prices.get(type)}</span>
                  <IconButton
                    icon="close"
                    size="small"
                    label={`Take ${label} off the list`}
                    data-remove=""
                    onClick={() => remove(index)}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <AddTroop {...props} troops={troops} />
    </div>
  );
};

const AddTroop = ({ troops, ...props }: FormProps<Army> & { troops: readonly ImagiTroop[] }) => {
  const { set } = imagiNationOf(props);
  const id = useId();
  const { control, handleSubmit, reset } = useForm({ defaultValues: { type: '' } });
  const { field } = useController({ name: 'type', control });
  const [sentence, setSentence] = useState('');
  const left = TYPE_CHOICES.map(({ title, types }) => ({
    title,
    types: types.filter(({ type }) => !troops.some((troop) => troop.type === type)),
  }));
  const next = left.flatMap(({ types }) => types).find(({ type }) => type === field.value);
  const add = () => {
    if (next === undefined) return;
    const { type, label } = next;
    set({ troops: [...troops, { type, class: usualClass(props.file.army, type) }] });
    reset();
    setSentence(`${label} added`);
  };
  return (
    <form
      className="phone:grid-cols-[minmax(0,1fr)_auto] phone:[&>:is(select,button)]:min-h-11 phone:[&>label]:col-span-full grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 pt-3"
      onSubmit={handleSubmit(add)}
    >
      <label htmlFor={id}>Add a troop type</label>
      <Select {...field} id={id} value={next === undefined ? '' : field.value}>
        <option value="">Choose…</option>
        {left
          .filter(({ types }) => types.length > 0)
          .map(({ title, types }) => (
            <optgroup key={title} label={title}>
              {types.map(({ type, label }) => (
                <option key={type} value={type}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
      </Select>
      <Button type="submit" icon="plus" aria-disabled={next === undefined}>
        Add
      </Button>
      <p role="status" className="vh">
        {sentence}
      </p>
    </form>
  );
};
