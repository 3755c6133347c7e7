import { readPointer } from '@shortlist/schema';

const fields: Record<string, string> = {
  name: 'employer',
  position: 'job title',
  startDate: 'dates',
  endDate: 'dates',
  highlights: 'bullet point',
  summary: 'summary',
  location: 'place',
  institution: 'school',
  studyType: 'degree',
  area: 'field of study',
  score: 'grade',
  courses: 'detail',
};
const basics: Record<string, string> = {
  name: 'name',
  label: 'headline',
  email: 'email address',
  phone: 'phone',
  url: 'website',
  summary: 'summary',
  location: 'place',
  profiles: 'online profile',
};
const sections: Record<string, string> = {
  work: 'job',
  education: 'education',
  volunteer: 'volunteering',
  projects: 'project',
};

/** A field of the resume in words: "job title, job 2". */
export function describePointer(pointer: string): string {
  const [section = '', index = '', field = ''] = readPointer(pointer);
  if (section === 'basics') return basics[index] ?? index;
  const entry = sections[section];
  if (entry) return `${fields[field] ?? field}, ${entry} ${Number(index) + 1}`;
  return section.replace(/([A-Z])/g, ' $1').toLowerCase();
}
