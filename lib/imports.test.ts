import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { ROOMS, sources } from '../bin/lib/sources.mjs';

/**
 * Who may import what of ours and of others; the first row that fits a file binds it. `$folder` is the folder of a file,
 * three deep at most, and `$name` the last part of that.
 */
type Row = { files: RegExp; own: string; packages: string };

const RULES = 'lib/rules/(core|events)/';
const COMMON = 'lib/platform/|lib/[^/]+\\.(ts|mjs)$|prisma/statement\\.ts';
const REACT = 'next$|next/|react$|react-dom$|react/';

const LAW: Row[] = [
  // the rules: core, terms of events and systems, each with the parser of its files apart
  { files: /^lib\/rules\/(events\/)?fixtures\//, own: RULES, packages: 'fast-check$' },
  {
    files: /^lib\/rules\/(core\/read\/|events\/reader\.ts|[^/]+\/schema\.ts)/,
    own: 'lib/rules/core/|$folder/|data/$name/',
    packages: 'zod$',
  },
  { files: /^lib\/rules\/core\//, own: 'lib/rules/core/', packages: '@noble/hashes/' },
  { files: /^lib\/rules\/[^/]+\//, own: 'lib/rules/core/|$folder/|data/$name/', packages: '' },
  {
    files: /^lib\/rules\/index\.ts$/,
    own: 'lib/rules/core/|lib/rules/[^/]+/(index|game/rules)\\.ts$',
    packages: '',
  },
  { files: /^lib\/rules\//, own: `${RULES}|lib/rules/[^/]+\\.ts$|data/muster/`, packages: 'zod$' },
  // the threads that write PDFs and draw pictures, and the sheets themselves
  {
    files: /^lib\/sheets\/(pdf\/|picture\/|render-|pdf-workers)/,
    own: `${RULES}|lib/rules/index\\.ts|lib/sheets/|lib/platform/`,
    packages: '@resvg/resvg-js$|fontkit$|lru-cache$|node:|pdfkit$|server-only$',
  },
  { files: /^lib\/sheets\//, own: `${RULES}|lib/sheets/`, packages: 'uqr$' },
  // facts of the history on their way into the store
  {
    files:
      /^lib\/history\/(seed\/|(battle-file|battle-rows|depth|facts-file|regiment-file|search-entries|search-text|terms|unit-regiment|works)\.ts)/,
    own: 'lib/history/(seed/|(battle-file|battle-rows|depth|facts-file|regiment-file|schema|search-entries|search-text|terms|unit-regiment|works)\\.ts)|lib/rules/(core/(muster/order-of-battle|check/regiment-facts|text/plain-name)|read-army)\\.ts|lib/platform/|prisma/|data/history/',
    packages: 'node:|zod$',
  },
  // the common code of the API knows no resource; its registry knows all
  {
    files: /^lib\/api\/(?!registry\/)/,
    own: 'lib/rules/(core/|check-answer\\.ts)|lib/api/(?!registry/)|lib/platform/|lib/[^/]+\\.ts$|data/limits\\.json',
    packages: 'server-only$|zod$|nanoid$',
  },
  {
    files: /^lib\/api\/registry\//,
    own: 'lib/(accounts|api|armies|devices|events|games|history|streams)/(endpoints?|contract)\\.ts|lib/api/registry/|data/limits\\.json',
    packages: '',
  },
  // terms are known to armies, armies to events, and all of them to games, accounts and threads that read
  { files: /^lib\/terms\//, own: `${RULES}|lib/(identity|terms)/|${COMMON}`, packages: 'server-only$' },
  {
    files: /^lib\/(armies|history)\//,
    own: `${RULES}|lib/rules/[^/]+\\.ts$|lib/(api|armies|devices|history|identity|readers|terms)/|${COMMON}|data/history/`,
    packages:
      '@tanstack/|fflate$|nanoid$|node:|papaparse$|read-excel-file/|server-only$|write-excel-file/|zod$',
  },
  {
    files: /^lib\/events\//,
    own: `${RULES}|lib/rules/[^/]+\\.ts$|lib/(api|armies|events|history|identity|readers|terms)/|${COMMON}`,
    packages: '@tanstack/|nanoid$|node:|server-only$|zod$',
  },
  {
    files: /^lib\/((accounts|devices|games|readers|streams)\/|worker-from-source\.mjs)/,
    own: `lib/rules/(core/|index\\.ts|read-json\\.ts)|lib/(accounts|api|armies|devices|events|games|history|identity|readers|streams|sheets/pdf)/|${COMMON}`,
    packages: '@tanstack/|better-auth|nanoid$|next/headers$|node:|server-only$|tsx/|zod$',
  },
  // who somebody is, the store, and what the server, the app and the store share
  {
    files: /^lib\/identity\//,
    own: 'lib/identity/(?!viewer)|lib/platform/|lib/[^/]+\\.(ts|mjs)$|prisma/',
    packages: '@better-auth/passkey$|better-auth|next/headers$|node:|react$|server-only$|zod$',
  },
  {
    files: /^lib\/platform\//,
    own: 'lib/platform/|lib/api/registry/|lib/api/endpoint\\.ts',
    packages: 'node:',
  },
  {
    files: /^lib\/[^/]+\.ts$/,
    own: 'lib/platform/|lib/[^/]+\\.(ts|mjs)$|prisma/',
    packages: 'nanoid$|node:|rate-limiter-flexible$|server-only$|zod$',
  },
  { files: /^prisma\//, own: 'prisma/|lib/platform/', packages: '.' },
  // the app: elements of every page know no resource, and the forms of a system know its rules
  {
    files: /^app\/_components\/ui\//,
    own: 'lib/rules/core/|lib/sheets/|lib/(pages|theme)\\.ts|app/_components/',
    packages: `${REACT}|zustand$|@tanstack/|@dnd-kit/`,
  },
  {
    files: /^app\/_components\//,
    own: 'lib/rules/(core/|index\\.ts)|lib/(api|sheets)/|lib/(accounts|armies|history)/((shown-)?queries|schema)\\.ts|lib/(pages|theme)\\.ts|app/_components/',
    packages: `${REACT}|zustand$|react-hook-form$|zod$|@dnd-kit/|@hookform/|@tanstack/`,
  },
  {
    files: /^app\/(.*)\/_forms\//,
    own: 'lib/rules/|lib/(armies|events|history|sheets)/|lib/pages\\.ts|app/',
    packages: `${REACT}|zustand$|react-hook-form$`,
  },
  {
    files: /^(app\/|proxy\.ts|instrumentation\.ts)/,
    own: `${RULES}|lib/rules/[^/]+\\.ts$|lib/(accounts|api|armies|devices|events|games|history|identity|platform|readers|sheets|streams|terms)/|lib/(?!db)[^/]+\\.ts$|app/|package\\.json$`,
    packages: `${REACT}|better-auth|content-disposition$|idb$|nanoid$|qr/decode\\.js$|react-hook-form$|server-only$|zod$|zustand$|@dnd-kit/|@hookform/|@simplewebauthn/browser$|@tanstack/`,
  },
  // the server is bundled apart from the app: what they have of one another goes by its ports
  {
    files: /^server\//,
    own: 'server/|package\\.json$|lib/(api|platform)/|lib/theme\\.ts',
    packages: 'lru-cache$|next$|node:|pg$|prom-client$|rate-limiter-flexible$',
  },
  { files: /^(bin|e2e)\/|^[^/]+$/, own: '', packages: '' },
];

test('the table has 25 rows at most: a file that needs one of its own moves', () => {
  expect(LAW.length).toBeLessThanOrEqual(25);
});

type Import = { from: string; typeOnly: boolean; later: boolean };

const readImports = (file: string, text: string): Import[] => {
  const { module } = parseSync(file, text);
  const spoken = ({ start, end }: { start: number; end: number }) => text.slice(start + 1, end - 1);
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      from: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
      later: false,
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ from: moduleRequest.value, typeOnly: isType, later: false }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      from: spoken(moduleRequest),
      typeOnly: false,
      later: true,
    })),
  ];
};

const importsByFile = new Map<string, Import[]>();

/** What a file of ours imports, read once. */
const importsIn = (file: string): Import[] => {
  const there = importsByFile.get(file);
  if (there) return there;
  const imports = readImports(file, textOf(file));
  importsByFile.set(file, imports);
  return imports;
};

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** The file of ours that an import means, null for a package, undefined for nothing at all. */
const resolved = (file: string, from: string): string | null | undefined => {
  if (!/^(\.|@\/)/.test(from)) return null;
  const path = from.startsWith('@/') ? from.slice(2) : join(dirname(file), from);
  const tries = ['', '.ts', '.tsx', '.mjs', '/index.ts'].map((end) => normalize(path + end));
  return tries.find(isFile);
};

const begins = (path: string, patterns: string): boolean => new RegExp(`^(?:${patterns})`).test(path);

const faultsAmong = (file: string, imports: readonly Import[]): string[] => {
  const row = LAW.find(({ files }) => files.test(file));
  if (!row) return [`${file}: no row of the import table says what it may import`];
  const folder = dirname(file).split('/').slice(0, 3).join('/');
  const name = folder.split('/').at(-1) ?? '';
  const own = row.own.replaceAll('$folder', folder).replaceAll('$name', name);
  return imports.flatMap(({ from }) => {
    const target = resolved(file, from);
    if (target === undefined && from.endsWith('.css')) return [];
    if (target === undefined) return [`${file}: nothing is at ${from}`];
    const allowed = target === null ? row.packages !== '' || row.own === '' : true;
    const fits = target === null ? begins(from, row.packages) : begins(target, own);
    return allowed && fits ? [] : [`${file} may not import ${target ?? from}`];
  });
};

const faultsOf = (file: string, text: string): string[] => faultsAmong(file, readImports(file, text));

const SOURCES = sources(...ROOMS, 'e2e');

const textOf = (file: string) => readFileSync(file, 'utf8');

/** Files of ours that a file imports, types included; the generated client turns in circles of its own. */
const neighboursOf = (file: string): string[] =>
  importsIn(file)
    .flatMap(({ from }) => resolved(file, from) ?? [])
    .filter((target) => !target.startsWith('prisma/client/'));

/** Files that reach each other through their imports, one list for each knot. */
const circlesIn = (files: readonly string[], nextOf: (file: string) => readonly string[]): string[][] => {
  const place = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    const index = place.size;
    place.set(file, index);
    open.push(file);
    let low = index;
    const next = nextOf(file);
    for (const other of next) {
      if (!place.has(other)) low = Math.min(low, visit(other));
      else if (open.includes(other)) low = Math.min(low, place.get(other) ?? low);
    }
    if (low === index) {
      const knot = open.splice(open.indexOf(file));
      if (knot.length > 1 || next.includes(file)) circles.push(knot.toSorted());
    }
    return low;
  };
  for (const file of files) if (!place.has(file)) visit(file);
  return circles;
};

test('no file reaches itself through its imports, not even by a type', () => {
  expect(circlesIn(SOURCES, neighboursOf)).toEqual([]);
});

test('a circle is seen, whatever leads into it', () => {
  const ways: Record<string, string[]> = { a: ['b'], b: ['c', 'd'], c: ['b'], d: ['d'], e: ['a', 'c'] };
  expect(circlesIn(Object.keys(ways), (file) => ways[file] ?? [])).toEqual([['b', 'c'], ['d']].toReversed());
});

test('what only the server may load says so before all else', () => {
  const marked = SOURCES.filter((file) => importsIn(file).some(({ from }) => from === 'server-only'));
  expect(marked.length).toBeGreaterThan(50);
  expect(marked.filter((file) => !textOf(file).startsWith("import 'server-only';"))).toEqual([]);
});

test('every import is one that the import table allows', () => {
  expect(SOURCES.length).toBeGreaterThan(50);
  expect(SOURCES.flatMap((file) => faultsAmong(file, importsIn(file)))).toEqual([]);
});

/** Packages and files that a file loads at once, each with the way there. */
const loadedAtOnce = (root: string): Map<string, string> => {
  const loaded = new Map<string, string>();
  const seen = new Set<string>();
  const rest = [{ file: root, way: root }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { file, way } = next;
    if (seen.has(file) || !/\.tsx?$/.test(file)) continue;
    seen.add(file);
    const text = textOf(file);
    if (/^['"]use server['"]/m.test(text)) continue;
    for (const { from, typeOnly, later } of importsIn(file)) {
      if (typeOnly || later) continue;
      const target = resolved(file, from);
      if (target === undefined) continue;
      loaded.set(target ?? from, `${way} > ${target ?? from}`);
      if (target !== null) rest.push({ file: target, way: `${way} > ${target}` });
    }
  }
  return loaded;
};

const NOT_AT_ONCE =
  /^(zod|@hookform\/|node:|server-only|@prisma\/|@libsql\/|pdfkit$|fontkit$|better-auth$|@simplewebauthn\/|next\/headers)/;

const heavy = (roots: string[]) =>
  roots.flatMap((root) =>
    [...loadedAtOnce(root)].filter(([name]) => NOT_AT_ONCE.test(name)).map(([, way]) => way),
  );

test('no parser, store or writer of PDF is in what the browser loads first', () => {
  const client = SOURCES.filter(
    (file) => file.startsWith('app/') && /^['"]use client['"]/.test(textOf(file)),
  );
  expect(client.length).toBeGreaterThan(0);
  expect(heavy(client)).toEqual([]);
});

/** What loads after the first list is rendered: the checks and the comparison of a system, and texts of late parts. */
const LATER = /^lib\/rules\/[^/]+\/(rules|compare)\b|\/part-words\.ts$/;

test.each([
  'app/_my-armies/home.tsx',
  'app/armies/[armyId]/_components/open-army.tsx',
  ...SOURCES.filter((file) => file.endsWith('/parts.ts') && file.includes('/_forms/')),
])('%s brings no checks and no words of later parts', (root) => {
  const loaded = loadedAtOnce(root);
  expect(loaded.size).toBeGreaterThan(10);
  expect([...loaded].filter(([file]) => LATER.test(file)).map(([, way]) => way)).toEqual([]);
});

test('no thread that reads what people send can ask the store', () => {
  const loaded = loadedAtOnce('lib/readers/reader-thread.ts');
  expect([...loaded.keys()]).toContain('lib/armies/read-check.ts');
  expect(loaded.get('lib/db.ts')).toBeUndefined();
});

test('no system needs its parser to price and judge an army', () => {
  const systems = SOURCES.filter((file) => /^lib\/rules\/[^/]+\/index\.ts$/.test(file));
  expect(systems.length).toBeGreaterThan(0);
  expect(heavy(systems)).toEqual([]);
});

describe('the table bites', () => {
  const HOW = 'lib/rules/honours-of-war';
  test.each([
    ['lib/rules/core/new.ts', "import { readFileSync } from 'node:fs';"],
    ['lib/rules/core/new.ts', "import { z } from 'zod';"],
    ['lib/rules/core/new.ts', "import { honoursOfWar } from '../honours-of-war';"],
    ['lib/rules/core/new.ts', "export * from '@/lib/rules';"],
    [`${HOW}/cost.ts`, "import { z } from 'zod';"],
    [`${HOW}/cost.ts`, "import { useState } from 'react';"],
    [`${HOW}/cost.ts`, "import { loadSystem } from '..';"],
    [`${HOW}/rules/cost.ts`, "import { db } from '@/lib/db';"],
    ['lib/rules/check.ts', "import { honoursOfWar } from './honours-of-war';"],
    ['lib/sheets/symbols.ts', "import PDFDocument from 'pdfkit';"],
    ['lib/armies/new.ts', "import type { Army } from '@/lib/rules/honours-of-war';"],
    ['lib/armies/new.ts', "import { enteredAs } from '../events/enter/entered-as';"],
    ['lib/terms/new.ts', "import { getArmy } from '../armies/get-army';"],
    ['lib/result.ts', "import { getArmy } from './armies/get-army';"],
    ['prisma/new.ts', "import { readEnv } from '../lib/env';"],
    ['lib/history/search-text.ts', "import { db } from '../db';"],
    ['lib/identity/auth.ts', "import { getViewer } from './viewer';"],
    ['app/_components/ui/new.tsx', "import { loadSystem } from '@/lib/rules';"],
    ['app/page.tsx', "import { db } from '@/lib/db';"],
    ['app/page.tsx', "import type { Army } from '@/lib/rules/honours-of-war';"],
    ['app/page.tsx', "const later = import('@prisma/client');"],
    ['app/page.tsx', "import points from '@/data/honours-of-war/points.json';"],
    ['app/page.tsx', "import { gone } from './gone';"],
    ['elsewhere/new.ts', "import { z } from 'zod';"],
  ])('%s: %s', (file, text) => {
    expect(faultsOf(file, text)).toHaveLength(1);
  });

  test('and lets through what it allows', () => {
    expect(
      faultsOf(
        'app/armies/[armyId]/_forms/index.ts',
        "import type { Army } from '@/lib/rules/honours-of-war';",
      ),
    ).toEqual([]);
    expect(
      faultsOf(
        `${HOW}/rules/new.ts`,
        "import { TABLES } from '../tables'; import x from '@/data/honours-of-war/points.json';",
      ),
    ).toEqual([]);
  });
});
