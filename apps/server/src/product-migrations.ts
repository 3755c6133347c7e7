import { fileURLToPath } from 'node:url';

/** The tables of the product, for `migrate`. */
export const productMigrations = {
  folder: fileURLToPath(new URL('./db/migrations', import.meta.url)),
  schema: 'public',
};
