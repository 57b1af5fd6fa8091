'use client';

import { useChange } from '@/app/_components/server-changes';
import { TextButton } from '@/app/_components/ui/button';
import { Fault, SelectField } from '@/app/_components/ui/field';
import { changeExpectedChange } from '@/lib/events/desk/desk-queries';
import { foldedName } from '@/lib/events/desk/expected';
import type { DeskRow } from '@/lib/events/schema';
import { useDesk } from '../desk-context';
import * as words from './words';

/** Says which of the expected players this is, where the name alone does not. */
export const EntryExpected = ({ row }: { row: DeskRow }) => {
  const { desk, missing } = useDesk();
  const { change, pending, fault } = useChange(changeExpectedChange(desk.event.id));
  const expected = desk.expected ?? [];
  const { number, name, state } = row;
  const tied = expected.find(({ entry }) => entry === number);
  const isExpected = expected.some((each) => foldedName(each.name) === foldedName(name));
  if (state === 'withdrawn' || isExpected || (tied === undefined && missing.length === 0)) return null;
  return (
    <div className="pt-2.5">
      {tied === undefined ? (
        <SelectField
          label={words.whichExpectedPlayer}
          value=""
          disabled={pending}
          options={[
            { value: '', label: words.noneOfThese },
            ...missing.map((each) => ({ value: each.name, label: each.name })),
          ]}
          onChange={({ target: { value } }) =>
            value !== '' && change({ act: 'tie', name: value, entry: number })
          }
        />
      ) : (
        <p className="text-12 text-ink-2 wrap-anywhere">
          {words.expectedAs(tied.name)}{' '}
          <TextButton
            className="inline-flex min-h-6 items-center pointer-coarse:min-h-11"
            aria-disabled={pending}
            onClick={() => !pending && change({ act: 'tie', name: tied.name, entry: null })}
          >
            {words.isSomeoneElse}
          </TextButton>
        </p>
      )}
      {fault !== undefined && <Fault live>{fault}</Fault>}
    </div>
  );
};
