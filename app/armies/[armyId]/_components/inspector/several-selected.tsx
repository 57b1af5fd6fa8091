'use client';

import { FieldSegments, Fields } from '@/app/_editor/fields/field-parts';
import type { Row } from '@/lib/rules/core/tree/outline';
import { useSystem } from '../builder-context';
import { countedUnits, SeveralActions } from '../ledger/several-actions';
import { Selected, TITLE } from './selected';

/** What can be done with the units chosen together, at the foot of the right pane. */
export const SeveralSelected = ({ rows, onClose }: { rows: readonly Row[]; onClose: () => void }) => {
  const { terms } = useSystem();
  const words = countedUnits(rows.length, terms);
  return (
    <Selected name={words} onClose={onClose} head={<h2 className={TITLE}>{words}</h2>}>
      <Fields>
        <SeveralActions rows={rows} Choose={FieldSegments} />
      </Fields>
    </Selected>
  );
};
