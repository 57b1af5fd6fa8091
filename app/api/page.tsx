import type { Metadata } from 'next';
import Link from 'next/link';
import { MAX_FILES, MAX_FILES_BODY } from '@/lib/armies/limits';
import { readEnv } from '@/lib/env';
import { CHECK, RULES } from '@/lib/pages';
import { perMinute } from '@/lib/platform/limits';
import { grouped } from '@/lib/rules/core/army/number';
import { MAX_FINDINGS } from '@/lib/rules/core/check/finding';
import { MAX_ARMY_BYTES, MAX_ARMY_VALUES } from '@/lib/rules/read-army';
import { systemCards } from '../_components/army/system-card';
import { Chapter, Code, Lead, Listing, Point, Prose } from '../_components/ui/prose';
import { TopBar } from '../_components/ui/top-bar';
import { schemaPath } from './_openapi/document';
import { Here } from './here';

export const metadata: Metadata = {
  title: 'For programs',
  description:
    'How to check army files from a script: the address, its limits and answers, the schema of army files.',
};

const megabytes = (bytes: number): string => `${bytes / 1_000_000} MB`;

const REFUSALS = [
  ['400', 'broken-json', 'The request is not JSON; the answer gives line and column.'],
  ['413', 'too-large', `The request is larger than ${megabytes(MAX_FILES_BODY)}.`],
  ['415', 'not-json', 'The content type is not application/json.'],
  ['422', 'invalid', `The request is not an array, or has more than ${MAX_FILES} files.`],
  ['429', 'too-many', 'Too many requests in a minute; Retry-After says in how many seconds to try again.'],
] as const;

const FILE_ERRORS = [
  ['broken-json', 'The file is not JSON. “at” is line and column.'],
  [
    'open-lines',
    'Some lines of a typed army are unclear: “open” lists them with what they may mean, “taken” how the others were read, “army” the result.',
  ],
  ['malformed', 'Something is missing, unknown or of the wrong type. “at” is the path to it.'],
  ['unknown-system', 'The file is for rules that this Muster does not know.'],
  ['unknown-version', 'The file is of a newer format. Update Muster.'],
  [
    'too-large',
    `The file is larger than ${megabytes(MAX_ARMY_BYTES)}, or holds more than ${grouped(MAX_ARMY_VALUES)} values.`,
  ],
] as const;

export default async function ApiPage() {
  const systems = await systemCards();
  const here = <Here usual={readEnv().origins[0] ?? 'http://localhost:3000'} />;
  return (
    <>
      <TopBar />
      <Prose dense>
        <h1>For programs</h1>
        <Lead>
          The check of the <Link href={CHECK}>check page</Link>, for scripts: army files go in, verdicts come
          out. It needs no account and stores nothing.
        </Lead>

        <Chapter>Check files</Chapter>
        <p>
          Send a JSON array to <Code>POST /api/v1/check</Code>. Each entry is an army file, or{' '}
          <Code>{'{ "file": "name", "text": "..." }'}</Code> with the text of one, which reports line and
          column of broken JSON. The answers come in the same order; with <Code>?words=1</Code> each finding
          also has its title and the name of its place, as the builder shows them.
        </p>
        <Listing>
          {`# one army file
curl -s `}
          {here}
          {`/api/v1/check \\
  -H 'content-type: application/json' \\
  -d "[$(cat army.json)]"

# a folder of them (jq)
jq -n '[inputs | { file: input_filename, text: tojson }]' armies/*.json |
  curl -s `}
          {here}
          {`/api/v1/check -H 'content-type: application/json' -d @-

# under an event pack: the id of a ready-made one, or a pack as JSON
jq -n '{ packs: ["equal-points"], files: [inputs] }' armies/*.json |
  curl -s `}
          {here}
          {`/api/v1/check -H 'content-type: application/json' -d @-`}
        </Listing>
        <p>A file that can be read gets its verdict:</p>
        <Listing>{`{ "file": "1", "ok": true, "name": "Bevern's corps", "system": "honours-of-war",
  "profile": "honours-of-war 2015 #3d46cd6fd1ad", "points": 1385, "legal": false,
  "stats": { "units": 11, "breakingPoint": 5, ... },
  "findings": [{ "code": "org-2", "severity": "error", "at": ["independents"],
    "message": "...", "cite": { "source": "honours-of-war", "page": "12" } }] }`}</Listing>
        <p>
          “points” are printed points, or null. “legal” is true when no finding is an error: pages call such
          an army ready. “at” is a path into the army. At most {MAX_FINDINGS} findings are given, errors
          first; “more” counts the rest. Codes of findings are permanent; each is explained on the page of its{' '}
          <Link href={RULES}>rules</Link>. A file that cannot be read gets <Code>{'"ok": false'}</Code> and an
          error:
        </p>
        <Codes title="Errors of a file" rows={FILE_ERRORS.map(([code, text]) => [code, text])} />

        <Chapter>Limits</Chapter>
        <ul className="grid gap-1">
          <Point>
            {MAX_FILES} files and {megabytes(MAX_FILES_BODY)} in one request, {megabytes(MAX_ARMY_BYTES)} a
            file.
          </Point>
          <Point>{perMinute('check')} requests a minute from one address.</Point>
          <Point>A request refused as a whole gets a status, a code and a sentence:</Point>
        </ul>
        <Codes title="Refusals" rows={REFUSALS} />

        <Chapter>Schemas</Chapter>
        <ul className="grid gap-1">
          <Point>
            <a href="/api/v1/openapi.json">OpenAPI 3.1</a> of everything here
          </Point>
          {systems.map(({ id, name }) => (
            <Point key={id}>
              <a href={schemaPath(id)}>JSON Schema</a> of army files of {name}
            </Point>
          ))}
        </ul>
        <p>
          A schema says what a file may contain, not what is legal: an illegal army fits it, and the check
          judges it.
        </p>

        <Chapter>On the command line</Chapter>
        <p>
          Where Muster is installed, <Code>npm run --silent check -- FILE...</Code> answers the same, one line
          for each file. It ends with 0 if all are legal, 1 if some are not, 2 if some cannot be read.
        </p>
      </Prose>
    </>
  );
}

const CELL = 'border-rule border-b py-1 pr-4 text-start align-top font-normal';

const Codes = ({ title, rows }: { title: string; rows: readonly (readonly string[])[] }) => (
  <table className="w-full border-collapse">
    <caption className="vh">{title}</caption>
    <tbody>
      {rows.map((cells) => (
        <tr key={cells.join(' ')}>
          {cells.map((cell, index) =>
            index === 0 ? (
              <th key={cell} scope="row" className={`${CELL} whitespace-nowrap`}>
                <Code>{cell}</Code>
              </th>
            ) : (
              <td key={cell} className={CELL}>
                {index < cells.length - 1 ? <Code>{cell}</Code> : cell}
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);
