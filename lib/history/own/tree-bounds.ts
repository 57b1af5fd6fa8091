import type { Malformation } from '../../rules/core/army/document';
import { grouped } from '../../rules/core/army/number';
import type { Path } from '../../rules/core/army/path';
import { MAX_ERRORS } from '../../rules/core/read/malformation';
import { OWN_BOUNDS } from './bounds';

type Node = { readonly id: string };
type Formation = Node & { readonly units: readonly Node[]; readonly children: readonly Formation[] };
type Side = { readonly formations: readonly Formation[] };

/** Walks a tree, and tells ids that stand twice, formations too deep, and more of them than there may be. */
class Walk {
  readonly faults: Malformation[] = [];
  readonly #ids = new Set<string>();
  formations = 0;
  units = 0;

  #id({ id }: Node, path: Path): void {
    if (this.#ids.has(id)) this.#refuse([...path, 'id'], `a different id; “${id}” is used twice`);
    this.#ids.add(id);
  }

  #refuse(at: Path, message: string): void {
    if (this.faults.length < MAX_ERRORS) this.faults.push({ at, message });
  }

  formation(node: Formation, path: Path, depth: number): void {
    this.formations++;
    if (depth > OWN_BOUNDS.depth) {
      this.#refuse(path, `at most ${OWN_BOUNDS.depth} nested formations`);
      return;
    }
    this.#id(node, path);
    this.units += node.units.length;
    for (const [index, unit] of node.units.entries()) this.#id(unit, [...path, 'units', index]);
    for (const [index, child] of node.children.entries()) {
      this.formation(child, [...path, 'children', index], depth + 1);
    }
  }

  bound(most: number, has: number, what: string): void {
    if (has > most) {
      this.#refuse(
        ['sides'],
        `at most ${grouped(most)} ${what} in an order of battle; this one has ${grouped(has)}`,
      );
    }
  }
}

/** What a form cannot say of the two trees together; at most MAX_ERRORS faults. */
export const boundTree = (sides: readonly Side[]): readonly Malformation[] => {
  const walk = new Walk();
  for (const [side, { formations }] of sides.entries()) {
    for (const [index, formation] of formations.entries()) {
      walk.formation(formation, ['sides', side, 'formations', index], 1);
    }
  }
  walk.bound(OWN_BOUNDS.formations, walk.formations, 'formations');
  walk.bound(OWN_BOUNDS.units, walk.units, 'units');
  return walk.faults;
};
