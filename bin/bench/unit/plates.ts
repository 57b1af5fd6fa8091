import fc from 'fast-check';
import { loadSystem, SYSTEM_IDS } from '../../../lib/rules';
import { arbitraryArmy } from '../../../lib/rules/fixtures/arbitrary-army';
import { USUAL } from '../../../lib/sheets/fixtures/rosters';
import { cutLines, offPaper, overlaps } from '../../../lib/sheets/fixtures/typesetting';
import { platePages } from '../../../lib/sheets/plate/plate-pages';

/** Printers leave this many mm of the edge white. */
const EDGE = 4;

/** Plates of random armies of each system; true if no text overlaps another, is cut or leaves the paper. */
export const platesAtLength = async (count: number): Promise<boolean> => {
  let well = true;
  for (const id of SYSTEM_IDS) {
    const system = await loadSystem(id);
    const { plate } = await system.sheets();
    if (plate === undefined) throw new Error(`${id} has no plate`);
    const report = fc.check(
      fc.property(arbitraryArmy(system), (file) =>
        platePages(plate(file, system.assess(file), USUAL)).every(
          (page) => [...overlaps(page), ...offPaper(page, EDGE), ...cutLines(page)].length === 0,
        ),
      ),
      { numRuns: count },
    );
    console.log(
      `${id}: ${report.numRuns} plates, ${report.failed ? `a fault with seed ${report.seed}` : 'no fault'}`,
    );
    well &&= !report.failed;
  }
  return well;
};
