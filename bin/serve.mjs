// Serves what is built already, on the data folder it is given: for tests and benchmarks
import './lib/node-version.mjs';
import { prepareData } from './lib/data.mjs';
import { wantedAddress } from './lib/port.mjs';
import { main } from './lib/say.mjs';
import { serve } from './lib/server.mjs';

main(async () => {
  const address = wantedAddress();
  await prepareData();
  await serve('start', { ...address, forTests: true });
});
