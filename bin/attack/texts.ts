import { throwawayEvent } from '../bench/load/throwaway-event';
import { type Attack, withPerson } from './attack';
import { lonelyAddress } from './credentials';
import type { AttackPerson } from './person';
import { newOutcome, note, type StageOutcome } from './stage';

/** What readers of text have stumbled over where it is repeated: kinds of blank, each alone. */
const BLANKS: Readonly<Record<string, string>> = {
  'line feeds': '\n',
  'line breaks': '\r\n',
  'line feeds and spaces': '\n ',
  tabs: '\t',
  spaces: ' ',
};

/** Bytes of text in JSON, below and above those that a check is no heavy work with. */
const SIZES = [500, 2_000, 8_000, 19_500, 38_000];
/** Those of a short try. */
const FEW = [2_000, 19_500];

/** A text of blanks between two letters which takes this many bytes as JSON. */
const blankText = (blank: string, size: number): string =>
  `x\n${blank.repeat(Math.floor(size / (JSON.stringify(blank).length - 2)))}x`;

type Place = {
  readonly method: string;
  readonly path: (event: string) => string;
  readonly body: (text: string) => unknown;
};

const post = (path: string | ((event: string) => string), body: Place['body']): Place => ({
  method: 'POST',
  path: typeof path === 'string' ? () => path : path,
  body,
});

/** Every endpoint that takes text, or a file with text in it. */
const PLACES: Readonly<Record<string, Place>> = {
  'packs of a check': post('/api/v1/check', (text) => ({ packs: [text], files: [] })),
  'an army to be checked': post('/api/v1/check', (text) => [{ file: 'a', text }]),
  'an army under a pack': post('/api/v1/check', (text) => ({
    packs: ['equal-points'],
    files: [{ file: 'a', text }],
  })),
  'an army to be imported': post('/api/armies/import', (text) => [{ name: 'a', text }]),
  'a pack to be kept': post('/api/packs', (text) => ({ key: crypto.randomUUID(), pack: text })),
  'an archive': post('/api/events/archive', (text) => ({ 'muster-archive': 1, event: { name: text } })),
  'a batch of lists': post(
    (event) => `/api/events/${event}/import`,
    (text) => ({ key: crypto.randomUUID(), files: [{ name: 'a', text }] }),
  ),
  'terms to be tried': post(
    (event) => `/api/events/${event}/terms/try`,
    (text) => ({ packs: [text] }),
  ),
  'expected players': {
    method: 'PUT',
    path: (event) => `/api/events/${event}/expected`,
    body: (text) => ({ act: 'list', add: [text], remove: [] }),
  },
};

const sendAll = async (
  person: AttackPerson,
  { sizes, event, place }: { sizes: readonly number[]; event: string; place: Place },
  outcome: StageOutcome,
): Promise<void> => {
  for (const size of sizes) {
    for (const [name, blank] of Object.entries(BLANKS)) {
      const body = JSON.stringify(place.body(blankText(blank, size)));
      const answer = await person
        .ask(place.method, place.path(event), { body })
        .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
      note(outcome, answer);
      if (!(answer instanceof Error) && answer.status < 500) continue;
      const how = answer instanceof Error ? answer.message : `answered ${answer.status}`;
      outcome.wrong.push(`${size} bytes of ${name}: ${how}`);
      // anyone who was not answered has stopped the server: more of it says nothing more
      if (answer instanceof Error) return;
    }
  }
};

const inPlace =
  (place: Place): Attack =>
  async ({ target, times }) => {
    const outcome = newOutcome();
    await withPerson(target.port, lonelyAddress(), async (person) => {
      const { id } = await throwawayEvent((path, body) => person.json('POST', path, body));
      await sendAll(person, { sizes: times > 1 ? SIZES : FEW, event: id, place }, outcome);
    });
    return outcome;
  };

/** Texts of blank lines, of which each further one once cost the square of those before it. */
export const TEXTS: Readonly<Record<string, Attack>> = Object.fromEntries(
  Object.entries(PLACES).map(([name, place]) => [`blank lines as ${name}`, inPlace(place)]),
);
