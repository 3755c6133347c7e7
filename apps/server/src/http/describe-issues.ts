import type { Problem } from '@shortlist/schema';
import type { z } from 'zod';

/** So many wrong fields are named in an answer: a person mends the first ones first. */
export const mostIssues = 20;
const longest = { field: 200, message: 500 };

/** The first wrong fields of a request, each with its message. */
export function describeIssues({ issues }: z.ZodError): NonNullable<Problem['errors']> {
  return issues.slice(0, mostIssues).map(({ path, message }) => ({
    field: path.join('.').slice(0, longest.field),
    message: message.slice(0, longest.message),
  }));
}
