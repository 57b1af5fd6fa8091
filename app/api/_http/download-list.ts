import { download } from './answer';

const encoder = new TextEncoder();

/** The same as `download` for a list of which only one entry, JSON already, is in memory at a time. */
export const downloadList = (name: string, entries: Iterable<string> | AsyncIterable<string>): Response => {
  const list = Symbol.asyncIterator in entries ? entries[Symbol.asyncIterator]() : entries[Symbol.iterator]();
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    // called when the reader has room, and no more once it has gone
    pull: async (controller) => {
      const next = await list.next();
      if (!next.done) {
        controller.enqueue(encoder.encode(`${sent++ === 0 ? '[\n' : ',\n'}${next.value}`));
        return;
      }
      controller.enqueue(encoder.encode(sent === 0 ? '[]\n' : '\n]\n'));
      controller.close();
    },
    cancel: async () => {
      await list.return?.();
    },
  });
  return new Response(body, { headers: download(name, '.json', []).headers });
};
