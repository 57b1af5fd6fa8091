// Two instances on one PostgreSQL server behind a proxy that asks them in turn: `node --import tsx
// e2e/two-instances.ts`
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../bin/lib/port.mjs';
import { createDatabase, startPostgres } from '../prisma/test-postgres';

const folder = mkdtempSync(join(tmpdir(), 'muster-two-'));
const database = await startPostgres();
await createDatabase(database.urlOf('postgres'), 'muster');

const startInstance = async (name: string): Promise<{ port: number; child: ChildProcess }> => {
  const port = await freePort(0, '127.0.0.1');
  const child = spawn(process.execPath, ['bin/serve.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      MUSTER_DATA: join(folder, name),
      MUSTER_SECRET: 'the same for both of them'.repeat(2),
      MUSTER_PROXIES: '127.0.0.1',
      DATABASE_URL: database.urlOf('muster'),
    },
  });
  return { port, child };
};

// both at once: one sets the store up, the other waits for it
const instances = await Promise.all([startInstance('one'), startInstance('two')]);

let turn = 0;

const pass = (asked: IncomingMessage, answer: ServerResponse): void => {
  const { port } = instances[turn++ % instances.length] ?? {};
  const headers = {
    ...asked.headers,
    'x-forwarded-for': asked.socket.remoteAddress,
    'x-forwarded-proto': 'http',
  };
  const passed = request(
    { host: '127.0.0.1', port, method: asked.method, path: asked.url, headers },
    (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    },
  );
  passed.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
  answer.on('close', () => passed.destroy());
  asked.pipe(passed);
};

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

for (const { port, child } of instances) {
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error('An instance did not start');
    await new Promise((again) => setTimeout(again, 200));
  }
}

const proxy = createServer(pass);
proxy.listen(Number(process.env.PORT), '0.0.0.0');

const stop = async (): Promise<void> => {
  proxy.close();
  proxy.closeAllConnections();
  const ended = instances.map(({ child }) => once(child, 'exit'));
  for (const { child } of instances) child.kill('SIGTERM');
  await Promise.all(ended);
  await database.remove();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
};
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
