import type { BuilderSystem, SheetSet } from '@/lib/rules/core/contract/system';

const sets = new WeakMap<BuilderSystem, Promise<SheetSet<unknown>>>();

/** The sheets of a system; asked for early, they are there when the connection is not. Asked again after a failure. */
export const sheetsOf = (system: BuilderSystem): Promise<SheetSet<unknown>> => {
  const cached = sets.get(system);
  if (cached !== undefined) return cached;
  const loading = system.sheets();
  sets.set(system, loading);
  loading.catch(() => sets.delete(system));
  return loading;
};
