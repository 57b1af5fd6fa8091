import type { z } from 'zod';
import { refusalSchema } from '../rules/check-answer';
import { issueMessages } from './issue-messages';
import type { Invalid } from './schema-parts';

/** The refusal of a request that does not match its schema, with the places. */
export const requestRefusal = ({ issues }: z.ZodError): Invalid => ({
  ok: false,
  code: 'invalid',
  errors: issueMessages(issues).map(({ path, message }) => ({
    at: path.map((key) => (typeof key === 'number' ? key : String(key))),
    message,
  })),
});

/**
 * Where an answer, as it was sent, is not as its schema says; none where it is. A request that is refused as a whole is
 * answered by every endpoint in the same way.
 */
export const responseProblems = (schema: z.ZodType | null, body: string): string[] => {
  if (schema === null) return body === '' ? [] : ['more than nothing'];
  const value: unknown = JSON.parse(body);
  if (refusalSchema.safeParse(value).success) return [];
  const { error } = schema.safeParse(value);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};
