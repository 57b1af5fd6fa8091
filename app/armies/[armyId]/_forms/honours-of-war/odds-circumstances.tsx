'use client';

import { CheckField } from '@/app/_components/ui/check-field';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { SPREAD } from '@/app/_components/ui/segments';
import { FieldSegments, Fields } from '@/app/_editor/fields/field-parts';
import { chosenOf } from '@/app/_editor/fields/lines';
import * as builderWords from '@/app/armies/[armyId]/_components/words';
import { signed } from '@/lib/rules/core/army/number';
import {
  type Circumstance,
  fireCircumstances,
  MOST_SUPPORTS,
  meleeCircumstances,
} from '@/lib/rules/honours-of-war/circumstances';
import { lightOf } from '@/lib/rules/honours-of-war/melee-odds';
import { FIRE, MELEE } from '@/lib/rules/honours-of-war/modifiers';
import type { Fight } from '@/lib/rules/honours-of-war/odds-notes';
import type { Unit } from '@/lib/rules/honours-of-war/priced';
import { Fold } from '../fields/fold';
import { type Asked, ask, type Cover } from './odds-columns';
import * as partOddsWords from './odds-words';

/** The reference sheet marks with a star what counts in the first round only. */
const plain = (label: string): string => label.replace(/ \*$/, '');

const SUPPORTS = Array.from({ length: MOST_SUPPORTS + 1 }, (_, count) => ({
  value: `${count}`,
  label: count === 0 ? builderWords.noneThere : `${count}, +${count}`,
}));

type Props = { unit: Unit; fight: Fight; asked: Asked };

/** What else bears on the die, folded away until it is wanted; its head names what is on. */
export const OddsCircumstances = ({ unit, fight, asked }: Props) => {
  const light = fight === 'melee' && lightOf(unit);
  const { lightCover, heavyCover } = fight === 'melee' ? MELEE : FIRE;
  const covers: readonly { readonly value: Cover; readonly label: string }[] = [
    { value: 'none', label: builderWords.noneThere },
    { value: 'lightCover', label: partOddsWords.lightValue(signed(lightCover.value)) },
    { value: 'heavyCover', label: partOddsWords.heavyValue(signed(heavyCover.value)) },
  ];
  return (
    <Fold
      className="border-rule border-y"
      head={
        <>
          {partOddsWords.circumstances} <span className="mute">{named(unit, fight, asked)}</span>
        </>
      }
    >
      <Fields className="pb-2">
        <FieldSegments
          legend={partOddsWords.cover}
          className={SPREAD.tight}
          options={covers}
          value={asked.cover}
          onChange={(value) => ask({ cover: chosenOf(covers, value) ?? asked.cover })}
        />
        {fight === 'melee' && (
          <FieldSegments
            legend={partOddsWords.supports}
            className={SPREAD.tight}
            options={SUPPORTS}
            value={`${asked.supports}`}
            onChange={(value) => ask({ supports: Number(value) })}
          />
        )}
        <div className="phone:grid-cols-[minmax(0,1fr)] grid grid-cols-[repeat(auto-fill,minmax(148px,1fr))] gap-x-3">
          {fight === 'melee' ? (
            <Checks all={meleeCircumstances(unit)} on={asked.melee} onChange={(melee) => ask({ melee })} />
          ) : (
            <Checks all={fireCircumstances(unit)} on={asked.fire} onChange={(fire) => ask({ fire })} />
          )}
          {light && (
            <CheckField checked={asked.atLight} onChange={({ target }) => ask({ atLight: target.checked })}>
              {partOddsWords.enemyIsLight}
            </CheckField>
          )}
        </div>
        <p className="text-12 text-ink-3">
          {partOddsWords.allIsAddedToDie} <CiteChip cite={FIRE.moved.cite} />
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

const named = (unit: Unit, fight: Fight, asked: Asked): string => {
  const circumstances = fight === 'melee' ? meleeCircumstances(unit) : fireCircumstances(unit);
  const on: readonly string[] = fight === 'melee' ? asked.melee : asked.fire;
  const words = [
    ...(asked.cover === 'none'
      ? []
      : [asked.cover === 'lightCover' ? partOddsWords.lightCover : partOddsWords.heavyCover]),
    ...(fight === 'melee' && asked.supports > 0 ? [partOddsWords.supporting(asked.supports)] : []),
    ...circumstances.filter(({ key }) => on.includes(key)).map(({ label }) => plain(label).toLowerCase()),
    ...(fight === 'melee' && asked.atLight && lightOf(unit) ? [partOddsWords.enemyLightInfantry] : []),
  ];
  return words.join(', ') || 'none';
};
