// Prints the milliseconds that the system named on the command line takes to muster a side of 100 units into an army
// for an evening: the army, its verdict, the working beside it and what each row costs.
import { mustered } from '../../../lib/rules/core/muster/muster-result';
import type { OobSide, OobUnit } from '../../../lib/rules/core/muster/order-of-battle';
import { loadMuster } from '../../../lib/rules/muster';
import type { GrownSystemId } from '../armies-of-systems';
import { microseconds } from '../clock';

const FORMATIONS = 10;
const IN_EACH = 10;

/** Seven of foot, two of horse, one of guns in each formation; men of every other one are known. */
const unitAt = (place: number): OobUnit => {
  const kind = place % IN_EACH;
  const common = { name: `Unit ${place}`, nation: 'prussia', strength: 1, regiment: `prussia-ir-${place}` };
  const none = { battalions: null, squadrons: null, guns: null, men: null };
  if (kind === 9) return { ...common, ...none, arm: 'artillery', type: 'heavy-guns', guns: 8 };
  if (kind > 6) return { ...common, ...none, arm: 'cavalry', type: 'cuirassier', squadrons: 5 };
  const men = place % 2 === 0 ? 1300 : null;
  return { ...common, ...none, arm: 'infantry', type: kind > 5 ? 'grenadier' : 'line', battalions: 2, men };
};

const side = (): OobSide => ({
  name: 'Side',
  nation: 'prussia',
  year: 1757,
  commander: 'Friedrich',
  formations: Array.from({ length: FORMATIONS }, (_, index) => ({
    name: `Formation ${index}`,
    kind: 'brigade',
    commander: `Commander ${index}`,
    units: Array.from({ length: IN_EACH }, (_unit, place) => unitAt(index * IN_EACH + place)),
    children: [],
  })),
  unattached: [],
});

const rules = await loadMuster(process.argv[2] as GrownSystemId);
const given = side();
const time = await microseconds(() => mustered(rules, given, {}, given), {
  warmUp: 30,
  samples: 30,
  calls: 1,
});
process.stdout.write(String(time / 1000));
