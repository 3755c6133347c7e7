// Opens the embedded database in a directory, writes one row and waits to be killed. Says "held" when it has.
import { sql } from 'drizzle-orm';
import { openDatabase } from '../src/index.ts';

const database = await openDatabase({ dataDir: process.argv[2] });
await database.db.execute(sql`create table if not exists kept (at timestamptz)`);
await database.db.execute(sql`insert into kept values (now())`);
console.log('held');
setInterval(() => {}, 1_000);
