import { changeOnce, errorText } from '@/app/_components/server-changes';
import { showToast } from '@/app/_components/ui/toasts';
import { fillArmyChange } from '@/lib/armies/queries';
import type { useActions } from './builder-context';

/** Completes the draft to its limit, as one step of undo; what is edited while the answer comes stays as it is. */
export const fillArmy = async ({ change, now }: ReturnType<typeof useActions>): Promise<void> => {
  const { file } = now();
  try {
    const { file: whole, message } = await changeOnce(fillArmyChange(), file);
    if (now().file !== file) {
      showToast('The army was changed meanwhile. Fill it again.');
      return;
    }
    const { army, settings } = whole;
    change({
      ops: [
        { op: 'set', path: ['army'], value: army },
        { op: 'set', path: ['settings'], value: settings },
      ],
      label: 'Fill the rest',
      select: null,
    });
    showToast(message);
  } catch (error) {
    const fault = error instanceof Error ? errorText(error) : undefined;
    if (fault === undefined) throw error;
    showToast(fault, { tone: 'error' });
  }
};
