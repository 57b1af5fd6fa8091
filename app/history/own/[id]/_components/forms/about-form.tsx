'use client';

import { AreaField } from '@/app/_editor/fields/area-field';
import { Fields } from '@/app/_editor/fields/field-parts';
import { LineFields } from '@/app/_editor/fields/line-fields';
import type { FormLine } from '@/app/_editor/fields/lines';
import { THEATRE_WORDS } from '@/app/history/history-words';
import { OWN_BOUNDS } from '@/lib/history/own/bounds';
import { visibleText } from '@/lib/rules/core/army/name';
import { useOwnActions, useOwnState } from '../own-context';
import { DateField, usePut } from './node-fields';

const { texts, years } = OWN_BOUNDS;
const UNKNOWN = { value: '', label: 'Not known' };

const YEARS = Array.from({ length: years.last - years.first + 1 }, (_, index) => {
  const year = String(years.first + index);
  return { value: year, label: year };
});

const textOf = (text: string | null): string => text ?? '';
const readText = (typed: string): string | null => visibleText(typed).trim() || null;
const linesOf = (sources: readonly string[]): string => sources.join('\n');
const readLines = (typed: string): readonly string[] =>
  visibleText(typed)
    .split('\n')
    .map((line) => line.trim().slice(0, texts.source))
    .filter((line) => line !== '')
    .slice(0, OWN_BOUNDS.sources);

/** What is written down of the battle: when and where, who says so, and how sure that is. */
export const AboutForm = () => {
  const battle = useOwnState(({ file }) => file);
  const { endTyping } = useOwnActions();
  const { set, put } = usePut(null, 'Change the battle');
  const { date, dateEnd, theatre, confidence, coverage, notes, sources } = battle;

  const day = (option: string | null) =>
    set({
      date: option,
      ...(option !== null && { year: Number(option.slice(0, 4)) }),
      // a last day needs a first one before it
      ...((option === null || (dateEnd !== null && dateEnd < option)) && { dateEnd: null }),
    });
  const chosenOf = (key: string) => (option: string) => put(key, option === '' ? null : option);

  const lines: FormLine[] = [
    { kind: 'text', key: 'name', label: 'Name', longest: texts.name, empty: '' },
    {
      kind: 'choice',
      key: 'year',
      label: 'Year',
      options: YEARS,
      choose: (option) =>
        set({
          year: Number(option),
          // a day of another year was none of this one
          ...(date !== null && !date.startsWith(option) && { date: null, dateEnd: null }),
        }),
    },
    { kind: 'own', key: 'date', own: <DateField key="date" label="Day" value={date} onChange={day} /> },
    {
      kind: 'own',
      key: 'dateEnd',
      own:
        date === null ? null : (
          <DateField
            key="dateEnd"
            label="Last day"
            value={dateEnd}
            from={date}
            onChange={(last) => put('dateEnd', last)}
          />
        ),
    },
    { kind: 'text', key: 'place', label: 'Place', longest: texts.place, empty: null },
    {
      kind: 'choice',
      key: 'theatre',
      label: 'Theatre',
      value: theatre ?? '',
      options: [
        UNKNOWN,
        ...Object.entries(THEATRE_WORDS).map(([value, label]) => ({ value, label })),
        ...(theatre === null || theatre in THEATRE_WORDS ? [] : [{ value: theatre, label: theatre }]),
      ],
      choose: chosenOf('theatre'),
    },
    {
      kind: 'choice',
      key: 'confidence',
      label: 'Confidence',
      value: confidence ?? '',
      options: [
        UNKNOWN,
        { value: 'high', label: 'High confidence' },
        { value: 'medium', label: 'Medium confidence' },
        { value: 'low', label: 'Low confidence' },
      ],
      choose: chosenOf('confidence'),
    },
  ];

  return (
    <Fields>
      <LineFields lines={lines} node={battle} put={put} onLeave={endTyping} />
      <AreaField
        label="Sources"
        value={sources}
        textOf={linesOf}
        read={readLines}
        longest={texts.source * OWN_BOUNDS.sources}
        placeholder="One per line"
        onChange={(read) => set({ sources: read }, true)}
        onLeave={endTyping}
      />
      <AreaField
        label="Covers"
        value={coverage}
        textOf={textOf}
        read={visibleText}
        longest={texts.coverage}
        placeholder="How detailed it is, in a sentence"
        onChange={(read) => set({ coverage: read }, true)}
        onLeave={endTyping}
      />
      <AreaField
        label="Notes"
        value={notes}
        textOf={textOf}
        read={readText}
        longest={texts.notes}
        onChange={(read) => set({ notes: read }, true)}
        onLeave={endTyping}
      />
    </Fields>
  );
};
