import type { ReadFailure, ReadFailureCode } from '@shortlist/schema';
import { failureCatalogue } from './failure-catalogue.ts';

/** A failure with its words. `details` are places in the file, as "path: what is wrong". */
export function explainFailure(code: ReadFailureCode, details?: string[]): ReadFailure {
  const words = failureCatalogue[code];
  return details?.length ? { code, ...words, details } : { code, ...words };
}
