import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endBrokenConnection } from './end-broken-connection';

let server: Server;

beforeAll(async () => {
  server = createServer(
    { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 },
    (_, response) => response.end('ok'),
  );
  server.on('clientError', (error, socket) => endBrokenConnection(error, socket as Socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => server.close());

/** All that a connection gets after it has sent something, until the server ends it. */
const answerTo = async (sent: string): Promise<string> => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  if (sent !== '') socket.write(sent);
  await once(socket, 'close');
  return answer.split('\r\n', 1)[0] ?? '';
};

test.each([
  ['nothing, as a browser that connects ahead', '', ''],
  ['half a request', 'GET / HTTP/1.1\r\nHost: a\r\n', 'HTTP/1.1 408 Request Timeout'],
  ['no request at all', 'hello\r\n\r\n', 'HTTP/1.1 400 Bad Request'],
  [
    'too many headers',
    `GET / HTTP/1.1\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`,
    'HTTP/1.1 431 Request Header Fields Too Large',
  ],
])('%s is answered so', async (_, sent, answer) => expect(await answerTo(sent)).toBe(answer));
