import { expect, it } from 'vitest';
import { makeBrief } from './brief/make-brief.ts';
import { readPostingPage } from './read-posting-page.ts';

const page = (head: string) =>
  `<html><head>${head}</head><body><h1>Boat Builder</h1><p>Loft and plank wooden boats.</p><h2>Requirements</h2><ul><li>Caulking</li><li>Steam bending</li></ul></body></html>`;

it('the JobPosting of a page wins over its text', () => {
  const stated = JSON.stringify({
    '@type': 'JobPosting',
    title: 'Senior Boat Builder',
    hiringOrganization: { name: 'Tidewell Yard' },
    description: '<p>Requirements</p><ul><li>Caulking</li></ul>',
  });
  const posting = readPostingPage({
    url: 'https://boards.greenhouse.io/other/jobs/1',
    html: page(`<script type="application/ld+json">${stated}</script>`),
  });
  expect([posting.title, posting.employer]).toEqual(['Senior Boat Builder', 'Tidewell Yard']);
});

it('the address of a board only proposes an employer', () => {
  const posting = readPostingPage({ url: 'https://jobs.lever.co/tidewell-yard/4f2', html: page('') });
  expect(posting.employer).toBeUndefined();
  expect(makeBrief(posting).employer).toEqual({ text: 'Tidewell Yard', confidence: 0.3 });
});
