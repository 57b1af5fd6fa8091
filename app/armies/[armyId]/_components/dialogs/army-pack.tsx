'use client';

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import * as armyWords from '@/app/_components/army/words';
import { serverState } from '@/app/_components/server-state';
import { Select } from '@/app/_components/ui/field';
import * as common from '@/app/_components/words';
import { PairField } from '@/app/_editor/fields/field-parts';
import * as editorWords from '@/app/_editor/words';
import { packsQuery } from '@/lib/events/packs/pack-queries';
import { packText } from '@/lib/rules/core/contract/event-terms';
import { READY_PACKS } from '@/lib/rules/events/ready-index';
import { useActions, useBuilder, useSystem } from '../builder-context';
import * as words from './words';

/** The event pack that the army is built under: its findings stand among the others, live. */
export const ArmyPack = () => {
  const id = useId();
  const { id: system } = useSystem();
  const [packId = '', ...more] = useBuilder(({ file }) => file.packs);
  const { change } = useActions();
  const ready = READY_PACKS.filter((pack) => pack.system === system);
  const all = useQuery(packsQuery(), serverState()).data?.packs ?? [];
  const mine = all.filter((pack) => pack.system === system);
  const isKnown = [...ready, ...mine].some((pack) => pack.id === packId);
  const choose = (pack: string) =>
    change({
      ops: [{ op: 'set', path: ['packs'], value: pack === '' ? more : [pack, ...more] }],
      label: pack === '' ? words.buildWithoutPack : words.buildUnderPack,
    });
  return (
    <PairField id={id} label={editorWords.eventPack}>
      <Select id={id} value={packId} onChange={({ target }) => choose(target.value)}>
        <option value="">{common.none}</option>
        {ready.map((pack) => (
          <option key={pack.id} value={pack.id}>
            {pack.name}
          </option>
        ))}
        {mine.length > 0 && (
          <optgroup label={armyWords.packsOfMine}>
            {mine.map((pack) => (
              <option key={pack.id} value={pack.id}>
                {pack.name}
              </option>
            ))}
          </optgroup>
        )}
        {packId !== '' && !isKnown && <option value={packId}>{packText(packId)}</option>}
      </Select>
    </PairField>
  );
};
