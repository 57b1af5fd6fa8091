import { useState } from 'react';
import { showToast } from '@/app/_components/ui/toasts';
import * as editorWords from '@/app/_editor/words';
import { useActions } from './builder-context';

const load = () =>
  import('./fill-army').catch(() => {
    showToast(editorWords.partNotLoaded, { tone: 'error' });
  });

/** Fills the draft when asked; what does it comes with the first press. */
export const useFill = () => {
  const actions = useActions();
  const [pending, setPending] = useState(false);
  const fill = async () => {
    setPending(true);
    try {
      await (await load())?.fillArmy(actions);
    } finally {
      setPending(false);
    }
  };
  return { fill, pending };
};
