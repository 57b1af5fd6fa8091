'use client';

import { useState } from 'react';
import { Button } from '@/app/_components/ui/button';
import { CheckField } from '@/app/_components/ui/check-field';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { Flag } from '@/app/_components/ui/icon';
import { counted } from '@/lib/rules/core/army/words';
import type { RuleOf } from '@/lib/rules/events/schema';
import { nationLabel } from '@/lib/rules/events/words';
import { usePack } from '../pack-context';
import { useRuleEdits } from './rule-fields';

type NationChoiceProps = { rule: RuleOf<'nations'>; index: number; name: string };

/** Nations that are listed by name; more are counted. */
const TOLD = 3;

/** Which nations may come, and whether with allies or invented; chosen in a sheet. */
export const NationChoice = ({ rule: { only, contingents, imagi }, index, name }: NationChoiceProps) => {
  const [open, setOpen] = useState(false);
  const { words } = usePack().kit;
  const { nations } = words.system.choices;
  const { set } = useRuleEdits(index, name);
  const summary =
    only === undefined
      ? 'all nations'
      : only.length > TOLD
        ? counted(only.length, 'nation')
        : only.map((each) => nationLabel(words, each)).join(', ');
  const turned = (nation: string, on: boolean) => {
    const next = nations
      .map(({ value }) => value)
      .filter((each) => (each === nation ? on : (only?.includes(each) ?? true)));
    set({ only: next.length === nations.length ? undefined : next });
  };
  return (
    <span className="flex flex-wrap items-center gap-x-[7px] gap-y-1">
      <span className="flex gap-0.5" aria-hidden="true">
        {(only ?? nations.map(({ value }) => value)).map((each) => (
          <Flag key={each} nation={each} className="h-5" />
        ))}
      </span>
      <span className="text-ink-2">
        {summary}
        {imagi ? '' : '; no imagi-nations'}
        {contingents ? '' : '; no contingents'}
      </span>
      <Button size="small" onClick={() => setOpen(true)}>
        Choose
        <span className="vh"> nations</span>
      </Button>
      <BottomSheet open={open} onClose={() => setOpen(false)} title="Nations allowed">
        <div className="grid grid-cols-2 gap-x-4">
          {nations.map(({ value, label }) => (
            <CheckField
              key={value}
              checked={only?.includes(value) ?? true}
              disabled={only?.length === 1 && only.includes(value)}
              onChange={({ target }) => turned(value, target.checked)}
            >
              <Flag nation={value} className="h-4" />
              {label}
            </CheckField>
          ))}
        </div>
        <div className="border-rule mt-3 grid border-t pt-3">
          <CheckField checked={contingents} onChange={({ target }) => set({ contingents: target.checked })}>
            Allow allied contingents
          </CheckField>
          <CheckField checked={imagi} onChange={({ target }) => set({ imagi: target.checked })}>
            Allow imagi-nations
          </CheckField>
        </div>
      </BottomSheet>
    </span>
  );
};
