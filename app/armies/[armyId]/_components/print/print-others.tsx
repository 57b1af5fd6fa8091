'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { armyDetail } from '@/app/_components/army/army-choice';
import { useChange } from '@/app/_components/server-changes';
import { getQueryClient } from '@/app/_components/server-state';
import { CheckField } from '@/app/_components/ui/check-field';
import { Input } from '@/app/_components/ui/field';
import * as common from '@/app/_components/words';
import { armiesOfQuery, armyQuery } from '@/lib/armies/queries';
import type { ArmyRecord, ArmyRow } from '@/lib/armies/schema';
import { matching } from '@/lib/rules/core/text/word-search';
import { useArmyId, useSystem } from '../builder-context';

/** Armies in one job beside the first, as the server prints at most. */
const MOST_OTHERS = 9;
/** From so many on they can be searched. */
const MANY = 8;

/** My other armies of these rules, those edited last first; none where there is no connection. */
const useOtherArmies = (open: boolean): readonly ArmyRow[] => {
  const armyId = useArmyId();
  const { id: system } = useSystem();
  const { data } = useQuery({ ...armiesOfQuery(system), enabled: open }, getQueryClient());
  return (data?.armies ?? []).filter((row) => row.id !== armyId);
};

type Props = {
  open: boolean;
  chosenArmies: readonly ArmyRecord[];
  onChange: (chosenArmies: readonly ArmyRecord[]) => void;
};

const otherArmies = 'Other armies in this job';

/** Armies to print in the same job: the other side, or a whole club evening. */
export const OtherArmies = ({ open, chosenArmies, onChange }: Props) => {
  const rows = useOtherArmies(open);
  const [search, setSearch] = useState('');
  const { change: add, fault } = useChange({
    mutationFn: (id: string) => getQueryClient().fetchQuery({ ...armyQuery(id), staleTime: 0 }),
  });
  if (rows.length === 0) return null;
  const matches = matching(
    rows,
    ({ name, summary }) => `${name} ${summary.nationLabel} ${summary.year}`,
    search,
  );

  return (
    <details>
      <summary className="touch:min-h-11 touch:content-center">
        {otherArmies}
        {chosenArmies.length > 0 && `: ${chosenArmies.length}`}
      </summary>
      <fieldset className="grid gap-0.5 pt-2">
        <legend className="vh">{otherArmies}</legend>
        {rows.length > MANY && (
          <Input
            type="search"
            aria-label="Find an army"
            placeholder="Find an army"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        )}
        <div className="grid max-h-72 gap-0.5 overflow-auto">
          {matches.map(({ id, name, summary, editedAt }) => {
            const on = chosenArmies.some((record) => record.id === id);
            return (
              <CheckField
                key={id}
                checked={on}
                disabled={!on && chosenArmies.length === MOST_OTHERS}
                onChange={() =>
                  on
                    ? onChange(chosenArmies.filter((record) => record.id !== id))
                    : add(id, { onSuccess: (record) => onChange([...chosenArmies, record]) })
                }
              >
                <span className="min-w-0">
                  {name || common.armyWithoutName}
                  <Known summary={summary} editedAt={editedAt} />
                </span>
              </CheckField>
            );
          })}
        </div>
        {matches.length === 0 && <p className="mute">None of your armies has that name.</p>}
        {chosenArmies.length === MOST_OTHERS && (
          <p className="mute">{`Print at most ${MOST_OTHERS + 1} armies at once.`}</p>
        )}
      </fieldset>
      {fault !== undefined && (
        <p className="text-error" role="alert">
          That army could not be loaded. Try again when there is a connection.
        </p>
      )}
    </details>
  );
};

/** What tells armies of one name apart. */
const Known = ({ summary, editedAt }: Pick<ArmyRow, 'summary' | 'editedAt'>) => {
  const { name, pointScale, terms } = useSystem();
  return (
    <span className="text-12 text-ink-3">
      {' '}
      {armyDetail(summary, { name, pointScale, units: terms.units }, editedAt)}
    </span>
  );
};
