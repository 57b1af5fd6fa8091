import type { SeenRows } from './seen-rows';

type RowGapProps = {
  seen: SeenRows | null;
  /** the row that it stands before; the end of the tree without one */
  before?: string;
  as?: 'li' | 'div';
};

/** Room for the rows of a long tree that are left out. */
export const RowGap = ({ seen, before, as: Gap = 'li' }: RowGapProps) => {
  const height = before === undefined ? seen?.rest : seen?.gaps.get(before);
  return height ? <Gap aria-hidden="true" style={{ height }} /> : null;
};
