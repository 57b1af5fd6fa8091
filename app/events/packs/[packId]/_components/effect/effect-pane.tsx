'use client';

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { serverState } from '@/app/_components/server-state';
import { Select } from '@/app/_components/ui/field';
import * as packWords from '@/app/events/packs/[packId]/_components/words';
import { armiesOfQuery } from '@/lib/armies/queries';
import { usePack } from '../pack-context';
import { ownSample, useSample } from '../sample-context';
import { EffectOnMany } from './effect-on-many';
import { SampleResult } from './sample-result';

/** Which army shows what the rules do: one that ships, or one of mine. */
const SampleChoice = () => {
  const id = useId();
  const { samples, kit } = usePack();
  const { id: sample, choose } = useSample();
  const mine = useQuery(armiesOfQuery(kit.system.id), serverState()).data?.armies ?? [];
  return (
    <div className="py-2.5">
      <label htmlFor={id} className="vh">
        {packWords.sampleArmy}
      </label>
      <Select id={id} value={sample} onChange={({ target }) => choose(target.value)}>
        <optgroup label={packWords.readyMade}>
          {samples.map((each) => (
            <option key={each.id} value={each.id}>
              {each.label}
            </option>
          ))}
        </optgroup>
        {mine.length > 0 && (
          <optgroup label={packWords.mine}>
            {mine.map((army) => (
              <option key={army.id} value={ownSample(army.id)}>
                {army.name}
              </option>
            ))}
          </optgroup>
        )}
      </Select>
    </div>
  );
};

/** What the pack does to armies, live: to a sample, and to all that ship or were entered. */
export const EffectPane = () => (
  <>
    <SampleChoice />
    <SampleResult />
    <EffectOnMany />
  </>
);
