'use client';

import { useQuery } from '@tanstack/react-query';
import { serverState, useChange } from '@/app/_components/server-state';
import { CheckField } from '@/app/_components/ui/check-field';
import { armiesOfQuery, armyQuery } from '@/lib/armies/queries';
import type { ArmyRecord, ArmyRow } from '@/lib/armies/schema';
import { useArmyId, useSystem } from '../builder-context';

/** My other armies of these rules, those edited last; none where there is no connection. */
const useOtherArmies = (open: boolean): readonly ArmyRow[] => {
  const armyId = useArmyId();
  const { id: system } = useSystem();
  const { data } = useQuery({ ...armiesOfQuery(system), enabled: open }, serverState());
  return (data?.armies ?? []).filter((row) => row.id !== armyId);
};

type Props = {
  open: boolean;
  chosen: readonly ArmyRecord[];
  onChange: (chosen: readonly ArmyRecord[]) => void;
};

/** Armies to print in the same job: the opponent, or a whole club evening. */
export const OtherArmies = ({ open, chosen, onChange }: Props) => {
  const rows = useOtherArmies(open);
  const { change: add, fault } = useChange({
    mutationFn: (id: string) => serverState().fetchQuery({ ...armyQuery(id), staleTime: 0 }),
  });
  if (rows.length === 0) return null;

  return (
    <details>
      <summary>Other armies in this job{chosen.length > 0 && `: ${chosen.length}`}</summary>
      <fieldset className="grid gap-0.5">
        <legend className="vh">Other armies in this job</legend>
        {rows.map(({ id, name }) => {
          const on = chosen.some((record) => record.id === id);
          return (
            <CheckField
              key={id}
              checked={on}
              onChange={() =>
                on
                  ? onChange(chosen.filter((record) => record.id !== id))
                  : add(id, { onSuccess: (record) => onChange([...chosen, record]) })
              }
            >
              {name || 'Army without a name'}
            </CheckField>
          );
        })}
      </fieldset>
      {fault !== undefined && (
        <p className="text-error" role="alert">
          That army could not be fetched. Try again when there is a connection.
        </p>
      )}
    </details>
  );
};
