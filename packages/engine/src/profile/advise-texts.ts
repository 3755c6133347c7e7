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
          'It stands beside your name in every search result and message, and the export shows none. Take one of those that we propose.',
        field,
      },
    ];
  if (headline.toLowerCase().includes(role.toLowerCase())) return [];
  if (namesRole(headline, role))
    return [
      {
        effect: 'low',
        title: `Write out ${role} in the headline`,
        reason: `“${headline}” has the role in its other form alone; with both, either search finds it.`,
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
        title: `Name ${role} in the headline`,
        reason: 'Recruiters search by the name of the role. You hold it, and the headline does not say so.',
        field,
      },
    ];
  const isBusy = (resume.work ?? []).some((job) => isCurrent(job, scene.now));
  const isFar = scene.relevance(headline) < 1;
  return [
    {
      effect: isFar ? 'high' : 'medium',
      title: isFar ? 'Name the role you want in the headline' : `Say in the headline that you look for ${role}`,
      reason: `${isFar ? `“${headline}” has no word of the role you want (${role}), and it is what people read first.` : 'Recruiters search by the name of the role.'} The first headline that we propose says it as a wish, which claims nothing${isBusy ? '; take another one if your present employer should not read it' : ''}.`,
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
  const told = best === undefined ? '' : ` Your positions have one: “${best}”.`;
  if (about === '')
    return [
      {
        effect: 'high',
        title: 'Write an About',
        reason: `The export shows none. Its first ${visible} characters are read without a click: what you do, and one result.${told}`,
        field,
      },
    ];
  const list: Advice[] = [];
  const opens = about.slice(0, visible);
  if (about.length < 300)
    list.push({
      effect: /\d/.test(about) ? 'medium' : 'high',
      title: 'Say more in About',
      reason: `Yours has ${about.length} of ${limit.toLocaleString('en')} characters${/\d/.test(about) ? '' : ' and no figure'}.${told === '' ? ' Two or three results would show what you can do.' : told} The text that we propose puts your own words and your results together.`,
      field,
    });
  else if (!/\d/.test(opens))
    list.push({
      effect: 'medium',
      title: 'Open About with a result',
      reason: `Its first ${visible} characters show without a click, and no figure stands there.${told}`,
      field,
    });
  const isOwnVoice = /\b(?:I|my|ich|meine?|je|mon|ma|yo|mi|mis|soy)\b|j['’]/i.test(about);
  if (!isOwnVoice)
    list.push({
      effect: 'low',
      title: 'Write About in the first person',
      reason: `“${firstWords(about)} …” reads as a resume; a profile is you speaking to the reader.`,
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
