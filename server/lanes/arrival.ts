import type { IncomingMessage } from 'node:http';

type Arrival = { readonly whole: Promise<Uint8Array[]>; readonly forget: () => void };

/**
 * The body of a request as it comes, from its first byte on: nothing works for it until all of it lies in memory. The
 * stream itself is left unread, as the framework does not take one that someone has read from.
 */
export const arrivalOf = (request: IncomingMessage): Arrival => {
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
  /** What comes from now on is nobody's. */
  const forget = (): void => {
    Reflect.deleteProperty(request, 'push');
    chunks.length = 0;
  };
  return { whole, forget };
};

type Bounds = { readonly bodies: number; readonly bodiesOfAddress: number };

/** Bytes of bodies that may be under way: in all, and from one address. */
export class BodyRoom {
  #all = 0;
  readonly #of = new Map<string, number>();
  readonly #bounds: Bounds;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** Room for one body: the function that gives it back, or null where there is none. */
  take(address: string, size: number): (() => void) | null {
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
