import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSystem, SYSTEM_IDS } from '@/lib/rules';
import { checkValue } from '@/lib/rules/check';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import type { System } from '@/lib/rules/core/contract/system';
import type { SheetOptions } from '@/lib/rules/core/sheet/sheet';
import type { LabelOptions } from '@/lib/rules/core/sheet/sheet-parts';
import type { TextOptions } from '@/lib/rules/core/text/text';
import { readArmyValue } from '@/lib/rules/read-army';
import { layOutPages } from '@/lib/sheets/placed/placed-pages';

const PRINT = { date: '22 November 2026', version: 3, code: 'FREEZE', link: null };

/** Everything shown, on A4 in colour. */
export const FULL: SheetOptions = {
  paper: 'a4',
  hidePoints: false,
  hideNotes: false,
  hideRatings: false,
  combine: false,
  blackAndWhite: false,
  print: PRINT,
};

const SPARE: SheetOptions = {
  ...FULL,
  paper: 'letter',
  hidePoints: true,
  hideNotes: true,
  hideRatings: true,
  combine: true,
  blackAndWhite: true,
};

const LABELS: LabelOptions = {
  stock: 'a4-63x38',
  start: 1,
  copies: 1,
  outlined: false,
  numbered: 'all',
  hidePosts: false,
  unitsOnly: false,
  blackAndWhite: false,
  hideRatings: false,
  priced: true,
  print: PRINT,
};

const TEXTS: readonly TextOptions[] = (['plain', 'markdown', 'bbcode'] as const).flatMap((markup) =>
  (['full', 'short'] as const).map((length) => ({ markup, length })),
);

const counter = () => {
  let count = 0;
  return () => `fresh-${++count}`;
};

/** What a maker gives, or what it says when it cannot: that is part of its behaviour too. */
const tried = (make: () => unknown): unknown => {
  try {
    return make();
  } catch (error) {
    return { threw: String(error) };
  }
};

/** Everything that is made of one army, by kind. */
const modelsOf = async (system: System, file: ArmyFile): Promise<Record<string, unknown>> => {
  const assessment = system.assess(file);
  const [sheets, text, muster] = await Promise.all([system.sheets(), system.text(), system.muster()]);
  const written = tried(() => text.writeText(file, assessment, { markup: 'plain', length: 'full' }));
  const rows = system.outline(file).sections.flatMap((section) => [section, ...section.rows]);
  const units = rows.filter(({ kind }) => kind === 'unit').map(({ at }) => at);
  return {
    verdict: await checkValue('frozen', file, { words: true }),
    costing: assessment.costing,
    outline: system.outline(file),
    summary: system.summary(file, assessment),
    catalogue: system.catalogue(file),
    additions: tried(() => system.additions(file, counter())),
    actions: tried(() => rows.map(({ at }) => system.actions?.(file, at, counter()) ?? null)),
    bulk: tried(() => [system.bulk?.(file, units), system.bulk?.(file, units.slice(0, 2))]),
    text: TEXTS.map((options) => tried(() => text.writeText(file, assessment, options))),
    'text read': typeof written === 'string' ? text.readText(written) : null,
    roster: [FULL, SPARE].map((options) => tried(() => sheets.roster(file, assessment, options))),
    cards: (['63x88', '70x120', 'quarter'] as const).map((cardSize) =>
      tried(() => sheets.cards?.(file, assessment, { ...FULL, cardSize })),
    ),
    'spare cards': tried(() => sheets.cards?.(file, assessment, { ...SPARE, cardSize: '63x88' })),
    labels: [
      LABELS,
      { ...LABELS, stock: 'a4-38x21' as const, hideRatings: true, copies: 'stands' as const },
    ].map((options) => tried(() => sheets.labels?.(file, assessment, options))),
    reference: tried(() => sheets.reference?.([file], { ...FULL, full: false })),
    plate: [FULL, SPARE].map((options) => tried(() => sheets.plate?.(file, assessment, options))),
    muster: tried(() => muster.toSide(file)),
  };
};

/** Every mark on the plate of an army, in colour, and large in black and white. */
const plateMarks = async (system: System, file: ArmyFile): Promise<unknown> => {
  const { plate } = await system.sheets();
  const assessment = system.assess(file);
  return [FULL, { ...SPARE, large: true }].map((options) =>
    plate === undefined ? null : layOutPages(plate(file, assessment, options)),
  );
};

const jsonIn = (folder: string): { readonly name: string; readonly value: object }[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => ({ name, value: JSON.parse(readFileSync(join(folder, name), 'utf8')) }));

type NamedFile = { readonly name: string; readonly file: ArmyFile };

/** Armies of some folders of a system, as files that read: golden lists are written in short. */
export const filesOf = async ({ id }: System, folders: readonly string[]): Promise<NamedFile[]> => {
  const files: NamedFile[] = [];
  for (const folder of folders) {
    for (const { name, value } of jsonIn(join('data', id, folder))) {
      const { settings, house, tables, packs, army } = value as Record<string, unknown>;
      const list = {
        muster: 1,
        system: id,
        name: name.replace('.json', ''),
        settings,
        house,
        tables,
        packs,
        army,
      };
      const read = await readArmyValue(folder !== 'lists' ? value : JSON.parse(JSON.stringify(list)));
      if (read.ok) files.push({ name: `${folder}/${name}`, file: read.file });
      else throw new Error(`${folder}/${name} cannot be read: ${read.error.message}`);
    }
  }
  return files;
};

/** What a system says whatever the army. */
const systemModels = async (system: System): Promise<Record<string, unknown>> => {
  const sheets = await system.sheets();
  const { checks, settings, choices, coefficients, houseTables, terms } = system;
  const newArmies = choices.nations.map(({ value: nation }) =>
    tried(() =>
      system.newArmy(
        {
          name: 'New',
          nation,
          year: choices.years[0] ?? 1756,
          scale: choices.scales[0]?.value ?? '28',
          budget: choices.budget,
        },
        counter(),
      ),
    ),
  );
  return {
    about: { checks, settings, choices, coefficients, houseTables, terms },
    'rules page': await system.rulesPage?.(),
    'whole reference': sheets.reference?.([], { ...FULL, full: true }),
    'new armies': newArmies,
    schema: (await system.reader()).jsonSchema(),
  };
};

/** Ready-made armies: those of the books, and one by rule for each nation. */
export const READY_MADE = ['armies', 'typical'] as const;

/** A line of a file of models. */
export const line = (name: string, model: unknown) => `${name}\t${JSON.stringify(model) ?? 'undefined'}\n`;

/** Writes the models of every system, a file for each kind, a line for each army. */
export const freezeModels = async (folder: string): Promise<void> => {
  for (const id of SYSTEM_IDS) {
    const system = await loadSystem(id);
    const into = join(folder, 'models', id);
    mkdirSync(into, { recursive: true });
    for (const [kind, model] of Object.entries(await systemModels(system))) {
      writeFileSync(join(into, `${kind}.txt`), line(id, model));
    }
    const kinds = new Map<string, string[]>();
    for (const { name, file } of await filesOf(system, ['armies', 'lists'])) {
      for (const [kind, model] of Object.entries(await modelsOf(system, file))) {
        kinds.set(kind, [...(kinds.get(kind) ?? []), line(name, model)]);
      }
    }
    const plates: string[] = [];
    for (const { name, file } of await filesOf(system, READY_MADE)) {
      plates.push(line(name, await plateMarks(system, file)));
    }
    kinds.set('plate marks', plates);
    for (const [kind, lines] of kinds) writeFileSync(join(into, `${kind}.txt`), lines.join(''));
  }
};
