import * as builderWords from '@/app/armies/[armyId]/_components/words';
import type { ArmyTerms } from '@/lib/rules/events/army-terms';
import type { BuilderStore } from './builder-store';

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);

const NONE: readonly string[] = [];

/**
 * Fetches the packs that the army names, whenever it names others. What could not be fetched is told, and asked for
 * again when there is a connection. Returns how to stop.
 */
export const askForTerms = (
  { getState, subscribe }: BuilderStore,
  load: (ids: readonly string[]) => Promise<ArmyTerms>,
): (() => void) => {
  let lastPacks = NONE;
  const look = () => {
    const { file, terms, underTerms, tell } = getState();
    const { packs } = file;
    if (isSame(packs, lastPacks) && (terms === null ? packs.length === 0 : isSame(packs, terms.ids))) return;
    if (packs.length === 0) {
      lastPacks = NONE;
      underTerms(null);
      return;
    }
    if (isSame(packs, lastPacks)) return;
    lastPacks = packs;
    load(packs).then(
      (loaded) => isSame(getState().file.packs, loaded.ids) && underTerms(loaded),
      () => {
        lastPacks = NONE;
        tell(builderWords.packNotLoaded);
      },
    );
  };
  look();
  const leave = subscribe(({ file }, before) => {
    if (file.packs !== before.file.packs) look();
  });
  addEventListener('online', look);
  return () => {
    leave();
    removeEventListener('online', look);
  };
};
