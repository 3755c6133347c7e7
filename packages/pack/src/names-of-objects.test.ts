import {
  confirmPosting,
  explainFinding,
  makeBrief,
  matchResume,
  optimiseProfile,
  optimiseResume,
  readPosting,
  understand,
} from '@shortlist/engine';
import { type Draft, draftLayout, draftResume, type Resume, resumeDraft } from '@shortlist/schema';
import { describeResume, resumeDocx, resumeHtml, resumeMarkdown, resumeText } from '@shortlist/typeset';
import { afterEach, expect, test } from 'vitest';
import { writeEuropass } from './exchange/write-europass.ts';
import { writeReactiveResume } from './exchange/write-reactive-resume.ts';
import { writeRenderCv } from './exchange/write-rendercv.ts';
import { profileReport } from './profile-report.ts';

const now = '2026-11-30T00:00:00Z';

const phrases = {
  en: { asked: 'Requirements', work: 'Work Experience', line: (it: string) => `Led the ${it} and wrote a ${it}` },
  de: { asked: 'Anforderungen', work: 'Berufserfahrung', line: (it: string) => `Leitete das ${it} und schrieb ${it}` },
} as const;

/** A resume that says one word at every place. */
function resumeOf(word: string, language: keyof typeof phrases): Resume {
  const line = phrases[language].line(word);
  return {
    basics: {
      name: `${word} ${word}`,
      label: word,
      summary: `${line}.`,
      email: `${word}@example.com`,
      location: { city: word, region: word, countryCode: word },
      profiles: [{ network: word, username: word, url: `https://example.com/${word}` }],
    },
    work: [
      { name: word, position: word, location: word, startDate: '2019-01', highlights: [line, word] },
      {
        name: word,
        position: `Senior ${word}`,
        startDate: '2015',
        endDate: '2018',
        highlights: [`${word}: 20% ${word}`],
      },
    ],
    education: [{ institution: word, area: word, studyType: word, startDate: '2010', endDate: '2012', score: word }],
    skills: [{ name: word, level: word, keywords: [word, 'Python'] }],
    languages: [{ language: word, fluency: word }],
    certificates: [{ name: word, issuer: word }],
    projects: [{ name: word, entity: word, highlights: [word] }],
    customSections: [{ title: word, lines: [word] }],
    meta: { language: word },
  };
}

/** Reads, matches, words and exports documents that say one word at every place. */
async function useEverywhere(word: string, language: keyof typeof phrases): Promise<void> {
  const { asked, work, line } = phrases[language];
  const resume = resumeOf(word, language);
  const posting = readPosting(
    `${word}\n${word} GmbH\nLocation: ${word}\n\n${word}:\n- ${word}\n- &${word};\n\n${asked}:\n- ${line(word)}\n- Python, ${word}\n- 5 years of ${word}`,
  );
  makeBrief(confirmPosting(posting, {}));
  matchResume(resume, posting, now);
  optimiseResume({ resume, posting, now });
  const goals = { targetRole: word, industry: word, location: word, careerStage: 'mid', careerGoals: word } as const;
  profileReport(optimiseProfile({ resume, other: resume, goals, postings: [posting], now }), language);
  const typed = `${word} ${word}\n${word}\n${word}@example.com\n\n${work}\n${word}, ${word}, ${word} 2019 - 2020\n- ${line(word)}\n\n${word}\n&${word};\n\nSkills\n${word}: ${word}, Python\n\nLanguages\n${word} (${word})`;
  const files = {
    'a.txt': typed,
    'a.md': typed,
    'a.html': `<p>${typed}</p><${word}>`,
    'a.json': JSON.stringify(resume),
  };
  for (const [name, text] of Object.entries(files)) {
    const read = await understand(new TextEncoder().encode(text), name, now);
    if (read.ok) read.reading.findings.forEach(explainFinding);
  }
  const draft: Draft = resumeDraft(resume, 0);
  draftLayout(draft);
  draftResume(draft);
  for (const write of [writeEuropass, writeReactiveResume, writeRenderCv, describeResume, resumeMarkdown, resumeText])
    expect(write(resume).replaceAll('\\', '')).toContain(word);
  resumeHtml(resume, { headings: { [word]: word }, language: word }, 'modern-professional');
  await resumeDocx(resume, { template: 'modern-professional' });
}

const trapped = 'Zorgtor';
const spellings = [trapped, trapped.toLowerCase(), trapped.toUpperCase()];
afterEach(() => {
  for (const name of spellings) Reflect.deleteProperty(Object.prototype, name);
});

test('no word of a document is looked up among what every object has', async () => {
  const seen = new Set<string>();
  for (const name of spellings)
    Object.defineProperty(Object.prototype, name, {
      configurable: true,
      get: () => void seen.add(new Error('seen').stack?.split('\n')[2]?.trim() ?? ''),
      // As with a plain value: an object's own field of the same name hides it.
      set(this: object, value: unknown) {
        Object.defineProperty(this, name, { value, configurable: true, enumerable: true, writable: true });
      },
    });
  for (const language of ['en', 'de'] as const) await useEverywhere(trapped, language);
  expect([...seen]).toEqual([]);
});

test('a job, an employer, a skill or a section may bear a name that every object has', async () => {
  for (const name of Object.getOwnPropertyNames(Object.prototype)) {
    await useEverywhere(name, 'en');
    await useEverywhere(name.charAt(0).toUpperCase() + name.slice(1), 'de');
  }
});
