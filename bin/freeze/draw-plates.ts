import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSystem, SYSTEM_IDS } from '@/lib/rules';
import type { PlateSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { loadFonts } from '@/lib/sheets/pdf/fonts';
import { drawnSheets } from '@/lib/sheets/picture/drawn-sheets';
import { ROOT } from '../lib/settings.mjs';
import { FULL, filesOf, READY_MADE } from './models';
import { sidePlates, withHistory } from './side-plates';

/** Of each system two armies are drawn: one of its book, where it has several the one named, and one by rule. */
const OF_BOOK = 'armies/lobositz-1756-prussia.json';
const BY_RULE = 'typical/france.json';

/** Sides that are drawn: few and many units, one known in full, one of which little is known, three of the largest. */
const SIDES = [
  'Lobositz 1756, Prussia',
  'Lobositz 1756, Austria',
  'Prague 1757, Prussians',
  'Leuthen 1757, Prussians',
  'Zorndorf 1758, Russians',
  'Bergen 1759, Allied army',
  'Minden 1759, Allied army',
  'Plains of Abraham (Quebec) 1759, British',
  'Torgau 1760, Prussians',
  'Vellinghausen (Kirch-Denkern) 1761, Allied army',
] as const;

const INKS = ['colour', 'bw'] as const;

const armyPlates = async (ink: PlateSheet['ink']) => {
  const plates: { readonly name: string; readonly sheet: PlateSheet }[] = [];
  for (const id of SYSTEM_IDS) {
    const system = await loadSystem(id);
    const { plate } = await system.sheets();
    const files = await filesOf(system, READY_MADE);
    const ofBook = files.find(({ name }) => name === OF_BOOK) ?? files[0];
    const byRule = files.find(({ name }) => name === BY_RULE);
    for (const each of [ofBook, byRule]) {
      if (each === undefined) throw new Error(`${id} has too few ready-made armies.`);
      const { name, file } = each;
      const sheet = plate?.(file, system.assess(file), { ...FULL, blackAndWhite: ink === 'bw' });
      if (sheet !== undefined)
        plates.push({ name: `${id} ${name.replace('.json', '').replace('/', ' ')}`, sheet });
    }
  }
  return plates;
};

/** Writes plates of ten ready-made armies and ten sides of the history as PNG, each in colour and black and white. */
export const drawPlates = async (folder: string): Promise<number> => {
  loadFonts(join(ROOT, 'node_modules'));
  mkdirSync(folder, { recursive: true });
  let count = 0;
  await withHistory(async () => {
    for (const ink of INKS) {
      const sides = (await sidePlates(ink)).filter(({ name }) => SIDES.some((side) => side === name));
      if (sides.length !== SIDES.length)
        throw new Error(`There are ${sides.length} of ${SIDES.length} sides.`);
      for (const { name, sheet } of [...(await armyPlates(ink)), ...sides]) {
        writeFileSync(join(folder, `${name} ${ink}.png`), drawnSheets([sheet], 'png'));
        count++;
      }
    }
  });
  return count;
};
