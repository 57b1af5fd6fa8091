import { isSystemId, loadSystem } from '@/lib/rules';

/** A JSON Schema as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Where the schema of a system's army file is served. */
export const schemaPath = (system: string): string => `/api/v1/schema/${system}.json`;

/** The JSON Schema of a system's army file under its own address, or null for a system that is none of ours. */
export const armySchema = async (id: string): Promise<JsonSchema | null> => {
  if (!isSystemId(id)) return null;
  const system = await loadSystem(id);
  const { jsonSchema } = await system.reader();
  return {
    $id: schemaPath(id),
    title: `Army file of ${system.name}`,
    description:
      'Format 1. A schema says what can be written down, not what is legal: an illegal army fits it and is judged by POST /api/v1/check.',
    ...jsonSchema(),
  };
};
