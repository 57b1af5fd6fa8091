'use client';

import { create } from 'zustand';
import { Icon } from '@/app/_components/ui/icon';
import { rowOf } from '../../_store/view';
import { useBuilder, useParts } from '../builder-context';
import { useFormProps } from '../inspector/node-form';
import { Later } from '../later';
import './odds-part.css';

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
    <details
      className="odds"
      open={open}
      onToggle={({ currentTarget }) => useOpened.setState({ open: currentTarget.open })}
    >
      <summary>
        <Icon name="chevron-right" />
        Odds
      </summary>
      {open && <Later part={Odds} props={{ ...props, at: unit }} />}
    </details>
  );
};
