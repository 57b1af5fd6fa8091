import type { SaveState } from './save/save-state';
import type { EditSession } from './session';

/** Neither a rest nor another try brings these to the server: somebody has to choose, or to mend. */
const isStuck = ({ kind }: SaveState): boolean =>
  kind === 'conflict' || kind === 'refused' || kind === 'gone';

/**
 * True once the last edit has reached the server, for a page that takes the document from there; false where it
 * cannot now. What is unsent is tried at once.
 */
export const isSaved = <F extends object, S extends { readonly save: SaveState<F> }>({
  queue,
  store,
}: Pick<EditSession<F, S>, 'queue' | 'store'>): Promise<boolean> =>
  new Promise((resolve) => {
    if (!queue.unsent()) return resolve(true);
    if (isStuck(store.getState().save)) return resolve(false);
    const stop = store.subscribe(({ save }) => {
      const failed = save.kind === 'unsent' || isStuck(save);
      if (queue.unsent() && !failed) return;
      stop();
      resolve(!failed);
    });
    queue.wake();
  });
