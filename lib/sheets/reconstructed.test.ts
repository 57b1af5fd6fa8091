import { expect, test } from 'vitest';
import { SYSTEM_IDS } from '@/lib/rules';
import { loadMuster, musterSide } from '@/lib/rules/muster';
import { writeSheets } from './fixtures/print-sheets';
import { USUAL_CARDS, USUAL_LABELS } from './fixtures/printed';
import { readPdf } from './fixtures/read-pdf';

const SIDE = {
  name: 'Leuthen',
  nation: 'prussia',
  year: 1757,
  commander: null,
  formations: [],
  unattached: [],
  strength: { men: 12_000, infantry: null, cavalry: null, guns: 60, battalions: null, squadrons: null },
};

test.each(SYSTEM_IDS)('%s: an army made up by rule says so on every page of every paper', async (id) => {
  const rules = await loadMuster(id);
  const { file, assessment } = musterSide(rules, SIDE, { reconstruct: {} });
  const { roster, cards, labels } = await rules.system.sheets();
  const sheets = [
    roster(file, assessment, USUAL_CARDS),
    cards?.(file, assessment, USUAL_CARDS),
    labels?.(file, assessment, USUAL_LABELS),
  ];
  for (const sheet of sheets) {
    if (sheet === undefined) continue;
    const { pages } = await readPdf(await writeSheets(sheet));
    for (const { items } of pages) {
      expect(items.map(({ text }) => text).join(' ')).toContain('Reconstructed by rule');
    }
  }
});
