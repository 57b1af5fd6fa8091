import type { ComponentProps } from 'react';
import { PART_FINDINGS } from './finding-groups';
import { FindingList } from './finding-list';
import { PartLinks } from './part-links';
import { partOfList } from './parts';

type FindingPartProps = Omit<ComponentProps<typeof FindingList>, 'only'> & {
  /** the part asked for, counted from 1 */
  part: number;
  href: (part: number) => string;
};

/** A part of the findings of an army, with the way to the others: for pages that the server draws. */
export const FindingPart = ({ part, href, ...list }: FindingPartProps) => {
  const { place } = partOfList(list.findings, part, PART_FINDINGS);
  return (
    <>
      <FindingList {...list} only={{ from: place.from - 1, most: PART_FINDINGS }} />
      <PartLinks place={place} what="findings" href={href} />
    </>
  );
};
