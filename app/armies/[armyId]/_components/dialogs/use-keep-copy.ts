'use client';

import { useChange } from '@/app/_components/server-state';
import { copyArmyChange } from '@/lib/armies/queries';
import { copyName } from '@/lib/rules/core/army/copy-name';
import type { ArmyFile } from '@/lib/rules/core/army/document';

/** The file under a name that says that it is a copy. */
export const asCopy = (file: ArmyFile): ArmyFile => ({
  ...file,
  name: copyName(file.name),
});

/** Stores a version as an army of its own; `onKept` gets its id. */
export const useKeepCopy = (onKept: (id: string) => void) => {
  const { change, pending, fault } = useChange(copyArmyChange());
  const keepCopy = (file: ArmyFile) => {
    if (!pending) change(file, { onSuccess: onKept });
  };
  return { keepCopy, pending, fault };
};
