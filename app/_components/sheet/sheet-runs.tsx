import type { Run } from '@/lib/rules/core/sheet';
import { inOrder } from '@/lib/sheets/in-order';

/** Runs of text, each isolated, so that no name can reorder the line it stands on. */
export function SheetRuns({ runs }: { readonly runs: readonly Run[] }) {
  return inOrder(runs).map(({ key, item: { text, style } }) =>
    style === 'strong' ? (
      <b key={key}>{text}</b>
    ) : (
      <span key={key} className={style}>
        {text}
      </span>
    ),
  );
}
