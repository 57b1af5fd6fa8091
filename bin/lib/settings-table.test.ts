import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETTINGS, settingsTable } from './settings-table.mjs';
import { ROOMS, sources } from './sources.mjs';

/** What one part of Muster tells another, a framework its parts, or a test the server: nobody else sets these. */
const INSIDE = [
  'MUSTER_BUNDLES',
  'MUSTER_BUILD',
  'MUSTER_BUILD_KEEPS',
  'MUSTER_GATE',
  'MUSTER_TEST_BUILD',
  'MUSTER_TEST_BRIEF',
  'MUSTER_TEST_COLD',
  'MUSTER_TEST_LIMITS',
  'NODE_ENV',
  'NEXT_RUNTIME',
  'NEXT_TELEMETRY_DISABLED',
  'RECHECK_BACKEND',
];

const NO_SETTINGS = /(^|\/)test-|\/bench\/|attack|faults|shift-clock|long-run/;

/** `process.env.NAME`, taken out of it by name, or a key of the schema of lib/env.ts. */
const READ = [/process\.env\.([A-Z][A-Z_]+)/g, /^ {2}([A-Z][A-Z_]+): z$|^ {2}([A-Z][A-Z_]+): z\./gm];

const read = new Set(
  sources(...ROOMS)
    .filter((path) => !NO_SETTINGS.test(path))
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      const taken = [...text.matchAll(/const \{([^}]+)\} = process\.env/g)].flatMap(([, names = '']) =>
        names.split(',').map((name) => name.split(':')[0]?.trim() ?? ''),
      );
      return [
        ...READ.flatMap((pattern) => [...text.matchAll(pattern)].map((found) => found[1] ?? found[2] ?? '')),
        ...taken,
      ];
    }),
);

test('every setting that the code reads is in the table, and no other', () => {
  const told = SETTINGS.map(({ name }) => name);
  expect([...read].filter((name) => !INSIDE.includes(name) && /^[A-Z]/.test(name)).toSorted()).toEqual(
    told.toSorted(),
  );
});

test('docs/hosting.md shows the table', () => {
  expect(readFileSync('docs/hosting.md', 'utf8')).toContain(settingsTable());
});
