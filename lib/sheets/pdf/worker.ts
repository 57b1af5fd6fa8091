import { parentPort, workerData } from 'node:worker_threads';
import { faultPlace } from '@/lib/platform/error-kinds';
import type { ThreadMessage, ThreadRequest } from '@/lib/platform/thread-pool';
import type { PrintedSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { bookletOf } from '../booklet';
import { BOOKLET, NO_COST, tooLong, withSheet } from '../sheet-cost';
import { writtenPdf } from './document';
import { loadFonts } from './fonts';
import { sheetsOfJob } from './job-sheets';
import type { PdfInput, PrintOrder, PrintResult } from './orders';
import { packedPdf } from './packed';

loadFonts((workerData as { modules: string }).modules);
const armies: PrintOrder[] = [];

const written = async (sheets: readonly PrintedSheet[], leaves = false): Promise<PrintResult> => ({
  ok: true,
  bytes: packedPdf(await writtenPdf(sheets, leaves)),
});

const print = async (order: PdfInput): Promise<PrintResult> => {
  if ('picture' in order) {
    // its library only where a picture is wanted
    const { picturePng } = await import('../picture/picture-png');
    return { ok: true, bytes: picturePng(order.picture) };
  }
  if ('sheets' in order) {
    return (
      tooLong(order.sheets.reduce((cost, sheet) => withSheet(cost, sheet), NO_COST)) ?? written(order.sheets)
    );
  }
  const { sheetSelection, booklet, front = [], as } = order;
  const result = await sheetsOfJob(
    armies.splice(0),
    sheetSelection,
    booklet === undefined ? undefined : BOOKLET,
  );
  if (!result.ok) return result;
  const sheets = booklet === undefined ? [...front, ...result.sheets] : bookletOf(result.sheets, booklet);
  if ('code' in sheets) return sheets;
  if (as === undefined) return written(sheets, booklet?.leaves);
  const { drawnSheets } = await import('../picture/drawn-sheets');
  return { ok: true, bytes: drawnSheets(sheets, as) };
};

parentPort?.on('message', async (message: ThreadRequest) => {
  if ('part' in message) armies.push(message.part as PrintOrder);
  if (!('task' in message)) return;
  try {
    const value = await print(message.input as PdfInput);
    parentPort?.postMessage({ value } satisfies ThreadMessage, value.ok ? [value.bytes.buffer] : []);
  } catch (error) {
    parentPort?.postMessage({ fault: faultPlace(error) } satisfies ThreadMessage);
  }
});
