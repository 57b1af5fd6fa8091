'use client';

import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '@/app/_components/ui/button';
import { copyFrom } from '@/app/_components/ui/copy-field';
import { Dialog } from '@/app/_components/ui/dialog';
import { Textarea } from '@/app/_components/ui/field';
import { Notice } from '@/app/_components/ui/notice';
import { saveText } from '@/app/_components/ui/save-text';
import { Segments } from '@/app/_components/ui/segments';
import type { PanelProps } from '@/app/_editor/panel-props';
import { fileName } from '@/lib/rules/core/army/name';
import type { TextForm, TextOptions } from '@/lib/rules/core/text/text';
import { useBuilder, useSystem } from '../builder-context';

const MARKUPS = [
  { value: 'plain', label: 'Plain' },
  { value: 'markdown', label: 'Markdown' },
  { value: 'bbcode', label: 'BBCode' },
] as const satisfies readonly { value: TextOptions['markup']; label: string }[];

const LENGTHS = [
  { value: 'full', label: 'Full' },
  { value: 'short', label: 'Short' },
] as const satisfies readonly { value: TextOptions['length']; label: string }[];

const USES: Record<TextOptions['markup'], string> = {
  plain: 'For mail and chat.',
  markdown: 'For Discord, Reddit and similar sites.',
  bbcode: 'For forums.',
};

/** The army as text to paste elsewhere, made from the army in memory. */
export const TextDialog = ({ open, onClose }: PanelProps) => (
  <Dialog open={open} onClose={onClose} title="The army as text" wide>
    <ArmyText />
  </Dialog>
);

const ArmyText = () => {
  const [options, setOptions] = useState<TextOptions>({ markup: 'plain', length: 'full' });
  const form = useTextForm();
  const file = useBuilder((state) => state.file);
  const assessment = useBuilder((state) => state.assessment);
  const text = useMemo(
    () => (form === null || form === 'failed' ? '' : form.writeText(file, assessment, options)),
    [form, file, assessment, options],
  );
  const { markup, length } = options;
  const readsBack = markup === 'plain' && length === 'full';
  return (
    <div className="[&>textarea]:text-12 grid grid-cols-[minmax(0,1fr)] gap-3 [&>textarea]:min-h-[min(46dvh,420px)] [&>textarea]:font-mono [&>textarea]:whitespace-pre-wrap">
      <div className="flex flex-wrap gap-x-5 gap-y-3 [&>fieldset]:flex-[1_1_220px]">
        <Segments
          legend="Form"
          options={MARKUPS}
          value={markup}
          onChange={(value) => setOptions({ ...options, markup: value as TextOptions['markup'] })}
        />
        <Segments
          legend="Length"
          options={LENGTHS}
          value={length}
          onChange={(value) => setOptions({ ...options, length: value as TextOptions['length'] })}
        />
      </div>
      <p className="soft" role="status">
        {USES[markup]} {readsBack && 'You can paste this text back in under Import.'}
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
