import { answer, notFound } from '../../../_http/answer';
import { route } from '../../../_http/route';
import { armySchema } from '../../_openapi/army-schema';

/** The JSON Schema of a system's army file: `/api/v1/schema/<system>.json`. */
export const GET = route<{ readonly file: string }>(async ({ params: { file } }) => {
  const schema = file.endsWith('.json') ? await armySchema(file.slice(0, -'.json'.length)) : null;
  return schema === null
    ? notFound('There is no such rule system here.')
    : answer(schema, 200, { 'content-type': 'application/schema+json' });
});
