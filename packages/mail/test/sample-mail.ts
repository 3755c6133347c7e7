import { composeMail, type Message } from '../src/index.ts';

/** A good mail to start from. */
export function sampleMail(to = 'ada@example.org'): Promise<Message> {
  return composeMail(
    to,
    {
      subject: 'Confirm your address',
      preview: 'One click and you are in.',
      heading: 'Confirm your address',
      paragraphs: ['Welcome <b>Ada</b> & friends.'],
      action: { label: 'Confirm', url: 'https://app.example/confirm?a=1&b=2' },
      code: '123456',
      facts: [['Device', 'Firefox on Linux']],
      notes: ['The link holds for one hour.'],
      reason: 'You get this because you signed up.',
    },
    { name: 'Example', url: 'https://app.example', supportEmail: 'help@app.example' },
  );
}
