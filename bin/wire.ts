// npm run wire: writes down what the API asks and answers today. Where pages that are open would miss something it says
// what, and writes nothing: `-- --drop` is for what no page has asked for a week
import './lib/node-version.mjs';
import { writeFileSync } from 'node:fs';
import { main, say, Trouble } from './lib/say.mjs';
import { brokenBy } from './lib/wire-breaks';
import { OPEN_PAGES, readCurrentWire, readStoredWire, WIRE_FILE } from './lib/wire-file';

main(async () => {
  const broken = brokenBy(readStoredWire(), readCurrentWire());
  if (broken.length > 0 && !process.argv.includes('--drop')) {
    throw new Trouble(`${broken.join('\n')}\n${OPEN_PAGES}`);
  }
  writeFileSync(WIRE_FILE, `${JSON.stringify(readCurrentWire(), null, 2)}\n`);
  say(`${Object.keys(readCurrentWire()).length} endpoints are written down.`);
});
