import type { ArmyFile } from '../../core/document';
import type { Path } from '../../core/path';
import type { Army } from '../schema';

/** What every label draws on. */
export type LabelContext = {
  readonly file: ArmyFile<Army>;
  readonly army: Army;
  readonly hideRatings: boolean;
  readonly points: (at: Path) => number | null;
};

/** Where a label belongs: path of its node, numbers and name of its formation. */
export type Post = { readonly at: Path; readonly place: readonly [number, number]; readonly post: string };
