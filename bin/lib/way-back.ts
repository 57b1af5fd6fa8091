import { isPostgres } from '../../prisma/stores/store';
import { storeName } from './settings.mjs';
import { tagOf } from './version.mjs';

type Program = {
  /** the Muster that started on the data last; null for one before 0.9.0, which left no note */
  readonly version: string | null;
};

const nameOf = (version: string | null): string =>
  version === null ? 'an older Muster' : `Muster ${version}`;

/** The step that puts the sources of that Muster in place. */
const checkout = (version: string | null): string =>
  version === null
    ? '`git checkout` of the version you had (`git reflog` names it)'
    : `\`git checkout ${tagOf(version)}\``;

/** What the copy made before a change of the tables is called behind its time: how a later start finds it. */
export const beforeName = (next: string): string => `before-${next}`;

/** What the operator reads before tables in use change; `copy`: the name of the copy, none for a database server. */
export const changeWords = (
  databaseUrl: string,
  { version, to, copy }: Program & { readonly to: string; readonly copy: string | null },
): string[] => {
  const head = `This data was last used by ${nameOf(version)}; Muster ${to} now changes its tables.`;
  const lost = 'It will not hold what is entered from now on.';
  if (copy !== null)
    return [
      head,
      `Copied first: ${copy}. ${lost}`,
      `The way back: stop Muster, \`npm run backup -- restore ${copy}\`, ${checkout(version)}, \`npm run up\`.`,
    ];
  return [
    head,
    `Muster makes no copy of ${isPostgres(databaseUrl) ? storeName(databaseUrl) : databaseUrl}: to go back you need a copy from before this start, made with pg_dump or createdb --template. ${lost}`,
    `The way back: stop every instance, put that copy into an empty database, let DATABASE_URL name it, ${checkout(version)}, \`npm run up\`.`,
  ];
};

/** What the operator reads if a newer Muster has changed the data; `copy`: the one that it made before, if any. */
export const newerWords = (
  databaseUrl: string,
  { version, of, copy }: Program & { readonly of: string; readonly copy: string | undefined },
): { readonly message: string; readonly advice: string } => {
  const on = version === null ? 'the newer version again' : `Muster ${version} again (${checkout(version)})`;
  const lost = 'armies and lists since then are lost';
  const back = isPostgres(databaseUrl)
    ? `put the copy from before the upgrade (pg_dump, createdb --template) into an empty database and let DATABASE_URL name it (${lost})`
    : `\`npm run backup -- restore ${copy ?? 'NAME'}\` puts the copy from before the upgrade back${copy === undefined ? ' (`npm run backup -- list` names the copies)' : ''}; ${lost}, but what is there now is kept beside it`;
  return {
    message: `This data was made by a newer Muster${version === null ? '' : ` (${version})`}; this is ${of}. Nothing was changed.`,
    advice: `either start ${on}, which loses nothing; or stay with ${of}: ${back}. Then run \`npm run up\`.`,
  };
};
