import { SECRET_GIVEN } from './settings.mjs';

/** Where the secret is, for an operator who has just moved a store: without it no browser opens its armies. */
export const SECRET_AFTER_MOVE = SECRET_GIVEN
  ? "The secret is not in the data but in MUSTER_SECRET: set it to the same value where Muster runs on this data. It opens everyone's armies."
  : "The secret is a file in the data folder (MUSTER_DATA): take that file along, or set MUSTER_SECRET to its content. It opens everyone's armies.";

/** What a copy does not hold; undefined where it holds all. */
export const SECRET_OF_COPY = SECRET_GIVEN
  ? 'The secret is not in the copy but in MUSTER_SECRET: keep a copy of it elsewhere.'
  : undefined;

/** Where the secret is, in the words of a start on a database elsewhere. */
export const secretPlace = (/** @type {string} */ folder) => (SECRET_GIVEN ? 'MUSTER_SECRET' : folder);
