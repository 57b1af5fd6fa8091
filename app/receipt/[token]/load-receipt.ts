import 'server-only';
import { cache } from 'react';
import { type DiffPart, diffPart } from '@/app/_components/army/diff-part';
import { systemOf } from '@/app/events/_facts/terms-told';
import { readReceipt } from '@/lib/events/enter/receipts';
import type { Receipt } from '@/lib/events/schema';
import { factsFor } from '@/lib/history/regiments';
import { getViewer } from '@/lib/identity/viewer';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import type { AssessedArmy, System } from '@/lib/rules/core/contract/system';
import { diffSteps } from '@/lib/rules/core/diff/diff';
import { inTurns, nextTurn } from '@/lib/turn';

/** The receipt behind a link, or of an entry of the viewer's; null if it does not exist. */
export const receiptOf = cache(
  async (token: string, version: number | null): Promise<Receipt | null> =>
    readReceipt(await getViewer(), token, version),
);

export type ShownReceipt = {
  readonly receipt: Receipt;
  readonly system: System;
  /** what the version shown changed, against the one before it; null for the first */
  readonly change: DiffPart | null;
};

const judgeFile = async (system: System, file: ArmyFile): Promise<AssessedArmy<unknown>> => {
  await nextTurn();
  return { file, assessment: system.assess(file, await factsFor(system, file)) };
};

/** The number in an address; null for anything else. */
const versionIn = (value: string | string[] | undefined): number | null =>
  typeof value === 'string' && /^[1-9]\d{0,2}$/.test(value) ? Number(value) : null;

/** A receipt showing the version that is asked for, else the last, and what differs from the one before it. */
export const loadReceipt = async (
  token: string,
  param: string | string[] | undefined,
  lines: number,
): Promise<ShownReceipt | null> => {
  const receipt = (await receiptOf(token, versionIn(param))) ?? (await receiptOf(token, null));
  if (receipt === null) return null;
  const system = await systemOf(receipt.event.system);
  const { number, file } = receipt.shown;
  const before = number > 1 ? await receiptOf(token, number - 1) : null;
  if (before === null) return { receipt, system, change: null };
  const [older, newer] = [await judgeFile(system, before.shown.file), await judgeFile(system, file)];
  return { receipt, system, change: diffPart(await inTurns(diffSteps(system, older, newer)), lines) };
};
