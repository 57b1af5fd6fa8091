import { z } from 'zod';
import { packSchema } from '@/lib/rules/events/schema';
import type { JsonSchema } from './army-schema';

const { $schema: _, ...schema } = z.toJSONSchema(packSchema, { io: 'input', unrepresentable: 'any' });

/** The JSON Schema of an event pack. */
export const PACK_SCHEMA: JsonSchema = {
  title: 'Event pack',
  description: 'Named rules with values and citations of their own, on top of a rule system and other packs.',
  ...schema,
};
