import { statSync } from 'node:fs';
import { filesBelow } from './files-below.mjs';

/** All that is ours but the journeys of e2e. */
export const ROOMS = ['app', 'bin', 'lib', 'prisma', 'server', 'instrumentation.ts'];

const SOURCE = /\.(tsx?|mjs)$/;
/** The client of the database is generated. */
const NOT_OURS = /^prisma\/client\//;
const OF_TESTS = /\.(test|spec|fixture)\.tsx?$|\/fixtures\//;

/**
 * Our source files below these folders, or these files themselves, tests and fixtures included: paths from the root
 * of the clone.
 * @param {readonly string[]} paths
 * @returns {string[]}
 */
export const allSources = (...paths) =>
  paths
    .flatMap((path) => (statSync(path).isFile() ? [path] : filesBelow(path).map((file) => `${path}/${file}`)))
    .filter((file) => SOURCE.test(file) && !NOT_OURS.test(file));

/** The same without tests and fixtures. */
export const sources = (/** @type {readonly string[]} */ ...paths) =>
  allSources(...paths).filter((file) => !OF_TESTS.test(file));
