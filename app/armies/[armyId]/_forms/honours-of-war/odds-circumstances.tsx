'use client';

import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Icon } from '@/app/_components/ui/icon';
import { Segments, SPREAD } from '@/app/_components/ui/segments';
import type { Unit } from '@/lib/rules/honours-of-war';
import {
  type Circumstance,
  fireCircumstances,
  MOST_SUPPORTS,
  meleeCircumstances,
} from '@/lib/rules/honours-of-war/circumstances';
import { lightOf } from '@/lib/rules/honours-of-war/melee-odds';
import { FIRE, MELEE } from '@/lib/rules/honours-of-war/modifiers';
import { type Asked, ask, type Cover, type Fight } from './odds-asked';

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** The reference sheet marks with a star what counts in the first round only. */
const plain = (label: string): string => label.replace(/ \*$/, '');

const SUPPORTS = Array.from({ length: MOST_SUPPORTS + 1 }, (_, count) => ({
  value: `${count}`,
  label: count === 0 ? 'None' : `${count}, +${count}`,
}));

type Props = { unit: Unit; fight: Fight; asked: Asked };

/** What else bears on the die, folded away until it is wanted; its head names what is on. */
export const OddsCircumstances = ({ unit, fight, asked }: Props) => {
  const light = fight === 'melee' && lightOf(unit);
  const cover = (fight === 'melee' ? MELEE : FIRE) as Record<Exclude<Cover, 'none'>, { value: number }>;
  return (
    <details>
      <summary>
        <Icon name="chevron-right" />
        Circumstances <span className="mute">{named(unit, fight, asked)}</span>
      </summary>
      <div className="fields">
        <Segments
          legend="Cover"
          className={SPREAD.tight}
          options={[
            { value: 'none', label: 'None' },
            { value: 'lightCover', label: `Light, ${signed(cover.lightCover.value)}` },
            { value: 'heavyCover', label: `Heavy, ${signed(cover.heavyCover.value)}` },
          ]}
          value={asked.cover}
          onChange={(value) => ask({ cover: value as Cover })}
        />
        {fight === 'melee' && (
          <Segments
            legend="Supports"
            className={SPREAD.tight}
            options={SUPPORTS}
            value={`${asked.supports}`}
            onChange={(value) => ask({ supports: Number(value) })}
          />
        )}
        <div className="bearing">
          {fight === 'melee' ? (
            <Checks all={meleeCircumstances(unit)} on={asked.melee} onChange={(melee) => ask({ melee })} />
          ) : (
            <Checks all={fireCircumstances(unit)} on={asked.fire} onChange={(fire) => ask({ fire })} />
          )}
          {light && (
            <label className="check-field">
              <input
                type="checkbox"
                checked={asked.atLight}
                onChange={({ target }) => ask({ atLight: target.checked })}
              />
              Enemy is light infantry
            </label>
          )}
        </div>
        <p className="small">
          All that hold are added to the die. <CiteChip cite={FIRE.moved.cite} />
        </p>
      </div>
    </details>
  );
};

type ChecksProps<K> = {
  all: readonly Circumstance<K>[];
  on: readonly K[];
  onChange: (on: readonly K[]) => void;
};

const Checks = <K extends string>({ all, on, onChange }: ChecksProps<K>) =>
  all.map(({ key, label, value }) => (
    <label key={key} className="check-field">
      <input
        type="checkbox"
        checked={on.includes(key)}
        onChange={({ target }) =>
          onChange(target.checked ? [...on, key] : on.filter((other) => other !== key))
        }
      />
      {plain(label)} <span className="num">{signed(value)}</span>
    </label>
  ));

const named = (unit: Unit, fight: Fight, asked: Asked): string => {
  const known = fight === 'melee' ? meleeCircumstances(unit) : fireCircumstances(unit);
  const on: readonly string[] = fight === 'melee' ? asked.melee : asked.fire;
  const words = [
    ...(asked.cover === 'none' ? [] : [asked.cover === 'lightCover' ? 'light cover' : 'heavy cover']),
    ...(fight === 'melee' && asked.supports > 0 ? [`${asked.supports} supporting`] : []),
    ...known.filter(({ key }) => on.includes(key)).map(({ label }) => plain(label).toLowerCase()),
    ...(fight === 'melee' && asked.atLight && lightOf(unit) ? ['enemy light infantry'] : []),
  ];
  return words.join(', ') || 'none';
};
