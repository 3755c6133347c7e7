export { openPostbox, type Postbox, type SmtpMail } from './open-postbox.ts';
export { readMails } from './read-mails.ts';
export { widenTexts } from './widen-texts.ts';
