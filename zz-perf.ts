import { loadFonts } from '@/lib/sheets/pdf/fonts';
import { writtenPdf } from '@/lib/sheets/pdf/document';
import { manyUnits } from '@/lib/sheets/fixtures/many-units';
import { placedPages } from '@/lib/sheets/placed/placed-pages';
import { USUAL } from '@/lib/sheets/fixtures/rosters';
import { loadSystem } from '@/lib/rules';
loadFonts('node_modules');
const system = await loadSystem('honours-of-war'); const file = await manyUnits('honours-of-war', 25); const set = await system.sheets();
const text = JSON.stringify(file); let base = 1e9; for (let k = 0; k < 30; k++) { const t = performance.now(); for (let i = 0; i < 200; i++) JSON.parse(text); base = Math.min(base, (performance.now() - t) / 200); }
const A: number[] = [], B: number[] = [];
for (let i = 0; i < 30; i++) { const s = set.roster(file, system.assess(file), USUAL); let t = performance.now(); placedPages(s); const u = performance.now(); A.push(u - t); await writtenPdf([s]); B.push(performance.now() - u); }
const med = (x: number[]) => x.sort((a, b) => a - b)[15]!.toFixed(1);
console.log('base us', (base * 1000).toFixed(1), 'placed', med(A), 'written', med(B));
