import { faultText, useChange } from '@/app/_components/server-state';
import { showToast } from '@/app/_components/ui/toasts';
import * as words from '@/app/armies/[armyId]/_components/words';
import { fillArmyChange } from '@/lib/armies/queries';
import { useActions } from './builder-context';

const CHANGED = 'The army was changed meanwhile. Fill it again.';

/** Completes the draft to its limit, as one step of undo; what is edited while the answer comes stays as it is. */
export const useFill = () => {
  const { change, now } = useActions();
  const filling = useChange(fillArmyChange());
  const fill = () => {
    const { file } = now();
    filling.change(file, {
      onSuccess: ({ file: whole, message }) => {
        if (now().file !== file) return showToast(CHANGED);
        const { army, settings } = whole;
        change({
          ops: [
            { op: 'set', path: ['army'], value: army },
            { op: 'set', path: ['settings'], value: settings },
          ],
          label: words.fillTheRest,
          select: null,
        });
        showToast(message);
      },
      onError: (error) => {
        const fault = faultText(error);
        if (fault !== undefined) showToast(fault, { tone: 'error' });
      },
    });
  };
  return { fill, pending: filling.pending };
};
