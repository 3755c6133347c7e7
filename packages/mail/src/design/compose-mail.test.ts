import { expect, test } from 'vitest';
import { sampleMail } from '../../test/sample-mail.ts';

test('both halves say the same: words, code, address, details and small print', async () => {
  const { html, text } = await sampleMail();
  const plain = html.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  const said = [
    'Confirm your address',
    'Welcome <b>Ada</b> & friends.',
    'https://app.example/confirm?a=1&b=2',
    '123456',
  ];
  for (const part of [...said, 'Firefox on Linux', 'one hour', 'because you signed up', 'help@app.example']) {
    expect(plain).toContain(part);
    expect(text).toContain(part);
  }
});

test('what a person typed is never read as HTML', async () => {
  const { html } = await sampleMail();
  expect(html).not.toContain('<b>Ada');
  expect(html).toContain('lang="en"');
  expect(html).not.toMatch(/<img|<script|http:\/\/(?!www\.w3\.org)/);
});
