'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useChange } from '@/app/_components/server-changes';
import { getQueryClient } from '@/app/_components/server-state';
import { Button } from '@/app/_components/ui/button';
import { Fault } from '@/app/_components/ui/field';
import { armiesOfQuery, createArmyChange, editArmyChange } from '@/lib/armies/queries';
import type { ArmyRow } from '@/lib/armies/schema';
import { newId } from '@/lib/ids';
import { armyPath } from '@/lib/pages';
import { isSystemId, loadSystem } from '@/lib/rules';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import { withUnitsOf } from '@/lib/rules/core/tree/add-units';
import type { UnitRating } from '@/lib/rules/rating';

/** A system that has such troops, and the army of that unit alone. */
export type RegimentOffer = Pick<UnitRating, 'system' | 'name' | 'file' | 'nationLabel'>;

/** Armies that are offered, those edited last first; more would hide the page. */
const MOST = 8;

/** An army with the units of a regiment's own army put into it. */
const joinedBy = (from: ArmyFile) => async (file: ArmyFile) => {
  if (!isSystemId(file.system)) throw new Error(`An army is of the unknown system ${file.system}`);
  return withUnitsOf(await loadSystem(file.system), file, from, newId);
};

/** Armies of that nation that somebody has, each with what would join it. */
const useFitting = (offers: readonly RegimentOffer[]) => {
  const { data } = useQuery(armiesOfQuery(''), getQueryClient());
  return (data?.armies ?? [])
    .flatMap((army: ArmyRow) => {
      const offer = offers.find(
        ({ system, nationLabel }) => system === army.system && nationLabel === army.summary.nationLabel,
      );
      return offer === undefined ? [] : [{ army, offer }];
    })
    .slice(0, MOST);
};

const WAY = 'w-full justify-start text-start whitespace-normal';

/** A new army in each system, then one's own armies of that nation. */
export const RegimentWays = ({ offers }: { offers: readonly RegimentOffer[] }) => {
  const router = useRouter();
  const open = (id: string) => router.push(armyPath(id));
  const creation = useChange({ ...createArmyChange(), onSuccess: open });
  const addition = useChange({ ...editArmyChange(), onSuccess: open });
  const busy = creation.pending || creation.done || addition.pending || addition.done;
  const fault = creation.fault ?? addition.fault;
  const fitting = useFitting(offers);
  return (
    <div className="border-rule grid gap-3 border-t px-3 pt-2 pb-3" aria-busy={busy}>
      <section aria-labelledby="new-army" className="grid gap-1">
        <h2 id="new-army" className="text-13 font-sans font-semibold">
          A new army with it, in
        </h2>
        {offers.map(({ system, name, file }) => (
          <Button key={system} className={WAY} disabled={busy} onClick={() => creation.change(file)}>
            {name}
          </Button>
        ))}
      </section>
      {fitting.length > 0 && (
        <section aria-labelledby="own-army" className="grid gap-1">
          <h2 id="own-army" className="text-13 font-sans font-semibold">
            Added to
          </h2>
          {fitting.map(({ army: { id, name }, offer }) => (
            <Button
              key={id}
              className={WAY}
              disabled={busy}
              onClick={() => addition.change({ id, edit: joinedBy(offer.file) })}
            >
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="mute text-12 ml-auto">{offer.name}</span>
            </Button>
          ))}
        </section>
      )}
      {fault !== undefined && <Fault live>{fault}</Fault>}
      <p className="soft text-12">
        At its size, rated as below. In an army of yours it joins the last formation.
      </p>
    </div>
  );
};
