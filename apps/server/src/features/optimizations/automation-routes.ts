import { AutomationResult } from '@shortlist/schema';
import { Hono } from 'hono';
import { Webhook } from 'standardwebhooks';
import { z } from 'zod';
import { describeIssues } from '../../http/describe-issues.ts';
import { Failure } from '../../http/problem.ts';

/** Where an operator's automation hands results back: signed with the same secret as our requests to it (Standard Webhooks). */
export function automationRoutes(
  secret: string | undefined,
  receive: (id: string, result: AutomationResult) => Promise<void>,
): Hono {
  const app = new Hono();
  app.post('/results/:id', async (c) => {
    if (!secret) throw new Failure(404, 'not-found', 'This call doesn’t exist');
    const body = await c.req.text();
    const id = z.uuid().safeParse(c.req.param('id'));
    if (!id.success) throw new Failure(404, 'not-found', 'We couldn’t find this submission');
    const result = AutomationResult.safeParse(verify(secret, body, c.req.header()));
    if (!result.success)
      throw new Failure(422, 'invalid', 'The result doesn’t match the documented format', {
        errors: describeIssues(result.error),
      });
    await receive(id.data, result.data);
    return c.body(null, 204);
  });
  return app;
}

/** The signed JSON. Throws 401 where the signature does not fit or is older than five minutes. */
function verify(secret: string, body: string, headers: Record<string, string>): unknown {
  try {
    return new Webhook(secret).verify(body, headers);
  } catch {
    throw new Failure(401, 'bad-signature', 'The signature doesn’t match this body');
  }
}
