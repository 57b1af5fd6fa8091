import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test } from 'vitest';
import { BEVERN } from '../fixtures/bevern';
import { USUAL_CARDS, USUAL_LABELS } from '../fixtures/printed';
import { USUAL } from '../fixtures/rosters';
import type { PdfWork, Printed } from './orders';
import { createPress, createTurns, PressError } from './press';

const AMPLE = 15_000;

let opened = 0;
const press = createPress(() => {
  opened++;
  return new Worker(new URL('../fixtures/obedient-worker.mjs', import.meta.url));
});

afterEach(press.stop);

const told = (title: string): PdfWork => ({ sheets: [{ ...BEVERN, title }] });
const said = (printed: Printed): string =>
  printed.ok ? new TextDecoder().decode(printed.bytes) : printed.message;
const printed = async (work: PdfWork, timeOut = AMPLE) => said(await press.print(work, timeOut));

/** What a person reads of a fault. */
const faultOf = async (work: PdfWork, timeOut = AMPLE): Promise<string> => {
  try {
    return await printed(work, timeOut);
  } catch (error) {
    if (error instanceof PressError) return error.message;
    throw error;
  }
};

describe('the press', () => {
  test('keeps its worker from one order to the next', async () => {
    const before = opened;
    expect(await printed(told('Kolin'))).toBe('Kolin');
    expect(await printed(told('Leuthen'))).toBe('Leuthen');
    expect(opened).toBe(before + 1);
  });

  test('sends every army of an order, and those of the last one are gone', async () => {
    const work = (...names: string[]): PdfWork => ({
      armies: names.map((name) => ({
        print: USUAL.print,
        file: {
          muster: 1,
          system: '',
          edition: '',
          dataVersion: '',
          name,
          settings: {},
          packs: [],
          house: {},
          tables: {},
          origin: null,
          army: {},
        },
      })),
      wanted: { kinds: ['roster'], options: USUAL_CARDS, labels: USUAL_LABELS, full: false, dense: false },
    });
    expect(await printed(work('Kolin', 'Leuthen'))).toBe('Kolin Leuthen');
    expect(await printed(work('Prag'))).toBe('Prag');
  });

  test.each(['hang', 'die', 'leave', 'fail'])('of orders that %s, fails that one alone', async (title) => {
    const turns = createTurns({ each: 12, all: 400 });
    const titles = ['Kolin', title, 'Leuthen', 'Prag'];
    const answers = await Promise.all(
      titles.map((each) => turns.take('one', () => faultOf(told(each), each === 'hang' ? 50 : AMPLE))),
    );
    expect(answers.map((answer) => answer.ok && answer.value)).toEqual([
      'Kolin',
      expect.stringMatching(/^The PDF/),
      'Leuthen',
      'Prag',
    ]);
  });

  test('tells of a fault nothing that an army says', async () => {
    expect(await faultOf(told('die'))).toBe('The PDF writer stopped: TypeError');
    expect(await faultOf(told('fail'))).toBe('The PDF could not be written: TypeError');
  });

  test('hands on what is refused in words', async () => {
    expect(await press.print(told('long'), AMPLE)).toEqual({
      ok: false,
      code: 'too-long',
      message: 'Too long.',
    });
  });

  test('does not print two orders at once', async () => {
    const first = printed(told('Kolin'));
    expect(() => press.print(told('Leuthen'), AMPLE)).toThrow('one order at a time');
    expect(await first).toBe('Kolin');
  });

  test('tells its order when it is stopped, and starts again', async () => {
    const order = faultOf(told('hang'));
    press.stop();
    expect(await order).toBe('The PDF writer was stopped');
    expect(await printed(told('Kolin'))).toBe('Kolin');
  });
});
