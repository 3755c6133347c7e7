import { z } from 'zod';
import { isMailAddress } from './mail-address.ts';

/** `POST /api/contact`: a message to the operator. */
export const ContactMessage = z.object({
  name: z.string().trim().min(1, 'Name is required').max(200, 'Name is too long'),
  email: z
    .string()
    .trim()
    .min(1, 'Email is required')
    .max(255, 'Invalid email format')
    .refine(isMailAddress, 'Invalid email format'),
  message: z
    .string()
    .trim()
    .min(1, 'Message is required')
    .max(10_000, 'Message is too long (10,000 characters at most)'),
});
export type ContactMessage = z.infer<typeof ContactMessage>;
