import type { Column } from '@/lib/rules/core/sheet';
import { inOrder } from '@/lib/sheets/in-order';

const PIXELS_PER_MM = 96 / 25.4;

/** Widths of columns as attributes: a strict content policy allows no style attribute. */
export function SheetColumns({ widths }: { readonly widths: readonly number[] }) {
  return (
    <colgroup>
      {inOrder(widths).map(({ key, item: width }) => (
        <col key={key} width={width * PIXELS_PER_MM} />
      ))}
    </colgroup>
  );
}

type HeadsProps = { readonly columns: readonly Column[] };

/** The column heads of a table, repeated on every page that it reaches. */
export function SheetColumnHeads({ columns }: HeadsProps) {
  return (
    <thead>
      <tr>
        {inOrder(columns).map(({ key, item: { title, align } }) =>
          title === '' ? (
            <td key={key} />
          ) : (
            <th key={key} scope="col" data-align={align}>
              {title}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}
