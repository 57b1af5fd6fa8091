'use client';

import { useId } from 'react';
import { type UseFormRegister, useForm } from 'react-hook-form';
import { type OpenLine, type ReadLine, settleLines } from '@/lib/rules/core/text/text';
import { Button } from '../_components/ui/button';
import { SelectField, TextField } from '../_components/ui/field';

type OpenLinesProps = {
  /** the text that somebody typed */
  text: string;
  open: readonly OpenLine[];
  /** the other lines, with how each was read */
  readLines: readonly ReadLine[];
  pending: boolean;
  /** the text with the lines that were settled; those that were not stay as they are */
  onText: (text: string) => void;
};

/** What is done with a line: the choice by its number, or one of the others. */
const OWN = 'own';
const OUT = 'out';
const LATER = '';

type Settlement = { readonly what: string; readonly own: string };
type Form = { lines: Settlement[] };

/** Lines of choices that are read at a glance; of more one is looked for in a list. */
const MOST_RADIOS = 6;

/** What a line becomes; undefined where it stays as it is. */
const settledAs = ({ choices }: OpenLine, { what, own }: Settlement): string | null | undefined => {
  if (what === LATER) return undefined;
  if (what === OUT) return null;
  return what === OWN ? own : choices[Number(what)];
};

/** The lines of a typed army that are not clear: each to choose, to write otherwise or to leave out. */
export const OpenLines = ({ text, open, readLines, pending, onText }: OpenLinesProps) => {
  const { register, handleSubmit, watch } = useForm<Form>({
    defaultValues: { lines: open.map(({ text: own }) => ({ what: LATER, own })) },
  });
  const lines = watch('lines');
  const left = lines.filter(({ what }) => what === LATER).length;
  const settle = (form: Form) =>
    onText(
      settleLines(
        text,
        open.flatMap((line, index) => {
          const settlement = form.lines[index];
          const as = settlement && settledAs(line, settlement);
          return as === undefined ? [] : [{ line: line.line, text: line.text, as }];
        }),
      ),
    );
  return (
    <form
      className="border-warning mt-3 grid gap-3 border-l-3 pl-3"
      noValidate
      aria-label="Unclear lines"
      onSubmit={handleSubmit(settle)}
    >
      <p className="font-[560]">
        {open.length === 1 ? 'One line is unclear.' : `${open.length} lines are unclear.`}
      </p>
      <Taken lines={readLines} />
      <ol className="grid gap-3">
        {open.map((line, index) => (
          <li key={`${line.line} ${line.text} ${line.message}`}>
            <OneLine line={line} index={index} what={lines[index]?.what ?? LATER} register={register} />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="main" aria-disabled={pending || left === open.length}>
          Read it again
        </Button>
        {left > 0 && <span className="mute">{`${left} left`}</span>}
      </div>
    </form>
  );
};

/** How the other lines were read: nothing is taken that is not shown. */
const Taken = ({ lines }: { lines: readonly ReadLine[] }) =>
  lines.length === 0 ? null : (
    <details>
      <summary className="min-h-7 cursor-pointer pointer-coarse:min-h-11">
        {`${lines.length === 1 ? 'One line was read' : `${lines.length} lines were read`}: see how`}
      </summary>
      <ol className="border-rule border-t">
        {lines.map(({ line, text, as }) => (
          <li key={line} className="border-rule grid grid-cols-2 gap-3 border-b py-1 wrap-anywhere">
            <span className="text-ink-2">{text}</span>
            <span className="whitespace-pre-line">{as}</span>
          </li>
        ))}
      </ol>
    </details>
  );

type OneLineProps = { line: OpenLine; index: number; what: string; register: UseFormRegister<Form> };

const CHOICE = 'flex min-h-7 items-start gap-2 pointer-coarse:min-h-11 pointer-coarse:items-center';

const OneLine = ({ line, index, what, register }: OneLineProps) => {
  const id = useId();
  const { text, message, choices } = line;
  const isNew = text === '';
  const many = choices.length > MOST_RADIOS;
  const field = `lines.${index}.what` as const;
  return (
    <fieldset className="border-rule grid gap-1 border-b pb-2" aria-describedby={id}>
      <legend className="wrap-anywhere">
        {isNew ? <b className="font-[560]">{message}.</b> : <b className="font-mono font-normal">{text}</b>}
      </legend>
      <p id={id} className="text-12 text-ink-2 wrap-anywhere">
        {isNew ? `Before line ${line.line}` : `Line ${line.line}: ${message}`}
      </p>
      {many ? (
        <SelectField
          label="It is"
          options={[
            { value: LATER, label: 'Choose' },
            ...choices.map((choice, at) => ({ value: String(at), label: choice.replaceAll('\n', ' / ') })),
          ]}
          {...register(field)}
        />
      ) : (
        <>
          {choices.map((choice, at) => (
            <label key={choice} className={CHOICE}>
              <input type="radio" className="mt-1 pointer-coarse:mt-0" value={at} {...register(field)} />
              <span className="wrap-anywhere whitespace-pre-line">{choice}</span>
            </label>
          ))}
          <label className={CHOICE}>
            <input type="radio" className="mt-1 pointer-coarse:mt-0" value={OWN} {...register(field)} />
            <span>{isNew ? 'Write it' : 'Write it differently'}</span>
          </label>
          {!isNew && (
            <label className={CHOICE}>
              <input type="radio" className="mt-1 pointer-coarse:mt-0" value={OUT} {...register(field)} />
              <span>Leave it out</span>
            </label>
          )}
        </>
      )}
      {what === OWN && (
        <TextField
          label={isNew ? 'The line' : 'The line, corrected'}
          rows={1}
          spellCheck={false}
          {...register(`lines.${index}.own`)}
        />
      )}
    </fieldset>
  );
};
