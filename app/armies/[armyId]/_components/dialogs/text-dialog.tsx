'use client';

import { useEffect, useMemo, useState } from 'react';
import { CheckField } from '@/app/_components/ui/check-field';
import { Dialog } from '@/app/_components/ui/dialog';
import { Notice } from '@/app/_components/ui/notice';
import { Segments, SPREAD } from '@/app/_components/ui/segments';
import { TextToTake } from '@/app/_components/ui/text-to-take';
import type { PanelProps } from '@/app/_editor/panels';
import { fileName } from '@/lib/rules/core/army/name';
import type { TextForm, TextOptions } from '@/lib/rules/core/text/text';
import { useBuilder, useChecked, useSystem } from '../builder-context';

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
  const { assessment } = useChecked();
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
          {`In short: a line for each ${terms.formation}`}
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
        <TextToTake label="Text of the army" text={text} name={fileName(file.name, 'Army')} />
      )}
    </div>
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
