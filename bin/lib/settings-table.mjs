/**
 * What can be set where Muster runs, each a variable of the surroundings. A test holds that the code reads these and no
 * others (bin/lib/settings-table.test.ts); docs/hosting.md shows them.
 */
export const SETTINGS = [
  {
    name: 'HOST',
    usual: '`0.0.0.0`, every network of the machine',
    what: 'the address to serve on; `127.0.0.1` behind a proxy',
  },
  { name: 'PORT', usual: '`3000`, or the next free one', what: 'the port' },
  {
    name: 'MUSTER_DATA',
    usual: '`.muster` in the clone',
    what: 'the folder of the database, the secret and the copies',
  },
  {
    name: 'DATABASE_URL',
    usual: 'none: SQLite in the data folder',
    what: '`postgresql://user:password@host/database`: a PostgreSQL server, version 15 or newer, in place of the file',
  },
  {
    name: 'MUSTER_SECRET',
    usual: 'the file `secret` in the data folder, made at the first start',
    what: 'signs the cookies; at least 32 letters, the same for all instances. Another one parts everybody from his armies',
  },
  {
    name: 'MUSTER_ORIGINS',
    usual: 'none',
    what: 'addresses under which a proxy offers Muster, parted by commas: `https://muster.example.org`',
  },
  {
    name: 'MUSTER_PROXIES',
    usual: 'none: nobody is believed',
    what: 'addresses or networks of proxies whose `x-forwarded-for`, `x-forwarded-proto` and `x-request-id` are believed, parted by commas: `127.0.0.1, 10.0.0.0/8`',
  },
  {
    name: 'MUSTER_LOG',
    usual: 'faults only',
    what: '`requests`: also one line for each request, by its route; no addresses, no contents',
  },
  {
    name: 'METRICS_TOKEN',
    usual:
      'none: `/metrics` answers this machine only, under its own name, and nobody at all where MUSTER_ORIGINS is set or a proxy says so',
    what: 'anyone who sends `Authorization: Bearer TOKEN` reads `/metrics`',
  },
  {
    name: 'CHROMIUM_PATH',
    usual: 'one that is installed, else one of the package manager’s',
    what: 'the Chromium of `npm test` and of the benchmarks',
  },
  {
    name: 'MALLOC_ARENA_MAX',
    usual: '`2`',
    what: 'of the C library: more arenas, more memory kept',
  },
  {
    name: 'PRISMA_SCHEMA_ENGINE_BINARY',
    usual: 'none is needed',
    what: 'of Prisma, only while the database clients are generated',
  },
];

/** The settings as a table of docs/hosting.md. */
export const settingsTable = () =>
  [
    '| variable | what | if unset |',
    '| --- | --- | --- |',
    ...SETTINGS.map(({ name, what, usual }) => `| \`${name}\` | ${what} | ${usual} |`),
  ].join('\n');
