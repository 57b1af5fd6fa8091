'use client';

import { useId, useRef, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { Button, IconButton } from '@/app/_components/ui/button';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Glyph } from '@/app/_components/ui/glyph';
import { type Army, honoursOfWar } from '@/lib/rules/honours-of-war';
import {
  type ImagiTroop,
  TYPE_CHOICES,
  templateTroops,
  usualClass,
} from '@/lib/rules/honours-of-war/imagi-nation';
import { LIMITS } from '@/lib/rules/honours-of-war/tables';
import { LineFields } from '../fields/line-fields';
import { chosenOf, type Line } from '../fields/lines';
import type { FormProps } from '../inspector-props';
import { CLASSES } from './form-labels';
import { imagiNationOf } from './imagi-nation';

/** The troops an imagi-nation fields: those of the nation it copies, or a list of its own. */
export const ImagiTroops = (props: FormProps<Army>) => {
  const { nation, template, put, reset } = imagiNationOf(props);
  const { troops } = nation;
  const list: Line = {
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
    <section aria-label="Its troops" className="imagi">
      <h3>
        Its troops <CiteChip cite={LIMITS.imagiInitiative.cite} />
      </h3>
      <div className="fields">
        <LineFields lines={[list]} node={nation} put={put} onLeave={props.seal} />
        {troops === undefined && (
          <p className="imagi-note">
            Its own list begins with the troops of {template}; take away, add, rate anew.
          </p>
        )}
      </div>
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
    <div ref={list} className="imagi-list">
      {troops.length === 0 && <p className="none">It fields nothing yet.</p>}
      {TYPE_CHOICES.map(({ title, types }) => {
        const fielded = troops.flatMap((troop, index) => {
          const known = types.find(({ type }) => type === troop.type);
          return known === undefined ? [] : [{ ...known, ...troop, index }];
        });
        if (fielded.length === 0) return null;
        return (
          <section key={title} aria-label={title}>
            <h4>{title}</h4>
            <ul>
              {fielded.map(({ index, type, label, symbol, superior, class: quality }) => (
                <li key={index}>
                  <Glyph symbol={symbol} />
                  <span className="what">{label}</span>
                  <select
                    className="field"
                    aria-label={`Class of ${label}`}
                    value={quality}
                    onChange={({ target }) =>
                      set({
                        troops: troops.with(index, {
                          type,
                          class: chosenOf(CLASSES, target.value) ?? quality,
                        }),
                      })
                    }
                  >
                    {CLASSES.filter(({ value }) => superior || value !== 'superior' || quality === value).map(
                      ({ value, label: name }) => (
                        <option key={value} value={value}>
                          {name}
                        </option>
                      ),
                    )}
                  </select>
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
  const [said, setSaid] = useState('');
  const left = TYPE_CHOICES.map(({ title, types }) => ({
    title,
    types: types.filter(({ type }) => !troops.some((troop) => troop.type === type)),
  }));
  const found = left.flatMap(({ types }) => types).find(({ type }) => type === field.value);
  const add = () => {
    if (found === undefined) return;
    const { type, label } = found;
    set({ troops: [...troops, { type, class: usualClass(props.file.army, type) }] });
    reset();
    setSaid(`${label} added`);
  };
  return (
    <form className="imagi-add" onSubmit={handleSubmit(add)}>
      <label htmlFor={id}>Add a troop type</label>
      <select {...field} id={id} className="field" value={found === undefined ? '' : field.value}>
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
      </select>
      <Button type="submit" icon="plus" aria-disabled={found === undefined}>
        Add
      </Button>
      <p role="status" className="vh">
        {said}
      </p>
    </form>
  );
};
