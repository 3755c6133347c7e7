import { createdWith } from '@shortlist/schema';
import { expect, test } from 'vitest';
import { sampleLetter } from '../../test/sample-letter.ts';
import { sampleResume } from '../index.ts';
import { documentData } from './document-data.ts';

test('our own line stands on a resume and never on a letter, that of an organization on both', () => {
  const footer = (kind: 'resume' | 'letter', text: string) => {
    const content = kind === 'letter' ? { kind, letter: sampleLetter } : { kind, resume: sampleResume };
    return documentData(content, { template: 'minimal-clean', options: { footer: text } }).options.footer;
  };
  expect([footer('resume', createdWith), footer('letter', createdWith)]).toEqual([createdWith, '']);
  expect(footer('letter', 'Lindau College')).toBe('Lindau College');
});
