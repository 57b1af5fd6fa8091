import { z } from 'zod';
import { ANSWERS } from '@/lib/rules/check-answer';
import type { JsonSchema } from './army-schema';

const { schemas } = z.toJSONSchema(ANSWERS, {
  uri: (id) => `#/components/schemas/${id}`,
  // how a program types them is nothing of the answers
  override: ({ jsonSchema }) => {
    delete jsonSchema.readOnly;
    delete jsonSchema.propertyNames;
  },
});

/** What the public API is sent and answers, as JSON Schema made of the schemas that its types are of. */
export const ANSWER_SCHEMAS: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  Object.entries(schemas).map(([name, { $id: _, $schema: __, ...schema }]) => [name, schema]),
);
