'use client';

import { CheckField } from '@/app/_components/ui/check-field';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { SPREAD } from '@/app/_components/ui/segments';
import { FieldSegments, Fields } from '@/app/_editor/fields/field-parts';
import { chosenOf } from '@/app/_editor/fields/lines';
import { signed } from '@/lib/rules/core/army/number';
import type { Unit } from '@/lib/rules/honours-of-war';
import {
  type Circumstance,
  fireCircumstances,
  MOST_SUPPORTS,
  meleeCircumstances,
} from '@/lib/rules/honours-of-war/circumstances';
import { lightOf } from '@/lib/rules/honours-of-war/melee-odds';
import { FIRE, MELEE } from '@/lib/rules/honours-of-war/modifiers';
import type { FightKind } from '@/lib/rules/honours-of-war/odds-notes';
import { Fold } from '../fields/fold';
import { ask, type Cover, type OddsQuery } from './odds-columns';

/** The reference sheet marks with a star what counts in the first round only. */
const plain = (label: string): string => label.replace(/ \*$/, '');

const SUPPORTS = Array.from({ length: MOST_SUPPORTS + 1 }, (_, count) => ({
  value: `${count}`,
  label: count === 0 ? 'None' : `${count}, +${count}`,
}));

type Props = { unit: Unit; fight: FightKind; query: OddsQuery };

/** What else bears on the die, folded away until it is wanted; its head names what is on. */
export const OddsCircumstances = ({ unit, fight, query }: Props) => {
  const light = fight === 'melee' && lightOf(unit);
  const { lightCover, heavyCover } = fight === 'melee' ? MELEE : FIRE;
  const covers: readonly { readonly value: Cover; readonly label: string }[] = [
    { value: 'none', label: 'None' },
    { value: 'lightCover', label: `Light, ${signed(lightCover.value)}` },
    { value: 'heavyCover', label: `Heavy, ${signed(heavyCover.value)}` },
  ];
  return (
    <Fold
      className="border-rule border-y"
      head={
        <>
          Circumstances <span className="mute">{named(unit, fight, query)}</span>
        </>
      }
    >
      <Fields className="pb-2">
        <FieldSegments
          legend="Cover"
          className={SPREAD.tight}
          options={covers}
          value={query.cover}
          onChange={(value) => ask({ cover: chosenOf(covers, value) ?? query.cover })}
        />
        {fight === 'melee' && (
          <FieldSegments
            legend="Supports"
            className={SPREAD.tight}
            options={SUPPORTS}
            value={`${query.supports}`}
            onChange={(value) => ask({ supports: Number(value) })}
          />
        )}
        <div className="phone:grid-cols-[minmax(0,1fr)] grid grid-cols-[repeat(auto-fill,minmax(148px,1fr))] gap-x-3">
          {fight === 'melee' ? (
            <Checks all={meleeCircumstances(unit)} on={query.melee} onChange={(melee) => ask({ melee })} />
          ) : (
            <Checks all={fireCircumstances(unit)} on={query.fire} onChange={(fire) => ask({ fire })} />
          )}
          {light && (
            <CheckField checked={query.atLight} onChange={({ target }) => ask({ atLight: target.checked })}>
              Enemy is light infantry
            </CheckField>
          )}
        </div>
        <p className="text-12 text-ink-3">
          Everything that applies is added to the die. <CiteChip cite={FIRE.moved.cite} />
        </p>
      </Fields>
    </Fold>
  );
};

type ChecksProps<K> = {
  all: readonly Circumstance<K>[];
  on: readonly K[];
  onChange: (on: readonly K[]) => void;
};

const Checks = <K extends string>({ all, on, onChange }: ChecksProps<K>) =>
  all.map(({ key, label, value }) => (
    <CheckField
      key={key}
      checked={on.includes(key)}
      onChange={({ target }) => onChange(target.checked ? [...on, key] : on.filter((other) => other !== key))}
    >
      {plain(label)} <span className="num text-ink-3 ml-auto">{signed(value)}</span>
    </CheckField>
  ));

const named = (unit: Unit, fight: FightKind, query: OddsQuery): string => {
  const circumstances = fight === 'melee' ? meleeCircumstances(unit) : fireCircumstances(unit);
  const on: readonly string[] = fight === 'melee' ? query.melee : query.fire;
  const words = [
    ...(query.cover === 'none' ? [] : [query.cover === 'lightCover' ? 'light cover' : 'heavy cover']),
    ...(fight === 'melee' && query.supports > 0 ? [`${query.supports} supporting`] : []),
    ...circumstances.filter(({ key }) => on.includes(key)).map(({ label }) => plain(label).toLowerCase()),
    ...(fight === 'melee' && query.atLight && lightOf(unit) ? ['enemy light infantry'] : []),
  ];
  return words.join(', ') || 'none';
};
