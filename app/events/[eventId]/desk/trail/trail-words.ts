import type { Audit } from '@/lib/events/schema';

type TrailRow = Audit['rows'][number];

const DID: Readonly<Record<string, string>> = {
  create: 'made the event',
  edit: 'changed the settings',
  terms: 'changed the terms',
  delete: 'deleted the event',
  enter: 'sent a list',
  replace: 'sent another list',
  import: 'entered a list',
  answer: 'answered',
  accept: 'accepted',
  return: 'returned',
  ask: 'asked',
  note: 'wrote a note',
  reopen: 'put back among those to check',
  withdraw: 'withdrew',
  lock: 'locked',
  unlock: 'unlocked',
  overrule: 'overruled a finding',
  uphold: 'let a finding count again',
  tick: 'ticked a note of the terms',
  expect: 'changed who is expected',
  tie: 'said which expected player this is',
  untie: 'said that an expected player is somebody else',
  role: 'changed a role',
  remove: 'took out an organiser',
  join: 'joined the organisers',
  invite: 'made an invitation',
  'new-link': 'made a new link for players',
  'end-link': 'ended a link',
};

const wordsOf = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(wordsOf).join(', ')
    : value !== null && typeof value === 'object'
      ? Object.entries(value)
          .map(([key, inner]) => `${key} ${wordsOf(inner)}`)
          .join(', ')
      : String(value ?? 'none');

/** What was done: "accepted", or the name of the deed where it has no words yet. */
export const didWords = ({ action }: Pick<TrailRow, 'action'>): string => DID[action] ?? action;

/** What else the trail says of it: "version 2, reason: the figures are painted so". */
export const detailWords = ({ detail }: Pick<TrailRow, 'detail'>): string =>
  Object.entries(detail)
    .filter(([, value]) => value !== '' && value !== null)
    .map(([key, value]) => (key === 'version' ? `version ${wordsOf(value)}` : `${key}: ${wordsOf(value)}`))
    .join('; ');
