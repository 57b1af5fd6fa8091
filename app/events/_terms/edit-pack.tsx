'use client';

import { useQuery } from '@tanstack/react-query';
import { serverState } from '@/app/_components/server-state';
import { IconButton, LinkButton } from '@/app/_components/ui/button';
import { useNewPack } from '@/app/events/packs/_components/use-new-pack';
import { packsQuery } from '@/lib/events/packs/pack-queries';
import { packOfEventPath } from '@/lib/pages';
import { READY_PACKS } from '@/lib/rules/events/ready-index';
import type { Pack } from '@/lib/rules/events/schema';
import * as termsWords from './words';

/**
 * The way from a pack of an event to its editor, with the lists of the event in sight. An event holds a copy: where none
 * of mine is left that it was made of, it becomes one of mine again. Ready-made packs are changed by one on top of them.
 */
export const EditPack = ({ eventId, pack }: { eventId: string; pack: Pack }) => {
  const { data } = useQuery(packsQuery(), serverState());
  const { start, pending } = useNewPack();
  if (data === undefined || READY_PACKS.some(({ id }) => id === pack.id)) return null;
  const label = termsWords.editNamed(pack.name);
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
