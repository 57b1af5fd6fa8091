// npm run up: from a fresh clone to a running Muster; needs nothing but Node and npm
import './lib/node-version.mjs';
import { prepareData } from './lib/data.mjs';
import { install } from './lib/install.mjs';
import { wantedAddress } from './lib/port.mjs';
import { build, generate } from './lib/prepare.mjs';
import { main } from './lib/say.mjs';
import { serve } from './lib/server.mjs';

main(async () => {
  const address = wantedAddress();
  await install();
  await generate();
  await prepareData();
  await build();
  await serve('start', address);
});
