// Serves a small server as `npm run up` serves Muster, without a build: for lifecycle.test.ts
import { join } from 'node:path';
import { wantedAddress } from '../lib/port.mjs';
import { main } from '../lib/say.mjs';
import { serve } from '../lib/server.mjs';
import { ROOT } from '../lib/settings.mjs';
import { stopWithParent } from '../lib/stop-with-parent.mjs';

main(async () => {
  stopWithParent();
  const program = join(ROOT, 'bin/faults/lifecycle-server.mjs');
  await serve('start', { ...wantedAddress(), forTests: true, restarts: 3, program });
});
