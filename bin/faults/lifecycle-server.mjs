// A server of its own for lifecycle.test.ts: answers, and ends as it is asked; argv: mode, host, port
import { createServer } from 'node:http';

const [, , , host, port] = process.argv;

createServer((request, response) => {
  response.end('ready');
  if (request.url === '/exit') process.exit(7);
  if (request.url === '/kill') process.kill(process.pid, 'SIGKILL');
}).listen(Number(port), host);

process.on('SIGTERM', () => process.exit(0));
