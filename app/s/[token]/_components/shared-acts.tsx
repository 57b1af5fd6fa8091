'use client';

import { type ComponentType, useEffect } from 'react';
import { useCreateArmy } from '@/app/_components/army/create-army';
import * as armyPartWords from '@/app/_components/army/part-words';
import { factsOf } from '@/app/_components/army/regiment-answers';
import { useChange } from '@/app/_components/server-changes';
import { Button } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import { rememberedChoices } from '@/app/armies/[armyId]/_components/print/print-memory';
import { printDate, usualChoices } from '@/app/armies/[armyId]/_components/print/print-options';
import { sheetsOf } from '@/app/armies/[armyId]/_components/print/sheets-of';
import { sharedFile } from '@/lib/armies/queries';
import { isSystemId, loadSystem } from '@/lib/rules';
import { regimentIds } from '@/lib/rules/core/check/attached';
import type { PrintedTerms, Sheet } from '@/lib/rules/core/sheet/sheet';
import { asPrintedArmy } from '@/lib/sheets/job';

/** Stores a copy of a shared army among the armies of this browser and opens it. */
export const CopyArmy = ({ token }: { token: string }) => {
  const { create, pending, fault } = useCreateArmy();

  return (
    <>
      {fault !== undefined && (
        <Notice severity="error" live className="grow basis-full">
          {fault}
        </Notice>
      )}
      <Button variant="main" icon="copy" disabled={pending} onClick={() => create(() => sharedFile(token))}>
        {armyPartWords.makeMyCopy}
      </Button>
    </>
  );
};

type PrintRosterProps = {
  token: string;
  system: string;
  version: number;
  /** the address of this page, for the QR code */
  link: string;
  /** what the packs of the army say; null for one that is built under none */
  terms: PrintedTerms | null;
};

type DrawnSheet = { readonly sheet: Sheet; readonly View: ComponentType<{ sheet: Sheet }> };

/** The roster in full, made in this browser: no page carries it. */
const drawRoster = async ({
  token,
  system: id,
  version,
  link,
  terms,
}: PrintRosterProps): Promise<DrawnSheet> => {
  if (!isSystemId(id)) throw new Error(`No rule system is called ${id}`);
  const [file, system, { SheetView }] = await Promise.all([
    sharedFile(token),
    loadSystem(id),
    import('@/app/_components/sheet/sheet-view'),
  ]);
  const ids = regimentIds(system.attached(file));
  const [{ roster }, regiments] = await Promise.all([sheetsOf(system), ids.length === 0 ? {} : factsOf(ids)]);
  const print = {
    date: printDate(new Date()),
    version,
    code: null,
    link,
    regiments,
    ...(terms && { terms }),
  };
  const printed = asPrintedArmy(system, file, print);
  const sheet = roster(printed.file, printed.assess(), {
    paper: rememberedChoices(usualChoices(navigator.language)).paper,
    hidePoints: false,
    hideNotes: false,
    hideRatings: false,
    combine: false,
    blackAndWhite: false,
    print,
  });
  return { sheet, View: SheetView };
};

/** Makes the roster when it is wanted, and prints it; it stays, for the printer only. */
export const PrintRoster = (props: PrintRosterProps) => {
  const { change: print, answer: drawn, pending, fault } = useChange({ mutationFn: () => drawRoster(props) });

  // Once it is rendered.
  useEffect(() => {
    if (drawn !== undefined) globalThis.print();
  }, [drawn]);

  return (
    <>
      {fault !== undefined && (
        <Notice severity="error" live className="grow basis-full">
          {fault}
        </Notice>
      )}
      <Button icon="print" disabled={pending} onClick={() => print()}>
        Print
      </Button>
      {drawn && (
        <div className="hidden">
          <drawn.View sheet={drawn.sheet} />
        </div>
      )}
    </>
  );
};
