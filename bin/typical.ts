// npm run typical: writes the ready-made armies that are made by rule, one for each nation of each rule system
import { mkdirSync, writeFileSync } from 'node:fs';
import { SYSTEM_IDS } from '../lib/rules';
import { loadMuster } from '../lib/rules/muster';
import { typicalArmy } from '../lib/rules/typical';

for (const id of SYSTEM_IDS) {
  const rules = await loadMuster(id);
  const folder = new URL(`../data/${id}/typical/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const { value } of rules.system.choices.nations) {
    writeFileSync(
      new URL(`${value}.json`, folder),
      `${JSON.stringify(typicalArmy(rules, value), null, 1)}\n`,
    );
  }
}
