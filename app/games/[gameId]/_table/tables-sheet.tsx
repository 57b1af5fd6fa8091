import { useState } from 'react';
import { BottomSheet } from '@/app/_components/ui/dialog';
import type { Section } from '@/lib/rules/core/sheet/sheet-parts';
import { SectionView } from './section-parts';

type TablesSheetProps = {
  readonly tables: readonly Section[];
  /** titles of those that the phase wants, the first of them opens */
  readonly wantedTitles: readonly string[];
  readonly onClose: () => void;
};

const TAB =
  'text-14 aria-pressed:border-ink aria-pressed:font-semibold text-ink-2 aria-pressed:text-ink flex h-11 items-center border-b-3 border-transparent px-3 whitespace-nowrap';

/** The tables of the rules, those of the phase first. They stand in the page: they are there without a connection. */
export const TablesSheet = ({ tables, wantedTitles, onClose }: TablesSheetProps) => {
  const ordered = [
    ...wantedTitles.flatMap((title) => tables.filter((table) => table.title === title)),
    ...tables.filter(({ title }) => !wantedTitles.includes(title)),
  ];
  const [title, setTitle] = useState(ordered[0]?.title);
  const section = ordered.find((each) => each.title === title);
  return (
    <BottomSheet open onClose={onClose} title="Tables" wide>
      <nav aria-label="Which table" className="border-rule-ink -mx-4 flex overflow-x-auto border-b px-1">
        {ordered.map((each) => (
          <button
            key={each.title}
            type="button"
            className={TAB}
            aria-pressed={each.title === title}
            onClick={() => setTitle(each.title)}
          >
            {each.title}
          </button>
        ))}
      </nav>
      {section && <SectionView section={section} />}
    </BottomSheet>
  );
};
