import { messages } from '@electric-sql/pglite';
import type { PlainError } from './messages.ts';

/** The statement and its values stay behind: they may hold a person's data, and nobody reads them. */
const left = new Set(['query', 'stack', 'message', 'name']);

export function flattenError(error: unknown): PlainError {
  if (!(error instanceof Error)) return { message: String(error), name: 'Error', fromDatabase: false, fields: {} };
  const fields = Object.fromEntries(
    Object.entries(error).filter(
      ([key, value]) => !left.has(key) && (typeof value === 'string' || typeof value === 'number'),
    ),
  );
  const { message, name } = error;
  return { message, name, fromDatabase: error instanceof messages.DatabaseError, fields };
}

export function restoreError({ message, name, fromDatabase, fields }: PlainError): Error {
  const error = fromDatabase
    ? new messages.DatabaseError(message, Number(fields.length ?? 0), 'error')
    : Object.assign(new Error(message), { name });
  return Object.assign(error, fields);
}
