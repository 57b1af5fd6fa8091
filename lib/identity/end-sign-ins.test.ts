import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sources } from '../../bin/lib/sources.mjs';

/** Where sign-ins may end: each of these sees to the device links of the person, too. */
const ENDS = [
  'lib/devices/devices.ts',
  'lib/identity/sessions.ts',
  // takes back the one that it has just made
  'lib/identity/device-links.ts',
  'lib/identity/ownership.ts',
];

/** What ends sign-ins: our statements, Prisma's calls, and the library's own. */
const ENDING =
  /DELETE FROM "Session"|\bsession\.delete|\bdeleteSessions?\(|revoke(Other)?Sessions?\b|revokeSessionsOnPasswordReset/;

test('sign-ins end in few places, none of which leaves device links behind', () => {
  const ending = sources('app', 'bin/lib', 'lib').filter((path) => ENDING.test(readFileSync(path, 'utf8')));
  expect(ending.toSorted()).toEqual(ENDS.toSorted());
  for (const path of ending)
    expect(readFileSync(path, 'utf8'), path).toMatch(/deviceLink|DeviceLink|endLinks/);
});
