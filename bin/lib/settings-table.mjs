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
  {
    name: 'PORT',
    usual: '`3000`, or the next free one',
    what: 'the port; one that is set and taken is refused',
  },
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
    what: 'signs the cookies; at least 32 letters, the same for all instances. A different one locks everyone out of their armies',
  },
  {
    name: 'MUSTER_ORIGINS',
    usual: 'none',
    what: 'addresses under which a proxy offers Muster, separated by commas: `https://muster.example.org`',
  },
  {
    name: 'MUSTER_PROXIES',
    usual: 'none: no proxy is trusted',
    what: 'addresses or networks of proxies whose `x-forwarded-for`, `x-forwarded-proto` and `x-request-id` are trusted, separated by commas: `127.0.0.1, 10.0.0.0/8`',
  },
  {
    name: 'MUSTER_PAGES',
    usual: 'one less than the machine has cores, at most `4`',
    what: 'how many processes draw pages beside the one that saves and checks; `0`: that one draws them too',
  },
  {
    name: 'MUSTER_LOG',
    usual: 'faults only',
    what: '`requests`: also one line for each request, by its route; no addresses, no contents',
  },
  {
    name: 'METRICS_TOKEN',
    usual:
      'none: `/metrics` answers only this machine, under its own name, and nobody where MUSTER_ORIGINS is set or a proxy says so',
    what: 'anyone who sends `Authorization: Bearer TOKEN` reads `/metrics`',
  },
  {
    name: 'CHROMIUM_PATH',
    usual: 'an installed one, or else one from the package manager',
    what: 'the Chromium of `npm test` and of the benchmarks',
  },
  {
    name: 'MALLOC_ARENA_MAX',
    usual: '`2`',
    what: 'setting of the C library: more arenas keep more memory',
  },
  {
    name: 'PRISMA_SCHEMA_ENGINE_BINARY',
    usual: 'none is needed',
    what: 'setting of Prisma, used only while the database clients are generated',
  },
];

/** The settings as a table of docs/hosting.md. */
export const settingsTable = () =>
  [
    '| variable | what | if unset |',
    '| --- | --- | --- |',
    ...SETTINGS.map(({ name, what, usual }) => `| \`${name}\` | ${what} | ${usual} |`),
  ].join('\n');
