import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { countStatus, type StageOutcome } from './stage';

/** Writes bytes that no client would send and notes the status of what comes back, if anything does. */
export const sendRaw = (
  port: number,
  from: string,
  bytes: string | Buffer,
  outcome: StageOutcome,
): Promise<void> =>
  new Promise((resolve) => {
    outcome.asked++;
    const socket = connect({ port, host: '127.0.0.1', localAddress: from }, () => socket.write(bytes));
    let text = '';
    const end = () => {
      socket.destroy();
      countStatus(outcome, Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0));
      resolve();
    };
    socket.setTimeout(15_000, end);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      outcome.largest = Math.max(outcome.largest, text.length);
      if (text.includes('\r\n\r\n')) end();
    });
    socket.on('error', end);
    socket.on('close', end);
  });

/** Asks and reads nothing of the answers, until what it answers is called. */
export const neverRead = (
  port: number,
  from: string,
  asking: readonly string[],
  outcome: StageOutcome,
): (() => void) => {
  const sockets = asking.map((bytes) => {
    outcome.asked++;
    const socket = connect({ port, host: '127.0.0.1', localAddress: from }, () => socket.write(bytes));
    // that the server ends them is not a fault
    socket.on('error', () => socket.destroy());
    return socket.pause();
  });
  return () => {
    for (const socket of sockets) socket.destroy();
  };
};

/** Connections that write a byte now and then and never come to an end, for this many milliseconds. */
export const holdOpen = async (
  port: number,
  from: string,
  { count, opening, time }: { count: number; opening: string; time: number },
  outcome: StageOutcome,
): Promise<void> => {
  const sockets: Socket[] = [];
  for (let number = 0; number < count; number++) {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from }, () => socket.write(opening));
    // that the server ends them is the point
    socket.on('error', () => socket.destroy());
    sockets.push(socket);
    outcome.asked++;
  }
  const end = performance.now() + time;
  while (performance.now() < end) {
    await wait(250);
    for (const socket of sockets) if (socket.writable) socket.write('a');
  }
  for (const socket of sockets) socket.destroy();
};
