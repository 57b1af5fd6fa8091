import { parentPort, workerData } from 'node:worker_threads';
import { renderToBuffer } from '@react-pdf/renderer';
import { SheetDocument } from './document';
import { loadFonts } from './fonts';
import type { PdfAnswer, PdfOrder } from './orders';

const ready = loadFonts((workerData as { modules: string }).modules);

parentPort?.on('message', async ({ id, sheets }: PdfOrder) => {
  try {
    await ready;
    const buffer = await renderToBuffer(<SheetDocument sheets={sheets} />);
    const bytes = new Uint8Array(buffer);
    parentPort?.postMessage({ id, ok: true, bytes } satisfies PdfAnswer, [bytes.buffer]);
  } catch (error) {
    parentPort?.postMessage({ id, ok: false, message: String(error) } satisfies PdfAnswer);
  }
});
