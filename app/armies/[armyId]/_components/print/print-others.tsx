'use client';

import { useEffect, useState } from 'react';
import { loadArmies, loadArmy } from '@/lib/armies/queries';
import { RequestError } from '@/lib/armies/request';
import type { ArmyRecord, ArmyRow } from '@/lib/armies/schema';
import { useArmyId, useSystem } from '../builder-context';

/** A request that failed for want of an answer; anything else is a bug and goes on. */
const unanswered = (error: unknown): true => {
  if (!(error instanceof RequestError)) throw error;
  return true;
};

/** My other armies of these rules, those edited last; none where there is no connection. */
const useOtherArmies = (open: boolean): readonly ArmyRow[] => {
  const armyId = useArmyId();
  const { id: system } = useSystem();
  const [rows, setRows] = useState<readonly ArmyRow[]>([]);
  useEffect(() => {
    if (!open) return;
    let wanted = true;
    loadArmies({ system }).then(
      ({ armies }) => wanted && setRows(armies.filter((row) => row.id !== armyId)),
      unanswered,
    );
    return () => {
      wanted = false;
    };
  }, [open, armyId, system]);
  return rows;
};

type Props = {
  open: boolean;
  chosen: readonly ArmyRecord[];
  onChange: (chosen: readonly ArmyRecord[]) => void;
};

/** Armies to print in the same job: the opponent, or a whole club evening. */
export const OtherArmies = ({ open, chosen, onChange }: Props) => {
  const rows = useOtherArmies(open);
  const [missing, setMissing] = useState(false);
  if (rows.length === 0) return null;

  const add = async (id: string): Promise<void> => {
    setMissing(false);
    try {
      const record = await loadArmy(id);
      if (record === null) setMissing(true);
      else onChange([...chosen, record]);
    } catch (error) {
      setMissing(unanswered(error));
    }
  };

  return (
    <details className="print-others">
      <summary>Other armies in this job{chosen.length > 0 && `: ${chosen.length}`}</summary>
      <fieldset className="checks-field">
        <legend className="vh">Other armies in this job</legend>
        {rows.map(({ id, name }) => {
          const on = chosen.some((record) => record.id === id);
          return (
            <label key={id} className="check-field">
              <input
                type="checkbox"
                checked={on}
                onChange={() => (on ? onChange(chosen.filter((record) => record.id !== id)) : void add(id))}
              />
              {name || 'Army without a name'}
            </label>
          );
        })}
      </fieldset>
      {missing && (
        <p className="fault" role="alert">
          That army could not be fetched. Try again when there is a connection.
        </p>
      )}
    </details>
  );
};
