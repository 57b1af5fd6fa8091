import { readReference } from '@/lib/history/own/read-reference';
import { answer } from '../../../_http/answer';
import { route } from '../../../_http/route';

/** The nations and regiments that the rows of a table are checked against, in the browser. */
export const GET = route(async () => answer(await readReference()));
