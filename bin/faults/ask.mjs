// Asks the database of a data folder, from its own process: what the driver keeps open ends with it
import { createClient } from '@libsql/client/sqlite3';

const [url = '', ...statements] = process.argv.slice(2);
const client = createClient({ url, timeout: 5_000 });
const answers = [];
for (const sql of statements) {
  const { columns, rows } = await client.execute(sql);
  answers.push(rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]]))));
}
process.stdout.write(JSON.stringify(answers));
client.close();
