'use client';

import { useEffect, useMemo, useState } from 'react';
import { SheetView } from '@/app/_components/sheet/sheet-view';
import { Button, FileButton } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { Notice } from '@/app/_components/ui/notice';
import { Segments } from '@/app/_components/ui/segments';
import { notePrint } from '@/lib/armies/queries';
import { RequestError } from '@/lib/armies/request';
import type { SheetPrint } from '@/lib/rules/core/sheet';
import type { SheetSet } from '@/lib/rules/core/system';
import { useArmyId, useBuilder, useSession, useSystem } from './builder-context';
import type { PanelProps } from './panels';
import { type PrintChoices, pdfUrl, printDate, usualChoices } from './print-options';
import { sheetsOf } from './sheets-of';
import { useShareLink } from './use-share-link';

/** Printing the roster from the army in memory: it needs no connection. The PDF comes from the server. */
export const PrintDialog = ({ open, onClose }: PanelProps) => {
  const [choices, setChoices] = useState(() => usualChoices(navigator.language));
  const print = useSheetPrint(open);
  const armyId = useArmyId();
  const unsent = useBuilder(({ save }) => save.kind !== 'saved');
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title="Print the roster"
      wide
      footer={
        <>
          {unsent ? (
            <span className="mute">
              The PDF is made from the saved army; the newest edits are not sent yet.
            </span>
          ) : null}
          <FileButton icon="download" href={pdfUrl(armyId, choices, print.link)}>
            PDF
          </FileButton>
          <Button variant="main" icon="print" onClick={() => globalThis.print()}>
            Print
          </Button>
        </>
      }
    >
      <Choices choices={choices} onChange={setChoices} />
      <CodeOffer />
      <Preview choices={choices} print={print} />
    </BottomSheet>
  );
};

const PAPERS = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'Letter' },
];

const SWITCHES = [
  { key: 'hidePoints', label: 'Hide points' },
  { key: 'hideNotes', label: 'Hide notes' },
  { key: 'hideRatings', label: 'Hide ratings of commanders' },
  { key: 'combine', label: 'Combine identical units' },
  { key: 'blackAndWhite', label: 'Black and white' },
] as const;

type ChoicesProps = { choices: PrintChoices; onChange: (choices: PrintChoices) => void };

const Choices = ({ choices, onChange }: ChoicesProps) => (
  <div className="print-choices">
    <Segments
      legend="Paper"
      options={PAPERS}
      value={choices.paper}
      onChange={(paper) => onChange({ ...choices, paper: paper === 'letter' ? 'letter' : 'a4' })}
    />
    <fieldset className="checks-field">
      <legend className="vh">What is printed</legend>
      {SWITCHES.map(({ key, label }) => (
        <label key={key} className="check-field">
          <input
            type="checkbox"
            checked={choices[key]}
            onChange={({ target }) => onChange({ ...choices, [key]: target.checked })}
          />
          {label}
        </label>
      ))}
    </fieldset>
  </div>
);

/** A QR code stands on paper only when there is a link for it. */
const CodeOffer = () => {
  const token = useBuilder((state) => state.shareToken);
  const { make, pending, fault } = useShareLink();
  if (token !== null) return <p className="mute">The QR code opens the share link made in this session.</p>;
  return (
    <p className="link-acts">
      <button type="button" className="link" aria-disabled={pending} onClick={() => void make()}>
        Make a share link and print its QR code
      </button>
      {fault !== null && <span className="fault">{fault}</span>}
    </p>
  );
};

const Preview = ({ choices, print }: { choices: PrintChoices; print: SheetPrint }) => {
  const system = useSystem();
  const [sheets, setSheets] = useState<SheetSet<unknown> | 'failed' | null>(null);
  const file = useBuilder((state) => state.file);
  const assessment = useBuilder((state) => state.assessment);

  useEffect(() => {
    let wanted = true;
    sheetsOf(system).then(
      (set) => wanted && setSheets(set),
      () => wanted && setSheets('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [system]);

  const sheet = useMemo(
    () =>
      sheets === null || sheets === 'failed' ? null : sheets.roster(file, assessment, { ...choices, print }),
    [sheets, file, assessment, choices, print],
  );
  if (sheets === 'failed') {
    return (
      <Notice severity="error" live>
        The roster could not be loaded: there is no connection. Open this again when it is back.
      </Notice>
    );
  }
  return <div className="print-preview">{sheet && <SheetView sheet={sheet} />}</div>;
};

/** Date, version and short code of this print; without a connection it carries no code. */
const useSheetPrint = (open: boolean): SheetPrint => {
  const armyId = useArmyId();
  const { queue } = useSession();
  const token = useBuilder((state) => state.shareToken);
  const saved = useBuilder(({ save }) => save.kind === 'saved');
  const [code, setCode] = useState<string | null>(null);

  useEffect(() => {
    if (!open || !saved) return;
    let wanted = true;
    notePrint(armyId)
      .then((answer) => wanted && setCode(answer.ok ? answer.code : null))
      .catch((error: unknown) => {
        if (!(error instanceof RequestError)) throw error;
        if (wanted) setCode(null);
      });
    return () => {
      wanted = false;
    };
  }, [armyId, open, saved]);

  return useMemo(
    () => ({
      date: printDate(new Date()),
      version: saved ? queue.revision : null,
      code: saved ? code : null,
      link: token === null ? null : `${location.origin}/s/${token}`,
    }),
    [queue, saved, code, token],
  );
};
