import { MAX_TOPICS } from '../../lib/platform/topics';
import { LIMITS, type RequestKind, required } from '../../server/limits';

const number = (value: number): string => value.toLocaleString('en');

const size = (bytes: number): string => {
  if (bytes === 0) return 'none';
  return bytes < 1_000_000 ? `${number(bytes)} bytes` : `${bytes / 1_000_000} MB`;
};

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Who may call an endpoint or a page, in words. */
export const WHO: Readonly<Record<string, string>> = {
  anyone: 'anyone; own things only',
  owner: 'the owner of the army, order of battle or pack',
  'event owner': 'an owner of the event',
  organiser: 'who runs the event: owners and checkers',
  entrance: 'anyone who holds the link for players, or the address of an event whose page lets enter',
  receipt: 'anyone who holds the link of the receipt, or has the entry in the account',
  invitation: 'anyone who holds the invitation, once',
  player: 'who sits at the game; who looks on reads and writes nothing',
  umpire: 'who plays both sides of the game',
  'game link': 'anyone who holds the link to a seat',
  'game code': 'anyone who has the six letters, once within ten minutes',
  link: 'anyone who holds the share link',
  device: 'another device of the same person',
  'device link': 'anyone who holds the device link, once',
  newcomer: 'anyone; each e-mail address once',
  credentials: 'anyone who has the password, a passkey or a recovery code',
  account: 'anyone who is signed in to an account; for what protects it, with its password',
};

/** The limits as docs/security.md shows them, made from data/limits.json and the cards of endpoints. */
export const securityTables = (): string => {
  const { request, address, quotas, readers, streams, signing, kinds, queues, routes } = LIMITS;
  return [
    '### Every request',
    '',
    table(
      ['what', 'limit'],
      [
        ['address', `${number(request.path)} characters`],
        ['headers', `${size(request.headers)}, within ${request.headersSeconds} s`],
        [
          'content',
          `within ${request.bodySeconds} s and 1 s more for each ${number(request.bodyBytesASecond)} bytes`,
        ],
        [
          'contents under way',
          `${size(request.bodies)} in all, ${size(request.bodiesOfAddress)} from one address`,
        ],
        [
          'large contents',
          `above ${number(request.largeBody)} bytes: in line with imports, ${queues.heavy.atOnce} at a time`,
        ],
        [
          'what people send, read in a thread',
          `${readers.seconds} s, ${readers.megabytes} MB; ${readers.threads} threads, ended after ${readers.quietSeconds} quiet seconds`,
        ],
        ['nesting of JSON', `${request.depth} levels`],
        [
          'answers nobody reads',
          `${size(request.answer)} of each, ${size(request.answers)} in all, are kept; then the work waits, out of line`,
        ],
        [
          'connections',
          `${number(request.sockets)}, of one address ${number(request.socketsOfAddress)}; a trusted proxy may open them all`,
        ],
        [
          'streams of changes',
          `${number(streams.inAll)}, of one address ${number(streams.ofAddress)}, of one game ${number(streams.ofGame)}, of one person ${streams.ofPerson}, after which the oldest ends; of ${MAX_TOPICS} games and events each; ${streams.seconds / 3600} hour, ${number(streams.bytesWaiting)} bytes that wait for a slow reader; one query for all of them every ${streams.queryMilliseconds / 1000} s`,
        ],
        ['requests of one address', `${address.times} times those of a person`],
      ],
    ),
    '',
    '### What is stored',
    '',
    table(
      ['whose', 'limit'],
      [
        [
          'a person',
          `${number(quotas.person.armies)} armies, ${size(quotas.person.bytes)}; ${number(quotas.person.battles)} orders of battle, ${size(quotas.person.battleBytes)}; ${number(quotas.person.events)} events; ${number(quotas.person.packs)} packs, ${size(quotas.person.packBytes)}; ${number(quotas.person.games)} games, ${size(quotas.person.gameBytes)}; ${size(quotas.person.bytesADay)} written in a day`,
        ],
        [
          'an address',
          `${number(quotas.address.armiesADay)} new armies, ${number(quotas.address.battlesADay)} new orders of battle, ${number(quotas.address.eventsADay)} new events and packs, and ${size(quotas.address.bytesADay)} written in a day`,
        ],
      ],
    ),
    '',
    '### Signing in',
    '',
    table(
      ['what', 'limit'],
      [
        [
          'wrong passwords at one account',
          `${signing.ofEmail} in ${signing.minutes} minutes of one address, ${signing.ofEverybody} of all strangers together; from then on one in ${signing.slowSeconds} s`,
        ],
        [
          'wrong tries of a browser that was signed in to the account before',
          `${signing.ofEmail} in ${signing.minutes} minutes, whatever others have tried`,
        ],
        [
          'wrong passwords in what asks for it again',
          `${signing.ofEmail} in ${signing.minutes} minutes of one sign-in, ${signing.ofEverybody} of all of the account; from then on one in ${signing.slowSeconds} s`,
        ],
        [
          'wrong recovery codes; passkeys asked for that sign nobody in',
          `${signing.ofAddress} in ${signing.minutes} minutes of one address, each; a right code always passes`,
        ],
        [
          'wrong passwords of one address',
          `${signing.ofAddress} in ${signing.minutes} minutes; from then on one in ${signing.slowSeconds} s`,
        ],
        ['new accounts of one address', `${signing.accountsADay} in a day`],
        ['passkeys of an account', `${signing.passkeys}`],
      ],
    ),
    '',
    '### Kinds of requests',
    '',
    table(
      ['kind', 'what', 'a minute and person', 'longest', 'at once', 'may wait'],
      Object.entries<RequestKind>(kinds).map(([kind, { what, perMinute, times, seconds, queue, small }]) => [
        kind,
        small === undefined ? what : `${what}; up to ${size(small.body)} in line with saves`,
        times === undefined
          ? number(perMinute)
          : `${number(perMinute)}; ${number(perMinute * times)} of one address`,
        `${seconds} s`,
        number(required(queues, queue).atOnce),
        number(required(queues, queue).waiting),
      ]),
    ),
    '',
    '### Routes and pages',
    '',
    table(
      ['', 'path', 'kind', 'content', 'who', 'made once for'],
      routes.map(({ path, method, kind, who, body, once, shell }) => [
        method,
        `\`${path}\``,
        kind,
        size(body),
        required(WHO, who),
        [once, shell && 'everybody, with holes'].filter(Boolean).join('; '),
      ]),
    ),
  ].join('\n');
};
