'use client';

import { useChange } from '@/app/_components/server-changes';
import { ConflictDialog, type DocumentFacts } from '@/app/_editor/conflict-dialog';
import type { PanelProps } from '@/app/_editor/panels';
import { OWN_BOUNDS } from '@/lib/history/own/bounds';
import type { OwnBattle } from '@/lib/history/own/document';
import { createBattleChange } from '@/lib/history/own/queries';
import { treeOf } from '@/lib/history/own/tree/tree';
import { ownPath } from '@/lib/pages';
import { copyName } from '@/lib/rules/core/army/copy-name';
import { useOwn, useOwnState } from '../own-context';

const copyOf = (file: OwnBattle): OwnBattle => ({
  ...file,
  name: copyName(file.name, OWN_BOUNDS.texts.name),
});

const factsOf = (file: OwnBattle): DocumentFacts => {
  const { units, formations } = treeOf(file);
  return [
    ['Name', <bdi key="name">{file.name}</bdi>],
    ['Formations', formations],
    ['Units', units],
  ];
};

/** Two versions exist, or it is gone: its owner chooses. */
export const OwnConflictDialog = (props: PanelProps) => {
  const file = useOwnState((state) => state.file);
  const save = useOwnState((state) => state.save);
  const { change, pending, fault } = useChange(createBattleChange());
  const keep = (battle: OwnBattle, onSuccess: (id: string) => void) => {
    if (!pending) change({ battle }, { onSuccess });
  };
  return (
    <ConflictDialog
      {...props}
      what="order of battle"
      keptPlace="If you take theirs, yours is kept as a copy among your orders of battle. If you keep yours, theirs is lost."
      save={save}
      session={useOwn().session}
      mine={file}
      factsOf={factsOf}
      copyOf={copyOf}
      keeping={{ keep, pending, fault }}
      pathOf={ownPath}
    />
  );
};
