'use client';

import { nanoid } from 'nanoid';
import { useRouter } from 'next/navigation';
import { useChange } from '@/app/_components/server-changes';
import { createPackChange } from '@/lib/events/packs/pack-queries';
import { packPath } from '@/lib/pages';
import { copyName } from '@/lib/rules/core/army/copy-name';
import { MAX_SENTENCE } from '@/lib/rules/events/bounds';
import type { Pack } from '@/lib/rules/events/schema';

/** Makes a pack of mine and opens its editor. */
export const useNewPack = () => {
  const router = useRouter();
  const { change, pending, fault } = useChange(createPackChange());
  return {
    pending,
    fault,
    start: (pack: Pack, pathOf: (id: string) => string = packPath) => {
      if (pending) return;
      change({ key: nanoid(), pack }, { onSuccess: ({ id }) => router.push(pathOf(id)) });
    },
  };
};

/** A pack of mine made of another: its own name and id, and version 1. */
export const asMine = (pack: Pack): Pack => ({
  ...pack,
  name: copyName(pack.name, MAX_SENTENCE),
  id: `${pack.id.slice(0, 74)}-copy`,
  version: 1,
});
