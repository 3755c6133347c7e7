import type {
  Answer,
  Evidence,
  Fact,
  OptimisedProfile,
  Posting,
  ProfileField,
  ProfileGoals,
  Resume,
} from '@shortlist/schema';
import { rewriteBullet } from './language/deeds/rewrite-bullet.ts';
import { askForGoals, askForPostings, askForWork } from './profile/ask-for.ts';
import { countAsked } from './profile/asked-by-postings.ts';
import { auditConsistency, countCompared } from './profile/audit-consistency.ts';
import { checkCompleteness } from './profile/check-completeness.ts';
import { profileLimits } from './profile/limits.ts';
import type { ProfileScene } from './profile/profile-scene.ts';
import { rankForGoals } from './profile/rank-for-goals.ts';
import { rankSkills } from './profile/rank-skills.ts';
import { recommend } from './profile/recommend.ts';
import { writeAbout } from './profile/write-about.ts';
import { writeHeadlines } from './profile/write-headlines.ts';
import { writePositions } from './profile/write-positions.ts';
import { languageOf } from './resume-language.ts';
import { collectFacts } from './verify/collect-facts.ts';
import { verifySentence } from './verify/verify-sentence.ts';

export type OptimiseProfileInput = {
  resume: Resume;
  evidence?: readonly Evidence[];
  goals: ProfileGoals;
  other?: Resume | undefined;
  answers?: readonly Answer[];
  /** Postings that the person sent or saved: what they ask for leads the skills, and what the profile lacks of it is asked. */
  postings?: readonly Posting[];
  now: string;
  language?: string;
};

/** A LinkedIn profile, field by field: texts to paste within the limits, skills, completeness, advice, and where it disagrees with a resume (`other`). */
export function optimiseProfile({
  resume,
  evidence = [],
  goals: given,
  other,
  answers = [],
  postings = [],
  now,
  language = languageOf(resume),
}: OptimiseProfileInput): OptimisedProfile {
  const goals: ProfileGoals = {
    ...given,
    targetRole: oneLine(given.targetRole),
    industry: oneLine(given.industry),
    location: oneLine(given.location),
    careerGoals: oneLine(given.careerGoals),
  };
  const facts = collectProfileFacts({ resume, evidence, answers, other, now });
  const scene: ProfileScene = {
    resume,
    goals,
    facts,
    answers,
    language,
    now,
    asked: countAsked(postings),
    relevance: rankForGoals(goals),
    verify: (sentence, own) => verifySentence(sentence, own, { language }),
    ...(other === undefined ? {} : { other }),
  };
  const { skills, facts: skillFacts } = rankSkills(scene);
  const headlines = writeHeadlines(scene, skills.order);
  const about = writeAbout(scene, skills.order);
  const positions = writePositions(
    scene,
    (line, current) => (language.startsWith('en') ? rewriteBullet(line, { current }).text : line),
    skills.order,
  );
  const inconsistencies = other === undefined ? [] : auditConsistency(resume, other);
  const fields: ProfileField[] = [
    {
      field: 'headline',
      title: 'Headline',
      ...(resume.basics?.label === undefined ? {} : { before: resume.basics.label }),
      options: headlines.map(({ text }) => text),
      notes: Object.fromEntries(headlines.map(({ text, note }) => [text, note])),
      limit: profileLimits.headline.limit,
    },
    {
      field: 'about',
      title: 'About',
      ...(resume.basics?.summary === undefined ? {} : { before: resume.basics.summary }),
      options: [about.map((paragraph) => paragraph.map(({ text }) => text).join(' ')).join('\n\n')],
      ...profileLimits.about,
    },
    ...positions.map(({ field }) => field),
  ];
  return {
    goals,
    language,
    fields: fields.filter(({ options }) => options.some((option) => option !== '')),
    skills,
    completeness: checkCompleteness(scene),
    recommendations: recommend(scene, skills, inconsistencies, skillFacts),
    questions: [...askForPostings(scene), ...askForGoals(scene), ...askForWork(scene)].filter(
      ({ id }, i, all) => all.findIndex((other) => other.id === id) === i,
    ),
    inconsistencies,
    ...(other === undefined ? {} : { compared: countCompared(resume, other) }),
    ledger: [
      ...headlines.map(({ text, facts: own }) => ({ sentence: text, pointer: 'headline', facts: own })),
      ...about.flat().map(({ text, facts: own }) => ({ sentence: text, pointer: 'about', facts: own })),
      ...positions.map(({ field, written }) => ({
        sentence: written.text,
        pointer: field.field,
        facts: written.facts,
      })),
      ...[...skillFacts].map(([sentence, own]) => ({ sentence, pointer: 'skills', facts: own })),
    ],
  };
}

/** The facts that texts of a profile may rest on: those of the profile, of the answers, and of a resume (`other`) of the same person. */
export function collectProfileFacts({
  resume,
  evidence = [],
  answers = [],
  other,
  now,
}: Pick<OptimiseProfileInput, 'resume' | 'evidence' | 'answers' | 'other' | 'now'>): Fact[] {
  return [
    ...collectFacts({ resume, evidence, answers, source: 'linkedin', now }),
    ...(other === undefined ? [] : collectFacts({ resume: other, now })),
  ];
}

/** Typed texts stand within sentences: without line breaks. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
