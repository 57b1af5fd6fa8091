import '@/prisma/test-database';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { doneAnswerSchema } from '../armies/answers';
import { lobositz, newTestViewer } from '../armies/fixtures/armies';
import {
  createEventAnswerSchema,
  deleteEventAnswerSchema,
  eventPageSchema,
  myEventsSchema,
  saveEventAnswerSchema,
  saveTermsAnswerSchema,
  tryTermsAnswerSchema,
} from './answers';
import { archiveSchema } from './archive/archive-format';
import { archiveEvent } from './archive/export-event';
import { checkArchive } from './archive/sign-archive';
import { deleteEvent } from './delete-event';
import { actOnEntry, actOnSeveral } from './desk/act-on-entries';
import {
  actAnswerSchema,
  actOnSeveralAnswerSchema,
  bulkAnswerSchema,
  changeExpectedAnswerSchema,
  deskSchema,
  differenceSchema,
  expectedPlayersSchema,
} from './desk/desk-answers';
import { changeExpected, readDesk, readExpected } from './desk/read-desk';
import { readDifference, readEntry } from './desk/read-entry';
import { checkList, checkReplacement } from './enter/check-list';
import { enterList, replaceList } from './enter/enter-list';
import { enterSeveral } from './enter/enter-several';
import {
  checkListAnswerSchema,
  enterAnswerSchema,
  entrySchema,
  receiptAnswerSchema,
  receiptSchema,
  replaceAnswerSchema,
} from './enter/entry-answers';
import { answerOrganisers, readReceipt, withdrawEntry } from './enter/receipts';
import { archiveAnswerSchema, verifySchema } from './enter/verify-answers';
import { verifyCode } from './enter/verify-code';
import {
  AFTER,
  DURING,
  entered,
  eventRequest,
  MANOEUVRES,
  newKey,
  PUBLIC,
  pack,
  STRANGER,
} from './fixtures/events';
import { saveTerms, tryTerms } from './judge/save-terms';
import { listEvents } from './list-events';
import { createLink, endLink } from './people/links';
import { acceptInvitation, changeRole, readPeople, removePerson } from './people/people';
import {
  auditSchema,
  invitationAnswerSchema,
  linkAnswerSchema,
  peopleAnswerSchema,
  peopleSchema,
} from './people/people-answers';
import { readEvent } from './read-event';
import { createEvent, saveEvent } from './save-event';
import type { Act, ChangeExpectedRequest } from './schema';
import { readAudit } from './trail/audit';

const fits = (schema: z.ZodType, value: unknown): void => {
  const { error } = schema.safeParse(JSON.parse(JSON.stringify(value)));
  expect(error?.issues ?? []).toEqual([]);
};

test('every use case answers as its schema says', async () => {
  const owner = await newTestViewer();
  const made = await createEvent(async () => owner, eventRequest({}, [pack(1_500)]), DURING);
  fits(createEventAnswerSchema, made);
  fits(createEventAnswerSchema, await createEvent(async () => owner, { key: 'x' }, DURING));
  if (!made.ok) throw new Error(made.code);
  const { id, token } = made;
  const ANYBODY = { viewer: null, receipt: null };

  fits(checkListAnswerSchema, await checkList(null, token, { list: { file: lobositz() } }, DURING));
  fits(checkListAnswerSchema, await checkList(null, token, { list: { text: 'Zieten' } }, DURING));
  const sent = await entered(token, lobositz());
  fits(enterAnswerSchema, sent);
  const request = { key: newKey(), name: 'Late', contact: '', list: { file: lobositz() } };
  fits(enterAnswerSchema, await enterList(STRANGER, token, request, AFTER));
  fits(
    bulkAnswerSchema,
    await enterSeveral(owner, id, { key: newKey(), files: [{ name: 'a', text: '{' }] }, DURING),
  );

  const act = (what: Act) => actOnEntry(owner, id, 1, what, DURING);
  fits(actAnswerSchema, await act({ act: 'ask', revision: 1, text: 'Which year?' }));
  fits(actAnswerSchema, await act({ act: 'lock', revision: 1 }));
  fits(actAnswerSchema, await act({ act: 'accept', revision: 2, text: '', withNotes: true }));
  fits(actAnswerSchema, await act({ act: 'accept', revision: 2, text: '', withErrors: true }));
  fits(receiptAnswerSchema, await answerOrganisers(null, sent.token, { revision: 2, text: '1756' }, DURING));
  fits(receiptAnswerSchema, await answerOrganisers(null, sent.token, { revision: 2, text: 'x' }, DURING));
  fits(
    actAnswerSchema,
    await act({ act: 'tick', revision: 3, version: 1, note: 'note:painted', kept: false }),
  );
  const finding = (await readEntry(owner, id, 1, null, DURING))?.shown.report.findings[0]?.key ?? '';
  fits(
    actAnswerSchema,
    await act({ act: 'overrule', revision: 4, version: 1, finding, reason: 'So be it.' }),
  );
  fits(actAnswerSchema, await act({ act: 'accept', revision: 5, text: 'Fine.', withNotes: true }));
  fits(
    checkListAnswerSchema,
    await checkReplacement(null, sent.token, { list: { file: lobositz() } }, DURING),
  );
  const again = { key: newKey(), list: { file: lobositz('Second') } };
  fits(replaceAnswerSchema, await replaceList(STRANGER, sent.token, again, DURING));
  fits(replaceAnswerSchema, await replaceList(STRANGER, sent.token, { ...again, key: newKey() }, AFTER));
  fits(differenceSchema, await readDifference(owner, id, 1, { from: null, to: null, other: null }));
  const expecting: ChangeExpectedRequest = { act: 'list', add: ['Ines Roca <ines@example.org>'], remove: [] };
  fits(changeExpectedAnswerSchema, await changeExpected(owner, id, expecting, DURING));
  fits(expectedPlayersSchema, await readExpected(owner, id));
  fits(
    actOnSeveralAnswerSchema,
    await actOnSeveral(owner, id, { act: 'accept', entries: [{ number: 1, revision: 1 }] }, DURING),
  );

  fits(tryTermsAnswerSchema, await tryTerms(owner, id, { packs: [pack(3_000)] }, DURING));
  fits(saveTermsAnswerSchema, await saveTerms(owner, id, { version: 1, packs: [pack(3_000)] }, DURING));
  fits(saveTermsAnswerSchema, await saveTerms(owner, id, { version: 1, packs: [] }, DURING));
  fits(deskSchema, await readDesk(owner, id, 0, DURING));
  fits(entrySchema, await readEntry(owner, id, 1, 1, DURING));
  fits(receiptSchema, await readReceipt(null, sent.token, 1, DURING));
  for (const now of [DURING, PUBLIC]) fits(verifySchema, await verifyCode(ANYBODY, sent.code, now));
  fits(verifySchema, await verifyCode(ANYBODY, 'AM-2222-22', PUBLIC));
  fits(verifySchema, await verifyCode({ viewer: owner, receipt: null }, sent.code, DURING));

  fits(saveEventAnswerSchema, await saveEvent(owner, id, { revision: 1, event: MANOEUVRES }, DURING));
  fits(saveEventAnswerSchema, await saveEvent(owner, id, { revision: 9, event: MANOEUVRES }, DURING));
  fits(eventPageSchema, await readEvent(owner, id, PUBLIC));
  fits(myEventsSchema, await listEvents(owner, DURING));
  const invitation = await createLink(owner, id, { kind: 'invite' }, DURING);
  fits(linkAnswerSchema, invitation);
  const checker = await newTestViewer();
  const joining = { token: invitation.ok ? invitation.token : '', name: 'Tomasz' };
  fits(invitationAnswerSchema, await acceptInvitation(async () => checker, joining, DURING));
  fits(invitationAnswerSchema, await acceptInvitation(async () => owner, joining, DURING));
  const people = await readPeople(owner, id);
  fits(peopleSchema, people);
  const them = people?.people.find(({ you }) => !you)?.id ?? '';
  fits(peopleAnswerSchema, await changeRole(owner, id, them, { role: 'owner' }, DURING));
  fits(peopleAnswerSchema, await removePerson(owner, id, them, DURING));
  fits(doneAnswerSchema, await endLink(owner, id, people?.links[0]?.id ?? '', DURING));
  fits(auditSchema, await readAudit(owner, id));

  const file = await archiveEvent(owner, id, AFTER);
  if (file === null || file === 'open' || 'notWhole' in file) throw new Error('no archive');
  const pieces: string[] = [];
  for await (const piece of file.pieces) pieces.push(piece);
  const archive: unknown = JSON.parse(pieces.join(''));
  fits(archiveSchema, archive);
  fits(archiveAnswerSchema, await checkArchive(archive));
  fits(receiptAnswerSchema, await withdrawEntry(null, sent.token, { revision: 8 }, DURING));
  fits(deleteEventAnswerSchema, await deleteEvent(owner, id, DURING));
});
