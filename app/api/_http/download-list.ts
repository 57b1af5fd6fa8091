import { download } from './answer';

const encoder = new TextEncoder();

type Pieces = Iterable<string> | AsyncIterable<string>;

const iterate = (pieces: Pieces) =>
  Symbol.asyncIterator in pieces ? pieces[Symbol.asyncIterator]() : pieces[Symbol.iterator]();

/** A file of JSON for the browser to keep, of which only one piece is in memory at a time. */
export const downloadPieces = (name: string, ending: string, pieces: Pieces): Response => {
  const left = iterate(pieces);
  const body = new ReadableStream<Uint8Array>({
    // called when the reader has room, and no more once it has gone
    pull: async (controller) => {
      const next = await left.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
    cancel: async () => {
      await left.return?.();
    },
  });
  return new Response(body, { headers: download(name, ending, []).headers });
};

async function* listed(entries: Pieces): AsyncGenerator<string> {
  let sent = 0;
  for await (const entry of entries) yield `${sent++ === 0 ? '[\n' : ',\n'}${entry}`;
  yield sent === 0 ? '[]\n' : '\n]\n';
}

/** The same for a list, its entries JSON already. */
export const downloadList = (name: string, entries: Pieces): Response =>
  downloadPieces(name, '.json', listed(entries));
