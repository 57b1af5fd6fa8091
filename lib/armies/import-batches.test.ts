import { afterEach, describe, expect, test, vi } from 'vitest';
import { importArmies, importBatches } from './import-batches';
import { MAX_FILES } from './limits';

describe('importBatches', () => {
  const file = (name: string, length: number) => ({ name, text: 'x'.repeat(length) });

  test('keeps the order and stays within what a request may carry', () => {
    const files = [
      file('a', 900_000),
      file('b', 900_000),
      file('c', 900_000),
      file('d', 5_000_000),
      file('e', 1),
    ];
    const batches = importBatches(files);
    expect(batches.map((batch) => batch.map(({ name }) => name))).toEqual([['a', 'b'], ['c'], ['d'], ['e']]);
    expect(
      importBatches(Array.from({ length: 450 }, (_, index) => file(String(index), 1))).map(
        ({ length }) => length,
      ),
    ).toEqual([200, 200, 50]);
    expect(importBatches([])).toEqual([]);
  });

  test('an honest backup of 2,000 small armies goes in requests of as many armies as the server takes', () => {
    const backup = (count: number) => ({
      name: 'all.json',
      text: JSON.stringify(Array.from({ length: count }, (_, index) => ({ index }))),
    });
    const armiesIn = ({ text }: { text: string }): number =>
      text.startsWith('[') ? JSON.parse(text).length : 1;
    const batches = importBatches([backup(2000)]);
    expect(batches.map(({ length }) => length)).toEqual(Array.from({ length: 10 }, () => MAX_FILES));
    expect(batches.flat().at(-1)).toEqual({ name: 'all.json [2000]', text: '{"index":1999}' });
    const several = importBatches([backup(150), backup(60), file('a', 1), backup(139), backup(1)]);
    expect(several.map((batch) => batch.length)).toEqual([1, 3, 1]);
    expect(several.slice(1).map((batch) => batch.map(armiesIn))).toEqual([[60, 1, 139], [1]]);
  });

  test('parts a backup that is larger than an army, and nothing else', () => {
    const armies = Array.from({ length: 60 }, (_, index) => ({ index, text: 'x'.repeat(50_000) }));
    const parts = importBatches([{ name: 'all.json', text: JSON.stringify(armies) }]).flat();
    expect(parts).toHaveLength(60);
    expect(parts[59]).toEqual({ name: 'all.json [60]', text: JSON.stringify(armies[59]) });
    const broken = { name: 'broken.json', text: `[${'x'.repeat(1_000_001)}` };
    expect(importBatches([broken])).toEqual([[broken]]);
  });
});

describe('an import', () => {
  afterEach(() => vi.unstubAllGlobals());

  const answerAll = (answer: (body: { key: string; files: { name: string }[] }) => Response) =>
    vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => answer(JSON.parse(body)));

  test('is sent in batches, each under a key of its own, and answered in order', async () => {
    const keys: string[] = [];
    answerAll(({ key, files }) => {
      keys.push(key);
      return Response.json(files.map(({ name }) => ({ file: name, ok: true, id: name, name, warnings: [] })));
    });
    const files = Array.from({ length: MAX_FILES + 1 }, (_, index) => ({ name: `${index}`, text: 'x' }));
    const answers = await importArmies({ key: 'one', files });
    expect(answers.map(({ file }) => file)).toEqual(files.map(({ name }) => name));
    expect(keys).toEqual(['one-0', 'one-1']);
  });

  test('that is refused as a whole fails in the words of the server', async () => {
    const refusal = { ok: false, code: 'too-many-armies', message: 'The files hold too many armies.' };
    answerAll(() => Response.json(refusal, { status: 422 }));
    await expect(importArmies({ key: 'one', files: [{ name: 'a', text: 'x' }] })).rejects.toMatchObject({
      name: 'RefusedError',
      message: 'The files hold too many armies.',
    });
  });
});
