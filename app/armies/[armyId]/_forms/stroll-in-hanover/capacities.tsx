'use client';

import { useId, useState } from 'react';
import { Input } from '@/app/_components/ui/field';
import { PairField } from '@/app/_editor/fields/field-parts';
import { cleanLine } from '@/app/_editor/typed-text';
import * as words from './words';

const MOST_CAPACITIES = 8;
const MAX_CAPACITY = 60;

const parted = (typed: string): string[] =>
  cleanLine(typed)
    .split(',')
    .map((capacity) => capacity.trim().slice(0, MAX_CAPACITY))
    .filter((capacity) => capacity !== '')
    .slice(0, MOST_CAPACITIES);

type CapacitiesProps = {
  values: readonly string[];
  onChange: (values: string[] | undefined) => void;
  onLeave: () => void;
};

/** Capacities of the lost section in words, parted by commas. What is typed stays as typed until the field is left. */
export const Capacities = ({ values, onChange, onLeave }: CapacitiesProps) => {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <PairField id={id} label={words.capacities}>
      <Input
        id={id}
        autoComplete="off"
        placeholder={words.inWords}
        value={typed ?? values.join(', ')}
        onChange={({ target }) => {
          setTyped(target.value);
          const now = parted(target.value);
          onChange(now.length === 0 ? undefined : now);
        }}
        onBlur={() => {
          setTyped(null);
          onLeave();
        }}
      />
    </PairField>
  );
};
