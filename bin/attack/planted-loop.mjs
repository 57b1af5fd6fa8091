// Loaded into a server under attack: a thread that reads what people send never ends over a text with one of these
// words
// in it, or takes all memory over the other. It stands for the fault in a reader that nobody has found yet.
import { isMainThread, parentPort } from 'node:worker_threads';

const ENDLESS = 'PLANTED-ENDLESS-LOOP';
const HOARD = 'PLANTED-HOARD';

const plant = (/** @type {unknown} */ message) => {
  const text = JSON.stringify(message) ?? '';
  const all = [];
  while (text.includes(ENDLESS));
  while (text.includes(HOARD)) all.push(new Array(100_000).fill(all.length));
};

if (!isMainThread && parentPort !== null) {
  const { on } = parentPort;
  parentPort.on = (name, hear) =>
    on.call(parentPort, name, (message) => {
      if (name === 'message') plant(message);
      return hear(message);
    });
}
