import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './files-below.mjs';

const TEXT = /\.(?:js|css|svg|json|txt)$/;

/** Bytes from which a file is packed; a shorter one fits into one packet as it is. */
const LONG = 1_000;

/** How a file is packed, and by what its name is longer then; as small as it gets, as it is done once. */
const FORMS = {
  '.br': (/** @type {Buffer} */ text) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  '.gz': (/** @type {Buffer} */ text) => promisify(gzip)(text, { level: 9 }),
};

/** A build that is stopped leaves a file whole or not at all. */
const place = async (/** @type {string} */ path, /** @type {Buffer} */ bytes) => {
  await writeFile(`${path}.part`, bytes);
  await rename(`${path}.part`, path);
};

/**
 * Packs the files of a build that are text, for browsers that take them so. A name tells the content of its file: what
 * an earlier build has packed already stays, and what is of no build any more goes.
 * @param {{ files: string, packed: string }} folders
 */
export const packFiles = async ({ files, packed }) => {
  const texts = filesBelow(files).filter((file) => TEXT.test(file));
  const names = new Set(texts.flatMap((file) => Object.keys(FORMS).map((form) => file + form)));
  for (const file of filesBelow(packed)) if (!names.has(file)) rmSync(join(packed, file));
  await Promise.all(
    texts.map(async (file) => {
      const missing = Object.entries(FORMS).filter(([form]) => !existsSync(join(packed, file + form)));
      if (missing.length === 0) return;
      const text = await readFile(join(files, file));
      if (text.length < LONG) return;
      mkdirSync(dirname(join(packed, file)), { recursive: true });
      for (const [form, pack] of missing) await place(join(packed, file + form), await pack(text));
    }),
  );
};
