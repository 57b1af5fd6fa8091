'use client';

import { useEffect, useState } from 'react';
import { Button, FileButton, TextButton } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { kindsOf } from '@/app/_print/sheet-kind';
import type { ArmyRecord } from '@/lib/armies/schema';
import type { SheetSet } from '@/lib/rules/core/system';
import { useArmyId, useBuilder, useSystem } from '../builder-context';
import { useShareLink } from '../dialogs/use-share-link';
import type { PanelProps } from '../panels/panels';
import { Choices } from './print-choices';
import { rememberChoices, rememberedChoices } from './print-memory';
import { type PrintChoices, pdfUrl, usualChoices } from './print-options';
import { OtherArmies } from './print-others';
import { Preview } from './print-preview';
import { sheetsOf } from './sheets-of';
import { useSheetPrint } from './use-sheet-print';

/** Printing from the army in memory: it needs no connection. The PDF comes from the server. */
export const PrintDialog = ({ open, onClose }: PanelProps) => {
  const [choices, setChoices] = useState(() => rememberedChoices(usualChoices(navigator.language)));
  const [others, setOthers] = useState<readonly ArmyRecord[]>([]);
  const sheets = useSheets();
  const { print, printOf } = useSheetPrint(open, others);
  const choose = (chosen: PrintChoices): void => {
    setChoices(chosen);
    rememberChoices(chosen);
  };
  const armyId = useArmyId();
  const unsent = useBuilder(({ save }) => save.kind !== 'saved');
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title="Print"
      wide
      footer={
        <>
          {unsent ? (
            <span className="mute">
              The PDF is made from the saved army; the newest edits are not sent yet.
            </span>
          ) : null}
          <FileButton
            icon="download"
            href={pdfUrl(
              armyId,
              choices,
              print,
              others.map(({ id }) => id),
            )}
          >
            PDF
          </FileButton>
          <Button variant="main" icon="print" onClick={() => globalThis.print()}>
            Print
          </Button>
        </>
      }
    >
      <Choices
        choices={choices}
        kinds={sheets === null || sheets === 'failed' ? ['roster'] : kindsOf(sheets)}
        onChange={choose}
      />
      <OtherArmies open={open} chosen={others} onChange={setOthers} />
      {choices.kind !== 'labels' && <CodeOffer />}
      <Preview sheets={sheets} choices={choices} print={print} printOf={printOf} others={others} />
    </BottomSheet>
  );
};

/** The sheets of the system, once they are loaded. */
const useSheets = (): SheetSet<unknown> | 'failed' | null => {
  const system = useSystem();
  const [sheets, setSheets] = useState<SheetSet<unknown> | 'failed' | null>(null);
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
  return sheets;
};

/** A QR code stands on paper only when there is a link for it. */
const CodeOffer = () => {
  const token = useBuilder((state) => state.shareToken);
  const { make, pending, fault } = useShareLink();
  if (token !== null) return <p className="mute">The QR code opens the share link made in this session.</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <TextButton className="touch:min-h-11" aria-disabled={pending} onClick={() => make()}>
        Make a share link and print its QR code
      </TextButton>
      {fault !== undefined && <span className="text-error">{fault}</span>}
    </p>
  );
};
