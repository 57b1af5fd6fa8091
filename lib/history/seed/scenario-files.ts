import { readdir, readFile } from 'node:fs/promises';
import { z } from 'zod';

const DATA = new URL('../../../data/', import.meta.url);

const scenarioSchema = z.object({
  name: z.string(),
  page: z.string(),
  generic: z.boolean(),
  forces: z.array(z.object({ side: z.string(), units: z.number() })),
});

const systemSchema = z.object({ id: z.string(), source: z.string() });
const originSchema = z.object({
  origin: z.object({ kind: z.string(), name: z.string() }).nullish(),
  name: z.string(),
});

/** A printed scenario with its forces as army files, in the order of the book. */
export type ScenarioFile = z.infer<typeof scenarioSchema> & {
  readonly system: string;
  /** the rules, as they are cited */
  readonly source: string;
  /** texts of the army files, one for each force */
  readonly armies: readonly string[];
};

const readSystem = async (
  id: string,
  seen: (name: string, text: string) => unknown,
): Promise<ScenarioFile[]> => {
  const read = async (name: string): Promise<string> => {
    const text = await readFile(new URL(`${id}/${name}`, DATA), 'utf8');
    seen(`${id}/${name}`, text);
    return text;
  };
  const { source } = systemSchema.parse(JSON.parse(await read('system.json')));
  const scenarios = z.array(scenarioSchema).parse(JSON.parse(await read('scenarios.json')));
  const names = (await readdir(new URL(`${id}/armies/`, DATA)))
    .filter((name) => name.endsWith('.json'))
    .toSorted();
  const texts = await Promise.all(
    names.map((name) => readFile(new URL(`${id}/armies/${name}`, DATA), 'utf8')),
  );
  const armies = texts.map((text) => ({ text, ...originSchema.parse(JSON.parse(text)) }));
  return scenarios.map((scenario) => ({
    ...scenario,
    system: id,
    source: `${source}, p. ${scenario.page}`,
    armies: scenario.forces.map(({ side }) => {
      const army = armies.find(
        ({ name, origin }) =>
          origin?.kind === 'scenario' && origin.name === scenario.name && name.endsWith(`: ${side}`),
      );
      if (army === undefined) throw new Error(`${id}: no army file is ${side} of ${scenario.name}`);
      seen(scenario.name, army.text);
      return army.text;
    }),
  }));
};

/** The printed scenarios of every system that has some; `seen` is called with each file. */
export const readScenarioFiles = async (
  seen: (name: string, text: string) => unknown,
): Promise<ScenarioFile[]> => {
  const folders = (await readdir(DATA, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const files: ScenarioFile[] = [];
  for (const { name } of folders.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if ((await readdir(new URL(`${name}/`, DATA))).includes('scenarios.json'))
      files.push(...(await readSystem(name, seen)));
  }
  return files;
};
