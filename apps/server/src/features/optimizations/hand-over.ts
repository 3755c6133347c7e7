import type { Database } from '@shortlist/database';
import type { LinkedinForm, ResumeForm } from '@shortlist/schema';
import { announce } from '../../db/announcements.ts';
import { Failure } from '../../http/problem.ts';
import { ForbiddenAddress } from '../../webhooks/guard-address.ts';
import { type Automation, sendForm } from '../../webhooks/send-form.ts';
import { endAndReturnTrial } from './end.ts';
import * as queries from './queries.ts';
import type { Upload } from './upload.ts';

type Submitted = { id: string; kind: 'resume' | 'linkedin'; form: ResumeForm | LinkedinForm; upload: Upload };

/** Hands a stored submission to the operator's automation. On refusal it ends, the trial goes back, and the form shows why. */
export async function handOver(
  database: Database,
  automation: Automation,
  { id, kind, form, upload }: Submitted,
): Promise<void> {
  const field = kind === 'resume' ? 'resume' : 'linkedinProfile';
  const answer = await sendForm(automation, id, form, { field, ...upload }).catch((error: unknown) => describe(error));
  if (typeof answer === 'object' && answer.ok) {
    await database.transaction(async (tx) => {
      await queries.markHandedOver(tx, id);
      await announce(tx, id);
    });
    return;
  }
  const why = typeof answer === 'string' ? answer : `${answer.status} ${answer.statusText}`.trim();
  const failure = {
    code: automationRefused,
    message: `Failed to submit form: ${why}`,
    advice: 'We refunded the optimization. Please try again later.',
  };
  await database.transaction(async (tx) => {
    await endAndReturnTrial(tx, id, 'failed', failure);
    await announce(tx, id);
  });
  throw refusal(failure);
}

/** The code of a submission that the automation did not take. */
export const automationRefused = 'automation-refused';

/** How the form hears of it. */
export const refusal = ({ message, advice }: { message: string; advice?: string | undefined }) =>
  new Failure(502, automationRefused, message, advice === undefined ? {} : { advice });

function describe(error: unknown): string {
  if (error instanceof ForbiddenAddress) return 'the address of the service is not allowed';
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError'))
    return 'the service did not answer in time';
  return 'the service could not be reached';
}
