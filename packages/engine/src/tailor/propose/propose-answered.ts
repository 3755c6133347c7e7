import type { SkillMention } from '@shortlist/schema';
import { findDates } from '../../language/dates/find-dates.ts';
import { asksForAbility } from '../../language/stance/forms-of-demand.ts';
import { leavesOpen } from '../../language/stance/read-answer.ts';
import { isOrganisation } from '../../language/titles/is-title.ts';
import { findDegrees } from '../../lexicon/learning/degree-levels.ts';
import { findLanguages } from '../../lexicon/learning/languages.ts';
import { isPaper, listOpen } from '../ask/ask-questions.ts';
import type { OpenQuestion } from '../ask/open-question.ts';
import { skillTarget } from './own-skills.ts';
import type { Proposal, TailorScene } from './proposal.ts';
import { toldAbout } from './told-about.ts';

/**
 * Enters what the person told us where the resume lacks it: a certificate, a language, a degree, or a skill that only the posting has a word
 * for. Skills of the lexicon come by `proposeNamedSkills`. Answers that leave open whether the thing is held enter nothing.
 */
export function proposeAnswered(scene: TailorScene): Proposal[] {
  return listOpen(scene).flatMap((open): Proposal[] => {
    const answer = toldAbout(scene, open);
    if (answer === undefined || leavesOpen(answer.told)) return [];
    const { fact, told } = answer;
    const entry = entryFor(open, told, scene);
    return entry === undefined
      ? []
      : [
          {
            op: 'add',
            ...placed(scene, entry),
            before: undefined,
            reason: 'answer-entered',
            explanation: `Adds “${entry.name}”, which you told us about.`,
            evidence: [fact],
            requirements: open.question.requirement === undefined ? [] : [open.question.requirement],
          },
        ];
  });
}

type Entry = { section: 'certificates' | 'languages' | 'education' | 'skills'; name: string; after: object };

function entryFor(open: OpenQuestion, told: string, scene: TailorScene): Entry | undefined {
  const { kind, question, skill } = open;
  if (skill?.kind === 'certificate' || (skill === undefined && asksForPaper(open, scene))) {
    const name = skill === undefined ? certificateName(question.about, told) : nameOf(skill, told);
    if (name === undefined) return undefined;
    return certificateEntry(name, told);
  }
  if (skill?.kind === 'language' || kind === 'language') return languageIn(`${question.about}: ${told}`);
  if (kind === 'education' && skill === undefined) return degreeIn(told);
  const granted = grantedIn(told);
  if (granted !== undefined) return certificateEntry(granted, told);
  if (skill === undefined || skill.id !== undefined) return undefined;
  const name = skill.name.charAt(0).toUpperCase() + skill.name.slice(1);
  return { section: 'skills', name, after: { name } };
}

/** Whether a whole line names a paper that one holds: neither a condition ("right to work in the UK") nor an ability ("able to drive a forklift truck"). */
const asksForPaper = ({ kind, question }: OpenQuestion, scene: TailorScene): boolean =>
  (kind === 'certificate' || (kind === 'gate' && isPaper(question.requirement ?? '', scene))) &&
  !asksForAbility(question.about);

function certificateEntry(name: string, told: string): Entry {
  const [date, issuer] = [dateIn(told), issuerIn(told.replace(name, ''), name)];
  const more = { ...(date === undefined ? {} : { date }), ...(issuer === undefined ? {} : { issuer }) };
  return { section: 'certificates', name, after: { name, ...more } };
}

/** A certificate by its own name in an answer about something else: "Confluent Certified Developer for Apache Kafka". */
function grantedIn(told: string): string | undefined {
  const name =
    /(?:\p{Lu}[\p{L}\d+&.-]*\s+){0,5}(?:Certified|Certificate|Certification|Zertifikat|Certificat|Certificado|Licen[cs]e|Diploma)(?:\s+(?:in|for|of|für|de|en|\p{Lu}[\p{L}\d+&-]*|\d+(?!\d)))*/u
      .exec(told)?.[0]
      .replace(/(?:\s+(?:in|for|of|für|de|en|(?:19|20)\d\d))+$/u, '')
      .trim();
  return name === undefined || name.split(' ').length < 2 || /^I\b/.test(name) ? undefined : name;
}

function placed(scene: TailorScene, { section, name, after }: Entry): Pick<Proposal, 'path' | 'after'> {
  const target = skillTarget(scene.resume);
  return section === 'skills' && target >= 0
    ? { path: `/skills/${target}/keywords/-`, after: name }
    : { path: `/${section}/-`, after };
}

/** The lexicon's name with the posting's abbreviation ("Basic Life Support (BLS)") where the person uses it too. */
function nameOf(skill: SkillMention, told: string): string {
  // "CompTIA A+": with the house that the posting names before it.
  if (new RegExp(`^\\p{Lu}[\\p{L}-]+ ${RegExp.escape(skill.name)}$`, 'u').test(skill.text)) return skill.text;
  const short = /\b[A-Z]{2,6}\b/.exec(skill.text)?.[0];
  return short !== undefined &&
    short !== skill.name &&
    new RegExp(`\\b${short}\\b`).test(told) &&
    !skill.name.includes(short)
    ? `${skill.name} (${short})`
    : skill.name;
}

/** A requirement's whole line is a certificate's name only where it is short and names one thing, which the person confirms whole. */
function certificateName(about: string, told: string): string | undefined {
  const name = about
    .replace(
      /\s*(?:\(?(?:is )?(?:an? )?(?:required|preferred|plus|advantage|must)\)?|von Vorteil|erforderlich)[.!]*$/i,
      '',
    )
    .trim();
  const isOne = name.length <= 60 && !/[,;/]|\b(?:or|and|oder|und|ou|et|o|y)\b/i.test(name);
  return isOne && !/\b(?:only|but|except|nur|aber|seulement|mais|solo|pero)\b/i.test(told) ? name : undefined;
}

/** When it was granted: the one date that the answer names besides the end ("since March 2019, valid until 2027" → "2019-03"). */
function dateIn(told: string): string | undefined {
  const dates = findDates(told.replace(ends, ' '));
  const [only] = dates;
  return dates.length === 1 && only !== undefined && (!only.range || only.open) ? (only.from ?? only.to) : undefined;
}

const ends =
  /[,;(]?\s*(?:and |und |et |y )?(?:until|till|expir(?:es|ing|y)|valid|good through|through|renew\p{L}*|bis|gültig|läuft|jusqu|valable|expire|hasta|válid\p{L}*|caduca)\b[^,;.]*/giu;

/** Who granted it: what follows "from" or "by", or a piece between commas that is a name and nothing else. */
function issuerIn(told: string, name: string): string | undefined {
  const pieces = told.split(/[,;()\n]|\.\s|\.$/).map((piece) => piece.trim());
  const stated = pieces.flatMap(
    (piece) => /(?:\bfrom|\bby|\bvon|\bpar|\bpor)\s+(?:the\s+)?(\p{Lu}.*)$/u.exec(piece)?.[1] ?? [],
  );
  const named = pieces.filter((piece) =>
    /^\p{Lu}[\p{L}&.'’-]*(?: (?:of|the|for|and|\p{Lu}[\p{L}&.'’-]*))*$/u.test(piece),
  );
  return [...stated, ...named]
    .map((piece) => piece.replace(/\s+(?:in|since|on)\s+(?:19|20)\d{2}$/, ''))
    .find((piece) => piece.length > 1 && isOrganisation(piece) && !yes.test(piece) && !name.includes(piece));
}

const yes = /^(?:yes|yeah|yep|ja|oui|sí|si|sure|correct|i)\b/i;

function languageIn(text: string): Entry | undefined {
  const found = findLanguages(text)[0];
  const [about = '', told = ''] = text.split(/:\s*(.*)/s);
  if (found === undefined) return undefined;
  const language = text.slice(found.start, found.end).trim();
  const level =
    /\b(?:native|mother tongue|fluent|bilingual|professional|conversational|intermediate|basic|[ABC][12]|muttersprach\p{L}*|fließend|verhandlungssicher|gut|courant|bilingue|nativo|fluido)\b/iu.exec(
      told,
    )?.[0];
  return about === '' || language === ''
    ? undefined
    : { section: 'languages', name: language, after: { language, ...(level === undefined ? {} : { fluency: level }) } };
}

const school =
  /\b(?:universit\p{L}*|college|school|institut\p{L}*|academy|polytechnic|hochschule|akademie|école|escuela|faculty)\b/iu;

/** A degree with its school, both in the person's own words. */
function degreeIn(told: string): Entry | undefined {
  const pieces = told
    .split(/[,;()\n]|\s+(?:from|at|an der|von der|à l['’]|en la)\s+(?:the\s+)?(?=\p{Lu})/u)
    .map((piece) => piece.trim().replace(yes, '').trim());
  const studyType = pieces.find((piece) => piece.length <= 90 && findDegrees(piece).length > 0 && !school.test(piece));
  const after = /\b(?:from|at|an der|von der|à l['’]|en la)\s+(?:the\s+)?(\p{Lu}[^,;()\n]*)/u.exec(told)?.[1];
  const institution = (pieces.find((piece) => school.test(piece)) ?? after)
    ?.trim()
    .replace(/[\s,]*(?:in )?(?:19|20)\d{2}\.?$|\.$/, '');
  if (studyType === undefined || institution === undefined || !isOrganisation(institution)) return undefined;
  const name = studyType.replace(/^(?:i (?:have|hold)|an?|the)\s+/i, '').replace(/^an?\s+/i, '');
  const endDate = dateIn(told);
  return {
    section: 'education',
    name,
    after: { studyType: name, institution, ...(endDate === undefined ? {} : { endDate }) },
  };
}
