import type { Resume } from '../resume.ts';
import { type Draft, type DraftSection, newDraft } from './draft.ts';
import { writeLocation } from './draft-resume.ts';
import { SectionKind, sectionTitles } from './section-kinds.ts';
import { isListKind, resumeKeys, writeSection } from './typed-section.ts';

const always: SectionKind[] = ['summary', 'experience', 'education', 'skills'];
const others = SectionKind.options.filter((kind) => !always.includes(kind));

/** The draft of a resume that exists: each part as the text that reads back as it. `nowMs` makes the ids of further sections. */
export function resumeDraft(resume: Resume, nowMs: number, template?: Draft['design']['template']): Draft {
  const empty = newDraft(template);
  const basics = resume.basics ?? {};
  const linkedin = basics.profiles?.findIndex(isLinkedin) ?? -1;
  const custom = (resume.customSections ?? []).map(
    ({ title, lines }, index): DraftSection => ({
      id: `custom-${nowMs + index}`,
      title: title.trim() || sectionTitles.custom,
      content: lines.join('\n'),
      isCustom: true,
    }),
  );
  const profile = basics.profiles?.[linkedin];
  return {
    userInfo: {
      name: short(basics.name),
      jobTitle: short(basics.label),
      email: short(basics.email),
      phone: short(basics.phone),
      location: short(basics.location && writeLocation(basics.location)),
      website: short(basics.url),
      linkedin: short(profile?.url ?? profile?.username),
    },
    sections: [
      ...empty.sections.map((section) => ({ ...section, content: contentOf(resume, section.id as SectionKind) })),
      ...others.flatMap((kind) => further(resume, kind, nowMs)),
      ...custom,
    ],
    design: { ...empty.design, ...languageOf(resume) },
    rest: restOf(resume, linkedin),
  };
}

function further(resume: Resume, kind: SectionKind, nowMs: number): DraftSection[] {
  const content = contentOf(resume, kind);
  return content === '' ? [] : [{ id: `${kind}-${nowMs}`, title: sectionTitles[kind], content, isCustom: false }];
}

function contentOf(resume: Resume, kind: SectionKind): string {
  if (kind === 'summary') return resume.basics?.summary ?? '';
  return isListKind(kind) ? writeSection(kind, resume) : '';
}

function languageOf({ meta }: Resume): { language?: string } {
  return typeof meta?.language === 'string' ? { language: meta.language } : {};
}

/** What the editor's fields and sections do not show. */
function restOf(resume: Resume, linkedin: number): Resume {
  const shown = new Set<string>([...Object.values(resumeKeys), 'customSections', 'basics']);
  const rest: Resume = Object.fromEntries(Object.entries(resume).filter(([key]) => !shown.has(key)));
  const { name: _1, label: _2, email: _3, phone: _4, url: _5, summary: _6, profiles, ...basics } = resume.basics ?? {};
  const kept = profiles?.filter((_, index) => index !== linkedin);
  return { ...rest, basics: { ...basics, ...(kept && kept.length > 0 ? { profiles: kept } : {}) } };
}

function isLinkedin({ network, url }: { network?: string; url?: string }): boolean {
  return /linkedin/i.test(network ?? '') || /linkedin\.com/i.test(url ?? '');
}

const short = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, 500);
