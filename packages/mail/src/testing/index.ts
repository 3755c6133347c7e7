export { openPostbox, type Postbox, type SmtpMail } from './open-postbox.ts';
