import type { Question } from '@shortlist/schema';
import { slugOf } from '../lexicon/parse-lexicon.ts';
import type { TailorScene } from './proposal.ts';

/** What the posting asks for and the documents do not show, as questions in plain words: must-haves first, each thing once, at most twelve. */
export function askQuestions(scene: TailorScene): Question[] {
  const questions = new Map<string, Question>();
  const open = scene.match.requirements.filter((requirement) => requirement.met !== true);
  const sorted = [...open].sort((a, b) => Number(b.importance === 'must') - Number(a.importance === 'must'));
  for (const requirement of sorted) {
    const skills = (requirement.missing ?? []).filter((skill) => skill.kind !== 'soft-skill');
    for (const skill of skills) add(questions, skill.name, wordingOf(skill.kind, skill.text), requirement.id);
    if (skills.length > 0) continue;
    if (requirement.kind === 'education')
      add(
        questions,
        'education',
        `The posting asks for “${clip(requirement.text)}”. Do you have such a degree? Which one, from where, and when?`,
        requirement.id,
      );
    else if (requirement.kind === 'certificate')
      add(
        questions,
        clip(requirement.text),
        `The posting asks for “${clip(requirement.text)}”. Do you hold it? Since when, and from whom?`,
        requirement.id,
      );
    else if (requirement.kind === 'experience')
      add(
        questions,
        'experience',
        `The posting asks for “${clip(requirement.text)}”. Is there work that your resume leaves out? Where, when, and what did you do?`,
        requirement.id,
      );
    else if (requirement.kind === 'language')
      add(
        questions,
        clip(requirement.text),
        `The posting asks for “${clip(requirement.text)}”. How well do you speak it?`,
        requirement.id,
      );
  }
  return [...questions.values()].slice(0, 12);
}

function wordingOf(kind: string, name: string): string {
  if (kind === 'certificate') return `The posting asks for ${name}. Do you hold it? Since when, and from whom?`;
  if (kind === 'language') return `The posting asks for ${name}. How well do you speak it?`;
  if (kind === 'tool') return `The posting asks for ${name}. Have you used it? Where, and for what?`;
  return `The posting asks for ${name}. Have you done this? Where, and with what result?`;
}

function add(questions: Map<string, Question>, about: string, text: string, requirement: string): void {
  const id = `ask-${slugOf(about).slice(0, 60)}`;
  if (!questions.has(id)) questions.set(id, { id, text, about, requirement });
}

function clip(text: string): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.;:,]+$/, '');
  return plain.length <= 140 ? plain : `${plain.slice(0, plain.lastIndexOf(' ', 137))} …`;
}
