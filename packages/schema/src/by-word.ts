/** A table that is looked up by words of documents or requests: only its own rows are found, also for "constructor" and "toString". */
export const byWord = <T>(rows: Readonly<Record<string, T>>): Record<string, T> =>
  Object.assign(Object.create(null), rows);
