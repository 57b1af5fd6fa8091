import { SECRET_GIVEN } from './settings.mjs';

/** Where the secret is, for who has just moved a store: without it nobody's browser opens what is his. */
export const SECRET_AFTER_MOVE = SECRET_GIVEN
  ? "The secret is not in the data but in MUSTER_SECRET: set that to the same where Muster runs on them, for it opens everybody's armies."
  : "The secret is a file in the data folder (MUSTER_DATA): take it along as that file, or set MUSTER_SECRET to what is in it, for it opens everybody's armies.";

/** What a copy does not hold; undefined where it holds all. */
export const SECRET_OF_COPY = SECRET_GIVEN
  ? 'The secret is not in the copy but in MUSTER_SECRET: keep it elsewhere, too.'
  : undefined;

/** Where the secret is, in the words of a start on a database elsewhere. */
export const secretPlace = (/** @type {string} */ folder) => (SECRET_GIVEN ? 'MUSTER_SECRET' : folder);
