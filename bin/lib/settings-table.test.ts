import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SETTINGS, settingsTable } from './settings-table.mjs';

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

const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return entry.name === 'client' || entry.name === 'bench' ? [] : sourcesBelow(path);
    return /\.(ts|tsx|mjs)$/.test(entry.name) &&
      !/\.test\.|^test-|attack|faults|shift-clock|long-run/.test(path)
      ? [path]
      : [];
  });

/** `process.env.NAME`, taken out of it by name, or a key of the schema of lib/env.ts. */
const READ = [/process\.env\.([A-Z][A-Z_]+)/g, /^ {2}([A-Z][A-Z_]+): z$|^ {2}([A-Z][A-Z_]+): z\./gm];

const read = new Set(
  [...['app', 'bin', 'lib', 'prisma', 'server'].flatMap(sourcesBelow), 'instrumentation.ts'].flatMap(
    (path) => {
      const text = readFileSync(path, 'utf8');
      const taken = [...text.matchAll(/const \{([^}]+)\} = process\.env/g)].flatMap(([, names = '']) =>
        names.split(',').map((name) => name.split(':')[0]?.trim() ?? ''),
      );
      return [
        ...READ.flatMap((pattern) => [...text.matchAll(pattern)].map((found) => found[1] ?? found[2] ?? '')),
        ...taken,
      ];
    },
  ),
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
