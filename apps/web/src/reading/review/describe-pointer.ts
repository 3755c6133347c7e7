import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { byWord, readPointer, sectionWords } from '@shortlist/schema';
import { i18n } from '#i18n';
import { sayPlaceWord } from '../../results/place-words.ts';

const fields: Record<string, MessageDescriptor> = byWord({
  name: msg`employer`,
  position: msg`job title`,
  startDate: msg`dates`,
  endDate: msg`dates`,
  highlights: msg`bullet point`,
  summary: msg`summary`,
  location: msg`place`,
  institution: msg`school`,
  studyType: msg`degree`,
  area: msg`field of study`,
  score: msg`grade`,
  courses: msg`detail`,
});
const basics: Record<string, MessageDescriptor> = byWord({
  name: msg`name`,
  label: msg`headline`,
  email: msg`email address`,
  phone: msg`phone`,
  url: msg`website`,
  summary: msg`summary`,
  location: msg`place`,
  profiles: msg`online profile`,
});
const sections: Record<string, MessageDescriptor> = byWord({
  work: msg`job`,
  education: msg`education`,
  volunteer: msg`volunteering`,
  projects: msg`project`,
});

/** A field of the resume in words: "job title, job 2". */
export function describePointer(pointer: string): string {
  const [section = '', index = '', field = ''] = readPointer(pointer);
  if (section === 'basics') return say(basics, index);
  if (section in sections) return `${say(fields, field)}, ${say(sections, section)} ${Number(index) + 1}`;
  return sayPlaceWord(sectionWords[section] ?? section.replace(/([A-Z])/g, ' $1').toLowerCase());
}

function say(words: Record<string, MessageDescriptor>, key: string): string {
  const word = words[key];
  return word ? i18n._(word) : key;
}
