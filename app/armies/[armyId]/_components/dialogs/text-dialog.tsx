'use client';

import { useEffect, useId, useMemo, useRef, useState } from 'react';
import * as armyWords from '@/app/_components/army/words';
import { Button } from '@/app/_components/ui/button';
import { CheckField } from '@/app/_components/ui/check-field';
import { copyFrom } from '@/app/_components/ui/copy-field';
import { Dialog } from '@/app/_components/ui/dialog';
import { Textarea } from '@/app/_components/ui/field';
import { Notice } from '@/app/_components/ui/notice';
import { saveText } from '@/app/_components/ui/save-text';
import { Segments, SPREAD } from '@/app/_components/ui/segments';
import * as uiWords from '@/app/_components/ui/words';
import type { PanelProps } from '@/app/_editor/panel-props';
import { fileName } from '@/lib/rules/core/army/name';
import type { TextForm, TextOptions } from '@/lib/rules/core/text/text';
import { useBuilder, useSystem } from '../builder-context';
import * as words from './words';

/** Texts by where they go; the last is the one that reads back. */
const PLACES = [
  { value: 'discord', label: words.discord, markup: 'markdown', length: 'compact' },
  { value: 'chat', label: words.whatsApp, markup: 'plain', length: 'compact' },
  { value: 'forum', label: words.forum, markup: 'bbcode', length: 'full' },
  { value: 'full', label: words.readsBack, markup: 'plain', length: 'full' },
] as const satisfies readonly ({ value: string; label: string } & TextOptions)[];

type PlaceOfText = (typeof PLACES)[number]['value'];

const USES: Record<PlaceOfText, string> = {
  discord: words.whatDiscordTextIs,
  chat: words.whatChatTextIs,
  forum: words.whatForumTextIs,
  full: words.whatFullTextIs,
};

/** The army as text to paste elsewhere, made from the army in memory. */
export const TextDialog = ({ open, onClose }: PanelProps) => (
  <Dialog open={open} onClose={onClose} title={words.theArmyAsText} wide>
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
        legend={words.whereTextGoes}
        options={PLACES}
        className={SPREAD.halves}
        value={to}
        onChange={(value) => setTo(PLACES.find((place) => place.value === value)?.value ?? to)}
      />
      {to !== 'full' && (
        <CheckField checked={short} onChange={({ target }) => setShort(target.checked)}>
          {words.inShort(terms.formation)}
        </CheckField>
      )}
      <p className="soft" role="status">
        {USES[to]}
      </p>
      {form === 'failed' ? (
        <Notice severity="error" live>
          {words.textNotMade}
        </Notice>
      ) : (
        <TextToTake text={text} name={file.name} />
      )}
    </div>
  );
};

const SAID = { idle: uiWords.copy, done: uiWords.copied, failed: words.pressCopyKeys } as const;

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
        {words.textOfArmy}
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
        <Button icon="download" onClick={() => saveText(`${fileName(name, armyWords.army)}.txt`, text)}>
          {words.textFile}
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
