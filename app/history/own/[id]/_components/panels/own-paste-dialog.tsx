'use client';

import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { errorText } from '@/app/_components/server-changes';
import { getQueryClient } from '@/app/_components/server-state';
import { Button } from '@/app/_components/ui/button';
import { Dialog } from '@/app/_components/ui/dialog';
import { Fault, TextField } from '@/app/_components/ui/field';
import { SeverityMark } from '@/app/_components/ui/severity-mark';
import type { PanelProps } from '@/app/_editor/panels';
import { sizeText } from '@/app/history/history-words';
import type { RowTold } from '@/lib/history/own/csv/csv-check';
import { knownNames } from '@/lib/history/own/csv/csv-known';
import { type PastedRows, readPastedRows } from '@/lib/history/own/csv/paste-read';
import { referenceQuery } from '@/lib/history/own/queries';
import { nationsOfSide } from '@/lib/history/own/tree/additions';
import { calledIn, nodeIn } from '@/lib/history/own/tree/tree';
import { counted } from '@/lib/rules/core/army/words';
import { ARM_OPTIONS, typeWord } from '../forms/unit-words';
import { useNation, useOwn, useOwnActions, useOwnCommands, useOwnState } from '../own-context';

/** Lines that become units: typed or pasted, shown as they are read before they are taken, in one step. */
export const OwnPasteDialog = ({ open, onClose }: PanelProps) => (
  <Dialog open={open} onClose={onClose} title="Paste lines" wide>
    <PasteForm onClose={onClose} />
  </Dialog>
);

const NOTHING: PastedRows = { rows: [], contents: [], left: '', fault: null };

/** What the lines come to, once the names are here that they are read by. */
const useReading = (text: string) => {
  const { nations } = useOwn();
  const tree = useOwnState((state) => state.tree);
  const near = useOwnState((state) => nodeIn(state.tree, state.selection) ?? state.tree.nodes[0] ?? null);
  const { data, error } = useQuery(referenceQuery(), getQueryClient());
  const names = useMemo(() => (data === undefined ? null : knownNames(data)), [data]);
  const [nation, ...others] = near === null ? [] : nationsOfSide(tree, near);
  const only = others.length === 0 ? nations.find(({ id }) => id === nation)?.name : undefined;
  const reading = useMemo(
    () => (names === null ? NOTHING : readPastedRows(text, names, only ?? null)),
    [text, names, only],
  );
  return { reading, near, isReady: names !== null, fault: reading.fault ?? errorText(error) };
};

/** Lines that are shown at once. */
const SHOWN = 60;

type Row = PastedRows['rows'][number];

/** What each line is read as, and what is unsure about it. */
const PastedList = ({ rows, contents }: Pick<PastedRows, 'rows' | 'contents'>) => {
  if (rows.length === 0) return null;
  let next = 0;
  const read = rows.map((row): readonly [Row, RowTold | undefined] => {
    const isLeft = row.problems.some(({ severity }) => severity === 'error');
    return [row, isLeft ? undefined : contents[next++]];
  });
  return (
    <section aria-label="Read as">
      <ol className="border-rule max-h-[36dvh] overflow-auto border-t">
        {read.slice(0, SHOWN).map(([row, as]) => (
          <Line key={row.line} row={row} as={as} />
        ))}
      </ol>
      {rows.length > SHOWN && (
        <p className="text-ink-3 text-12 pt-1">{`and ${counted(rows.length - SHOWN, 'line')} more`}</p>
      )}
    </section>
  );
};

const Line = ({ row: { cells, problems }, as }: { row: Row; as: RowTold | undefined }) => {
  const unit = as?.unit ?? null;
  const nation = useNation(unit?.nation ?? null);
  const arm = ARM_OPTIONS.find(({ value }) => value === unit?.arm)?.label.toLowerCase() ?? '';
  const facts =
    unit === null
      ? [as === undefined ? 'not read' : 'a formation']
      : [
          `${typeWord(unit.type)}, ${arm}`,
          nation?.name ?? '',
          sizeText(unit),
          unit.calibre ?? '',
          unit.notes ?? '',
        ];
  const name = unit?.name ?? as?.path.at(-1)?.name ?? cells.unit ?? '';
  return (
    <li className="border-rule border-b py-1.5">
      <p className="wrap-anywhere">
        <b className="font-[560]">
          <bdi>{name || 'Without a name'}</bdi>
        </b>
        <span className="text-ink-2 text-12"> {facts.filter((fact) => fact !== '').join(', ')}</span>
        {unit !== null && unit.regiment !== null && (
          <span className="text-ink-3 text-12">, regiment found</span>
        )}
      </p>
      {problems.map(({ column, code, severity, message }) => (
        <p key={`${column} ${code}`} className="text-12 grid grid-cols-[15px_minmax(0,1fr)] gap-x-2">
          <SeverityMark severity={severity} />
          <span className="wrap-anywhere">{message}</span>
        </p>
      ))}
    </li>
  );
};

const PasteForm = ({ onClose }: { onClose: () => void }) => {
  const clip = useOwnState((state) => state.clip);
  const { announce } = useOwnActions();
  const { addRows } = useOwnCommands();
  const { register, handleSubmit, watch, setValue } = useForm({ defaultValues: { text: clip } });
  const text = useDeferredValue(watch('text'));
  const { reading, near, isReady, fault } = useReading(text);
  const { rows, contents, left } = reading;
  const units = contents.filter(({ unit }) => unit !== null).length;
  const take = () => {
    if (contents.length === 0 || near === null) return;
    if (!addRows(near.id, contents)) return;
    announce(`${counted(units, 'unit')} added`);
    if (left === '') onClose();
    else setValue('text', left);
  };
  return (
    <form className="grid gap-3" onSubmit={handleSubmit(take)}>
      <TextField
        label={`One unit per line, into ${near === null ? 'the order of battle' : calledIn(near)}`}
        hint="“Itzenplitz IR 13, 2 bns, 1,250 men”, or rows of a spreadsheet, with or without column names."
        rows={7}
        spellCheck={false}
        data-autofocus
        {...(fault !== undefined && { error: fault })}
        {...register('text')}
      />
      {!isReady && fault === undefined && <p role="status">Loading the names of regiments.</p>}
      <PastedList rows={rows} contents={contents} />
      {left !== '' && <Fault>Lines that cannot be read stay here when the others are added.</Fault>}
      <p className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="main" icon="plus" aria-disabled={contents.length === 0}>
          {units === 0 ? 'Add' : `Add ${counted(units, 'unit')}`}
        </Button>
      </p>
    </form>
  );
};
