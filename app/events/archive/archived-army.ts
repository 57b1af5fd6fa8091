import { queryOptions } from '@tanstack/react-query';
import { isSystemId, loadSystem } from '@/lib/rules';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import type { System } from '@/lib/rules/core/contract/system';
import type { Outline } from '@/lib/rules/core/tree/outline';

type ArchivedArmy = { readonly system: System; readonly file: ArmyFile; readonly outline: Outline };

/** The army of a file as the rules of today draw it; null where they do not read it. */
export const readArchivedArmy = async (file: ArmyFile | null): Promise<ArchivedArmy | null> => {
  if (file === null || !isSystemId(file.system)) return null;
  const system = await loadSystem(file.system);
  const parsed = (await system.reader()).parse(file);
  return parsed.ok ? { system, file: parsed.value, outline: system.outline(parsed.value) } : null;
};

/** The same, read once for each list of an archive. */
export const archivedArmyQuery = (hash: string, file: ArmyFile | null) =>
  queryOptions({
    queryKey: ['archived-army', hash, file],
    queryFn: () => readArchivedArmy(file),
    staleTime: Number.POSITIVE_INFINITY,
  });
