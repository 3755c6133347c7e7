import type { SkillMention } from '@shortlist/schema';
import { foldText } from '../../language/text/fold-text.ts';
import { phraseSkill } from '../../language/text/phrase-skill.ts';
import { shownSkillsIn } from '../../lexicon/find/shown-skills.ts';
import { stemWord } from '../../lexicon/stem-word.ts';
import { tokenize } from '../../lexicon/tokenize.ts';
import { isInitialsOf } from './is-initials-of.ts';
import { type Asked, holdsPhrase, listAsked } from './list-asked.ts';
import { factAt, isInOtherLanguage, type Proposal, type TailorScene } from './proposal.ts';
import { listUnnamed } from './propose-named-skills.ts';

/**
 * Names skills as the posting names them, where the lexicon says that they are the same thing; an abbreviation is spelled out once: in the
 * list of skills, in the name of a certificate, or in the first line that has it.
 */
export function proposePhrases(scene: TailorScene): Proposal[] {
  const whole = foldText(
    scene.facts
      .filter((fact) => fact.source !== 'answer')
      .map((fact) => fact.text)
      .join('\n'),
  );
  const isForeign = isInOtherLanguage(scene);
  const unnamed = new Set(listUnnamed(scene).map(({ skill }) => skill.id));
  return listAsked(scene).flatMap((skill): Proposal[] => {
    if (holdsPhrase(whole, skill.text) || (isForeign && skill.kind !== 'tool')) return [];
    const place = findPlace(scene, skill);
    if (place === undefined) return [];
    const { pointer, mention, text } = place;
    const listed = pointer.startsWith('/skills');
    const own = mention.text;
    const initials = isInitialsOf(own, skill.text);
    const sameHead = headSpelledOut(own, skill.text);
    if (!initials && sameHead === undefined && (changesCredential(own, skill) || pointer.startsWith('/certificates')))
      return [];
    if (isSameWord(own, skill.text) || isOnlyBegun(text, own)) return [];
    // The whole name says more than its short form: "JavaScript" stays where the posting says "JS".
    if (skill.text.length < 4 && own.length > 4 && !initials) return [];
    if (!listed && !initials && (isCapitals(own) || isCapitals(skill.text))) return [];
    if (!listed && (describes(text, mention) || (!initials && isOtherThing(own, skill.text)))) return [];
    if (!listed && !initials && saysTwice(text, mention, skill.text)) return [];
    if (!listed && initials && (unnamed.has(skill.id) || everyday.test(own) || !standsAlone(text, mention))) return [];
    const put = sameHead ?? phraseFor(own, skill, initials, pointer);
    // Behind other words of the entry the name begins small: "air brake systems".
    const inside = mention.start > 0 && own === own.toLowerCase() && skill.kind !== 'tool';
    const said = inside && !/^\p{Lu}{2}/u.test(put) ? `${put.charAt(0).toLowerCase()}${put.slice(1)}` : put;
    const after = text.slice(0, mention.start) + said + text.slice(mention.end);
    const fact = factAt(scene, pointer);
    return [
      {
        op: 'replace',
        path: pointer,
        before: text,
        after,
        reason: initials || sameHead !== undefined ? 'acronym-expanded' : 'exact-phrase',
        explanation:
          initials || sameHead !== undefined
            ? `Writes “${put}”: the posting uses the other form, and readers and programs find both.`
            : `Says “${skill.text}” as the posting does; you wrote “${own}”, which is the same.`,
        evidence: fact === undefined ? [] : [fact],
        requirements: skill.requirements,
      },
    ];
  });
}

/** In a list both names stand ("Search engine optimisation (SEO)", "Accounts payable (purchase ledger)"); in a line the posting's stands alone. */
function phraseFor(own: string, skill: Asked, initials: boolean, pointer: string): string {
  const listed = pointer.startsWith('/skills');
  const long = own.length >= skill.text.length ? own : skill.text;
  const short = own.length >= skill.text.length ? skill.text : own;
  if (initials)
    return `${pointer.startsWith('/work') ? phraseSkill(long, skill) : capital(long)} (${short.replace(/s$/, '')})`;
  if (listed && (holdsWord(skill.text, own) || opensAlike(skill.text, own))) return capital(skill.text);
  if (!listed) return skill.kind === 'tool' || own[0] !== own[0]?.toUpperCase() ? skill.text : capital(skill.text);
  return (own === own.toLowerCase() || (skill.kind === 'tool' && !isCapitals(own))) && !/\D\d+$/.test(own)
    ? capital(skill.text)
    : `${capital(skill.text)} (${/\s\p{Lu}|^\p{Lu}[\p{Lu}&]/u.test(own) ? own : `${own[0]?.toLowerCase()}${own.slice(1)}`})`;
}

/** "FLT licence" where the posting says "Forklift licence": the same paper, its first word in short. */
function headSpelledOut(own: string, asked: string): string | undefined {
  const [, short = '', head = ''] = /^(\p{Lu}{2,5}) (\p{Ll}{4,})$/u.exec(own) ?? [];
  const [, long = '', other = ''] = /^(\p{L}{4,}(?: \p{L}+)?) (\p{L}{4,})$/u.exec(asked) ?? [];
  const bare = (word: string) => word.toLowerCase().replace('license', 'licence');
  return head !== '' && bare(head) === bare(other) && long.charAt(0).toUpperCase() === short.charAt(0)
    ? `${capital(long)} ${head} (${short})`
    : undefined;
}

/** "Pneumatic systems" says "pneumatics" already. */
function holdsWord(long: string, own: string): boolean {
  const words = (text: string) => tokenize(text).map((token) => stemWord(token.key).slice(0, 7));
  return words(own).every((word) => words(long).includes(word));
}

/** "P&L responsibility (P&L management)" would say the one thing twice. */
const opensAlike = (a: string, b: string): boolean =>
  /^\p{Lu}[\p{Lu}&]+ /u.test(a) && a.split(' ')[0] === b.split(' ')[0];

/** "PLC (basics)" is not the same as PLC: what the person holds back stays as they wrote it. */
function isOnlyBegun(text: string, own: string): boolean {
  const behind = text.slice(text.indexOf(own) + own.length, text.indexOf(own) + own.length + 24);
  return (
    /^[\s,:–-]*\(?(?:the )?(?:basics?|beginner|elementary|introductory|fundamentals|some|learning|grundkenntnisse|grundlagen|notions|bases|débutant|nociones|básico)/iu.test(
      behind,
    ) ||
    /(?:basic|some|limited|beginner|elementary|grundkenntnisse in|notions de|nociones de)\s+$/iu.test(
      text.slice(0, text.indexOf(own)),
    )
  );
}

/** Initials that are better known than what they stand for. */
const everyday = /^(?:HR|IT|PC|TV|UK|US|EU|CV|CEO|CFO|PDF|HTML|CSS|SQL|API|USB|GPS)s?$/;

/** Whether initials can be written out where they stand: not within "CI/CD", "SEN-led" or brackets. */
function standsAlone(text: string, { start, end }: SkillMention): boolean {
  return /^$|[\s,;]/.test(text[start - 1] ?? '') && /^$|[\s,;.]/.test(text[end] ?? '');
}

/** An everyday word before a noun that it describes ("client websites"): the posting's word would make another thing of it. */
function describes(text: string, { start, end }: SkillMention): boolean {
  return (
    /^\p{Ll}+$/u.test(text.slice(start, end)) &&
    /^ (?!(?:and|or|with|in|on|at|by|for|to|of|from|using|via|across|over|per)\b)\p{Ll}+/u.test(text.slice(end))
  );
}

/** "A web application" is no "web application development": in a line only what has the same head, in the same number, may stand instead. */
function isOtherThing(own: string, asked: string): boolean {
  const [mine, theirs] = [own, asked].map((text) => tokenize(text).at(-1)?.form ?? '');
  const isMany = (word: string | undefined) => /(?<!s|u|i)s$/i.test(word ?? '');
  const isWork = (word: string | undefined) =>
    /(?:ing|tion|sion|ment|ance|ence|sis|ship|ity|care|work|design)$/i.test(word ?? '');
  const isDoing = (word: string | undefined) => /(?:ing|ation|sion|sation)$/i.test(word ?? '');
  if (isMany(mine) !== isMany(theirs) || (mine !== theirs && ware.test(mine ?? '') && ware.test(theirs ?? '')))
    return true;
  return isWork(mine) !== isWork(theirs) || isDoing(mine) !== isDoing(theirs);
}

/** A system is more than its software: each stands for what the person had before them. */
const ware = /^(?:systems?|software|applications?|platforms?|tools?|programs?|databases?|packages?)$/i;

/** "Optimized performance optimisation": a word that the line around the mention says already. */
function saysTwice(text: string, { start, end }: SkillMention, asked: string): boolean {
  const roots = (part: string) => tokenize(part).map(({ key }) => stemWord(key).slice(0, 5));
  const around = new Set(roots(`${text.slice(0, start)} ${text.slice(end)}`));
  const own = new Set(roots(text.slice(start, end)));
  return roots(asked).some((root) => root.length === 5 && around.has(root) && !own.has(root));
}

/** A certificate is not a licence, a course no degree: what was granted keeps the name that the person gave it. */
function changesCredential(own: string, asked: Asked): boolean {
  const words = (text: string) =>
    (text.toLowerCase().match(credential) ?? []).map((word) => word.slice(0, 6)).join(' ');
  return asked.kind === 'certificate' || words(own) !== words(asked.text);
}

const credential =
  /\b(?:certifi\p{L}*|licen[cs]\p{L}*|diplom\p{L}*|degrees?|courses?|training|trained|qualifi\p{L}*|registration|accredit\p{L}*|permits?|zertifi\p{L}*|führerschein|schein|ausbildung|abschluss)/giu;

/** The best place that names the skill in other words: the skills list before a job's line. */
function findPlace(
  scene: TailorScene,
  skill: Asked,
): { pointer: string; text: string; mention: SkillMention } | undefined {
  const places = scene.facts.filter(
    (fact) =>
      fact.source !== 'answer' &&
      /^\/(skills\/\d+\/keywords\/\d+|certificates\/\d+\/name|work\/\d+\/highlights\/\d+)$/.test(fact.pointer),
  );
  const rank = ({ pointer }: { pointer: string }) => ['s', 'c', 'w'].indexOf(pointer.charAt(1));
  const sorted = [...places].sort((a, b) => rank(a) - rank(b));
  for (const fact of sorted) {
    const mention = shownSkillsIn(fact.text).find((each) => each.id === skill.id);
    if (mention !== undefined && mention.text.length > 1) return { pointer: fact.pointer, text: fact.text, mention };
  }
  return undefined;
}

function isCapitals(text: string): boolean {
  return text.length <= 6 && text === text.toUpperCase();
}

/** The same but for number, capitals and hyphens: "eDiscovery", "E-discovery". */
function isSameWord(a: string, b: string): boolean {
  const bare = (text: string) =>
    tokenize(text)
      .map((token) => token.key)
      .join('');
  return bare(a) === bare(b);
}

function capital(text: string): string {
  return (text[0] ?? '').toUpperCase() + text.slice(1);
}
