import type { Resume } from '@shortlist/schema';
import type { Facts } from './collect-facts.ts';
import { joinEntries } from './join-entries.ts';
import type { Section, SideKind } from './split-sections.ts';

/** Skills, languages, certificates, awards, publications and patents of the sidebar. */
export function readSidebar(sections: Section<SideKind>[], facts: Facts): Resume {
  const resume: Resume = {};
  for (const { kind, heading, lines } of sections) {
    const entries = joinEntries(lines);
    const noteAll = (pointer: (index: number) => string) => {
      for (const [index, entry] of entries.entries()) facts.note(pointer(index), entry.lines);
    };
    if (entries.length === 0 || kind === 'contact') continue;
    if (kind === 'skills') {
      resume.skills = entries.map(({ text }) => ({ name: text }));
      noteAll((index) => `/skills/${index}/name`);
    } else if (kind === 'languages') {
      resume.languages = entries.map(({ text }) => splitLevel(text));
      noteAll((index) => `/languages/${index}/language`);
    } else if (kind === 'certificates') {
      resume.certificates = entries.map(({ text }) => ({ name: text }));
      noteAll((index) => `/certificates/${index}/name`);
    } else if (kind === 'awards') {
      resume.awards = entries.map(({ text }) => ({ title: text }));
      noteAll((index) => `/awards/${index}/title`);
    } else if (kind === 'publications') {
      resume.publications = entries.map(({ text }) => ({ name: text }));
      noteAll((index) => `/publications/${index}/name`);
    } else {
      resume.customSections ??= [];
      const at = resume.customSections.push({ title: heading.text, lines: entries.map(({ text }) => text) }) - 1;
      noteAll((index) => `/customSections/${at}/lines/${index}`);
    }
  }
  return resume;
}

/** "Swedish (Native or Bilingual)"; "Chinese (Simplified)" is a language without a level. */
function splitLevel(text: string): { language: string; fluency?: string } {
  const parts = /^(.+?)\s*\(([^()]+)\)$/.exec(text);
  return parts?.[1] && parts[2] && !script.test(parts[2])
    ? { language: parts[1], fluency: parts[2] }
    : { language: text };
}

/** How Chinese is written, in the languages of the interface. */
const script =
  /^(?:simplified|traditional|vereinfacht|traditionell|simplifi[ée]|traditionnel|simplificado|tradicional|semplificato|tradizionale|vereenvoudigd|traditioneel|forenklet|förenklad|uproszczony)/i;
