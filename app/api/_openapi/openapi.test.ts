import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Schema, Validator } from '@cfworker/json-schema';
import { Validator as OpenApiValidator } from '@seriousme/openapi-schema-validator';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '@/lib/rules';
import { checkText, checkValue } from '@/lib/rules/check';
import { arbitraryArmy } from '@/lib/rules/fixtures/arbitrary-army';
import { readArmyValue } from '@/lib/rules/read-army';
import { armySchema, openApiDocument } from './document';

const read = (path: string): Record<string, unknown> => JSON.parse(readFileSync(path, 'utf8'));

const validatorOf = async (id: string): Promise<Validator> => {
  const schema = await armySchema(id);
  if (schema === null) throw new Error(`no schema of ${id}`);
  return new Validator(schema as Schema, '2020-12');
};

const openApi = await openApiDocument();

/** Holds a value against one of the document's schemas. */
const answers = (name: string) =>
  new Validator({ ...openApi, $ref: `#/components/schemas/${name}` } as unknown as Schema, '2020-12');

describe.each(SYSTEM_IDS)('the schema of %s', async (id) => {
  const system = await loadSystem(id);
  const validator = await validatorOf(id);
  const files = (folder: string) => {
    const path = join('data', id, folder);
    return readdirSync(path)
      .filter((name) => name.endsWith('.json'))
      .map((name) => ({ name, path: join(path, name) }));
  };

  test('has an address and a title of its own', async () => {
    expect(await armySchema(id)).toMatchObject({
      $id: `/api/v1/schema/${id}.json`,
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: `Army file of ${system.name}`,
    });
  });

  test.each(files('armies'))('fits the ready-made army $name', ({ path }) => {
    expect(validator.validate(read(path)).errors).toEqual([]);
  });

  test('fits every golden army', () => {
    for (const { name, path } of files('lists')) {
      const { settings = {}, army, house = {}, tables = {} } = read(path);
      const file = { muster: 1, system: id, name, settings, house, tables, army };
      expect(validator.validate(file).errors, name).toEqual([]);
    }
  });

  test('fits every army that can be built, and its reading back', () => {
    fc.assert(
      fc.property(arbitraryArmy(system), (file) => {
        expect(validator.validate(JSON.parse(JSON.stringify(file))).valid).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test.each([
    ['an unknown key', (file: Record<string, unknown>) => ({ ...file, hidden: 1 })],
    ['another format', (file: Record<string, unknown>) => ({ ...file, muster: 2 })],
    ['no army', ({ army: _, ...file }: Record<string, unknown>) => file],
    [
      'a setting of another kind',
      (file: Record<string, unknown>) => ({ ...file, settings: { nothing: true } }),
    ],
    ['a name that is too long', (file: Record<string, unknown>) => ({ ...file, name: 'x'.repeat(121) })],
  ])('refuses %s, as the reader does', async (_, broken) => {
    const [first] = files('armies');
    const [list] = files('lists');
    const file = first
      ? read(first.path)
      : { muster: 1, system: id, name: 'x', army: read(list?.path ?? '').army };
    const value = broken(file);
    expect(validator.validate(value).valid).toBe(false);
    expect((await readArmyValue(value)).ok).toBe(false);
  });
});

describe('the OpenAPI document', () => {
  test('is one', async () => {
    const copy: Record<string, unknown> = JSON.parse(JSON.stringify(openApi));
    const { valid, errors } = await new OpenApiValidator().validate(copy);
    expect(errors === undefined ? '' : JSON.stringify(errors).slice(0, 2000)).toBe('');
    expect(valid).toBe(true);
  });

  test('describes what a check answers', async () => {
    const army = read('data/honours-of-war/armies/lobositz-1756-prussia.json');
    const told = [
      await checkValue('1', army),
      await checkValue('newer', { ...army, dataVersion: '2099.1.1' }),
      await checkValue('illegal', { ...army, army: { ...(army.army as object), general: null } }),
      await checkValue('2', null),
      await checkValue('3', { ...army, muster: 2 }),
      await checkValue('4', { ...army, system: 'chess' }),
      await checkText('5', '{\n"a": 1,,'),
      await checkText('6', JSON.stringify({ ...army, army: {} })),
      await checkText('7', ' '.repeat(1_100_000)),
      await checkValue(
        'words',
        { ...army, army: { ...(army.army as object), general: null } },
        { words: true },
      ),
    ];
    expect(told.map(({ ok }) => ok)).toEqual([
      ...[true, true, true],
      ...Array.from({ length: 6 }, () => false),
      true,
    ]);
    for (const answer of told) {
      expect(answers('CheckAnswer').validate(JSON.parse(JSON.stringify(answer))).errors).toEqual([]);
    }
  });

  test('describes what is sent and what is refused', () => {
    expect(answers('TextFile').validate({ file: 'a.json', text: '{' }).valid).toBe(true);
    expect(answers('TextFile').validate({ file: 'a.json' }).valid).toBe(false);
    expect(answers('Refusal').validate({ ok: false, code: 'too-many', message: 'Wait.' }).valid).toBe(true);
    expect(answers('Refusal').validate({ ok: true }).valid).toBe(false);
    expect(answers('CheckAnswer').validate({ file: 'x', ok: true }).valid).toBe(false);
  });
});
