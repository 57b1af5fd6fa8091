// npm run names: the old names that are left, by the word that the lexicon replaces, and the counts that may only fall
import { writeFileSync } from 'node:fs';
import { readOldNames } from './lib/names.mjs';

const old = readOldNames();
for (const [word, names] of Object.entries(old.names)) console.log(`${word}: ${names}`);
console.log(`${old.participleTypes} types named by one participle`);
console.log(`${old.vagueNames} properties, parameters and destructured names like told, known or found`);
console.log(`${old.turns} comments with a turn that needs a second reading`);
if (process.argv.includes('--update')) {
  writeFileSync('data/old-names.json', `${JSON.stringify(old, null, 2)}\n`);
}
