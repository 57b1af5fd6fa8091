/** What is kept by its key, within so many bytes: what was asked for longest ago goes first. */
export class Shelf<T extends { readonly bytes: number }> {
  readonly #most: number;
  readonly #kept = new Map<string, T>();
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): T | undefined {
    const item = this.#kept.get(key);
    if (item === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, item);
    return item;
  }

  put(key: string, item: T): void {
    this.remove(key);
    this.#kept.set(key, item);
    this.#bytes += item.bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#most) return;
      this.remove(oldest);
    }
  }

  remove(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }
}
