import { expect, test } from 'vitest';
import { draftLinks, draftResume, profileSources, resumeDraft } from './index.ts';

const profiles = [
  { network: 'GitHub', username: 'ilse', url: 'https://github.com/ilse' },
  { network: 'LinkedIn', url: 'https://www.linkedin.com/in/ilse', id: 'p2' },
  { network: 'X', url: 'https://x.com/ilse', verified: true },
];
const draft = resumeDraft({ basics: { name: 'Ilse Brandt', profiles } }, 1);
const [github, x] = [profiles[0] ?? {}, profiles[2] ?? {}];

test('imported links are all there but LinkedIn, which has a field of its own', () => {
  expect(draftLinks(draft)).toEqual([github, x]);
  expect(draftResume(draft).basics?.profiles).toEqual(profiles);
});

test('links that are changed, moved, added and removed stand in the resume, LinkedIn in its old place', () => {
  const links = [
    { ...x, url: 'https://x.com/brandt' },
    github,
    { network: 'Blog', username: '', url: 'https://ilse.example' },
  ];
  expect(draftResume({ ...draft, links }).basics?.profiles).toEqual([
    { ...x, url: 'https://x.com/brandt' },
    profiles[1],
    github,
    { network: 'Blog', url: 'https://ilse.example' },
  ]);
  expect(draftResume({ ...draft, links: [] }).basics?.profiles).toEqual([profiles[1]]);
});

test('a link without a word is none yet', () => {
  expect(draftResume({ ...draft, links: [{}, github] }).basics?.profiles).toEqual([github, profiles[1]]);
});

test('each profile of the page leads to its field', () => {
  expect(profileSources(draft)).toEqual([0, 'linkedin', 1]);
  expect(profileSources({ ...draft, links: [{}, x, github] })).toEqual([1, 'linkedin', 2]);
  expect(profileSources({ ...draft, userInfo: { ...draft.userInfo, linkedin: '' } })).toEqual([0, 1]);
});
