import { type SheetNeed, sheetWords, tellNeed, tellQuotePlace } from '@shortlist/schema';
import type { Language } from '@shortlist/schema/languages';
import { sayPlaces } from './texts/say-places.ts';
import { speak } from './texts/speak.ts';

type Job = { title?: string | undefined; employer?: string | undefined };

/** The interview sheet as Markdown: for each need what may be asked, and the person's own lines to answer with, quoted. */
export function interviewSheet(needs: readonly SheetNeed[], { title, employer }: Job, language: Language): string {
  const i18n = speak(language);
  const say = sayPlaces(language);
  const job = [title, employer].filter((name) => name !== undefined && name !== '').join(', ');
  const blocks = [
    `# ${i18n._('Interview prep')}`,
    job,
    i18n._(
      'Likely questions for each requirement of the posting, with your own lines to answer them. Quotes are word for word.',
    ),
    ...needs.flatMap((need) => {
      const { question, objection, lead, hint } = tellNeed(need, say);
      return [
        `## ${need.need}`,
        labelled(say(sheetWords.question), i18n._('“{words}”', { words: question })),
        objection === undefined ? '' : labelled(say(sheetWords.objection), i18n._('“{words}”', { words: objection })),
        need.quotes.length === 0 ? lead : `**${lead}**`,
        need.quotes
          .map((quote) => `- ${say('“{words}” ({place})', { words: quote.text, place: tellQuotePlace(quote, say) })}`)
          .join('\n'),
        hint ?? '',
      ];
    }),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

const labelled = (label: string, text: string): string => `**${label}:** ${text}`;
