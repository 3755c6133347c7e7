import type { SkillMention } from '@shortlist/schema';
import { foldText } from '../../language/text/fold-text.ts';
import { shownSkillsIn } from '../../lexicon/find/shown-skills.ts';
import { stemWord } from '../../lexicon/stem-word.ts';
import { tokenize } from '../../lexicon/tokenize.ts';
import { isInitialsOf } from './is-initials-of.ts';
import { type Asked, holdsPhrase, listAsked } from './list-asked.ts';
import { factAt, isInOtherLanguage, type Proposal, type TailorScene } from './proposal.ts';

/**
 * Puts the posting's name beside the person's own in the list of skills, where the lexicon says that they are the same thing and share no
 * word; an abbreviation is spelled out once, also in the name of a certificate. Lines of work stay as the person wrote them.
 */
export function proposePhrases(scene: TailorScene): Proposal[] {
  const whole = foldText(
    scene.facts
      .filter((fact) => fact.source !== 'answer')
      .map((fact) => fact.text)
      .join('\n'),
  );
  const isForeign = isInOtherLanguage(scene);
  return listAsked(scene).flatMap((skill): Proposal[] => {
    if (holdsPhrase(whole, skill.text) || (isForeign && skill.kind !== 'tool')) return [];
    const place = findPlace(scene, skill);
    if (place === undefined) return [];
    const { pointer, mention, text } = place;
    const own = mention.text;
    const initials = isInitialsOf(own, skill.text);
    const sameHead = headSpelledOut(own, skill.text);
    const spelledOut = initials || sameHead !== undefined;
    if (!spelledOut && (changesCredential(own, skill) || pointer.startsWith('/certificates'))) return [];
    if (!spelledOut && (mention.text !== text.trim() || sharesWord(own, skill.text))) return [];
    // "SPS" for PLC: letters that do not stand for the posting's words may mean something else.
    if (!spelledOut && /^\p{Lu}{2,4}$/u.test(own)) return [];
    if (isSameWord(own, skill.text) || isOnlyBegun(text, own)) return [];
    // The whole name says more than its short form: "JavaScript" stays where the posting says "JS".
    if (skill.text.length < 4 && own.length > 4 && !initials) return [];
    const put = sameHead ?? nameBoth(own, skill.text, initials);
    const after = text.slice(0, mention.start) + put + text.slice(mention.end);
    const fact = factAt(scene, pointer);
    return [
      {
        op: 'replace',
        path: pointer,
        before: text,
        after,
        reason: spelledOut ? 'acronym-expanded' : 'exact-phrase',
        explanation: spelledOut
          ? `Spelled out as “${put}” so that searches find both forms.`
          : `Adds “${skill.text}”, the posting’s name for “${own}”.`,
        evidence: fact === undefined ? [] : [fact],
        requirements: skill.requirements,
      },
    ];
  });
}

/** "Search engine optimisation (SEO)", "Accounts payable (purchase ledger)": the long form first, else the posting's name; the person's own always stays. */
function nameBoth(own: string, asked: string, initials: boolean): string {
  if (!initials) return `${capital(asked)} (${own})`;
  const [short, long] = own.length < asked.length ? [own, asked] : [asked, own];
  return `${capital(long)} (${short.replace(/s$/, '')})`;
}

/** "ADP" and "ADP Workforce Now", "recruiting" and "recruitment": one is more than the other, or a search for either finds both. */
function sharesWord(own: string, asked: string): boolean {
  const roots = (text: string) => tokenize(text).map(({ key }) => stemWord(key).slice(0, 5));
  const asks = new Set(roots(asked));
  return roots(own).some((root) => asks.has(root));
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

/** A certificate is not a licence, a course no degree: what was granted keeps the name that the person gave it. */
function changesCredential(own: string, asked: Asked): boolean {
  const words = (text: string) =>
    (text.toLowerCase().match(credential) ?? []).map((word) => word.slice(0, 6)).join(' ');
  return asked.kind === 'certificate' || words(own) !== words(asked.text);
}

const credential =
  /\b(?:certifi\p{L}*|licen[cs]\p{L}*|diplom\p{L}*|degrees?|courses?|training|trained|qualifi\p{L}*|registration|accredit\p{L}*|permits?|zertifi\p{L}*|führerschein|schein|ausbildung|abschluss)/giu;

/** The best place that names the skill in other words: the list of skills before a certificate. */
function findPlace(
  scene: TailorScene,
  skill: Asked,
): { pointer: string; text: string; mention: SkillMention } | undefined {
  const places = scene.facts.filter(
    (fact) => fact.source !== 'answer' && /^\/(skills\/\d+\/keywords\/\d+|certificates\/\d+\/name)$/.test(fact.pointer),
  );
  const rank = ({ pointer }: { pointer: string }) => ['s', 'c'].indexOf(pointer.charAt(1));
  const sorted = [...places].sort((a, b) => rank(a) - rank(b));
  for (const fact of sorted) {
    const mention = shownSkillsIn(fact.text).find((each) => each.id === skill.id);
    if (mention !== undefined && mention.text.length > 1) return { pointer: fact.pointer, text: fact.text, mention };
  }
  return undefined;
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
