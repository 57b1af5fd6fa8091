import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { ROOMS, sources } from '../bin/lib/sources.mjs';

/**
 * Who may import what of ours and of others; the first row that fits a file binds it. `$1` is what its pattern caught.
 */
type Row = { files: RegExp; own: string; packages: string };

const NEXT = 'next$|next/|react$|react-dom$|react/';

const LAW: Row[] = [
  // what tests build their armies with
  { files: /^lib\/rules\/fixtures\//, own: 'lib/rules/core/', packages: 'fast-check$' },
  { files: /^lib\/rules\/events\/fixtures\//, own: 'lib/rules/(core|events)/', packages: 'fast-check$' },
  // what the readers of all systems share; loaded with them
  {
    files: /^lib\/rules\/core\/read\//,
    own: 'lib/rules/core/',
    packages: 'zod$',
  },
  { files: /^lib\/rules\/core\//, own: 'lib/rules/core/', packages: '@noble/hashes/' },
  {
    files: /^lib\/rules\/events\/(schema|reader)\.ts$/,
    own: 'lib/rules/(core|events)/',
    packages: 'zod$',
  },
  { files: /^lib\/rules\/events\//, own: 'lib/rules/(core|events)/|data/events/', packages: '' },
  {
    files: /^lib\/rules\/[^/]+\/schema\.ts$/,
    own: 'lib/rules/core/|$folder/|data/$name/',
    packages: 'zod$',
  },
  { files: /^lib\/rules\/[^/]+\//, own: 'lib/rules/core/|$folder/|data/$name/', packages: '' },
  {
    files: /^lib\/rules\/index\.ts$/,
    own: 'lib/rules/core/|lib/rules/[^/]+/(index|game/rules)\\.ts$',
    packages: '',
  },
  // what the check answers, for the routes and their document
  { files: /^lib\/rules\/check-answer\.ts$/, own: 'lib/rules/core/', packages: 'zod$' },
  // what armies made up by rule are made of, whatever the system
  {
    files: /^lib\/rules\/(proportions|reconstruct|side-share|side-totals|sized-side)\.ts$/,
    own: 'lib/rules/core/|lib/rules/[^/]+\\.ts$|data/muster/',
    packages: '',
  },
  { files: /^lib\/rules\//, own: 'lib/rules/(core|events)/|lib/rules/[^/]+\\.ts$', packages: '' },
  // made in the thread that writes the PDF, where they hold up nobody
  {
    files: /^lib\/sheets\/pdf\/job-sheets\.ts$/,
    own: 'lib/rules/(core|events)/|lib/rules/index\\.ts|lib/sheets/',
    packages: '',
  },
  // the thread that draws the pictures of links: outlines of our fonts, then pixels
  {
    files: /^lib\/sheets\/(picture\/|render-picture\.ts|pdf-workers\.ts)/,
    own: 'lib/rules/core/|lib/sheets/|lib/platform/',
    packages: '@resvg/resvg-js$|lru-cache$|node:|server-only$',
  },
  {
    files: /^lib\/sheets\/(pdf\/|render-pdf\.ts)/,
    own: 'lib/rules/(core|events)/|lib/sheets/|lib/platform/',
    packages: 'pdfkit$|fontkit$|node:|server-only$',
  },
  { files: /^lib\/sheets\//, own: 'lib/rules/(core|events)/|lib/sheets/', packages: 'uqr$' },
  { files: /^lib\/history\/search-text\.ts$/, own: '$none', packages: '' },
  // how facts become rows, on their way into the store
  {
    files:
      /^lib\/history\/(battle-file|battle-rows|depth|facts-file|regiment-file|search-entries|terms|unit-regiment|works)\.ts$/,
    own: 'lib/rules/core/(muster/order-of-battle|check/regiment-facts|text/plain-name)\\.ts|lib/history/(battle-file|battle-rows|depth|schema|terms|works)\\.ts|data/history/',
    packages: 'zod$',
  },
  // what ships with Muster, on its way into the store
  {
    files: /^lib\/history\/seed\//,
    own: 'lib/history/seed/|lib/history/(search-text|battle-file|battle-rows|facts-file|regiment-file|search-entries|terms|unit-regiment|works)\\.ts|lib/rules/(core/muster/order-of-battle|read-army)\\.ts|lib/platform/|prisma/|data/history/',
    packages: 'node:|zod$',
  },
  {
    files: /^lib\/events\/([a-z]+\/)?([a-z]+-)?quer(ies|y-parts)\.ts$/,
    own: 'lib/rules/(core|events)/|lib/(api|armies|events)/',
    packages: '@tanstack/',
  },
  {
    files: /^lib\/(accounts|armies|devices|games|history)\/([a-z]+\/)?([a-z]+-)?quer(ies|y-parts)\.ts$/,
    own: 'lib/rules/(core|events)/|lib/(accounts|api|armies|devices|games|history)/|lib/(pages|result)\\.ts',
    packages: '@tanstack/',
  },
  // what the forms of accounts read by, in the browser too
  {
    files: /^lib\/accounts\/schema\.ts$/,
    own: 'lib/api/|lib/identity/passwords\\.ts',
    packages: 'zod$',
  },
  // they ask the library that knows who is who
  {
    files: /^lib\/accounts\//,
    own: 'lib/(accounts|api|armies|events|games|history|identity)/|lib/platform/|lib/[^/]+\\.ts$|prisma/statement\\.ts',
    packages: 'server-only$|better-auth',
  },
  // they sign browsers in and out, which is a matter of their cookies
  {
    files: /^lib\/devices\//,
    own: 'lib/(api|armies|devices|identity)/|lib/platform/|lib/[^/]+\\.ts$|prisma/statement\\.ts',
    packages: 'server-only$|zod$|better-auth|next/headers$',
  },
  // the one place that reads tables in text
  {
    files: /^lib\/history\/own\/csv\//,
    own: 'lib/rules/core/|lib/history/|lib/csv-table\\.ts|data/history/',
    packages: 'papaparse$',
  },
  {
    files: /^lib\/history\/own\/sheets\//,
    own: 'lib/rules/core/|lib/history/|lib/csv-table\\.ts',
    packages: 'fflate$|read-excel-file/universal$|write-excel-file/universal$',
  },
  // a thread that runs from source, and what is read in threads of their own
  { files: /^lib\/worker-from-source\.mjs$/, own: 'lib/(readers|sheets/pdf)/', packages: 'tsx/' },
  {
    files: /^lib\/readers\//,
    own: 'lib/(armies|events|games|history|readers)/|lib/rules/read-json\\.ts|lib/platform/',
    packages: 'server-only$|node:',
  },
  // the common code of the API knows no resource
  {
    files: /^lib\/api\/(?!registry\/)/,
    own: 'lib/rules/(core/|check-answer\\.ts)|lib/api/(?!registry/)|lib/platform/|lib/[^/]+\\.ts$|data/limits\\.json',
    packages: 'server-only$|zod$|nanoid$',
  },
  // the registry of all endpoints: for the server, the tests and the documents
  {
    files: /^lib\/api\/registry\//,
    own: 'lib/(accounts|api|armies|devices|events|games|history|streams)/(endpoints?|contract)\\.ts|lib/api/registry/|data/limits\\.json',
    packages: '',
  },
  // packs of people and terms of events, as armies and events read them
  {
    files: /^lib\/terms\//,
    own: 'lib/rules/(core|events)/|lib/(identity|terms)/|lib/platform/|lib/[^/]+\\.ts$',
    packages: 'server-only$',
  },
  // events know armies, and armies no events
  {
    files: /^lib\/events\//,
    own: 'lib/rules/(core|events)/|lib/rules/[^/]+\\.ts$|lib/(api|armies|events|history|identity|readers|terms)/|lib/platform/|lib/[^/]+\\.ts$|prisma/statement\\.ts',
    packages: 'server-only$|zod$|nanoid$|node:',
  },
  // games know armies and the history, and neither knows games
  {
    files: /^lib\/games\//,
    own: 'lib/rules/core/|lib/rules/index\\.ts|lib/(api|armies|games|history|identity)/|lib/platform/|lib/[^/]+\\.ts$|prisma/statement\\.ts',
    packages: 'server-only$|zod$|nanoid$',
  },
  // what browsers follow, whatever it is
  {
    files: /^lib\/streams\//,
    own: 'lib/(api|games|identity|streams)/|lib/platform/|lib/[^/]+\\.ts$|prisma/statement\\.ts',
    packages: 'server-only$|zod$',
  },
  {
    files: /^lib\/(armies|history)\//,
    own: 'lib/rules/(core|events)/|lib/rules/[^/]+\\.ts$|lib/(api|armies|devices|history|identity|readers|terms)/|lib/platform/|lib/[^/]+\\.ts$|data/history/|prisma/statement\\.ts',
    packages: 'server-only$|zod$|nanoid$|node:',
  },
  {
    files: /^lib\/(result|env)\.ts$/,
    own: '$none',
    packages: 'zod$|node:',
  },
  { files: /^lib\/db\.ts$/, own: 'lib/env\\.ts|lib/platform/|prisma/', packages: 'server-only$' },
  {
    files: /^lib\/identity\/viewer\.ts$/,
    own: 'lib/identity/(auth|browser-cookies|sessions|visitor)\\.ts|lib/(result|steady-clock|platform/storage-error)\\.ts',
    packages: 'server-only$|next/headers$|react$',
  },
  {
    files: /^lib\/identity\//,
    own: 'lib/identity/(?!viewer)|lib/platform/|lib/[^/]+\\.(ts|mjs)$|prisma/',
    packages: 'server-only$|better-auth|@better-auth/passkey$|next/headers$|zod$|node:',
  },
  {
    files: /^lib\/signing-quotas\.ts$/,
    own: 'lib/platform/|lib/quotas\\.ts',
    packages: 'server-only$',
  },
  {
    files: /^lib\/quotas\.ts$/,
    own: 'lib/platform/',
    packages: 'server-only$|rate-limiter-flexible$',
  },
  // what the server, the app and the store share: below all three
  {
    files: /^lib\/platform\//,
    own: 'lib/platform/|lib/api/registry/|lib/api/endpoint\\.ts',
    packages: 'node:',
  },
  {
    files: /^lib\/[^/]+\.ts$/,
    own: 'lib/platform/|lib/[^/]+\\.(ts|mjs)$|prisma/',
    packages: 'server-only$|zod$|nanoid$|node:',
  },
  // what makes an army, for every page that offers that
  {
    files:
      /^app\/_components\/(army\/(create-army|make-armies|regiment-answers|system-card|system-tabs)|(ask-)?account|server-(state|changes))\.tsx?$/,
    own: 'lib/rules/(core/|index\\.ts)|lib/api/|lib/(accounts|armies|history)/(shown-)?(queries|schema)\\.ts|lib/pages\\.ts|app/_components/',
    packages: `${NEXT}|@tanstack/`,
  },
  // how every form comes by its parser, and takes an answer
  {
    files: /^app\/_components\/(lazy-resolver|take-answer)\.ts$/,
    own: 'lib/api/',
    packages: 'react-hook-form$',
  },
  // and how a parser's words are told in one
  {
    files: /^app\/_components\/form-resolver\.ts$/,
    own: 'lib/api/',
    packages: '@hookform/resolvers/zod$|react-hook-form$|zod$',
  },
  {
    files: /^app\/_components\//,
    own: 'lib/rules/core/|lib/sheets/|lib/(pages|theme)\\.ts|app/_components/',
    packages: `${NEXT}|zustand$|@tanstack/|@dnd-kit/`,
  },
  {
    files: /^app\/(.*)\/_forms\//,
    own: 'lib/rules/|lib/(armies|events|history|sheets)/|lib/pages\\.ts|app/',
    packages: `${NEXT}|zustand$|react-hook-form$`,
  },
  // the one place that reads photographs
  {
    files: /^app\/games\/\[gameId\]\/_game\/read-photograph\.ts$/,
    own: '$none',
    packages: 'qr/decode\\.js$',
  },
  // the one place that writes the header of a download
  {
    files: /^app\/api\/_http\/content-disposition\.ts$/,
    own: 'lib/rules/core/|app/_components/army/words\\.ts',
    packages: 'content-disposition$',
  },
  {
    files: /^(app\/|proxy\.ts|instrumentation\.ts)/,
    own: 'lib/rules/(core|events)/|lib/rules/[^/]+\\.ts$|lib/(accounts|api|armies|devices|events|games|history|identity|platform|readers|sheets|streams|terms|wire)/|lib/(?!db)[^/]+\\.ts$|app/|package\\.json$',
    packages: `${NEXT}|server-only$|zod$|nanoid$|zustand$|idb$|react-hook-form$|@hookform/|better-auth|@simplewebauthn/browser$|@tanstack/|@dnd-kit/`,
  },
  // the store knows nothing of what lies above it
  { files: /^prisma\//, own: 'prisma/|lib/platform/', packages: '.' },
  // the server is bundled apart from the app: what they have of one another goes by its ports
  {
    files: /^server\//,
    own: 'server/|package\\.json$|lib/(api|platform|wire)/|lib/theme\\.ts',
    packages: 'lru-cache$|next$|node:|pg$|prom-client$|rate-limiter-flexible$',
  },
  { files: /^(bin|e2e)\/|^[^/]+$/, own: '', packages: '' },
];

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
    ['lib/result.ts', "import { db } from './db';"],
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
