import type { LedgerEntry, Letter, Posting } from '@shortlist/schema';
import { foldText } from '../language/text/fold-text.ts';
import { listPlaceholders, withoutPlaceholders } from '../language/text/without-placeholders.ts';
import { composeLetter } from './compose-letter.ts';
import { englishVariety } from './english/english-variety.ts';
import { addressee } from './form/addressee.ts';
import { calmResume } from './form/calm-resume.ts';
import { certainMail, certainPhone, certainPlace } from './form/certain-place.ts';
import { withCertainStudies } from './form/certain-studies.ts';
import { findContact } from './form/find-contact.ts';
import { isPersonName } from './form/is-person-name.ts';
import { isLetterLanguage, letterWords } from './form/letter-words.ts';
import { labelOfName } from './form/name-labels.ts';
import { inOwnForm, isOwnForm } from './form/own-form.ts';
import { withoutPictures } from './form/pictures.ts';
import { readyResume } from './form/ready-resume.ts';
import { isThroughAgency } from './form/through-agency.ts';
import { titledJobs } from './form/titled-jobs.ts';
import type { DraftParagraph, LetterInput } from './letter-scene.ts';
import { isPortugal } from './other/is-portugal.ts';
import { inSwissSpelling, isSwiss } from './other/is-swiss.ts';
import { withNoBreaks } from './other/no-break-spaces.ts';
import { remarkOnFewProofs, remarkOnGaps, remarkOnPictures, remarkOnPlaceholders, remarksOn } from './remarks.ts';

/** The name that the letter is from; none where what was read can be nobody's. `email` tells where two names in one word part. */
const ownName = (read: string | undefined, email: string): string => {
  const plain = withoutPictures(read ?? '')
    .replace(labelOfName, '')
    .replace(/^\(([^()]+)\)$/u, '$1')
    // The end of a sentence, and no "Jr.".
    .replace(/(?<=\p{Ll}{3})\.$/u, '')
    // "Ada Holm (Assistant Professor)": a remark behind the name.
    .replace(/\s*\([^()]*\)?$/u, '')
    .replace(/(?<=\p{L})- (?=\p{Lu})/gu, '-')
    // "G E M M A McCarley": a word set wide, beside one that is not; four letters may be initials.
    .replace(/(?<!\p{L})\p{Lu}(?: \p{Lu}){4,}(?= \p{L}{2})/gu, (wide) => wide.replaceAll(' ', ''));
  const parted = partByAddress(plain, email);
  // Who writes the own name small signs as names are written.
  const name = /\p{Lu}/u.test(parted) ? parted : parted.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
  return isPersonName(name) ? name : '';
};

/** "LiridonHolm", whose address is "liridon9@…": two names that the page drew without a space between. */
function partByAddress(name: string, email: string): string {
  const [, first = '', last = ''] = /^(\p{Lu}\p{Ll}{2,})(\p{Lu}\p{Ll}{2,})$/u.exec(name) ?? [];
  const address = foldText(email);
  const isOwn =
    first !== '' &&
    !/^(?:Mac|Fitz|Van|Von|San)$/.test(first) &&
    !address.startsWith(foldText(name)) &&
    [first, last].some((part) => address.startsWith(foldText(part)));
  return isOwn ? `${first} ${last}` : name;
}

/** A paragraph as it is printed; a list has a line for each item and for what stands above some of them. */
const joinSentences = (sentences: DraftParagraph): string =>
  sentences.every(({ line }) => line)
    ? sentences.map(({ sentence, line }) => (line === 'item' ? `– ${sentence}` : sentence)).join('\n')
    : sentences.map(({ sentence }) => sentence).join(' ');

/**
 * A cover letter in the resume's language (English, German, French, Spanish, Portuguese, Italian, Dutch; else English): the post, two or three
 * lines of the resume as they are written, what is asked for and held, a close. Sentences that the gate blocks are left out.
 */
export function writeLetter(input: LetterInput): Letter {
  const { facts, now } = input;
  const template = listPlaceholders(input.resume);
  const resume = withCertainStudies(
    readyResume(calmResume(withoutPlaceholders(titledJobs(input.resume))), input.language),
    now,
  );
  const named = inOwnForm(input.posting, resume);
  // Who looks on behalf of others is written to, and offers no post of its own.
  const { employer: agency, ...unnamed } = named;
  const posting: Posting = isThroughAgency(named) ? unnamed : named;
  const contact = findContact(posting.text);
  const code = input.language.slice(0, 2).toLowerCase();
  const language = isLetterLanguage(code) ? code : 'en';
  const tone = input.tone ?? 'plain';
  const length = input.length ?? 'full';
  const scene = { ...input, posting, resume, language, tone, length };
  const swiss = language === 'de' && isSwiss(resume, posting);
  const spelled = (text: string): string => (swiss ? inSwissSpelling(text, resume, posting) : text);
  const drafts = composeLetter(scene);
  const kept = drafts
    .map((paragraph) =>
      // A name with a full stop of its own ("S.A.") ends its sentence.
      paragraph
        .map((each) => ({ ...each, sentence: each.sentence.replace(/(?<!\.)\.\.$/, '.') }))
        .filter(({ sentence, facts: own }) => input.verify(sentence, own.length === 0 ? facts : own).length === 0)
        .map((each) => ({ ...each, sentence: spelled(withNoBreaks(each.sentence, language)) })),
    )
    .filter((paragraph) => paragraph.length > 0);
  const variety = englishVariety(resume, posting);
  const words = letterWords(language, tone, {
    isOwnTitle: isOwnForm(posting, resume),
    variety,
    isPortugal: isPortugal(resume, posting),
  });
  const basics = resume.basics ?? {};
  const phone = certainPhone(basics.phone ?? '');
  const email = certainMail(basics.email ?? '');
  const name = ownName(basics.name, email);
  // A town that stands beside no name, mail or phone is no sender's.
  const hasSender = name !== '' || email !== '' || phone !== '';
  const town = [basics.location?.city, basics.location?.region].filter(Boolean).join(', ');
  const place = hasSender ? certainPlace(withoutPictures(town)) : '';
  const employer = withoutPictures(agency ?? '');
  const where = certainPlace(withoutPictures((posting.location ?? '').replace(/; .*$/, '').replace(/,(?=\S)/g, ', ')));
  const ledger: LedgerEntry[] = kept.flatMap((paragraph, i) =>
    paragraph.map(({ sentence, facts: own }) => ({ sentence, pointer: `/paragraphs/${i}`, facts: own })),
  );
  return {
    language: language === 'en' && variety === 'british' ? 'en-GB' : language,
    tone,
    length,
    date: now.slice(0, 10),
    sender: {
      name,
      ...(email ? { email } : {}),
      ...(phone ? { phone } : {}),
      ...(place ? { location: place } : {}),
    },
    recipient: {
      ...(contact === undefined ? {} : { name: addressee(contact, language) }),
      ...(employer ? { employer } : {}),
      // A town by itself is nobody.
      ...(where !== '' && (employer !== '' || contact !== undefined) ? { location: where } : {}),
    },
    subject: spelled(withNoBreaks(words.subject(posting.title, posting.employer), language)),
    greeting: spelled(words.greeting(agency, contact)),
    paragraphs: kept.map(joinSentences),
    closing: spelled(words.closing(contact)),
    signature: name === '' ? '[Your name]' : name,
    ledger,
    remarks: [
      ...remarkOnPlaceholders(template),
      ...remarksOn({
        match: input.match,
        posting,
        resume: { ...resume, basics: { ...basics, name } },
        wholeWork: input.wholeWork,
        language: input.language,
        now,
      }),
      ...remarkOnGaps(scene),
      ...remarkOnFewProofs(kept, input.wholeWork ?? input.resume.work),
      ...remarkOnPictures(ledger),
    ],
  };
}
