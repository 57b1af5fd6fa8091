// Before each test file of those that follow each other in one thread: our modules load again and know nothing of
// the file before. Packages stay: to load them takes most of the time of a file.
import { afterAll, vi } from 'vitest';

/** What our modules keep for the whole process, as the framework loads some of them twice. */
type ProcessGlobals = Record<string, unknown> & {
  musterStore?: Promise<{ $disconnect: () => Promise<void> }>;
};
const processGlobals = globalThis as unknown as ProcessGlobals & { testEnvironment?: NodeJS.ProcessEnv };

processGlobals.testEnvironment ??= { ...process.env };
for (const name of Object.keys(process.env)) {
  if (processGlobals.testEnvironment[name] === undefined) delete process.env[name];
}
Object.assign(process.env, processGlobals.testEnvironment);

for (const name of Object.keys(processGlobals)) if (/^muster[A-Z]/.test(name)) delete processGlobals[name];
Reflect.deleteProperty(globalThis, Symbol.for('muster.ports'));
vi.useRealTimers();
vi.resetModules();

afterAll(async () => {
  await (await processGlobals.musterStore)?.$disconnect();
});
