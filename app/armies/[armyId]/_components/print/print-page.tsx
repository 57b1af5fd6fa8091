'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useChange } from '@/app/_components/server-changes';
import { Button, FileButton, TextButton } from '@/app/_components/ui/button';
import { PageDialog } from '@/app/_components/ui/dialog';
import { Notice } from '@/app/_components/ui/notice';
import { useLayout } from '@/app/_editor/editor-window';
import type { PanelProps } from '@/app/_editor/panels';
import { kindsOf } from '@/app/_print/sheet-kinds';
import { keepPaperChange } from '@/lib/armies/queries';
import type { ArmyRecord } from '@/lib/armies/schema';
import type { SheetSet } from '@/lib/rules/core/contract/system';
import { useArmyId, useBuilder, useKnownPaper, useSystem } from '../builder-context';
import { useShareLink } from '../dialogs/army-changes';
import { PlatePosts } from './plate-posts';
import { usePrintAddress } from './print-address';
import { Choices, choicesSummary } from './print-choices';
import { rememberChoices, rememberedChoices } from './print-memory';
import { PrintedAs } from './print-notes';
import { type PrintChoices, pdfUrl, usualChoices } from './print-options';
import { OtherArmies } from './print-others';
import { Preview } from './print-preview';
import { sheetsOf } from './sheets-of';
import { usePlacedPrint, useSheetPrint } from './use-sheet-print';

/** A plate can be kept as a drawing, too. */
const DRAWINGS = [
  { as: 'svg', label: 'SVG' },
  { as: 'png', label: 'PNG' },
] as const;

/** The choices of the last time, kept for the next; the paper goes with the person to other devices. */
const useChoices = () => {
  const paper = useKnownPaper();
  // without a connection the paper is remembered in this browser alone
  const { change: keepPaper } = useChange(keepPaperChange());
  const usual = usualChoices(navigator.language);
  const [choices, setChoices] = useState((): PrintChoices => {
    const remembered = rememberedChoices(usual);
    return paper === null ? remembered : { ...remembered, paper };
  });
  const choose = (nextChoices: PrintChoices): void => {
    setChoices(nextChoices);
    rememberChoices(nextChoices);
    if (nextChoices.paper !== choices.paper) keepPaper(nextChoices.paper);
  };
  return { choices, choose, usual } as const;
};

/** The sheets of the system: null until they are loaded. */
const useSheets = (): SheetSet<unknown> | 'failed' | null => {
  const system = useSystem();
  const [sheets, setSheets] = useState<SheetSet<unknown> | 'failed' | null>(null);
  useEffect(() => {
    let mounted = true;
    sheetsOf(system).then(
      (set) => mounted && setSheets(set),
      () => mounted && setSheets('failed'),
    );
    return () => {
      mounted = false;
    };
  }, [system]);
  return sheets;
};

/**
 * Everything for game night in one job: what is printed at the left, its pages at the right. Made from the army in
 * memory, it needs no connection; the PDF comes from the server.
 */
export const PrintPage = ({ open, onClose }: PanelProps) => {
  const { choices, choose, usual } = useChoices();
  const [others, setOthers] = useState<readonly ArmyRecord[]>([]);
  const sheets = useSheets();
  const [list, setList] = useState<string | null>(null);
  const { print, printOf, entered } = usePlacedPrint(
    open && choices.kinds.includes('plate'),
    useSheetPrint(open, others, list),
    others,
  );
  const close = usePrintAddress(open, onClose);
  const phone = useLayout() === 'phone';
  const armyId = useArmyId();
  const unsent = useBuilder(({ save }) => save.kind !== 'saved');
  const addressAs = (as: 'pdf' | 'svg' | 'png') =>
    pdfUrl(
      armyId,
      choices,
      print,
      others.map(({ id }) => id),
      as,
    );
  const none = choices.kinds.length === 0;
  return (
    <PageDialog
      open={open}
      onClose={close}
      title="Print"
      footer={
        <>
          {unsent ? (
            <span className="mute mr-auto">
              The PDF shows the saved army. Your latest edits are not sent yet.
            </span>
          ) : null}
          {choices.kinds.length === 1 &&
            choices.kinds[0] === 'plate' &&
            others.length === 0 &&
            DRAWINGS.map(({ as, label }) => (
              <FileButton key={as} icon="download" href={addressAs(as)}>
                {label}
              </FileButton>
            ))}
          <FileButton
            icon="download"
            {...(none ? { role: 'link', 'aria-disabled': true } : { href: addressAs('pdf') })}
          >
            PDF
          </FileButton>
          <Button variant="main" icon="print" disabled={none} onClick={() => globalThis.print()}>
            Print
          </Button>
        </>
      }
    >
      <div className="tablet:border-rule max-tablet:px-4 tablet:overflow-auto tablet:border-r grid content-start gap-4 px-5 py-4 print:hidden">
        <Folded as={phone ? choicesSummary(choices) : null}>
          <Choices
            choices={choices}
            kinds={sheets === null || sheets === 'failed' ? ['roster'] : kindsOf(sheets)}
            usual={usual}
            onChange={choose}
            posts={sheets !== null && sheets !== 'failed' && <PlatePosts sheets={sheets} print={print} />}
            foot={
              <>
                <PrintedAs entered={entered} print={print} onChoose={setList} />
                {entered.lists.length === 0 && choices.kinds.some((kind) => kind !== 'labels') && (
                  <CodeOffer />
                )}
              </>
            }
          >
            <OtherArmies open={open} chosenArmies={others} onChange={setOthers} />
          </Choices>
        </Folded>
      </div>
      <div className="bg-desk tablet:[scrollbar-gutter:stable] tablet:overflow-auto min-w-0">
        {sheets === 'failed' ? (
          <Notice severity="error" live className="m-4">
            The sheets could not be loaded: there is no connection. Try again when it is back.
          </Notice>
        ) : (
          <Preview sheets={sheets} choices={choices} print={print} printOf={printOf} others={others} />
        )}
      </div>
    </PageDialog>
  );
};

/** Behind a fold, whose title says what is chosen: where the pages must be in the first screen. */
const Folded = ({ as, children }: { as: string | null; children: ReactNode }) =>
  as === null ? (
    children
  ) : (
    <details>
      <summary className="touch:min-h-11 touch:content-center">
        <b className="font-semibold">{as}</b> <span className="text-ink-2 underline">Change</span>
      </summary>
      <div className="grid gap-4 pt-2">{children}</div>
    </details>
  );

/** A QR code is printed only when there is a link for it. */
const CodeOffer = () => {
  const token = useBuilder((state) => state.shareToken);
  const { make, pending, fault } = useShareLink();
  if (token !== null) return <p className="mute">The QR code opens the share link you just made.</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <TextButton className="touch:min-h-11" aria-disabled={pending} onClick={() => make()}>
        Make a share link and print its QR code
      </TextButton>
      {fault !== undefined && <span className="text-error">{fault}</span>}
    </p>
  );
};
