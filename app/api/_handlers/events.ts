import { archiveEvent, exportEvent, exportTable } from '@/lib/events/archive/export-event';
import { checkArchive } from '@/lib/events/archive/sign-archive';
import { EVENT_CONTRACT } from '@/lib/events/contract';
import { deleteEvent, restoreEvent } from '@/lib/events/delete-event';
import { actOnEntry, actOnSeveral } from '@/lib/events/desk/act-on-entries';
import { changeExpected, readDesk, readExpected } from '@/lib/events/desk/read-desk';
import { readDifference, readEntry } from '@/lib/events/desk/read-entry';
import { EVENT_ENDPOINTS } from '@/lib/events/endpoints';
import { checkList, checkReplacement } from '@/lib/events/enter/check-list';
import { enterList, replaceList } from '@/lib/events/enter/enter-list';
import { enterSeveral } from '@/lib/events/enter/enter-several';
import { answerOrganisers, readReceipt, withdrawEntry } from '@/lib/events/enter/receipts';
import { verifyCode } from '@/lib/events/enter/verify-code';
import { saveTerms, tryTerms } from '@/lib/events/judge/save-terms';
import { listEvents, NO_EVENTS } from '@/lib/events/list-events';
import {
  createPack,
  deletePack,
  getPack,
  listPacks,
  NO_PACKS,
  restorePack,
  savePack,
} from '@/lib/events/packs/own-packs';
import { createLink, endLink } from '@/lib/events/people/links';
import { acceptInvitation, changeRole, readPeople, removePerson } from '@/lib/events/people/people';
import { readEntrance, readEvent } from '@/lib/events/read-event';
import { createEvent, saveEvent } from '@/lib/events/save-event';
import { readAudit } from '@/lib/events/trail/audit';
import { type Answer, createRoutes } from '../_http/create-routes';
import { downloadPieces, downloadText, refuse } from '../_http/json-response';

/** Asks about the entry of a number in an address, if it is one. */
const ofEntry = async (number: string, work: (entry: number) => Promise<Answer>): Promise<Answer> =>
  /^[1-9]\d{0,5}$/.test(number) ? work(Number(number)) : null;

/** What answers the endpoints of events, their lists and packs. */
export const HANDLERS = createRoutes(EVENT_ENDPOINTS, EVENT_CONTRACT, {
  'GET /api/enter/[token]': ({ viewer, params: { token } }) => readEntrance(viewer, token),
  'POST /api/enter/[token]': ({ viewer, address, now, params: { token }, body }) =>
    enterList({ viewer, address }, token, body, now),
  'POST /api/enter/[token]/check': ({ viewer, params: { token }, body }) => checkList(viewer, token, body),
  'GET /api/events': async ({ viewer }) => (viewer === null ? NO_EVENTS : listEvents(viewer)),
  'POST /api/events': ({ owner, body }) => createEvent(owner, body),
  'GET /api/events/[id]': ({ viewer, params: { id } }) => readEvent(viewer, id),
  'PUT /api/events/[id]': ({ viewer, params: { id }, body }) => saveEvent(viewer, id, body),
  'DELETE /api/events/[id]': ({ viewer, params: { id } }) => deleteEvent(viewer, id),
  'POST /api/events/[id]/restore': ({ viewer, params: { id } }) => restoreEvent(viewer, id),
  'POST /api/events/[id]/acts': ({ viewer, params: { id }, body }) => actOnSeveral(viewer, id, body),
  'GET /api/events/[id]/archive.json': async ({ viewer, params: { id } }) => {
    const file = await archiveEvent(viewer, id);
    if (file === null) return null;
    if (file === 'open') return refuse(409, 'open', 'An archive is made once lists are closed.');
    if ('notWhole' in file) return refuse(409, 'not-whole', file.notWhole);
    return downloadPieces(`${file.name} archive`, '.json', file.pieces);
  },
  'GET /api/events/[id]/audit': ({ viewer, params: { id }, query: { before } }) =>
    readAudit(viewer, id, before),
  'GET /api/events/[id]/desk': ({ viewer, params: { id }, query: { since } }) =>
    readDesk(viewer, id, since ?? 0),
  'GET /api/events/[id]/entries/[number]': ({ viewer, params: { id, number }, query: { version } }) =>
    ofEntry(number, (entry) => readEntry(viewer, id, entry, version)),
  'POST /api/events/[id]/entries/[number]': ({ viewer, params: { id, number }, body }) =>
    ofEntry(number, (entry) => actOnEntry(viewer, id, entry, body)),
  'GET /api/events/[id]/entries/[number]/difference': ({ viewer, params: { id, number }, query }) =>
    ofEntry(number, (entry) => readDifference(viewer, id, entry, query)),
  'GET /api/events/[id]/event.csv': async ({ viewer, params: { id } }) => {
    const table = await exportTable(viewer, id);
    return (
      table && downloadText({ name: table.name, ending: '.csv', fallback: 'Event' }, 'text/csv', table.text)
    );
  },
  'GET /api/events/[id]/event.json': async ({ viewer, params: { id } }) => {
    const file = await exportEvent(viewer, id);
    return file && downloadPieces(file.name, '.json', file.pieces);
  },
  'POST /api/events/[id]/import': ({ viewer, now, params: { id }, body }) =>
    enterSeveral(viewer, id, body, now),
  'POST /api/events/[id]/links': ({ viewer, params: { id }, body }) => createLink(viewer, id, body),
  'DELETE /api/events/[id]/links/[link]': ({ viewer, params: { id, link } }) => endLink(viewer, id, link),
  'GET /api/events/[id]/expected': ({ viewer, params: { id } }) => readExpected(viewer, id),
  'PUT /api/events/[id]/expected': ({ viewer, params: { id }, body }) => changeExpected(viewer, id, body),
  'GET /api/events/[id]/people': ({ viewer, params: { id } }) => readPeople(viewer, id),
  'PUT /api/events/[id]/people/[person]': ({ viewer, params: { id, person }, body }) =>
    changeRole(viewer, id, person, body),
  'DELETE /api/events/[id]/people/[person]': ({ viewer, params: { id, person } }) =>
    removePerson(viewer, id, person),
  'PUT /api/events/[id]/terms': ({ viewer, params: { id }, body }) => saveTerms(viewer, id, body),
  'POST /api/events/[id]/terms/try': ({ viewer, params: { id }, body }) => tryTerms(viewer, id, body),
  'POST /api/events/archive': ({ body }) => checkArchive(body),
  'POST /api/events/invitation': ({ owner, body }) => acceptInvitation(owner, body),
  'GET /api/receipts/[receipt]': ({ viewer, params: { receipt }, query: { version } }) =>
    readReceipt(viewer, receipt, version),
  'PUT /api/receipts/[receipt]': ({ viewer, address, now, params: { receipt }, body }) =>
    replaceList({ viewer, address }, receipt, body, now),
  'POST /api/receipts/[receipt]/answer': ({ viewer, now, params: { receipt }, body }) =>
    answerOrganisers(viewer, receipt, body, now),
  'POST /api/receipts/[receipt]/check': ({ viewer, params: { receipt }, body }) =>
    checkReplacement(viewer, receipt, body),
  'POST /api/receipts/[receipt]/withdraw': ({ viewer, now, params: { receipt }, body }) =>
    withdrawEntry(viewer, receipt, body, now),
  'GET /api/verify/[code]': ({ viewer, params: { code }, query: { receipt } }) =>
    verifyCode({ viewer, receipt }, code),
  'GET /api/packs': async ({ viewer }) => (viewer === null ? NO_PACKS : listPacks(viewer)),
  'POST /api/packs': ({ owner, body }) => createPack(owner, body),
  'GET /api/packs/[id]': ({ viewer, params: { id } }) => getPack(viewer, id),
  'PUT /api/packs/[id]': ({ viewer, params: { id }, body }) => savePack(viewer, id, body),
  'DELETE /api/packs/[id]': ({ viewer, params: { id } }) => deletePack(viewer, id),
  'POST /api/packs/[id]/restore': ({ viewer, params: { id } }) => restorePack(viewer, id),
});
