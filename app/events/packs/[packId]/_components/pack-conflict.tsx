'use client';

import { nanoid } from 'nanoid';
import { useChange } from '@/app/_components/server-changes';
import { ConflictDialog, type DocumentFacts } from '@/app/_editor/conflict-dialog';
import type { PanelProps } from '@/app/_editor/panels';
import { createPackChange } from '@/lib/events/packs/pack-queries';
import { packPath } from '@/lib/pages';
import { copyName } from '@/lib/rules/core/army/copy-name';
import { MAX_SENTENCE } from '@/lib/rules/events/bounds';
import type { Pack } from '@/lib/rules/events/schema';
import { usePack, usePackState } from './pack-context';

const factsOf = ({ name, version, rules }: Pack): DocumentFacts => [
  ['Name', <bdi key="name">{name}</bdi>],
  ['Version', version],
  ['Rules', rules.length],
];

/** Two versions exist, or the pack is gone: its owner chooses. */
export const PackConflict = (props: PanelProps) => {
  const file = usePackState((state) => state.file);
  const save = usePackState((state) => state.save);
  const { change, pending, fault } = useChange(createPackChange());
  const keep = (pack: Pack, onKept: (id: string) => void) => {
    if (!pending) change({ key: nanoid(), pack }, { onSuccess: ({ id }) => onKept(id) });
  };
  return (
    <ConflictDialog
      {...props}
      what="pack"
      keptPlace="If you take theirs, yours is kept as a copy among your packs. If you keep yours, theirs is lost."
      save={save}
      session={usePack().session}
      mine={file}
      factsOf={factsOf}
      copyOf={(pack) => ({ ...pack, name: copyName(pack.name, MAX_SENTENCE) })}
      keeping={{ keep, pending, fault }}
      pathOf={packPath}
    />
  );
};
