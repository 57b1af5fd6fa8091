import type { Malformation } from '../army/document';
import type { Places } from './declaration';
import type { TextDraft } from './details';
import { LineFault } from './lines';
import type { TextFault } from './text';

/** What the items below a heading are. */
export type ItemHolder = { readonly of: 'units' | 'works'; readonly nodes: TextDraft[] };

/** An army in the making: its drafts, and the lines they are from. */
export class Reading {
  readonly file: TextDraft = { muster: 1 };
  formation: (TextDraft & { units: TextDraft[] }) | undefined;
  /** where the next item goes */
  holder: ItemHolder | undefined;
  /** what a note below would be about */
  last: readonly TextDraft[] = [];
  /** units so far, in the order of the text */
  readonly units: (TextDraft & { id: string })[] = [];
  /** the line that is read */
  line = 0;
  private readonly lines = new WeakMap<object, number>();
  private readonly waiting: { readonly line: number; readonly finish: (places: Places) => void }[] = [];
  private count = 0;

  newId(kind: string): string {
    return `${kind}${++this.count}`;
  }

  /** Keeps the line that a draft is from. */
  from<T extends object>(draft: T): T {
    this.lines.set(draft, this.line);
    return draft;
  }

  /** Keeps a step that needs the whole army. */
  later(finish: (places: Places) => void): void {
    this.waiting.push({ line: this.line, finish });
  }

  /** Takes the steps that waited. @returns the faults of them */
  finish(formations: readonly TextDraft[]): TextFault[] {
    const ids = (nodes: readonly TextDraft[]) => nodes.map(({ id }) => `${id}`);
    const places: Places = { formations: ids(formations), units: ids(this.units) };
    return this.waiting.flatMap(({ line, finish }) => {
      try {
        finish(places);
        return [];
      } catch (fault) {
        if (!(fault instanceof LineFault)) throw fault;
        return [{ line, message: fault.message }];
      }
    });
  }

  /** A fault of form with the line of the innermost draft it is about. */
  placed({ at, message }: Malformation): TextFault {
    let node: unknown = this.file;
    let line = this.lines.get(this.file) ?? 1;
    let from = 0;
    for (const [index, key] of at.entries()) {
      if (node === null || typeof node !== 'object') break;
      node = (node as Readonly<Record<string | number, unknown>>)[key];
      const ownLine = node !== null && typeof node === 'object' ? this.lines.get(node) : undefined;
      if (ownLine === undefined) continue;
      line = ownLine;
      from = index + 1;
    }
    const key = at.slice(from).join('.');
    return { line, message: key === '' ? message : `${key}: ${message}` };
  }
}
