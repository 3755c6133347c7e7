import { z } from 'zod';
import { sendJson } from '../../../api/request.ts';
import { urls } from '../../../api/urls.ts';

export const ContactForm = z.object({
  name: z.string().trim().min(1, 'Name is required').max(200, 'Name is too long'),
  email: z
    .string()
    .trim()
    .min(1, 'Email is required')
    .max(255, 'Invalid email format')
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Invalid email format'),
  message: z.string().trim().min(1, 'Message is required').max(5000, 'Message is too long (5,000 characters at most)'),
});

/** Mails a message to the operator. */
export async function sendMessage(message: z.infer<typeof ContactForm>): Promise<void> {
  await sendJson(urls.contact, 'POST', message);
}
