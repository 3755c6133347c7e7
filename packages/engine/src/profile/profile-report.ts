import { comparedText, type OptimisedProfile, type ProfileField } from '@shortlist/schema';
import { profileLimits } from './limits.ts';

/** The optimised profile as Markdown: what to paste, what to do, what the export cannot show. */
export function profileReport(profile: OptimisedProfile): string {
  const { goals } = profile;
  const blocks = [
    '# LinkedIn profile',
    `For **${goals.targetRole}** in ${goals.industry}, ${goals.location}.`,
    '## What to do first',
    profile.recommendations
      .map((each, i) => `${i + 1}. **${each.title}** (${each.effect} effect). ${each.reason}`)
      .join('\n'),
    '## Texts to paste',
    ...profile.fields.flatMap(fieldBlocks),
    '## Skills',
    listOf('Order', profile.skills.order),
    listOf('Add (your own documents show them)', profile.skills.add),
    listOf('Drop', profile.skills.drop),
    ...(profile.questions.length === 0
      ? []
      : ['## Questions', profile.questions.map(({ text }) => `- ${text}`).join('\n')]),
    ...consistencyBlocks(profile),
    '## What the export shows',
    ...(['missing', 'unknown', 'known'] as const).map((state) =>
      listOf(
        state === 'unknown' ? 'Unknown (the export cannot show it)' : state === 'missing' ? 'Missing' : 'Shown',
        profile.completeness.filter((row) => row.state === state).map(({ field }) => field),
      ),
    ),
    `Limits checked on ${profileLimits.checked}: headline ${profileLimits.headline.limit}, About ${profileLimits.about.limit} (${profileLimits.about.visible} before “see more”), position ${profileLimits.positionDescription.limit} characters. LinkedIn does not publish how it ranks profiles, so this report promises no rank.`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function fieldBlocks({ title, options, notes = {}, skills = [], limit, visible }: ProfileField): string[] {
  return [
    `### ${title}`,
    ...options.map(
      (option, i) =>
        `${options.length > 1 ? `Option ${i + 1} ` : ''}(${option.length}${limit === undefined ? '' : ` of ${limit}`} characters${visible !== undefined && option.length > visible ? `, the first ${visible} before “see more”` : ''})${notes[option] === undefined ? '' : ` ${notes[option]}`}\n\n${option
          .split('\n')
          .map((line) => `> ${line}`)
          .join('\n')}`,
    ),
    listOf('Skills for this position to carry', skills),
  ];
}

/** What was held against the resume, and what differs; nothing where there was no resume. */
function consistencyBlocks(profile: OptimisedProfile): string[] {
  const { compared, inconsistencies } = profile;
  if (inconsistencies.length > 0) return ['## Where profile and resume differ', tableOf(profile)];
  if (compared === undefined || compared.jobs + compared.degrees === 0) return [];
  return ['## Profile and resume agree', `Compared: ${comparedText(compared)}. Nothing differs.`];
}

function listOf(title: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `**${title}:** ${items.join(', ')}`;
}

function tableOf({ inconsistencies }: OptimisedProfile): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  return [
    '| Field | Profile | Resume | |',
    '|---|---|---|---|',
    ...inconsistencies.map(
      (each) => `| ${cell(each.field)} | ${cell(each.linkedin)} | ${cell(each.resume)} | ${cell(each.explanation)} |`,
    ),
  ].join('\n');
}
