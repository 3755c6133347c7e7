import { Hono } from 'hono';
import { z } from 'zod';
import { limitRate } from '../../http/limit-rate.ts';
import { Failure } from '../../http/problem.ts';
import { readJson } from '../../http/read-json.ts';
import type { Services } from '../../services.ts';
import { sendWelcome } from './service.ts';

const WelcomeRequest = z.object({ userId: z.uuid() });

/** `POST /functions/v1/send-welcome-email {userId}` with the public key as bearer; 429 when one network asks too often. */
export function welcomeRoutes(services: Pick<Services, 'database' | 'settings'>): Hono {
  const app = new Hono();
  app.post('/send-welcome-email', async (c) => {
    if (c.req.header('Authorization') !== `Bearer ${services.settings.publicKey}`) {
      throw new Failure(401, 'wrong-key', 'The public key is missing or wrong');
    }
    await limitRate(services, c, 'welcome', { per: 20, burst: 5 });
    const { userId } = await readJson(c, WelcomeRequest);
    await sendWelcome(services, userId);
    return c.json({ ok: true });
  });
  return app;
}
