// npm run names: prints the old names that are left; with --update it shortens data/old-names.json after a rename
import { readFileSync, writeFileSync } from 'node:fs';
import { additionsTo, readOldNames } from './lib/names.mjs';

const LIST = 'data/old-names.json';

const old = readOldNames();
for (const [word, names] of Object.entries(old.names)) console.log(`${word}: ${names}`);
console.log(`${old.participleTypes} types named by one participle`);
console.log(`${old.vagueNames} properties, parameters and destructured names like told, known or found`);
console.log(`${old.turns} comments with a turn that needs a second reading`);
console.log(`${old.repeatedTypes} type names that several files export`);

const additions = additionsTo(JSON.parse(readFileSync(LIST, 'utf8')), old);
for (const addition of additions) console.error(`New, use the term of docs/words.md: ${addition}`);
if (additions.length > 0) process.exitCode = 1;
else if (process.argv.includes('--update')) writeFileSync(LIST, `${JSON.stringify(old, null, 2)}\n`);
