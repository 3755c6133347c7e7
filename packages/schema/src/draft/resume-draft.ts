import { Photo } from '../photo.ts';
import type { Basics, Resume } from '../resume.ts';
import { type Draft, type DraftSection, newDraft } from './draft.ts';
import { infoOf, originalBasics, resumeLanguage } from './draft-basics.ts';
import { originalEntries } from './keep-original.ts';
import { SectionKind, sectionTitles } from './section-kinds.ts';
import { isListKind, resumeKeys, writeSection } from './typed-section.ts';

const always: SectionKind[] = ['summary', 'experience', 'education', 'skills'];
const others = SectionKind.options.filter((kind) => !always.includes(kind));

/** The draft of a resume that exists: each part as the text that reads back as it. `nowMs` makes the ids of further sections. */
export function resumeDraft(given: Resume, nowMs: number, template?: Draft['design']['template']): Draft {
  const { skills, interests } = given;
  const photo = Photo.safeParse(given.basics?.image).data;
  const resume: Resume = {
    ...given,
    ...(photo ? { basics: withoutImage(given.basics) } : {}),
    ...(skills ? { skills: nameWords(skills) } : {}),
    ...(interests ? { interests: nameWords(interests) } : {}),
  };
  const empty = newDraft(template);
  const basics = resume.basics ?? {};
  const language = resumeLanguage(resume);
  const custom = (resume.customSections ?? []).map(
    ({ title, lines }, index): DraftSection => ({
      id: `custom-${nowMs + index}`,
      title: title.trim() || sectionTitles.custom,
      content: lines.join('\n'),
      isCustom: true,
    }),
  );
  return {
    userInfo: infoOf(basics, language),
    sections: [
      ...empty.sections.map((section) => ({ ...section, content: contentOf(resume, section.id as SectionKind) })),
      ...others.flatMap((kind) => further(resume, kind, nowMs)),
      ...custom,
    ],
    design: { ...empty.design, ...(language === undefined ? {} : { language }) },
    ...(photo ? { photo } : {}),
    rest: restOf(resume),
  };
}

function withoutImage({ image: _taken, ...basics }: Basics = {}): Basics {
  return basics;
}

type Group = { [key: string]: unknown; name?: string; keywords?: string[] };

/** A group without a name is its words: so they stand in the text as people write them. */
function nameWords(groups: readonly Group[]): Group[] {
  return groups.flatMap((group) => {
    const bare = Object.keys(group).every((key) => key === 'keywords' || !group[key]);
    return bare ? (group.keywords ?? []).map((name): Group => ({ name })) : [group];
  });
}

function further(resume: Resume, kind: SectionKind, nowMs: number): DraftSection[] {
  const content = contentOf(resume, kind);
  return content === '' ? [] : [{ id: `${kind}-${nowMs}`, title: sectionTitles[kind], content, isCustom: false }];
}

function contentOf(resume: Resume, kind: SectionKind): string {
  if (kind === 'summary') return resume.basics?.summary ?? '';
  return isListKind(kind) ? writeSection(kind, resume) : '';
}

/** What the editor's fields and sections do not show. */
function restOf(resume: Resume): Resume {
  const shown = new Set<string>([...Object.values(resumeKeys), 'customSections', 'basics']);
  const rest: Resume = Object.fromEntries(Object.entries(resume).filter(([key]) => !shown.has(key)));
  return { ...rest, ...originalEntries(resume), basics: originalBasics(resume.basics ?? {}) };
}
