// npm run up: from a fresh clone to a running Muster; needs nothing but Node and npm
import './lib/node-version.mjs';
import { prepareData } from './lib/data.mjs';
import { install } from './lib/install.mjs';
import { fixedPort, wantedAddress } from './lib/port.mjs';
import { build, generate } from './lib/prepare.mjs';
import { needOnlyServer } from './lib/running.mjs';
import { main } from './lib/say.mjs';
import { serve } from './lib/server.mjs';
import { stopWithParent } from './lib/stop-with-parent.mjs';

main(async () => {
  stopWithParent();
  const address = wantedAddress();
  needOnlyServer();
  if (address.isFixed) await fixedPort(address.port, address.host);
  await install();
  await generate();
  await prepareData();
  await build();
  await serve('start', { ...address, restarts: 3 });
});
