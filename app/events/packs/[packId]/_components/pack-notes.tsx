'use client';

import * as common from '@/app/_components/words';
import { AreaField } from '@/app/_editor/fields/area-field';
import { Fields } from '@/app/_editor/fields/field-parts';
import { cleanText } from '@/app/_editor/typed-text';
import { usePackActions, usePackState } from './pack-context';
import * as words from './words';

const LONGEST = 2000;

/** What the organiser says of the pack as a whole: players read it above its rules. */
export const PackNotes = () => {
  const notes = usePackState(({ file }) => file.notes ?? '');
  const { change, seal } = usePackActions();
  const put = (value: string) => {
    if (value === notes) return;
    const path = ['notes'];
    const op = value === '' ? ({ op: 'remove', path } as const) : ({ op: 'set', path, value } as const);
    change({ label: words.changeNotes, ops: [op] }, { key: 'pack notes' });
  };
  return (
    <section aria-label={words.packNotes} className="pt-3">
      <Fields className="[--label:64px]">
        <AreaField
          label={common.notes}
          value={notes}
          textOf={(value) => value}
          read={(typed) => cleanText(typed).trim().slice(0, LONGEST)}
          longest={LONGEST}
          placeholder={words.whatPackNotesAre}
          onChange={put}
          onLeave={seal}
        />
      </Fields>
    </section>
  );
};
