import { describe, expect, it } from 'vitest';
import { CallError, problemOf, readProblem, statusLine } from './call-error.ts';

describe('what a refused call says', () => {
  it('keeps code, words, advice and field errors of problem details', async () => {
    const body = {
      code: 'no-text',
      title: 'This PDF has no text.',
      advice: 'Export it again.',
      errors: [{ field: 'resume', message: 'No text' }, 7],
    };
    const problem = await readProblem(
      new Response(JSON.stringify(body), { status: 422, statusText: 'Unprocessable Content' }),
    );
    expect(problem).toMatchObject({
      status: 422,
      code: 'no-text',
      advice: 'Export it again.',
      errors: [{ field: 'resume', message: 'No text' }],
    });
    expect(statusLine(problem)).toBe('422 Unprocessable Content');
  });

  it('finds words for an answer that is no JSON', async () => {
    const problem = await readProblem(new Response('<html>', { status: 502 }));
    expect(problem).toMatchObject({ status: 502, code: 'unknown', title: 'Something went wrong on our server.' });
    expect(statusLine(problem)).toBe('502 Something went wrong on our server.');
  });

  it('reads the problem of any thrown thing', () => {
    expect(problemOf(new Error('odd')).title).toBe('odd');
    expect(problemOf('text').title).toBe('Something went wrong. Please try again.');
    expect(problemOf(new CallError({ status: 1, statusText: '', code: 'c', title: 't' })).code).toBe('c');
  });
});
