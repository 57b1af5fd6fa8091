'use client';

import { useState } from 'react';
import * as commonParts from '@/app/_components/part-words';
import { Button, FileButton } from '@/app/_components/ui/button';
import { Dialog } from '@/app/_components/ui/dialog';
import { PrintPage } from '@/app/_components/ui/print-page';
import { Segments } from '@/app/_components/ui/segments';
import { TextToTake } from '@/app/_components/ui/text-to-take';
import { recordPath, reportPdfPath } from '@/lib/pages';
import { fileName } from '@/lib/rules/core/army/name';

type Texts = { readonly plain: string; readonly bbcode: string };

type ReportActsProps = {
  readonly id: string;
  readonly name: string;
  readonly texts: Texts;
};

const PLACES = [
  { value: 'plain', label: 'Plain text' },
  { value: 'bbcode', label: 'Forum (BBCode)' },
] as const;

/** What can be done with a report: paste it elsewhere, have it on one page, keep every act as a table, print it. */
export const ReportActs = ({ id, name, texts }: ReportActsProps) => {
  const [open, setOpen] = useState(false);
  const [to, setTo] = useState<keyof Texts>('plain');
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button icon="copy" onClick={() => setOpen(true)}>
        As text
      </Button>
      <FileButton icon="download" href={`${reportPdfPath(id)}?download=1`}>
        PDF
      </FileButton>
      <FileButton icon="download" href={recordPath(id)}>
        {commonParts.csvForSpreadsheet}
      </FileButton>
      <PrintPage />
      <Dialog open={open} onClose={() => setOpen(false)} title="The game as text" wide>
        <div className="[&>textarea]:text-12 grid grid-cols-[minmax(0,1fr)] gap-3 [&>textarea]:min-h-[min(46dvh,420px)] [&>textarea]:font-mono [&>textarea]:whitespace-pre-wrap">
          <Segments
            legend="Where it goes"
            options={PLACES}
            value={to}
            onChange={(value) => setTo(value === 'bbcode' ? 'bbcode' : 'plain')}
          />
          <TextToTake label="Text of the game" text={texts[to]} name={fileName(name, 'game')} />
        </div>
      </Dialog>
    </div>
  );
};
