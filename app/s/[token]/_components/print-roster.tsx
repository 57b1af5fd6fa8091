'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import { printDate } from '@/app/armies/[armyId]/_components/print/print-options';
import { sheetsOf } from '@/app/armies/[armyId]/_components/print/sheets-of';
import { RequestError } from '@/lib/armies/request';
import { isSystemId, loadSystem } from '@/lib/rules';
import type { Sheet } from '@/lib/rules/core/sheet';
import { usualPaper } from '../../../_print/print-options';
import { ACT } from './act';
import { fetchShared } from './fetch-shared';

type PrintRosterProps = {
  token: string;
  system: string;
  version: number;
  /** the address of this page, for the QR code */
  link: string;
};

type Drawn = { readonly sheet: Sheet; readonly View: ComponentType<{ sheet: Sheet }> };

/** The roster in full, made in this browser: no page carries it. */
const drawRoster = async ({ token, system: id, version, link }: PrintRosterProps): Promise<Drawn> => {
  if (!isSystemId(id)) throw new Error(`No rule system is called ${id}`);
  const [file, system, { SheetView }] = await Promise.all([
    fetchShared(token),
    loadSystem(id),
    import('@/app/_components/sheet/sheet-view'),
  ]);
  const { roster } = await sheetsOf(system);
  const sheet = roster(file, system.assess(file), {
    paper: usualPaper(navigator.language),
    hidePoints: false,
    hideNotes: false,
    hideRatings: false,
    combine: false,
    blackAndWhite: false,
    print: { date: printDate(new Date()), version, code: null, link },
  });
  return { sheet, View: SheetView };
};

/** Makes the roster when it is wanted, and prints it; it stays, for the printer only. */
export const PrintRoster = (props: PrintRosterProps) => {
  const [drawn, setDrawn] = useState<Drawn>();
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string>();

  // once it stands on the page
  useEffect(() => {
    if (drawn !== undefined) globalThis.print();
  }, [drawn]);

  const print = async () => {
    setPending(true);
    setFault(undefined);
    try {
      setDrawn(await drawRoster(props));
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setFault(error.message);
    }
    setPending(false);
  };

  return (
    <>
      {fault !== undefined && (
        <Notice severity="error" live className="grow basis-full">
          {fault}
        </Notice>
      )}
      <Button icon="print" className={ACT} disabled={pending} onClick={() => void print()}>
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
