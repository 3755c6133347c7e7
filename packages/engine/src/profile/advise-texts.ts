import { unwrapLines } from '../language/text/unwrap-lines.ts';
import type { Advice } from './advice.ts';
import { isSameRole, namesRole } from './is-same-role.ts';
import { profileLimits } from './limits.ts';
import { isCurrent, type ProfileScene } from './profile-scene.ts';
import { resultsFor } from './short-results.ts';

/** Whether the headline names the role that is looked for, as what is held or as a wish. */
export function adviseHeadline(scene: ProfileScene): Advice[] {
  const { resume, goals } = scene;
  const headline = resume.basics?.label ?? '';
  const role = goals.targetRole.trim();
  const field = 'headline';
  if (headline === '')
    return [
      {
        effect: 'high',
        title: 'Write a headline',
        reason:
          'Your profile has none. A headline appears next to your name in every search result and message. Pick one of our suggestions.',
        field,
      },
    ];
  if (headline.toLowerCase().includes(role.toLowerCase())) return [];
  if (namesRole(headline, role))
    return [
      {
        effect: 'low',
        title: `Spell out ${role} in your headline`,
        reason: `“${headline}” uses only one form of the role. With both, you appear in searches for either.`,
        field,
      },
    ];
  const isHeld = (resume.work ?? []).some(({ position = '' }) =>
    isSameRole(position.split(/[,|(–]/)[0] ?? '', goals.targetRole),
  );
  if (isHeld)
    return [
      {
        effect: 'medium',
        title: `Name ${role} in your headline`,
        reason: 'Recruiters search by role. This is your role, but your headline doesn’t say so.',
        field,
      },
    ];
  const isBusy = (resume.work ?? []).some((job) => isCurrent(job, scene.now));
  const isFar = scene.relevance(headline) < 1;
  return [
    {
      effect: isFar ? 'high' : 'medium',
      title: isFar
        ? 'Name the role you want in your headline'
        : `Say in your headline that you’re looking for ${role} roles`,
      reason: `${isFar ? `“${headline}” doesn’t mention the role you want (${role}), and people read it first.` : 'Recruiters search by role.'} Our first suggestion states the role as a goal, not as experience.${isBusy ? ' Pick another one if your current employer shouldn’t see it.' : ''}`,
      field,
    },
  ];
}

/** What the About lacks: words at all, a result, or a result where it shows. */
export function adviseAbout(scene: ProfileScene): Advice[] {
  const about = unwrapLines(scene.resume.basics?.summary ?? '');
  const { limit, visible } = profileLimits.about;
  const best = resultsFor(scene, 0)[0]?.text;
  const field = 'about';
  const told = best === undefined ? '' : ` For example, you could use “${best}” from your positions.`;
  if (about === '')
    return [
      {
        effect: 'high',
        title: 'Write an About section',
        reason: `Your profile has none. Its first ${visible} characters show without a click. Use them for what you do and one result.${told}`,
        field,
      },
    ];
  const list: Advice[] = [];
  const opens = about.slice(0, visible);
  if (about.length < 300)
    list.push({
      effect: /\d/.test(about) ? 'medium' : 'high',
      title: 'Say more in your About section',
      reason: `It uses ${about.length} of ${limit.toLocaleString('en')} characters${/\d/.test(about) ? '' : ' and has no numbers'}.${told === '' ? ' Add two or three results to show what you can do.' : told} Our suggestion combines your own words with your results.`,
      field,
    });
  else if (!/\d/.test(opens))
    list.push({
      effect: 'medium',
      title: 'Start your About section with a result',
      reason: `Its first ${visible} characters show without a click, and they contain no numbers.${told}`,
      field,
    });
  const isOwnVoice = /\b(?:I|my|ich|meine?|je|mon|ma|yo|mi|mis|soy)\b|j['’]/i.test(about);
  if (!isOwnVoice)
    list.push({
      effect: 'low',
      title: 'Write your About section in the first person',
      reason: `“${firstWords(about)}…” sounds like a resume. On LinkedIn, write as “I”.`,
      field,
    });
  return list;
}

function firstWords(text: string): string {
  return text
    .split(/\s+/)
    .slice(0, 6)
    .join(' ')
    .replace(/[,.;:]$/, '');
}
