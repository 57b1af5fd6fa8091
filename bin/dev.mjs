// npm run dev: as up, but serves the sources and follows their changes
import './lib/node-version.mjs';
import { prepareData } from './lib/data.mjs';
import { install } from './lib/install.mjs';
import { fixedPort, wantedAddress } from './lib/port.mjs';
import { generate } from './lib/prepare.mjs';
import { needOnlyServer } from './lib/running.mjs';
import { main } from './lib/say.mjs';
import { serve } from './lib/server.mjs';
import { bundleServer } from './lib/server-bundle.mjs';
import { stopWithParent } from './lib/stop-with-parent.mjs';

main(async () => {
  stopWithParent();
  const address = wantedAddress();
  needOnlyServer();
  if (address.isFixed) await fixedPort(address.port, address.host);
  await install();
  await generate();
  await prepareData();
  await bundleServer('dev');
  await serve('dev', address);
});
