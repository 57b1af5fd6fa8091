'use client';

import { useState } from 'react';
import * as armyWords from '@/app/_components/army/words';
import { TextButton } from '@/app/_components/ui/button';
import { SPREAD } from '@/app/_components/ui/segments';
import { chosenOf, presentLines } from '@/app/_editor/fields/lines';
import { type Army, retyped, type Unit, unitOptions } from '@/lib/rules/one-hour-napoleonic';
import { BOUNDS } from '@/lib/rules/one-hour-napoleonic/bounds';
import { TYPES } from '@/lib/rules/one-hour-napoleonic/tables';
import { NodeFields } from '../fields/node-fields';
import { Traits } from '../fields/traits';
import type { InspectorProps } from '../inspector-props';
import { nodeAt } from '../node';
import * as words from '../words';

const SIZES = {
  men: { label: armyWords.men, ...BOUNDS.men },
  guns: { label: armyWords.guns, ...BOUNDS.guns },
} as const;

/** A unit: name, type, quality as hits, traits, and its size where it differs from the army's usual one. */
export const UnitForm = (props: InspectorProps<Army>) => {
  const { file, at, change } = props;
  const { node: unit, put } = nodeAt<Unit>(props, words.changeUnit);
  const { types, hits, traits, size, usual } = unitOptions(unit, file.army);
  const [sizing, setSizing] = useState(false);
  const sized = sizing || unit[size] !== undefined;
  const has = (wanting: string) => traits.some(({ trait }) => trait === wanting && unit[trait] === true);
  const lines = presentLines(
    {
      kind: 'choice',
      key: 'type',
      label: armyWords.type,
      options: types,
      choose: (chosen) => {
        const type = chosenOf(types, chosen);
        if (type === undefined) return;
        change(words.changeType, [{ op: 'set', path: ['army', ...at], value: retyped(unit, type) }]);
      },
    },
    {
      kind: 'segments',
      key: 'hits',
      label: words.hits,
      className: SPREAD.halves,
      options: hits,
      numeric: true,
    },
    {
      kind: 'own',
      key: 'traits',
      own: <Traits key="traits" has={has} put={put} traits={traits} />,
    },
    sized && {
      kind: 'number',
      key: size,
      ...SIZES[size],
      placeholder: words.asArmyHasIt(usual),
    },
  );
  const beside = !sized && (
    <TextButton onClick={() => setSizing(true)}>
      {size === 'guns' ? words.numberOfGuns : words.numberOfMen}
    </TextButton>
  );
  const regiments = { nation: file.army.nation, symbol: TYPES[unit.type].symbol, year: file.army.year };
  return <NodeFields {...props} node={unit} put={put} lines={lines} beside={beside} regiments={regiments} />;
};
