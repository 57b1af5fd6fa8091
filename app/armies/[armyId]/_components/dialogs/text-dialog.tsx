'use client';

import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '@/app/_components/ui/button';
import { CheckField } from '@/app/_components/ui/check-field';
import { copyFrom } from '@/app/_components/ui/copy-field';
import { Dialog } from '@/app/_components/ui/dialog';
import { Textarea } from '@/app/_components/ui/field';
import { Notice } from '@/app/_components/ui/notice';
import { saveText } from '@/app/_components/ui/save-text';
import { Segments, SPREAD } from '@/app/_components/ui/segments';
import type { PanelProps } from '@/app/_editor/panel-props';
import { fileName } from '@/lib/rules/core/army/name';
import type { TextForm, TextOptions } from '@/lib/rules/core/text/text';
import { useBuilder, useSystem } from '../builder-context';

/** Texts by where they go; the last is the one that reads back. */
const PLACES = [
  { value: 'discord', label: 'Discord', markup: 'markdown', length: 'compact' },
  { value: 'chat', label: 'WhatsApp, plain', markup: 'plain', length: 'compact' },
  { value: 'forum', label: 'Forum (BBCode)', markup: 'bbcode', length: 'full' },
  { value: 'full', label: 'Full, reads back', markup: 'plain', length: 'full' },
] as const satisfies readonly ({ value: string; label: string } & TextOptions)[];

type PlaceOfText = (typeof PLACES)[number]['value'];

const USES: Record<PlaceOfText, string> = {
  discord: 'Markdown without blank lines, for Discord and Reddit. Notes are left out.',
  chat: 'Plain text without blank lines, for any chat or mail. Notes are left out.',
  forum: 'BBCode, for forums.',
  full: 'Everything, as plain text. It can be read back: paste it where armies are imported.',
};

/** The army as text to paste elsewhere, made from the army in memory. */
export const TextDialog = ({ open, onClose }: PanelProps) => (
  <Dialog open={open} onClose={onClose} title="The army as text" wide>
    <ArmyText />
  </Dialog>
);

const ArmyText = () => {
  const [to, setTo] = useState<PlaceOfText>('discord');
  const [short, setShort] = useState(false);
  const form = useTextForm();
  const { terms } = useSystem();
  const file = useBuilder((state) => state.file);
  const assessment = useBuilder((state) => state.assessment);
  const text = useMemo(() => {
    const { markup, length } = PLACES.find(({ value }) => value === to) ?? PLACES[0];
    if (form === null || form === 'failed') return '';
    return form.writeText(file, assessment, { markup, length: short && to !== 'full' ? 'short' : length });
  }, [form, file, assessment, to, short]);
  return (
    <div className="[&>textarea]:text-12 grid grid-cols-[minmax(0,1fr)] gap-3 [&>textarea]:min-h-[min(46dvh,420px)] [&>textarea]:font-mono [&>textarea]:whitespace-pre-wrap">
      <Segments
        legend="Where it goes"
        options={PLACES}
        className={SPREAD.halves}
        value={to}
        onChange={(value) => setTo(PLACES.find((place) => place.value === value)?.value ?? to)}
      />
      {to !== 'full' && (
        <CheckField checked={short} onChange={({ target }) => setShort(target.checked)}>
          In short: a line for each {terms.formation}
        </CheckField>
      )}
      <p className="soft" role="status">
        {USES[to]}
      </p>
      {form === 'failed' ? (
        <Notice severity="error" live>
          The text could not be made: there is no connection. Try again when it is back.
        </Notice>
      ) : (
        <TextToTake text={text} name={file.name} />
      )}
    </div>
  );
};

const SAID = { idle: 'Copy', done: 'Copied', failed: 'Press Ctrl and C' } as const;

const TextToTake = ({ text, name }: { text: string; name: string }) => {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState<{ text: string; state: 'done' | 'failed' } | null>(null);
  const state = copied?.text === text ? copied.state : 'idle';

  const copy = async () => {
    if (field.current === null) return;
    setCopied({ text, state: (await copyFrom(field.current)) ? 'done' : 'failed' });
  };

  return (
    <>
      <label className="vh" htmlFor={id}>
        Text of the army
      </label>
      <Textarea
        ref={field}
        id={id}
        readOnly
        spellCheck={false}
        value={text}
        rows={16}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="main" icon={state === 'done' ? 'pass' : 'copy'} onClick={() => void copy()}>
          <span aria-live="polite">{SAID[state]}</span>
        </Button>
        <Button icon="download" onClick={() => saveText(`${fileName(name, 'Army')}.txt`, text)}>
          Text file
        </Button>
      </div>
    </>
  );
};

/** The text form of the system; null until it is there. */
const useTextForm = (): TextForm<unknown> | 'failed' | null => {
  const system = useSystem();
  const [form, setForm] = useState<TextForm<unknown> | 'failed' | null>(null);
  useEffect(() => {
    let mounted = true;
    system.text().then(
      (loaded) => mounted && setForm(loaded),
      () => mounted && setForm('failed'),
    );
    return () => {
      mounted = false;
    };
  }, [system]);
  return form;
};
