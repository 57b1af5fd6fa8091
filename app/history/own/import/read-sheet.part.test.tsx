import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { battle, brigade, side, unit } from '@/lib/history/own/fixtures/battles';
import { writeSheet } from '@/lib/history/own/sheets/sheet-write';
import { readSheetAside } from './read-work';

const never = new AbortController().signal;

/** A busy machine takes longer than the limit of 20 s to compile the worker for the test. */
const PATIENT = { milliseconds: 60_000 };

test('a spreadsheet is read in a thread, and a bomb is refused there', async () => {
  const document = battle({
    sides: [
      side('Allies', { formations: [brigade('f', 'Line', { units: [unit('u', 'Guard')] })] }),
      side('French'),
    ],
  });
  const read = await readSheetAside(new Uint8Array(await writeSheet(document)), never, PATIENT);
  expect(read).toMatchObject({ rows: expect.arrayContaining([expect.arrayContaining(['Guard'])]) });
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': [new Uint8Array(60_000_000), { level: 9 }] });
  expect(await readSheetAside(bomb, never, PATIENT)).toMatchObject({
    fault: expect.stringMatching(/^Unpacked/),
  });
});

test('one that never ends is ended', async () => {
  const loop = URL.createObjectURL(
    new Blob(['onmessage = () => { for (;;); }'], { type: 'text/javascript' }),
  );
  let ended = 0;
  const open = () => {
    const worker = new Worker(loop);
    const terminate = worker.terminate.bind(worker);
    worker.terminate = () => {
      ended++;
      terminate();
    };
    return worker;
  };
  const bytes = strToU8('PK');
  expect(await readSheetAside(bytes, never, { open, milliseconds: 200 })).toMatchObject({
    fault: expect.stringMatching(/longer than/),
  });
  const stop = new AbortController();
  const read = readSheetAside(bytes, stop.signal, { open });
  stop.abort();
  expect(await read).toMatchObject({ fault: expect.stringMatching(/another file/) });
  expect(ended).toBe(2);
});
