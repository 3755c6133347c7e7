import type { ReadFailureCode } from '@shortlist/schema';

/** A file that cannot be read, with the code of its failure; the words stand in the failure catalogue. */
export class ReadError extends Error {
  readonly code: ReadFailureCode;
  /** Places in a data format: "basics.email: …". */
  readonly details: string[] | undefined;

  constructor(code: ReadFailureCode, details?: string[]) {
    super(code);
    this.name = 'ReadError';
    this.code = code;
    this.details = details;
  }
}
