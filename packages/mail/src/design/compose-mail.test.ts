import { expect, test } from 'vitest';
import { sampleMail } from '../../test/sample-mail.ts';
import { composeMail } from './compose-mail.ts';

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

test('in a dark mail program every part of the mail is dark', async () => {
  const { html } = await sampleMail();
  expect(html).toContain('content="light dark"');
  const dark = /@media \(prefers-color-scheme: dark\) \{(.*)\} *\}/.exec(html)?.[1] ?? '';
  const styled = [...dark.matchAll(/\.(\w+) \{([^}]*)/g)].map(([, name, rule]) => [name, rule]);
  const used = new Set([...html.matchAll(/class="(\w+)"/g)].map(([, name]) => name));
  expect(new Set(styled.map(([name]) => name))).toEqual(used);
  for (const [, rule] of styled)
    for (const part of (rule ?? '').trim().split(/;\s*/).filter(Boolean)) expect(part).toMatch(/!important$/);
  for (const [, style] of html.matchAll(/<(?:p|h1|td|th|a)\b(?![^>]*class=)[^>]*style="([^"]*)"/g)) {
    expect(style).not.toMatch(/(?:^|;)color:|background-color:/);
  }
});

test('a mail of thousands of paragraphs has few, and every word', async () => {
  const paragraphs = Array.from({ length: 3300 }, (_, at) => `word${at}`);
  const content = { subject: 'S', preview: 'P', heading: 'H', paragraphs, reason: 'R' };
  const { html, text } = await composeMail('ann@example.com', content, { name: 'B', url: 'https://b.example' });
  expect(html.match(/<p\b/g)?.length).toBeLessThan(60);
  expect(html).toContain('white-space:pre-line');
  for (const half of [html, text]) expect(half.match(/word\d+/g)).toHaveLength(3300);
});
