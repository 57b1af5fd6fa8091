import { answer } from '../../_http/answer';
import { route } from '../../_http/route';
import { openApiDocument } from '../_openapi/document';

/** The public API as OpenAPI 3.1. */
export const GET = route(async () => answer(await openApiDocument()));
