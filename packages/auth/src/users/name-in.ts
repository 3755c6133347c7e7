import type { Metadata } from '../tables.ts';

/** The name among what a person or app keeps beside an account, where it is a text: it may be anything. */
export function nameIn(metadata: Metadata): string {
  return typeof metadata.name === 'string' ? metadata.name : '';
}
