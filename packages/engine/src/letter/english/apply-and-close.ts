import type { Posting } from '@shortlist/schema';
import { nameWithThe } from '../../language/text/name-with-the.ts';
import { withoutLastWord } from '../../language/text/without-end.ts';
import { isTitle } from '../../language/titles/is-title.ts';
import { shortTitle } from '../../language/titles/short-title.ts';
import { spellRank } from '../../language/titles/spell-rank.ts';
import { turnOf } from '../form/turn-of.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import { ownPaper } from './english-variety.ts';

/** What the letter is for: the fullest wording that the gate lets stand. English. */
export function applySentence(scene: LetterScene): DraftParagraph {
  const { posting, tone, verify, facts } = scene;
  const wordings = rolesOf(posting).map(
    (role) =>
      ({
        plain: `I am applying for the ${role}.`,
        warm: `I would like to apply for the ${role}.`,
        formal: `I wish to apply for the ${role}.`,
      })[tone],
  );
  const said = wordings.find((sentence) => verify(sentence, facts).length === 0);
  const unnamed = ['I would like to apply for the position you advertise.', 'I am applying for this position.'];
  return [
    { sentence: said ?? unnamed.find((sentence) => verify(sentence, facts).length === 0) ?? '', facts: [] },
  ].filter(({ sentence }) => sentence !== '');
}

/** How the letter ends: an offer to talk that only this employer can have been sent, then thanks. English. */
export function closingSentences(scene: LetterScene): DraftParagraph {
  const { tone, length, posting, resume, verify, facts } = scene;
  const title = namedTitle(posting);
  const role = title === undefined ? 'the role' : `the ${title} role`;
  const at = posting.employer === undefined ? undefined : nameWithThe(posting.employer);
  const paper = ownPaper(resume, posting);
  const forms =
    at === undefined ? offersOfRole[tone].map((say) => say(role, paper)) : offersTo[tone].map((say) => say(at, paper));
  const bare = offersOfRole[tone].map((say) => say('the role', paper));
  const turned = [...forms.slice(turnOf(`${at}${title}`, forms.length)), ...forms, ...bare];
  const offer = turned.find((sentence) => verify(sentence, facts).length === 0) ?? '';
  const thanks = {
    plain: 'Thank you for reading.',
    warm: 'Thank you for your time.',
    formal: 'Thank you for your consideration.',
  }[tone];
  return (length === 'short' && tone === 'plain' ? [offer] : [offer, thanks])
    .filter((sentence) => sentence !== '')
    .map((sentence) => ({ sentence, facts: [] }));
}

type Offer = (thing: string, paper: string) => string;

/** Offers to talk that name the employer; which one is taken turns with the name, so that no two employers read the same. */
const offersTo: Record<LetterScene['tone'], Offer[]> = {
  plain: [
    (at) => `I would welcome a conversation about what ${at} needs from this role.`,
    (at) => `I would be glad to talk about the role and the work ahead at ${at}.`,
    (at) => `I would like to hear more about the role at ${at} and to answer your questions.`,
    (at) => `If you think this fits the role at ${at}, I would be glad to talk.`,
  ],
  warm: [
    (at) => `I would love to talk about what ${at} needs from this role.`,
    (at) => `I would love to hear more about the role at ${at}.`,
    (at) => `I would enjoy talking with you about the role at ${at}.`,
  ],
  formal: [
    (at, paper) =>
      `I enclose my ${paper} and would welcome the opportunity to discuss what ${at} needs from this role.`,
    (at, paper) => `My ${paper} is enclosed, and I would welcome the opportunity to discuss the role at ${at}.`,
  ],
};
const offersOfRole: Record<LetterScene['tone'], Offer[]> = {
  plain: [
    (role) => `I would welcome a conversation about ${role}.`,
    (role) => `I would be glad to talk about ${role}.`,
    (role) => `I would like to hear more about ${role} and to answer your questions.`,
  ],
  warm: [(role) => `I would love to talk about ${role}.`, (role) => `I would love to hear more about ${role}.`],
  formal: [(role, paper) => `I enclose my ${paper} and would welcome the opportunity to discuss ${role}.`],
};

/** "HR Generalist position at Juniper & Ash", "HR Generalist position": what the posting names, fullest first; "position at Juniper & Ash" where its title is unsure. */
export function rolesOf(posting: Posting): string[] {
  const title = namedTitle(posting);
  const at = posting.employer === undefined ? '' : ` at ${nameWithThe(posting.employer)}`;
  if (title === undefined) return at === '' ? [] : [`position${at}`];
  const named = `${title}${/\b(?:position|role|job|post)(?:$| (?:in|for|of|on) )/i.test(title) ? '' : ' position'}`;
  return at === '' ? [named] : [`${named}${at}`, named, `position${at}`];
}

/** Words that lead from a title to who offers it. */
const beforeEmployer = ['at', 'with', 'for', 'bei', 'chez', 'en'];

/** The posting's title as a sentence can bear it: without the employer's name behind it. */
export function namedTitle({ title, employer }: Posting): string | undefined {
  if (title === undefined) return undefined;
  const short = shortTitle(title);
  const at =
    employer === undefined
      ? -1
      : short.search(new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(employer)}(?![\\p{L}\\d])`, 'iu'));
  const bare = at > 3 ? withoutLastWord(short.slice(0, at), beforeEmployer, /[\s,|@–—-]/) : short;
  // "Senior Developer at a Startup Studio": where it is comes behind the title, and once.
  const [role = ''] = bare.replace(/ (?:in|en|à|em) \p{Lu}\p{Ll}+$/u, '').split(/ at (?=an? |the |\p{Lu})/u);
  // "IT Technician / Desktop / Support Tier 1/2": the subject has the whole, a sentence says the first that is a title.
  const [first = ''] = role.split(' / ');
  const said = isTitle(first) ? first : role;
  return said.length > 90 || said === '' ? undefined : spellRank(said);
}
