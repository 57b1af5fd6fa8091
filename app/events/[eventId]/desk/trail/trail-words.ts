import { shortTime } from '@/app/events/_facts/event-times';
import * as factsWords from '@/app/events/_facts/words';
import type { Audit } from '@/lib/events/schema';
import type { DeedName } from '@/lib/events/trail/deed-effects';
import { counted } from '@/lib/rules/core/army/words';
import { signsOf } from '@/lib/rules/core/sheet/sheet';

type TrailRow = Audit['rows'][number];

const DID: Readonly<Record<DeedName, string>> = {
  create: 'made the event',
  edit: 'changed the settings',
  terms: 'changed the terms',
  delete: 'deleted the event',
  restore: 'restored the event',
  close: 'closed the lists, and froze their verdicts',
  send: 'sent a list',
  replace: 'sent another list',
  answer: 'answered',
  accept: 'accepted',
  return: 'returned',
  ask: 'asked',
  note: 'wrote a note',
  reopen: 'put back to “To check”',
  withdraw: 'withdrew',
  lock: 'locked',
  unlock: 'unlocked',
  overrule: factsWords.letFindingPass,
  uphold: factsWords.letFindingCount,
  tick: 'ticked a note of the terms',
  expect: 'changed the expected players',
  tie: 'matched this entry with an expected player',
  untie: 'unmatched an expected player',
  role: 'changed a role',
  remove: 'removed an organiser',
  join: 'joined the organisers',
  invite: 'made an invitation',
  'new-link': 'made a new link for players',
  'end-link': 'ended a link',
  counting: 'noted which lists counted before the rule existed',
};

const ofDeeds: Readonly<Record<string, string>> = DID;

/** What was done: "accepted", or the name of the deed where a newer Muster wrote it. */
export const didWords = ({ action }: Pick<TrailRow, 'action'>): string => ofDeeds[action] ?? action;

/** As the settings name what can be changed there. */
const SETTINGS: Readonly<Record<string, string>> = {
  opensAt: 'lists open',
  closesAt: 'lists close',
  timeZone: 'time zone',
  graceSeconds: 'seconds of extra time',
  late: 'later lists',
  capacity: 'places',
  publicAt: 'lists become public',
  listed: 'listed for everyone',
  openEntry: 'entry from the event’s page',
  text: 'what players should know',
};

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const plain = (value: unknown, zone: string): string => {
  if (Array.isArray(value))
    return value.length === 0 ? 'none' : value.map((each) => plain(each, zone)).join(', ');
  if (value !== null && typeof value === 'object') {
    return Object.entries(value)
      .map(([key, inner]) => `${key} ${plain(inner, zone)}`)
      .join(', ');
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = String(value ?? '');
  if (text === '') return 'none';
  return TIME.test(text) ? shortTime(text, zone) : text;
};

/** Deeds that write a verdict, and by what each of their rows says which. */
const SEALED: Readonly<Record<string, string>> = {
  send: 'verdict',
  replace: 'verdict',
  terms: 'verdicts',
};

/** Of rows of before, that they could not say what the verdict was. */
const beforeWords = ({ action, detail }: Pick<TrailRow, 'action' | 'detail'>): string[] => {
  const key = SEALED[action];
  return key === undefined || key in detail ? [] : ['written before verdicts were in the trail'];
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The signs of a hash that stand on sheets, parted as there. */
const signs = (hash: unknown): string => signsOf(String(hash));

type ValueFormatter = (value: unknown, zone: string) => string;

const SAID: Readonly<Record<string, ValueFormatter>> = {
  version: (value) => `version ${value}`,
  hash: (value) => `hash ${signs(value)}`,
  terms: (value) =>
    isObject(value) ? `terms ${value.version} ${signs(value.hash)}` : `terms ${signs(value)}`,
  verdict: (value) => `verdict ${signs(value)}`,
  shown: (value) => `summary ${signs(value)}`,
  verdicts: (value) =>
    isObject(value) ? `${counted(Number(value.count), 'verdict')}, together ${signs(value.hash)}` : '',
  player: (value) => `player ${signs(value)}`,
  closesAt: (value, zone) => `lists close ${plain(value, zone)}`,
  closedAt: (value, zone) => `at ${plain(value, zone)}`,
  lists: (value) =>
    value === 'all' ? 'for all lists, the frozen ones too' : 'for lists since it was opened again only',
  text: (value) => (value === '' ? '' : `“${value}”`),
  reason: (value) => `“${value}”`,
  withErrors: (value) => (value === true ? 'with its errors' : ''),
  withNotes: (value) => (value === true ? 'with notes not ticked' : ''),
  kept: (value) => (value === null ? 'tick removed' : value === true ? 'kept' : 'not kept'),
  turned: (value, zone) =>
    Array.isArray(value) && value.length > 0
      ? `other verdicts for entries ${plain(value, zone)}`
      : 'no other verdict',
};

/** A row keeps its detail in the order of the alphabet; people read the version first, and hashes after words. */
const ORDER = [
  ...['version', 'hash', 'closedAt', 'name', 'finding', 'note', 'lists', 'turned'],
  ...['verdict', 'shown', 'terms', 'verdicts', 'reason', 'text', 'kept', 'withErrors'],
];

const placeOf = (key: string): number => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length);

/** What else the trail says of a deed: "version 2, “the figures are painted so”". Times are of the zone. */
export const detailWords = (row: Pick<TrailRow, 'action' | 'detail'>, zone: string): string => {
  const isEdit = row.action === 'edit';
  const entries = Object.entries(row.detail);
  const inOrder = isEdit ? entries : entries.toSorted(([a], [b]) => placeOf(a) - placeOf(b));
  const words = inOrder.map(([key, value]) => {
    if (isEdit) return `${SETTINGS[key] ?? key}: ${plain(value, zone)}`;
    return SAID[key]?.(value, zone) ?? `${key} ${plain(value, zone)}`;
  });
  return [...words, ...beforeWords(row)].filter((each) => each !== '').join(isEdit ? '; ' : ', ');
};
