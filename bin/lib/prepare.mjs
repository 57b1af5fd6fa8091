import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { generateClients } from './clients.mjs';
import { carryFiles } from './earlier-files.mjs';
import { whenChanged } from './fingerprint.mjs';
import { BUILD_INPUTS } from './own-folders.mjs';
import { isPackedQuickly, packFiles } from './pack-files.mjs';
import { writePartChunks } from './part-chunks.mjs';
import { runNode, tool } from './run.mjs';
import { runningServers } from './running.mjs';
import { say, Trouble } from './say.mjs';
import { bundleServer } from './server-bundle.mjs';
import { ROOT } from './settings.mjs';

const NEXT = tool('next/dist/bin/next');

/** Generates the database clients from the schema. */
export const generate = () =>
  whenChanged(
    {
      inputs: ['prisma/schema.prisma', 'package-lock.json', 'bin/lib/clients.mjs'],
      stamp: 'prisma/client/.made-from',
    },
    async () => {
      say('Generating the database clients');
      await generateClients();
    },
  );

const FILES = join(ROOT, '.next/static');
const SHELF = join(ROOT, '.next/cache/muster');

/** The lazy parts of pages that the server fills: the rules of each system, and the list of armies. */
const partNames = () => [
  ...readdirSync(join(ROOT, 'data')).filter((name) => existsSync(join(ROOT, 'data', name, 'book.json'))),
  'armies',
];

/**
 * Builds the pages and the server, if a source of them changed since they were last built.
 * @param {{ quickly?: boolean, keepsWork?: boolean }} how `quickly`: files are packed as for tests; `keepsWork`: the
 * bundler keeps what it worked out (400 MB, 20 seconds), and builds in a third of the time after a small change
 */
export const build = async ({ quickly = false, keepsWork = false } = {}) => {
  await whenChanged(
    {
      inputs: BUILD_INPUTS,
      skip: (path) => /\.test\.tsx?$|\.md$|\/lists$/.test(path),
      stamp: '.next/built-from',
    },
    async (sources) => {
      const [server] = runningServers('.next');
      if (server) {
        throw new Trouble(
          `The sources have changed, but Muster still runs from this folder (process ${server.pid}).`,
          {
            advice: 'stop it (Ctrl-C where it was started), then run the command again.',
          },
        );
      }
      say('Building the pages (a minute, only when something changed)');
      await runNode([NEXT, 'build'], {
        failure: 'The pages could not be built.',
        advice: 'correct what the message above says, then run the command again.',
        // the same on all instances of the same sources
        env: {
          NODE_ENV: 'production',
          MUSTER_BUILD: sources.slice(0, 20),
          MUSTER_BUILD_KEEPS: keepsWork ? '1' : '',
        },
      });
      writePartChunks({
        chunks: join(FILES, 'chunks'),
        parts: partNames(),
        file: join(ROOT, '.next/part-chunks.json'),
      });
      carryFiles({ files: FILES, shelf: SHELF });
      await bundleServer('start');
    },
  );
  const packed = join(SHELF, 'packed');
  if (!quickly && isPackedQuickly(packed)) say('Packing the pages (half a minute, after a run of the tests)');
  await packFiles({ files: FILES, packed, quickly });
};

/** Writes the types of the routes, which the type checker wants before a first build. */
export const typeRoutes = () =>
  runNode([NEXT, 'typegen'], { failure: 'The types of the routes could not be written.' });
