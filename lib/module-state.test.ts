import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { sources } from '../bin/lib/sources.mjs';

/*
 * The built server is several worlds in one process: the app's bundles, its own modules and node_modules each have a
 * copy
 * of a module. What one world makes another may be handed, so nothing may be known by its class or by a module's state.
 */

/** Classes of the language and the platform: one of each in a process. */
const OF_ALL =
  /^(Error|TypeError|RangeError|SyntaxError|DOMException|Map|Set|Date|Promise|Float32Array|Element|HTML\w*Element)$/;

/** Classes of ours that are asked for in the world that makes them. */
const CLASSES: Readonly<Record<string, string>> = {
  'app/_components/server-changes.ts RequestError': 'in the browser, which has one world',
  'app/_components/server-state.ts RequestError': 'in the browser, which has one world',
  'app/enter/[token]/_components/use-entry.ts RequestError': 'in the browser',
  'app/games/[gameId]/_game/use-table.ts RefusedError': 'in the browser',
  'app/history/own/import/sheet-worker.ts SheetFault': 'in a thread of the browser, which has one world',
  'app/history/own/import/use-import.ts RequestError': 'in the browser',
  'lib/history/own/sheets/sheet-read.ts SheetFault': 'thrown in the same call',
  'lib/armies/queries.ts RefusedError': 'in the browser',
  'lib/armies/queries.ts RequestError': 'in the browser',
  'lib/api/client.ts RequestError': 'in the browser',
  'app/api/_http/create-route.ts RefusedRequest': 'thrown by what reads the body of the very route',
  'app/api/_http/create-routes.ts Response': 'the process has one',
  'lib/history/own/csv/csv-table.ts GrowingSide': 'made in the same call',
  'lib/readers/thread-input.ts BodyText': 'made by the very route that hands it on',
  'lib/rules/core/text/lines.ts LineFault': 'thrown in the same call',
  'lib/rules/core/text/reading.ts LineFault': 'thrown in the same call',
  'bin/lib/backups.mjs Trouble': 'a command, which has one world',
  'bin/lib/move-command.ts NotMoved': 'a command',
  'bin/lib/say.mjs Trouble': 'a command',
  'bin/lib/setup.ts DamagedDatabaseError': 'a command',
  'bin/lib/setup.ts NewerData': 'a command',
  'bin/lib/setup.ts Trouble': 'a command',
};

const BROWSER = 'in the browser, which has one world';
const CACHE = 'what is worked out once in each world, and the same in all';
const SERVER = 'the server’s own, loaded once';
const THREAD = 'in the thread that writes PDFs, which has one world';
const READER = 'in a thread that reads, which has one world';
const EMPTY = 'nothing, and nobody adds to it';

/** What modules keep, and why each world may keep its own. */
const STATE: Readonly<Record<string, string>> = {
  'app/_components/server-state.ts browserQueryClient': BROWSER,
  'app/_components/account.tsx account': BROWSER,
  'app/_components/account.tsx isAsked': BROWSER,
  'app/_components/account.tsx listeners': BROWSER,
  'app/_components/ui/theme-toggle.tsx listeners': BROWSER,
  'app/_components/ui/toasts.ts last': BROWSER,
  'app/_components/ui/toasts.ts listeners': BROWSER,
  'app/_components/ui/toasts.ts toasts': BROWSER,
  'app/_editor/session.ts seen': BROWSER,
  'app/_editor/tree/use-seen-rows.tsx NO_HEIGHTS': EMPTY,
  'app/_shell/page-data.ts lastRead': BROWSER,
  'app/_streams/use-topic.ts feedOfPage': BROWSER,
  'app/page.tsx ratings': CACHE,
  'app/_no-signal/keep-pages.tsx hasStorageError': BROWSER,
  'app/_no-signal/worker.ts isActive': BROWSER,
  'app/games/[gameId]/_game/outbox.ts opened': BROWSER,
  'app/armies/[armyId]/_forms/index.ts partsById': BROWSER,
  'app/armies/[armyId]/_components/print/sheets-of.ts sets': BROWSER,
  'app/armies/[armyId]/_components/print/use-sheet-print.ts NONE': EMPTY,
  'app/armies/[armyId]/_components/workspace.tsx slash': BROWSER,
  'app/history/nations/[id]/page.tsx byArmy': CACHE,
  'lib/api/mutations.ts isSomeone': BROWSER,
  'lib/api/mutations.ts turn': BROWSER,
  'lib/armies/ready-made.ts shipped': CACHE,
  'lib/armies/ready-made.ts listed': CACHE,
  'lib/events/calendar.ts formats': CACHE,
  'lib/events/zone-time.ts walls': CACHE,
  'lib/history/muster-battle.ts lately': CACHE,
  'lib/history/own/csv/csv-table.ts answered': BROWSER,
  'lib/history/suggested-army.ts lately': CACHE,
  'lib/identity/origin.ts lately': CACHE,
  'lib/readers/reader-thread.ts count': READER,
  'lib/readers/reader-thread.ts openQueries': READER,
  'lib/rules/core/diff/diff-fields.ts EMPTY': EMPTY,
  'lib/rules/core/sheet/play-sections.ts MADE': CACHE,
  'lib/rules/core/text/folded.ts LATELY': CACHE,
  'lib/rules/core/tree/tree-outline.ts rows': CACHE,
  'lib/rules/events/judge.ts readyByTerms': CACHE,
  'lib/rules/events/ready-made.ts packs': CACHE,
  'lib/rules/honours-of-war/tariff.ts tariffs': CACHE,
  'lib/rules/muster.ts answers': CACHE,
  'lib/rules/read-army.ts loaded': CACHE,
  'lib/rules/search-rules.ts INDEXES': CACHE,
  'lib/rules/stroll-in-hanover/cost.ts linesByKey': CACHE,
  'lib/sheets/left-out.ts cache': CACHE,
  'lib/sheets/pdf/fonts.ts covering': THREAD,
  'lib/sheets/pdf/fonts.ts loaded': THREAD,
  'lib/sheets/pdf/fonts.ts count': THREAD,
  'lib/sheets/pdf/fonts.ts layouts': THREAD,
  'lib/sheets/pdf/draw.ts widths': THREAD,
  'lib/sheets/pdf/worker.ts armies': THREAD,
  'lib/sheets/placed/card.ts sides': CACHE,
  'lib/sheets/placed/card-setting.ts settings': CACHE,
  'lib/sheets/placed/label-lines.ts widths': CACHE,
  'lib/sheets/placed/placed-pages.ts cache': CACHE,
  'lib/sheets/placed/roster-columns.ts cellsByTable': CACHE,
  'lib/sheets/qr.ts codes': CACHE,
  'server/render-pool/render-worker.ts openWrites': SERVER,
  'server/render-pool/render-worker.ts writeCount': SERVER,
  'server/main.ts handle': SERVER,
  'server/main.ts sockets': SERVER,
  'server/main.ts isStarting': SERVER,
  'prisma/stores/postgres-connection.ts names': 'of the connections that the same world has opened',
};

const SOURCES = sources('app', 'bin/lib', 'lib', 'prisma', 'server', 'instrumentation.ts').filter(
  (path) => !/(^|\/)test-/.test(path),
);

type Node = { readonly type: string; readonly [key: string]: unknown };

type Comparison = {
  readonly operator: string;
  readonly right: { readonly start: number; readonly end: number };
};

/** Classes that a file asks for, other than those of all worlds. */
const classesIn = (file: string, text: string): string[] => {
  if (!text.includes('instanceof')) return [];
  const found = new Set<string>();
  const note = ({ operator, right }: Comparison): void => {
    const name = text.slice(right.start, right.end);
    if (operator === 'instanceof' && !OF_ALL.test(name)) found.add(`${file} ${name}`);
  };
  new Visitor({ BinaryExpression: note }).visit(parseSync(file, text).program);
  return [...found];
};

/** What changes what it is called on, or holds it for ever. */
const HOLDERS = /^new (Map|Set|WeakMap|WeakSet|Array)(<.*>)?\((\[\])?\)$/s;
const READ_ONLY = /^: *(readonly |Readonly)/;

const statesOf = (text: string, statement: Node): string[] => {
  const declaration = (
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  ) as Node | null;
  if (declaration?.type !== 'VariableDeclaration') return [];
  const textOf = (node: unknown) => {
    const { start, end } = node as { start: number; end: number };
    return text.slice(start, end);
  };
  return (declaration.declarations as Node[]).flatMap(({ id, init }) => {
    const { name, typeAnnotation } = id as { name?: string; typeAnnotation?: unknown };
    if (name === undefined) return [];
    const typed = typeAnnotation ? textOf(typeAnnotation) : '';
    const holds = init !== null && (HOLDERS.test(textOf(init)) || /^(\[\]|\{\})$/.test(textOf(init)));
    const changes = declaration.kind !== 'const' || (holds && !READ_ONLY.test(typed));
    return changes ? [name] : [];
  });
};

/** Spares the reading of most files. */
const MAY_HOLD = /^(export )?(let|var) |= (\[\]|\{\})|new (Map|Set|WeakMap|WeakSet|Array)\b/m;

const topLevel = (file: string, text: string): string[] =>
  (parseSync(file, text).program.body as unknown as Node[]).flatMap((statement) =>
    statesOf(text, statement).map((name) => `${file} ${name}`),
  );

/** What a file keeps between two calls of its functions. */
const stateIn = (file: string, text: string): string[] => (MAY_HOLD.test(text) ? topLevel(file, text) : []);

const textOf = (file: string) => readFileSync(file, 'utf8');

test('nothing is known by a class that another world may have made', () => {
  expect(SOURCES.length).toBeGreaterThan(500);
  expect(SOURCES.flatMap((file) => classesIn(file, textOf(file))).toSorted()).toEqual(
    Object.keys(CLASSES).toSorted(),
  );
});

test('what ought to be one for the process hangs on its global object', () => {
  expect(SOURCES.flatMap((file) => stateIn(file, textOf(file))).toSorted()).toEqual(
    Object.keys(STATE).toSorted(),
  );
});

describe('the tests find', () => {
  test.each([
    'if (refusal instanceof RateLimiterRes) {}',
    'const isIt = (x) => x instanceof Prisma.KnownError;',
  ])('%s', (text) => expect(classesIn('lib/new.ts', text)).toHaveLength(1));
  test.each([
    'const counts = new Map<string, number>();',
    'let last = 0;',
    'export const all: string[] = [];',
    'const held = {};',
  ])('%s', (text) => expect(stateIn('lib/new.ts', text)).toHaveLength(1));
  test.each([
    'const NONE: readonly string[] = [];',
    'const NAMES = new Set(["a"]);',
    'error instanceof Error;',
    'const f = () => { let x = 0; };',
  ])('nothing in %s', (text) =>
    expect([...stateIn('lib/new.ts', text), ...classesIn('lib/new.ts', text)]).toEqual([]),
  );
});
