'use client';

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { getQueryClient } from '@/app/_components/server-state';
import { Select } from '@/app/_components/ui/field';
import { packsQuery } from '@/lib/events/packs/pack-queries';
import { counted } from '@/lib/rules/core/army/words';
import { MAX_PACKS } from '@/lib/rules/events/bounds';
import { READY_PACKS } from '@/lib/rules/events/ready-index';
import { usePack, usePackActions, usePackState, useTerms } from './pack-context';

type Choice = { readonly id: string; readonly name: string };
type Choices = { readonly ready: readonly Choice[]; readonly mine: readonly Choice[] };

/** Packs that this one can stand on: ready-made ones and others of mine, each id once. */
const useChoices = (): Choices => {
  const { system } = usePack().kit;
  const own = usePackState(({ file }) => file.id);
  const rows = useQuery(packsQuery(), getQueryClient()).data?.packs ?? [];
  const ready = READY_PACKS.filter((each) => each.system === system.id && each.id !== own);
  const mine = new Map(
    rows
      .filter((row) => row.system === system.id && row.packId !== own)
      .filter((row) => ready.every(({ id }) => id !== row.packId))
      .toReversed()
      .map((row) => [row.packId, { id: row.packId, name: row.name }]),
  );
  return { ready, mine: [...mine.values()] };
};

/** The base of the pack: its rules, and packs below it, each on top of the one before. */
export const PackBase = () => {
  const { system } = usePack().kit;
  const { change } = usePackActions();
  const { on, rules } = usePackState(({ file }) => file);
  const { terms } = useTerms().now;
  const choices = useChoices();
  const own = rules.filter(({ kind }) => kind !== 'free').length;
  const put = (next: readonly string[]) =>
    change({ label: 'Change the packs below', ops: [{ op: 'set', path: ['on'], value: next }] });
  const atPlace = (index: number, id: string) => put(on.toSpliced(index, 1, ...(id === '' ? [] : [id])));
  const places = on.length < MAX_PACKS - 1 ? [...on, ''] : on;
  return (
    <div className="border-rule flex flex-wrap items-center gap-x-4 gap-y-2 border-b py-2">
      <span className="text-ink-2">
        On top of <b className="text-ink font-[560]">{system.name}</b>
      </span>
      {places.map((id, index) => (
        <Below
          key={id === '' ? 'next' : id}
          label={index === 0 ? 'and the pack' : 'and'}
          id={id}
          choices={choices}
          takenIds={on}
          onChoose={(choice) => atPlace(index, choice)}
        />
      ))}
      <span className="text-ink-3 ml-auto">{`${counted(terms.length, 'rule')}, ${own} of your own`}</span>
    </div>
  );
};

type BelowProps = {
  label: string;
  /** of the pack; empty for the place of one more */
  id: string;
  choices: Choices;
  takenIds: readonly string[];
  onChoose: (id: string) => void;
};

const Below = ({ label, id, choices: { ready, mine }, takenIds, onChoose }: BelowProps) => {
  const field = useId();
  const left = (all: readonly Choice[]) =>
    all.filter((each) => each.id === id || !takenIds.includes(each.id));
  const isThere = [...ready, ...mine].some((each) => each.id === id);
  return (
    <span className="flex max-w-full items-center gap-2 whitespace-nowrap">
      <label className="text-ink-2" htmlFor={field}>
        {label}
      </label>
      <span className="w-44 min-w-0">
        <Select id={field} value={id} onChange={({ target }) => onChoose(target.value)}>
          <option value="">none</option>
          <Options label="Ready-made" choices={left(ready)} />
          <Options label="Mine" choices={left(mine)} />
          {id !== '' && !isThere && <option value={id}>{id}</option>}
        </Select>
      </span>
    </span>
  );
};

const Options = ({ label, choices }: { label: string; choices: readonly Choice[] }) =>
  choices.length === 0 ? null : (
    <optgroup label={label}>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  );
