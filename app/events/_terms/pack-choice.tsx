'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '@/app/_components/server-changes';
import { fetchOnce, getQueryClient } from '@/app/_components/server-state';
import { IconButton, LinkButton } from '@/app/_components/ui/button';
import { Fault, SelectField } from '@/app/_components/ui/field';
import { useNewPack } from '@/app/events/packs/_components/use-new-pack';
import { packBelow } from '@/lib/events/packs/pack-below';
import { packQuery, packsQuery } from '@/lib/events/packs/pack-queries';
import { packOfEventPath } from '@/lib/pages';
import { counted } from '@/lib/rules/core/army/words';
import { MAX_PACKS } from '@/lib/rules/events/bounds';
import { READY_PACKS } from '@/lib/rules/events/ready-index';
import { readyPack } from '@/lib/rules/events/ready-made';
import type { Pack } from '@/lib/rules/events/schema';
import { placedIn, stackOf } from '@/lib/rules/events/stack';

type PackChoiceProps = {
  /** the event they are of, for the way to the editor of one; none yet of a new event */
  eventId?: string;
  system: string;
  packs: readonly Pack[];
  onChange: (packs: readonly Pack[]) => void;
};

/** The field that takes the next pack. */
export const ADD_PACK = 'add-pack';

const OWN = 'own:';
const READY = 'ready:';

/** The pack of a choice, with the packs it builds on. */
const chosenPacks = async (value: string): Promise<readonly Pack[]> => {
  const pack = value.startsWith(OWN)
    ? (await fetchOnce(packQuery(value.slice(OWN.length)))).pack
    : await readyPack(value.slice(READY.length));
  if (pack === null) return [];
  const stack = await stackOf([pack], packBelow);
  if (!stack.ok) throw new Error(stack.message);
  return stack.packs;
};

const moved = (packs: readonly Pack[], from: number, to: number): readonly Pack[] => {
  const [pack] = packs.slice(from, from + 1);
  const rest = packs.toSpliced(from, 1);
  return pack === undefined ? packs : rest.toSpliced(to, 0, pack);
};

/**
 * The link from a pack of an event to its editor, with the lists of the event. An event holds a copy: if none of mine
 * is left that it was made of, it becomes one of mine again. Ready-made packs are changed by one on top of them.
 */
const EditPack = ({ eventId, pack }: { eventId: string; pack: Pack }) => {
  const { data } = useQuery(packsQuery(), getQueryClient());
  const { start, pending } = useNewPack();
  if (data === undefined || READY_PACKS.some(({ id }) => id === pack.id)) return null;
  const label = `Edit ${pack.name}`;
  const mine = data.packs.find(({ packId, system }) => packId === pack.id && system === pack.system);
  if (mine !== undefined) {
    return (
      <LinkButton variant="bare" icon="edit" href={packOfEventPath(mine.id, eventId)} aria-label={label}>
        <span className="vh">{label}</span>
      </LinkButton>
    );
  }
  return (
    <IconButton
      icon="edit"
      label={label}
      disabled={pending}
      onClick={() => start(pack, (id) => packOfEventPath(id, eventId))}
    />
  );
};

/** The packs of an event, each on top of those before it: ready-made ones and one's own, in an order that counts. */
export const PackChoice = ({ eventId, system, packs, onChange }: PackChoiceProps) => {
  const [fault, setFault] = useState<string>();
  const { data } = useQuery(packsQuery(), getQueryClient());
  const add = async (value: string) => {
    if (value === '') return;
    setFault(undefined);
    try {
      onChange(placedIn(packs, await chosenPacks(value)));
    } catch (error) {
      setFault(errorText(error as Error) ?? (error as Error).message);
    }
  };
  const ready = READY_PACKS.filter((pack) => pack.system === system);
  const own = (data?.packs ?? []).filter((pack) => pack.system === system);
  const full = packs.length >= MAX_PACKS;
  return (
    <div className="grid gap-2">
      <ol className="border-rule border-t" aria-label="Packs of the event">
        {packs.map((pack, index) => (
          <li key={pack.id} className="border-rule flex items-center gap-1 border-b py-1">
            <span className="min-w-0 flex-1 wrap-anywhere">
              <b className="font-[560]">{pack.name}</b>{' '}
              <span className="mute">{counted(pack.rules.length, 'rule')}</span>
            </span>
            {eventId !== undefined && <EditPack eventId={eventId} pack={pack} />}
            <IconButton
              icon="up"
              label={`${pack.name} down`}
              disabled={index === 0}
              onClick={() => onChange(moved(packs, index, index - 1))}
            />
            <IconButton
              icon="down"
              label={`${pack.name} up`}
              disabled={index === packs.length - 1}
              onClick={() => onChange(moved(packs, index, index + 1))}
            />
            <IconButton
              icon="close"
              label={`Leave out ${pack.name}`}
              onClick={() => onChange(packs.filter((each) => each !== pack))}
            />
          </li>
        ))}
        {packs.length === 0 && (
          <li className="border-rule text-ink-2 border-b py-2">
            No pack yet: lists are checked against the book only.
          </li>
        )}
      </ol>
      <SelectField
        id={ADD_PACK}
        label="Add a pack"
        hint="Where two packs disagree, the lower one counts."
        value=""
        disabled={full}
        onChange={(event) => void add(event.target.value)}
        options={[
          { value: '', label: full ? `At most ${MAX_PACKS} packs` : 'Choose a pack' },
          ...ready.map(({ id, name, purpose }) => ({ value: `${READY}${id}`, label: `${name}: ${purpose}` })),
          ...own.map(({ id, name }) => ({ value: `${OWN}${id}`, label: `${name} (mine)` })),
        ]}
      />
      {fault !== undefined && <Fault live>{fault}</Fault>}
    </div>
  );
};
