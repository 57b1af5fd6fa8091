import { OWN_BOUNDS } from '../bounds';
import type { OwnFormation, OwnSide, OwnUnit } from '../document';
import type { Level, RowTold } from './csv-check';

/** A formation while its rows come in. */
type Growing = {
  readonly name: string;
  kind: Level['kind'];
  commander: string | null;
  notes: string | null;
  /** it had its own row */
  hasOwnRow: boolean;
  readonly units: Omit<OwnUnit, 'id'>[];
  readonly children: Growing[];
};

/** How one row changes a tree, for the caller that collects problems. */
export type Grown = {
  /** the commander of an earlier row, where this row names another */
  readonly otherCommander: string | null;
  readonly tooMany: 'formation' | 'unit' | null;
};

export type Counts = { formations: number; units: number };

const growing = ({ name, kind }: Level): Growing => ({
  name,
  kind,
  commander: null,
  notes: null,
  hasOwnRow: false,
  units: [],
  children: [],
});

/** One side while its rows come in. Formations of one path are one, unless a second row of its own begins another. */
export class GrowingSide {
  readonly name: string;
  readonly #roots: Growing[] = [];
  readonly #latest = new Map<string, Growing>();
  #told: Pick<RowTold, 'commander' | 'notes' | 'nations' | 'strength'> | undefined;
  readonly #met = new Set<string>();
  #lastPath: readonly Level[] | undefined;

  constructor(name: string) {
    this.name = name;
  }

  /** True where a row of it has named a formation. */
  get hasFormation(): boolean {
    return this.#lastPath?.some(({ name }) => name !== '') === true;
  }

  #child(among: Growing[], level: Level, key: string, counts: Counts): Growing {
    const child = growing(level);
    among.push(child);
    counts.formations++;
    // The children of the previous formation of this name do not belong to this one.
    for (const older of this.#latest.keys()) if (older.startsWith(`${key}\n`)) this.#latest.delete(older);
    this.#latest.set(key, child);
    return child;
  }

  /** How many formations a path begins. */
  #countNew(path: readonly Level[], own: boolean): number {
    let key = '';
    const there = path.filter(({ name }) => {
      key = `${key}\n${name}`;
      return this.#latest.has(key);
    }).length;
    return path.length - there + (own && this.#latest.get(key)?.hasOwnRow === true ? 1 : 0);
  }

  /** The innermost formation of a path; with `isNew` a second one of that name, which begins with a row of its own. */
  #at(path: readonly Level[], isNew: boolean, counts: Counts): Growing | undefined {
    let among = this.#roots;
    let key = '';
    let formation: Growing | undefined;
    for (const [index, level] of path.entries()) {
      key = `${key}\n${level.name}`;
      const latest = this.#latest.get(key);
      const another = isNew && index === path.length - 1 && latest?.hasOwnRow === true;
      formation = latest === undefined || another ? this.#child(among, level, key, counts) : latest;
      formation.kind ??= level.kind;
      among = formation.children;
    }
    return formation;
  }

  grow({ path, unit, commander, notes, nations, strength }: RowTold, counts: Counts): Grown {
    const nothing = { otherCommander: null, tooMany: null };
    if (unit === null && path.length === 0) {
      this.#told = { commander, notes, nations, strength };
      return nothing;
    }
    const levels = path.length > 0 ? path : (this.#lastPath ?? [{ name: '', kind: null }]);
    this.#lastPath = levels;
    if (counts.formations + this.#countNew(levels, unit === null) > OWN_BOUNDS.formations) {
      return { ...nothing, tooMany: 'formation' };
    }
    if (unit !== null && counts.units === OWN_BOUNDS.units) return { ...nothing, tooMany: 'unit' };
    const at = this.#at(levels, unit === null, counts);
    if (at === undefined) return nothing;
    const otherCommander =
      commander !== null && at.commander !== null && at.commander !== commander ? at.commander : null;
    at.commander ??= commander;
    if (unit === null) {
      at.hasOwnRow = true;
      at.notes ??= notes;
    } else {
      at.units.push(unit);
      counts.units++;
      if (unit.nation !== null) this.#met.add(unit.nation);
    }
    return { otherCommander, tooMany: null };
  }

  /** As a document has it; nations that no row of the side tells are those of its units. */
  side(nextId: (letter: 'f' | 'u') => string): OwnSide {
    const formation = ({ hasOwnRow: _, kind, units, children, ...rest }: Growing): OwnFormation => ({
      id: nextId('f'),
      name: rest.name,
      kind: kind ?? (children.length > 0 ? 'wing' : 'brigade'),
      commander: rest.commander,
      notes: rest.notes,
      units: units.map((unit) => ({ id: nextId('u'), ...unit })),
      children: children.map(formation),
    });
    const { commander = null, notes = null, nations, strength } = this.#told ?? {};
    const unknown = {
      men: null,
      infantry: null,
      cavalry: null,
      guns: null,
      battalions: null,
      squadrons: null,
    };
    return {
      name: this.name,
      nations: (nations === undefined ? [...this.#met] : [...nations]).slice(0, OWN_BOUNDS.nations),
      commander,
      strength: strength ?? unknown,
      notes,
      formations: this.#roots.map(formation),
    };
  }
}
