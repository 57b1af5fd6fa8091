import { ARMY_CONTRACT } from '@/lib/armies/contract';
import { deleteArmy, restoreArmy } from '@/lib/armies/delete-army';
import { ARMY_ENDPOINTS } from '@/lib/armies/endpoints';
import { backUpArmies, getArmy } from '@/lib/armies/get-army';
import { importArmies } from '@/lib/armies/import-armies';
import { listArmies, NO_ARMIES } from '@/lib/armies/list-armies';
import { getPlate, keepPaper, keepPlate } from '@/lib/armies/prints';
import { readyMadeArmy } from '@/lib/armies/ready-made';
import { createArmy, duplicateArmy, saveArmy } from '@/lib/armies/save-army';
import { CHECK_LOOKUPS, createShareLink, revokeShareLinks } from '@/lib/armies/share-links';
import { getVersion, keepVersion, listVersions, restoreVersion } from '@/lib/armies/versions';
import { printArmy } from '@/lib/events/enter/entered-as';
import { readAside } from '@/lib/readers/read-in-thread';
import { sentOf } from '@/lib/readers/thread-input';
import { createRoutes } from '../_http/create-routes';
import { answer, download, downloadList } from '../_http/json-response';
import { armySchema, openApiDocument } from '../_openapi/document';

/** A revision in an address; 0, which no version has, for anything else. */
const revisionOf = (text: string): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);

/** What answers the endpoints of armies, and what is asked of army files. */
export const HANDLERS = createRoutes(ARMY_ENDPOINTS, ARMY_CONTRACT, {
  'GET /api/armies': async ({ viewer, query }) => (viewer === null ? NO_ARMIES : listArmies(viewer, query)),
  'POST /api/armies': ({ owner, body }) => createArmy(owner, body),
  'GET /api/armies/[id]': ({ viewer, params: { id } }) => getArmy(viewer, id),
  'PUT /api/armies/[id]': ({ viewer, params: { id }, body }) => saveArmy(viewer, id, body),
  'DELETE /api/armies/[id]': ({ viewer, params: { id } }) => deleteArmy(viewer, id),
  'POST /api/armies/[id]/duplicate': ({ viewer, params: { id } }) => duplicateArmy(viewer, id),
  'GET /api/armies/[id]/file': async ({ viewer, params: { id } }) => {
    const record = await getArmy(viewer, id);
    return record && download(record.file.name, '.muster.json', record.file);
  },
  'GET /api/armies/[id]/plate': ({ viewer, params: { id } }) => getPlate(viewer, id),
  'PUT /api/armies/[id]/plate': ({ viewer, params: { id }, body }) => keepPlate(viewer, id, body),
  'POST /api/armies/[id]/print': ({ viewer, params: { id }, body }) => printArmy(viewer, id, body),
  'POST /api/armies/[id]/restore': ({ viewer, params: { id } }) => restoreArmy(viewer, id),
  'POST /api/armies/[id]/share': ({ viewer, params: { id } }) => createShareLink(viewer, id),
  'DELETE /api/armies/[id]/share': ({ viewer, params: { id } }) => revokeShareLinks(viewer, id),
  'GET /api/armies/[id]/versions': ({ viewer, params: { id } }) => listVersions(viewer, id),
  'GET /api/armies/[id]/versions/[revision]': ({ viewer, params: { id, revision } }) =>
    getVersion(viewer, id, revisionOf(revision)),
  'PUT /api/armies/[id]/versions/[revision]': ({ viewer, params: { id, revision }, body }) =>
    keepVersion(viewer, id, revisionOf(revision), body),
  'POST /api/armies/[id]/versions/[revision]/restore': ({ viewer, params: { id, revision } }) =>
    restoreVersion(viewer, id, revisionOf(revision)),
  'GET /api/armies/backup': async ({ viewer, now }) =>
    downloadList(
      `muster-armies-${now.toISOString().slice(0, 10)}`,
      viewer === null ? [] : backUpArmies(viewer),
    ),
  'POST /api/armies/fill': ({ body }) => readAside('fill', body, {}),
  'POST /api/armies/import': ({ viewer, owner, body }) => importArmies({ viewer, owner }, body),
  'POST /api/paper': async ({ viewer, body: { paper } }) => {
    // of somebody who has made nothing yet it is kept in the browser alone
    if (viewer !== null) await keepPaper(viewer, paper);
    return new Response(null, { status: 204 });
  },
  'GET /api/ready-made/[id]': ({ params: { id } }) => readyMadeArmy(id),
  'POST /api/v1/check': ({ body, query: { words } }) =>
    readAside('check', { sent: sentOf(body), words }, CHECK_LOOKUPS),
  'GET /api/v1/openapi.json': async () => openApiDocument(),
  'GET /api/v1/schema/[file]': async ({ params: { file } }) => {
    const schema = file.endsWith('.json') ? await armySchema(file.slice(0, -'.json'.length)) : null;
    return schema && answer(schema, 200, { 'content-type': 'application/schema+json' });
  },
});
