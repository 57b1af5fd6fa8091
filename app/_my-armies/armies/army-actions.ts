import { useRouter } from 'next/navigation';
import { changeOnce, errorText, useChange } from '@/app/_components/server-changes';
import { showToast } from '@/app/_components/ui/toasts';
import {
  createArmyChange,
  deleteArmyChange,
  duplicateArmyChange,
  readyMadeFile,
  restoreArmyChange,
} from '@/lib/armies/queries';
import { armyPath } from '@/lib/pages';
import type { StoreSide } from '../choose-side';

/** Asks the server to store the army of a side. */
export const storeSide: StoreSide = async (side, takenNames) => {
  try {
    const file = () => readyMadeFile(side.id, side.summary.year, takenNames);
    return { ok: true, id: await changeOnce(createArmyChange(), file) };
  } catch (error) {
    const message = error instanceof Error ? errorText(error) : undefined;
    if (message === undefined) throw error;
    return { ok: false, message };
  }
};

const showResult = (error: Error) => {
  const fault = errorText(error);
  if (fault !== undefined) showToast(fault, { tone: 'error' });
};

/** Duplicate, which leads to the copy, and delete with undo. Each tells of itself, also where another follows. */
export const useArmyActions = () => {
  const router = useRouter();
  const duplicate = useChange({
    ...duplicateArmyChange(),
    onSuccess: ({ id }, { name }) =>
      showToast(`Duplicated: ${name}`, {
        action: { label: 'Open the copy', run: () => router.push(armyPath(id)) },
      }),
    onError: showResult,
  });
  const restore = useChange({
    ...restoreArmyChange(),
    onSuccess: (_done, { name }) => showToast(`Restored: ${name}`),
    onError: showResult,
  });
  const { onError: takeBack, ...deletion } = deleteArmyChange();
  const remove = useChange({
    ...deletion,
    onSuccess: (_done, row) =>
      showToast(`Deleted: ${row.name}`, {
        action: { label: 'Undo', run: () => restore.change(row) },
      }),
    onError: (error, row, before, context) => {
      takeBack?.(error, row, before, context);
      showResult(error);
    },
  });
  return { duplicate: duplicate.change, remove: remove.change };
};
