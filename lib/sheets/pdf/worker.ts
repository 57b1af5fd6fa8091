import { parentPort, workerData } from 'node:worker_threads';
import type { PrintedSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { faultPlace } from '@/lib/thrown';
import { bookletOf } from '../booklet';
import { BOOKLET, NO_COST, tooLong, withSheet } from '../sheet-cost';
import { writtenPdf } from './document';
import { loadFonts } from './fonts';
import { sheetsOfJob } from './job-sheets';
import type { PdfAnswer, PdfMessage, PrintedArmy } from './orders';
import { packedPdf } from './packed';

loadFonts((workerData as { modules: string }).modules);
const armies: PrintedArmy[] = [];

const written = async (sheets: readonly PrintedSheet[], leaves = false): Promise<PdfAnswer> => ({
  ok: true,
  bytes: packedPdf(await writtenPdf(sheets, leaves)),
});

const answerTo = async (order: Exclude<PdfMessage, { army: PrintedArmy }>): Promise<PdfAnswer> => {
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
  const { wanted, booklet, front = [], as } = order;
  const result = await sheetsOfJob(armies.splice(0), wanted, booklet === undefined ? undefined : BOOKLET);
  if (!result.ok) return result;
  const sheets = booklet === undefined ? [...front, ...result.sheets] : bookletOf(result.sheets, booklet);
  if ('code' in sheets) return sheets;
  if (as === undefined) return written(sheets, booklet?.leaves);
  const { drawnSheets } = await import('../picture/drawn-sheets');
  return { ok: true, bytes: drawnSheets(sheets, as) };
};

parentPort?.on('message', async (message: PdfMessage) => {
  if ('army' in message) {
    armies.push(message.army);
    return;
  }
  try {
    const answer = await answerTo(message);
    parentPort?.postMessage(answer, answer.ok ? [answer.bytes.buffer] : []);
  } catch (fault) {
    const answer: PdfAnswer = { ok: false, code: 'fault', message: faultPlace(fault) };
    parentPort?.postMessage(answer);
  }
});
