import { Document, Link, Page, Text, View } from '@react-pdf/renderer';
import type { Resume } from '@shortlist/schema';
import { createElement as h } from 'react';

const row = { flexDirection: 'row', justifyContent: 'space-between' } as const;
const bold = { fontWeight: 600 } as const;
const heading = {
  ...bold,
  fontSize: 11.5,
  color: '#1f6aa5',
  marginTop: 12,
  marginBottom: 4,
  borderBottom: '0.6pt solid #a9c6dd',
};

/** The same content as a document of `@react-pdf/renderer`, in the same font. */
export function reactDocument(resume: Resume) {
  const { basics, work = [], education = [], skills = [] } = resume;
  const contacts = [basics?.email, basics?.phone, basics?.location?.city, basics?.url].filter(Boolean).join('  |  ');
  return h(
    Document,
    { title: basics?.name ?? '' },
    h(
      Page,
      { size: 'A4', style: { padding: 54, fontSize: 10, fontFamily: 'Source Sans 3', lineHeight: 1.35 } },
      h(Text, { style: { ...bold, fontSize: 27, lineHeight: 1.1 } }, basics?.name ?? ''),
      h(Text, null, basics?.label ?? ''),
      h(Link, { src: `mailto:${basics?.email}` }, contacts),
      h(Text, { style: heading }, 'Summary'),
      h(Text, null, basics?.summary ?? ''),
      h(Text, { style: heading }, 'Work Experience'),
      ...work.map((job, index) =>
        h(
          View,
          { key: `job-${index}`, style: { marginBottom: 6 } },
          h(
            View,
            { style: row },
            h(Text, { style: bold }, job.position ?? ''),
            h(Text, null, `${job.startDate} – ${job.endDate ?? 'Present'}`),
          ),
          h(Text, null, `${job.name} · ${job.location}`),
          h(Text, null, job.summary ?? ''),
          ...(job.highlights ?? []).map((text, at) => h(Text, { key: `text-${at}` }, `• ${text}`)),
        ),
      ),
      h(Text, { style: heading }, 'Education'),
      ...education.map((study, index) =>
        h(Text, { key: `study-${index}` }, `${study.studyType}, ${study.area}, ${study.institution}`),
      ),
      h(Text, { style: heading }, 'Skills'),
      ...skills.map((skill, index) =>
        h(Text, { key: `skill-${index}` }, `${skill.name}: ${skill.keywords?.join(', ')}`),
      ),
    ),
  );
}
