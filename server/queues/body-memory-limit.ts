import type { IncomingMessage } from 'node:http';

export type BufferedBody = { readonly whole: Promise<Uint8Array[]>; readonly discard: () => void };

/**
 * Buffers the body of a request from its first byte on: no handler runs before all of it is in memory. The stream
 * itself stays unread, as the framework does not accept one that has been read.
 */
export const bufferBody = (request: IncomingMessage): BufferedBody => {
  const chunks: Uint8Array[] = [];
  const whole = new Promise<Uint8Array[]>((arrived) => {
    const { push } = request;
    request.push = (chunk: Uint8Array | null, encoding?: BufferEncoding) => {
      if (chunk !== null) chunks.push(chunk);
      const more = push.call(request, chunk, encoding);
      if (chunk === null) arrived(chunks);
      return more;
    };
  });
  /** Drops what has arrived and what still arrives. */
  const discard = (): void => {
    Reflect.deleteProperty(request, 'push');
    chunks.length = 0;
  };
  return { whole, discard };
};

type Bounds = { readonly bodies: number; readonly bodiesOfAddress: number };

/** Bounds the bytes of bodies in memory: in all, and of one address. */
export class BodyMemoryLimit {
  #all = 0;
  readonly #of = new Map<string, number>();
  readonly #bounds: Bounds;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** Reserves memory for a body. Returns the function that frees it, or null at the limit. */
  reserve(address: string, size: number): (() => void) | null {
    const held = this.#of.get(address) ?? 0;
    const { bodies, bodiesOfAddress } = this.#bounds;
    if (this.#all + size > bodies || held + size > bodiesOfAddress) return null;
    this.#all += size;
    this.#of.set(address, held + size);
    return () => {
      this.#all -= size;
      const left = (this.#of.get(address) ?? 0) - size;
      if (left > 0) this.#of.set(address, left);
      else this.#of.delete(address);
    };
  }
}
