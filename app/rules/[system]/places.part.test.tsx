import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '@/lib/rules';
import { playSections } from '@/lib/rules/core/sheet/play-sections';
import { rulesEntries } from '@/lib/rules/rules-entries';
import { SystemRules } from './_components/system-rules';

test.each(SYSTEM_IDS)('whatever is found of %s stands on its page, at a place of its own', async (id) => {
  const system = await loadSystem(id);
  const [page, play] = await Promise.all([system.rulesPage?.(), playSections(system)]);
  const html = renderToStaticMarkup(<SystemRules system={system} page={page} play={play} scale="" />);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, own = '']) => own);
  expect(ids.filter((own, index) => ids.indexOf(own) !== index)).toEqual([]);
  const missing = (await rulesEntries(id)).filter(({ place }) => !ids.includes(place));
  expect(missing.map(({ place }) => place)).toEqual([]);
  // what is looked up in play stands before what an army is priced and checked by
  expect(ids.indexOf('play')).toBeLessThan(ids.indexOf('checks'));
});
