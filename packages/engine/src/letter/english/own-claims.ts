import type { Fact } from '@shortlist/schema';
import { titleWithArticle } from '../../language/text/article-for.ts';
import { splitSentences } from '../../language/text/split-sentences.ts';
import { isSameTrade } from '../../lexicon/relate/is-same-trade.ts';
import { rankRelevance } from '../../lexicon/relate/rank-relevance.ts';
import { sharesTitle } from '../../lexicon/relate/shares-title.ts';
import { findTitles } from '../../lexicon/titles/recognise-titles.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';

/** A count of years in figures or words: "over 20", "twenty-one". */
const count = String.raw`(?:(?:over|more than|nearly|almost) )?(?:\d{1,2}\+?|(?:twenty|thirty)-(?:one|two|three|four|five|six|seven|eight|nine)|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty)`;
const years = new RegExp(
  String.raw`\b(${count}) years['’]?(?: of)? (?:(?:work|professional|hands-on) )?experience (in|with|within|as) ((?:[\p{L}&/-]+ ?){1,7})`,
  'iu',
);
/** "Ten years of management experience", "8 years of product design experience": what it is in stands before it. */
const yearsOf = new RegExp(
  String.raw`\b(${count}) years['’]? of ((?!(?:work|professional|hands-on|relevant|progressive|total|overall) )\p{Ll}+(?: \p{Ll}+){0,2}) experience\b`,
  'iu',
);
/** "Professional accountant with seven (7) years experience", "(B.Pharma with more than 5 years of work experience)": as what, and how long. */
const yearsAs = new RegExp(
  String.raw`(?:^|\()(?:I am )?(?:an? )?((?:(?!(?:an?|the|by|to|under|of|for|my|our|his|her) )\p{L}+[ -]){0,3}\p{L}+) (?:with|having) (${count})(?: \((\d{1,2})\))? years['’]?(?: of)?(?: (?:work|professional|working))? experience\b(?! (?:in|with|within|as|of)\b)`,
  'iu',
);
/** Words at which what somebody has experience in may not end. */
const openEnd = /(?:\s(?:and|or|of|in|with|for|to|the|an?|my|as|by|on|at|from|all|both|various|each|every|other))+$/u;
/** Where a second deed, or a second experience, begins behind what somebody has experience in. */
const joined = /,? and (?=\p{Ll}+ing\b)| with (?:\p{Ll}+ )*experience\b/u;
const native = /\b[Nn]ative(?: speaker of| in)? ((?:\p{Lu}\p{Ll}+)(?:(?:,| and|, and) \p{Lu}\p{Ll}+){0,2})/u;
const spoken =
  /\b(?:[Ff]luent|[Bb]ilingual|[Pp]roficient) in ((?:\p{Lu}\p{Ll}+)(?:(?:,| and|, and) \p{Lu}\p{Ll}+){0,2})/u;
/** "Bilingual - English/Spanish", "Bilingual (English and French)". */
const bilingual = /\b[Bb]ilingual\s?(?:[-–:(]|in)\s?(\p{Lu}\p{Ll}+)\s?(?:\/|&|and)\s?(\p{Lu}\p{Ll}+)/u;
const underWay =
  /\b[Cc]urrently ((?:working towards?|studying for|pursuing|preparing for) (?:becoming )?(?:an? |the |my )?\p{Lu}{2,6}(?: (?:exam|license|licence|designation|certification))?)(?=[.;,]|$)/u;

/** What stands about the person outside the jobs: a summary, skills and further sections. */
const placed = /^\/(?:basics\/summary|skills\/|customSections\/|awards\/|languages\/)/;

/** "I have over 20 years of experience in payroll processing.": the claim of the person that is nearest to the post, where nothing else says who writes. English. */
export function yearsClaim(scene: LetterScene): DraftParagraph {
  const relevance = rankRelevance(scene.posting);
  const { title = '' } = scene.posting;
  const isAlike = sharesTitle(title);
  const isOfTrade = (own: string) => isSameTrade(own, title) || isAlike(own);
  const claims = piecesOf(scene).flatMap(({ text, fact }) => {
    const [, many = '', joint = '', rest = ''] = years.exec(text) ?? [];
    const field = rest.split(joined)[0]?.trim().replace(openEnd, '') ?? '';
    const [, counted = '', kind = ''] = yearsOf.exec(text) ?? [];
    const [, called = '', words = '', figure = words] = yearsAs.exec(text) ?? [];
    const own = findTitles(called)
      .filter(({ end }) => end >= called.length - 1)
      .map(({ start }) => called.slice(start))[0];
    return [
      ...(field === '' || relevance(field) < 0.3
        ? []
        : [{ sentence: `I have ${many.toLowerCase()} years of experience ${joint} ${field}.`, facts: [fact] }]),
      ...(kind === '' || relevance(kind) < 0.3
        ? []
        : [{ sentence: `I have ${counted.toLowerCase()} years of ${kind.toLowerCase()} experience.`, facts: [fact] }]),
      ...(own === undefined || !isOfTrade(own)
        ? []
        : [
            {
              sentence: `I have ${figure.toLowerCase()} years of experience as ${titleWithArticle(own)}.`,
              facts: [fact],
            },
          ]),
    ];
  });
  return claims.filter(({ sentence, facts }) => scene.verify(sentence, facts).length === 0).slice(0, 1);
}

/** The languages and the paper under way that the person names outside the fields for them, where the posting speaks of languages or of that paper's trade. English. */
export function furtherClaims(scene: LetterScene): DraftParagraph {
  const asksTongue = scene.posting.requirements.some(
    ({ kind, text }) =>
      kind === 'language' ||
      /\b(?:bilingual|(?:foreign|second) language|languages|fluent|native|spanish|french|german)\b/i.test(text),
  );
  const claims = piecesOf(scene).flatMap(({ text, fact }) => {
    const own = asksTongue ? native.exec(text)?.[1] : undefined;
    const fluent = asksTongue && own === undefined ? spoken.exec(text)?.[1] : undefined;
    const both = asksTongue && own === undefined && fluent === undefined ? bilingual.exec(text) : null;
    const goal = underWay.exec(text)?.[1];
    return [
      ...(own === undefined ? [] : [`I am a native speaker of ${own}.`]),
      ...(fluent === undefined ? [] : [`I am fluent in ${fluent}.`]),
      ...(both === null ? [] : [`I am bilingual in ${both[1]} and ${both[2]}.`]),
      ...(goal === undefined ? [] : [`I am currently ${goal}.`]),
    ].map((sentence) => ({ sentence, facts: [fact] }));
  });
  return claims.filter(({ sentence, facts }) => scene.verify(sentence, facts).length === 0).slice(0, 2);
}

function piecesOf({ facts }: LetterScene): { text: string; fact: Fact }[] {
  return facts
    .filter(({ pointer, source }) => source !== 'answer' && source !== 'posting' && placed.test(pointer))
    .flatMap((fact) =>
      splitSentences(fact.text.replace(/[•●▪]|â—/g, '\n')).map((text) => ({ text: text.replace(/^[\s-]+/, ''), fact })),
    );
}
