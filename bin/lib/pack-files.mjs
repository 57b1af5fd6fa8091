import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './files-below.mjs';

const TEXT = /\.(?:js|css|svg|json|txt)$/;

/** Bytes from which a file is packed; a shorter one fits into one packet as it is. */
const LONG = 1_000;

/**
 * How hard is packed: as small as it gets for people, as it is done once; quickly for a run of tests, which would
 * take a fortieth of its time for it.
 */
const LEVELS = { small: { br: constants.BROTLI_MAX_QUALITY, gz: 9 }, quick: { br: 2, gz: 1 } };

/** Marks a folder whose files were compressed quickly. */
const QUICK = '.quick';

/** True where the files were packed for tests, and are packed again for people. */
export const isPackedQuickly = (/** @type {string} */ packed) => existsSync(join(packed, QUICK));

/** How a file is packed, and by what its name is longer then. */
const FORMS = {
  '.br': (/** @type {Buffer} */ text, /** @type {{ br: number }} */ { br }) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: br,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  '.gz': (/** @type {Buffer} */ text, /** @type {{ gz: number }} */ { gz }) =>
    promisify(gzip)(text, { level: gz }),
};

/** A build that is stopped leaves a file whole or not at all. */
const place = async (/** @type {string} */ path, /** @type {Buffer} */ bytes) => {
  await writeFile(`${path}.part`, bytes);
  await rename(`${path}.part`, path);
};

/**
 * Packs the files of a build that are text, for browsers that take them so. A name tells the content of its file: what
 * is packed already stays, unless it was packed quickly and is wanted small, and what is of no build any more goes.
 * @param {{ files: string, packed: string, quickly?: boolean }} how
 */
export const packFiles = async ({ files, packed, quickly = false }) => {
  const mark = join(packed, QUICK);
  if (!quickly && isPackedQuickly(packed)) rmSync(packed, { recursive: true });
  const texts = filesBelow(files).filter((file) => TEXT.test(file));
  const names = new Set(texts.flatMap((file) => Object.keys(FORMS).map((form) => file + form)));
  for (const file of filesBelow(packed)) if (!names.has(file) && file !== QUICK) rmSync(join(packed, file));
  const level = LEVELS[quickly ? 'quick' : 'small'];
  await Promise.all(
    texts.map(async (file) => {
      const missing = Object.entries(FORMS).filter(([form]) => !existsSync(join(packed, file + form)));
      if (missing.length === 0) return;
      const text = await readFile(join(files, file));
      if (text.length < LONG) return;
      mkdirSync(dirname(join(packed, file)), { recursive: true });
      if (quickly) writeFileSync(mark, '');
      for (const [form, pack] of missing) await place(join(packed, file + form), await pack(text, level));
    }),
  );
};
