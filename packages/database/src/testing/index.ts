export { emptyTables } from './empty-tables.ts';
export { openTestDatabase, type TestDatabaseOptions, type TestEngine, testEngine } from './open-test-database.ts';
export { startTestPostgres, type TestPostgres } from './start-test-postgres.ts';
