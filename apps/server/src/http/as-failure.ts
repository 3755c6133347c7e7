import { AuthError } from '@shortlist/auth';
import { ReadBackError } from '@shortlist/pack';
import { DocumentLimitError } from '@shortlist/typeset';
import { HTTPException } from 'hono/http-exception';
import { EngineTimeError } from '../jobs/engine-thread.ts';
import { busy } from './busy.ts';
import { Failure } from './problem.ts';

/** What is wrong with a request, where it is the request's own fault; undefined where the fault is ours. */
export function asFailure(error: unknown): Failure | undefined {
  if (error instanceof Failure) return error;
  if (error instanceof HTTPException) return new Failure(error.status as 400, 'http', error.message);
  if (error instanceof DocumentLimitError && error.code === 'preview-out-of-time')
    return new Failure(422, 'too-long-to-preview', 'This document is too long for a preview', {
      advice: 'Download it as a PDF, or shorten it.',
    });
  if (error instanceof DocumentLimitError)
    return new Failure(422, 'too-long-to-set', 'This document is too long for a PDF or a preview', {
      detail: error.message,
      advice: 'Shorten it, or download it as text or JSON Resume.',
    });
  if (error instanceof EngineTimeError || error instanceof ReadBackError)
    return new Failure(422, 'too-long-to-check', 'This text takes too long to check', {
      advice: 'Shorten it and try again.',
    });
  if (lacksParent(error)) return new Failure(404, 'not-found', 'We couldn’t find what you asked for');
  // Too many wait for a slow hash.
  if (error instanceof AuthError && error.status === 503 && error.code === 'conflict') return busy(2);
  if (collided.has(codeOf(error) ?? '')) return busy(2);
  return undefined;
}

/** PostgreSQL ended a request that stood in the way of another, as it may beside a deletion: lock not available, deadlock, serialisation failure. Tried again it goes through. */
const collided = new Set(['55P03', '40P01', '40001']);

function codeOf(error: unknown): string | undefined {
  return ((error as { cause?: unknown } | undefined)?.cause as { code?: string } | undefined)?.code;
}

/** Whether a row was written for a person or a resume that another request deleted meanwhile. */
function lacksParent(error: unknown): boolean {
  const { detail } = ((error as { cause?: unknown } | undefined)?.cause ?? {}) as { detail?: string };
  return codeOf(error) === '23503' && detail?.includes('is not present in table') === true;
}
