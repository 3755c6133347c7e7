import { profileLimits } from '@shortlist/engine';
import type { I18n } from '@shortlist/mail/texts';
import { byWord, type OptimisedProfile, type ProfileField } from '@shortlist/schema';
import { type Language, languageOf } from '@shortlist/schema/languages';
import type { SayText } from '@shortlist/schema/say-text';
import { engineVoice } from './texts/say-engine-text.ts';
import { speak } from './texts/speak.ts';

type Voice = { i18n: I18n; say: SayText };

/** The optimised profile as Markdown: what to paste, what to do, what the export cannot show. */
export function profileReport(profile: OptimisedProfile, language: Language): string {
  const voice = { i18n: speak(language), say: engineVoice(language) };
  const { i18n, say } = voice;
  const { targetRole: role, industry, location } = profile.goals;
  const blocks = [
    `# ${i18n._('LinkedIn profile')}`,
    i18n._('For **{role}** in {industry}, {location}.', { role, industry, location }),
    `## ${i18n._('What to do first')}`,
    profile.recommendations.map((each, i) => `${i + 1}. ${tellRecommendation(each, voice)}`).join('\n'),
    `## ${i18n._('Ready to paste')}`,
    ...profile.fields.flatMap((field) => fieldBlocks(field, voice)),
    `## ${i18n._('Skills')}`,
    listOf(i18n, i18n._('Order'), profile.skills.order),
    listOf(i18n, i18n._('Add (your documents show these)'), profile.skills.add),
    listOf(i18n, i18n._('Remove'), profile.skills.drop),
    ...(profile.questions.length === 0
      ? []
      : [`## ${i18n._('Questions')}`, profile.questions.map(({ text }) => `- ${say(text)}`).join('\n')]),
    ...consistencyBlocks(profile, voice),
    `## ${i18n._('What the export shows')}`,
    ...completenessBlocks(profile, voice),
    limitsBlock(i18n, language),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function tellRecommendation(
  { title, effect, reason }: OptimisedProfile['recommendations'][number],
  { i18n, say }: Voice,
): string {
  const effects = { high: i18n._('high impact'), medium: i18n._('medium impact'), low: i18n._('low impact') };
  return `**${say(title)}** (${effects[effect]}). ${say(reason)}`;
}

function fieldBlocks(field: ProfileField, voice: Voice): string[] {
  const { title, options, skills = [] } = field;
  return [
    `### ${voice.say(title)}`,
    ...options.map((option, i) => {
      const quote = option.split('\n').map((line) => `> ${line}`);
      return `${aboutOption(field, option, i + 1, voice)}\n\n${quote.join('\n')}`;
    }),
    listOf(voice.i18n, voice.i18n._('Skills to add to this position'), skills),
  ];
}

/** "Option 2 (310 of 2600 characters, the first 270 before “see more”) Says which role you look for." */
function aboutOption(
  { options, notes = {}, limit, visible }: ProfileField,
  option: string,
  number: number,
  { i18n, say }: Voice,
): string {
  const count = option.length;
  const size =
    limit === undefined
      ? i18n._('{count} characters', { count })
      : i18n._('{count} of {limit} characters', { count, limit });
  const shown =
    visible !== undefined && count > visible
      ? i18n._('{size}, the first {visible} before “see more”', { size, visible })
      : size;
  const note = byWord(notes)[option];
  return [
    ...(options.length > 1 ? [i18n._('Option {number}', { number })] : []),
    `(${shown})`,
    ...(note === undefined ? [] : [say(note)]),
  ].join(' ');
}

/** What was held against the resume, and what differs; nothing where there was no resume. */
function consistencyBlocks(profile: OptimisedProfile, voice: Voice): string[] {
  const { i18n } = voice;
  const { compared, inconsistencies } = profile;
  if (inconsistencies.length > 0) return [`## ${i18n._('Where profile and resume differ')}`, tableOf(profile, voice)];
  if (compared === undefined || compared.jobs + compared.degrees === 0) return [];
  const parts = [
    ...(compared.jobs > 0
      ? [
          i18n._(
            '{count, plural, one {# job (employer, title, start, and end)} other {# jobs (employer, title, start, and end)}}',
            {
              count: compared.jobs,
            },
          ),
        ]
      : []),
    ...(compared.degrees > 0
      ? [i18n._('{count, plural, one {# degree} other {# degrees}}', { count: compared.degrees })]
      : []),
  ];
  return [
    `## ${i18n._('Profile and resume match')}`,
    i18n._('Compared: {parts}. No differences.', { parts: parts.join('; ') }),
  ];
}

function tableOf({ inconsistencies }: OptimisedProfile, { i18n, say }: Voice): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  return [
    `| ${i18n._('Field')} | ${i18n._('Profile')} | ${i18n._('Resume')} | |`,
    '|---|---|---|---|',
    ...inconsistencies.map(
      (each) =>
        `| ${cell(capitalize(say(each.field)))} | ${cell(each.linkedin)} | ${cell(each.resume)} | ${cell(say(each.explanation))} |`,
    ),
  ].join('\n');
}

function completenessBlocks({ completeness }: OptimisedProfile, { i18n, say }: Voice): string[] {
  const titles = {
    missing: i18n._('Missing'),
    unknown: i18n._('Unknown (the export can’t show it)'),
    known: i18n._('Shown'),
  };
  return (['missing', 'unknown', 'known'] as const).map((state) =>
    listOf(
      i18n,
      titles[state],
      completeness.filter((row) => row.state === state).map(({ field }) => say(field)),
    ),
  );
}

function limitsBlock(i18n: I18n, language: Language): string {
  const { checked, headline, about, positionDescription } = profileLimits;
  const format = new Intl.DateTimeFormat(languageOf(language).formats, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return i18n._(
    'Limits checked on {date}: headline {headline}, About {about} ({visible} before “see more”), position {position} characters. LinkedIn doesn’t publish how it ranks profiles, so this report makes no promise about your rank.',
    {
      date: language === 'en' ? checked : format.format(new Date(checked)),
      headline: headline.limit,
      about: about.limit,
      visible: about.visible,
      position: positionDescription.limit,
    },
  );
}

function listOf(i18n: I18n, title: string, items: readonly string[]): string {
  return items.length === 0 ? '' : i18n._('**{title}:** {items}', { title, items: items.join(', ') });
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
