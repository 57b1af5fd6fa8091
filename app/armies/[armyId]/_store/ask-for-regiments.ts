import { regimentIds } from '@/lib/rules/core/check/attached';
import type { RegimentFacts } from '@/lib/rules/core/check/regiment-facts';
import type { System } from '@/lib/rules/core/contract/system';
import type { BuilderStore } from './builder-store';

/**
 * Asks once for each regiment that comes into the army without anything known of it: with a paste, from another tab,
 * from a version of before. What could not be asked is asked again when there is a connection. Returns how to stop.
 */
export const askForRegiments = (
  { getState, subscribe }: BuilderStore,
  system: Pick<System, 'attached'>,
  ask: (ids: readonly string[]) => Promise<RegimentFacts>,
): (() => void) => {
  let pending: ReadonlySet<string> = new Set();
  const look = () => {
    const { file, regiments, learn } = getState();
    const ids = regimentIds(system.attached(file)).filter((id) => !(id in regiments) && !pending.has(id));
    if (ids.length === 0) return;
    pending = new Set([...pending, ...ids]);
    // nothing is said of a regiment as long as nothing is known of it
    ask(ids).then(learn, () => undefined);
  };
  const again = () => {
    pending = new Set();
    look();
  };
  look();
  const leave = subscribe(({ file }, before) => {
    if (file !== before.file) look();
  });
  addEventListener('online', again);
  return () => {
    leave();
    removeEventListener('online', again);
  };
};
