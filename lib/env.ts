import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

const listed = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

/** The database: in the data folder, or on a PostgreSQL server if one is named. The text may hold a password. */
const databaseIn = (dataFolder: string, named: string): string => {
  const own = pathToFileURL(resolve(dataFolder, 'muster.db')).href;
  if (named === '' || named === own || /^postgres(ql)?:\/\/./.test(named)) return named || own;
  throw new Error(
    'DATABASE_URL: write postgresql://user:password@host/database, or leave it out: then the database is muster.db in the folder that MUSTER_DATA names',
  );
};

const envSchema = z.object({
  /** a PostgreSQL database in place of the file in the data folder */
  DATABASE_URL: z.string().trim().default(''),
  /** signs cookies in place of the secret in the data folder: for instances on several machines */
  MUSTER_SECRET: z.string().trim().default(''),
  /** folder of the database, the secret and the copies */
  MUSTER_DATA: z.string().min(1).default('.muster'),
  /** addresses besides this machine's own, such as https://muster.example.org behind a proxy */
  MUSTER_ORIGINS: z
    .string()
    .default('')
    .transform(listed)
    .pipe(
      z.array(
        z
          .string()
          .refine(
            isOrigin,
            'MUSTER_ORIGINS: write each address as https://name or http://name:port, separated by commas',
          ),
      ),
    ),
});

export type Env = {
  readonly dataFolder: string;
  readonly databaseUrl: string;
  readonly origins: readonly string[];
  /** empty: that of the data folder */
  readonly secret: string;
};

/**
 * What the surroundings say, read again at each call.
 * @throws Error naming the variable that cannot be understood
 */
export const readEnv = (variables: Readonly<Record<string, string | undefined>> = process.env): Env => {
  const parsed = envSchema.safeParse(variables);
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  const { DATABASE_URL, MUSTER_DATA, MUSTER_ORIGINS, MUSTER_SECRET } = parsed.data;
  const dataFolder = resolve(MUSTER_DATA);
  return {
    dataFolder,
    databaseUrl: databaseIn(dataFolder, DATABASE_URL),
    origins: MUSTER_ORIGINS,
    secret: MUSTER_SECRET,
  };
};
