'use client';

import { create } from 'zustand';
import { Later } from '@/app/_editor/later';
import { Fold } from '../../_forms/fields/fold';
import { rowOf } from '../../_store/view';
import { useBuilder, useParts } from '../builder-context';
import { useFormProps } from '../inspector/node-form';
import * as words from '../words';

/** Stays as the player left it, from unit to unit and from sheet to sheet. */
const useOpened = create(() => ({ open: false }));

/** The odds of a unit, where its system reckons some: closed until they are wanted, and loaded only then. */
export const OddsPart = ({ id }: { id: string }) => {
  const { Odds } = useParts();
  const props = useFormProps();
  const unit = useBuilder(({ view }) => {
    const row = rowOf(view, id)?.row;
    return row?.kind === 'unit' ? row.at : null;
  });
  const { open } = useOpened();
  if (Odds === undefined || unit === null) return null;
  return (
    <Fold
      data-odds
      className="border-rule phone:[&_:is(fieldset,table)]:text-14 phone:[&_label:has(>[type=radio])]:leading-11 mt-2.5 border-t"
      head={<span className="font-medium">{words.odds}</span>}
      open={open}
      onToggle={({ currentTarget }) => useOpened.setState({ open: currentTarget.open })}
    >
      {open && <Later part={Odds} props={{ ...props, at: unit }} />}
    </Fold>
  );
};
