import { z } from 'zod';
import {
  codesAnswerSchema,
  confirmedAnswerSchema,
  keepPasskeyAnswerSchema,
  passkeyOptionsAnswerSchema,
  passkeySignInAnswerSchema,
  recoverAnswerSchema,
  removePasskeyAnswerSchema,
  signInAnswerSchema,
  signOutAnswerSchema,
  signUpAnswerSchema,
} from '@/lib/accounts/schema';
import {
  armyPageSchema,
  armyRecordSchema,
  backAnswerSchema,
  copyAnswerSchema,
  createAnswerSchema,
  deviceLinkSchema,
  doneAnswerSchema,
  importAnswerSchema,
  printAnswerSchema,
  restoreAnswerSchema,
  saveAnswerSchema,
  shareAnswerSchema,
  versionRowSchema,
} from '@/lib/armies/answers';
import { endAnswerSchema } from '@/lib/devices/schema';
import {
  createEventAnswerSchema,
  deleteEventAnswerSchema,
  eventPageSchema,
  myEventsSchema,
  saveEventAnswerSchema,
  saveTermsAnswerSchema,
  tryTermsAnswerSchema,
} from '@/lib/events/answers';
import { archiveAnswerSchema } from '@/lib/events/archive/archive-answer';
import { archiveSchema } from '@/lib/events/archive/archive-format';
import {
  actAnswerSchema,
  actOnSeveralAnswerSchema,
  bulkAnswerSchema,
  deskSchema,
  differenceSchema,
} from '@/lib/events/desk/desk-answers';
import { changeExpectedAnswerSchema, expectedPlayersSchema } from '@/lib/events/desk/expected-answers';
import {
  checkListAnswerSchema,
  enterAnswerSchema,
  entrySchema,
  receiptAnswerSchema,
  receiptSchema,
  replaceAnswerSchema,
} from '@/lib/events/enter/entry-answers';
import { verifySchema } from '@/lib/events/enter/verify-answer';
import {
  createPackAnswerSchema,
  packListSchema,
  packRecordSchema,
  savePackAnswerSchema,
} from '@/lib/events/packs/pack-answers';
import {
  auditSchema,
  invitationAnswerSchema,
  linkAnswerSchema,
  peopleAnswerSchema,
  peopleSchema,
} from '@/lib/events/people/people-answers';
import {
  createBattleAnswerSchema,
  ownListSchema,
  ownRecordSchema,
  referenceSchema,
  reportAnswerSchema,
  saveBattleAnswerSchema,
  sharingAnswerSchema,
} from '@/lib/history/own/answers';
import { regimentNameSchema, searchResultSchema } from '@/lib/history/schema';
import { checkAnswerSchema, refusalSchema } from '@/lib/rules/check-answer';

/** An army file: read strictly by the reader of its system before it was stored. */
const file = z.looseObject({ muster: z.literal(1), system: z.string(), army: z.unknown() });
/** An order of battle: read strictly before it was stored. */
const battleFile = z.looseObject({
  format: z.literal('muster.battle'),
  version: z.literal(1),
  sides: z.array(z.unknown()),
});
/** A JSON Schema or an OpenAPI document, held by validators of their own. */
const schema = z.looseObject({});
/** All that is stored of an event. */
const eventFile = z.looseObject({ 'muster-event': z.literal(1), entries: z.array(z.unknown()) });

/** What each route of the API answers, by the schemas that the types of its callers are of; null for no JSON. */
const CONTRACTS: Readonly<Record<string, z.ZodType | null>> = {
  'POST /api/account': signUpAnswerSchema,
  'POST /api/account/codes': codesAnswerSchema,
  'POST /api/account/deletion': confirmedAnswerSchema,
  'POST /api/account/passkeys': keepPasskeyAnswerSchema,
  'POST /api/account/passkeys/options': passkeyOptionsAnswerSchema,
  'DELETE /api/account/passkeys/[id]': removePasskeyAnswerSchema,
  'PUT /api/account/password': confirmedAnswerSchema,
  'POST /api/account/recover': recoverAnswerSchema,
  'POST /api/account/session': signInAnswerSchema,
  'DELETE /api/account/session': signOutAnswerSchema,
  'POST /api/account/session/passkey': passkeySignInAnswerSchema,
  'POST /api/account/session/passkey/options': passkeyOptionsAnswerSchema,
  'GET /api/armies': armyPageSchema,
  'POST /api/armies': createAnswerSchema,
  'GET /api/armies/[id]': armyRecordSchema,
  'PUT /api/armies/[id]': saveAnswerSchema,
  'DELETE /api/armies/[id]': doneAnswerSchema,
  'POST /api/armies/[id]/duplicate': copyAnswerSchema,
  'GET /api/armies/[id]/file': file,
  'POST /api/armies/[id]/print': printAnswerSchema,
  'POST /api/armies/[id]/restore': backAnswerSchema,
  'POST /api/armies/[id]/share': shareAnswerSchema,
  'DELETE /api/armies/[id]/share': doneAnswerSchema,
  'GET /api/armies/[id]/versions': versionRowSchema.array(),
  'GET /api/armies/[id]/versions/[revision]': armyRecordSchema,
  'PUT /api/armies/[id]/versions/[revision]': doneAnswerSchema,
  'POST /api/armies/[id]/versions/[revision]/restore': restoreAnswerSchema,
  'GET /api/armies/backup': file.array(),
  'POST /api/armies/import': importAnswerSchema.array(),
  'POST /api/device': deviceLinkSchema,
  'POST /api/device/redeem': doneAnswerSchema,
  'DELETE /api/devices/[id]': endAnswerSchema,
  'GET /api/enter/[token]': eventPageSchema,
  'POST /api/enter/[token]': enterAnswerSchema,
  'POST /api/enter/[token]/check': checkListAnswerSchema,
  'GET /api/events': myEventsSchema,
  'POST /api/events': createEventAnswerSchema,
  'GET /api/events/[id]': eventPageSchema,
  'PUT /api/events/[id]': saveEventAnswerSchema,
  'DELETE /api/events/[id]': deleteEventAnswerSchema,
  'POST /api/events/[id]/acts': actOnSeveralAnswerSchema,
  'GET /api/events/[id]/archive.json': archiveSchema,
  'GET /api/events/[id]/audit': auditSchema,
  'GET /api/events/[id]/desk': deskSchema,
  'GET /api/events/[id]/entries/[number]': entrySchema,
  'POST /api/events/[id]/entries/[number]': actAnswerSchema,
  'GET /api/events/[id]/entries/[number]/difference': differenceSchema,
  // a table; JSON is a refusal only
  'GET /api/events/[id]/event.csv': z.never(),
  'GET /api/events/[id]/event.json': eventFile,
  'GET /api/events/[id]/expected': expectedPlayersSchema,
  'PUT /api/events/[id]/expected': changeExpectedAnswerSchema,
  'POST /api/events/[id]/import': bulkAnswerSchema,
  'POST /api/events/[id]/links': linkAnswerSchema,
  'DELETE /api/events/[id]/links/[link]': doneAnswerSchema,
  'GET /api/events/[id]/people': peopleSchema,
  'PUT /api/events/[id]/people/[person]': peopleAnswerSchema,
  'DELETE /api/events/[id]/people/[person]': peopleAnswerSchema,
  'PUT /api/events/[id]/terms': saveTermsAnswerSchema,
  'POST /api/events/[id]/terms/try': tryTermsAnswerSchema,
  'POST /api/events/archive': archiveAnswerSchema,
  'POST /api/events/invitation': invitationAnswerSchema,
  'GET /api/receipts/[receipt]': receiptSchema,
  'PUT /api/receipts/[receipt]': replaceAnswerSchema,
  'POST /api/receipts/[receipt]/answer': receiptAnswerSchema,
  'POST /api/receipts/[receipt]/check': checkListAnswerSchema,
  'POST /api/receipts/[receipt]/withdraw': receiptAnswerSchema,
  'GET /api/verify/[code]': verifySchema,
  'GET /api/history/battles': ownListSchema,
  'POST /api/history/battles': createBattleAnswerSchema,
  'GET /api/history/battles/[id]': ownRecordSchema,
  'PUT /api/history/battles/[id]': saveBattleAnswerSchema,
  'DELETE /api/history/battles/[id]': doneAnswerSchema,
  'POST /api/history/battles/[id]/report': reportAnswerSchema,
  'POST /api/history/battles/[id]/restore': backAnswerSchema,
  'PUT /api/history/battles/[id]/sharing': sharingAnswerSchema,
  'GET /api/history/battles/reference': referenceSchema,
  'GET /api/history/regiments': regimentNameSchema.array(),
  'GET /api/history/search': searchResultSchema.array(),
  'GET /api/packs': packListSchema,
  'POST /api/packs': createPackAnswerSchema,
  'GET /api/packs/[id]': packRecordSchema,
  'PUT /api/packs/[id]': savePackAnswerSchema,
  'DELETE /api/packs/[id]': doneAnswerSchema,
  'POST /api/packs/[id]/restore': backAnswerSchema,
  'POST /api/paper': null,
  'GET /api/ready-made/[id]': file,
  'POST /api/theme': null,
  'POST /api/v1/check': checkAnswerSchema.array(),
  'GET /api/v1/openapi.json': schema,
  'GET /api/v1/schema/[file]': schema,
  'GET /history/battles/[id]/battle.json': battleFile,
  'GET /history/shared/[token]/battle.json': battleFile,
  'GET /s/[token]/army.json': file,
};

/**
 * Where an answer of a route is not as its schema says; none where it is. A request that is refused as a whole is
 * answered by every route in the same way.
 */
export const contractFaults = (route: string, body: string): string[] => {
  const answered = CONTRACTS[route];
  if (answered === undefined) return ['no schema says what it answers'];
  if (answered === null) return body === '' ? [] : ['more than nothing'];
  const value: unknown = JSON.parse(body);
  if (refusalSchema.safeParse(value).success) return [];
  const { error } = answered.safeParse(value);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};
