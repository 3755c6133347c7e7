import { readVerb } from '../language/deeds/action-verbs.ts';
import { opensObject } from '../language/deeds/noun-like-verbs.ts';
import { decapitalise, readOpening } from '../language/deeds/open-with-verb.ts';
import { titleWithArticle } from '../language/text/article-for.ts';
import { detectLanguage } from '../language/text/detect-language.ts';
import { lowerFirst } from '../language/text/lower-first.ts';
import { ofFrench } from '../language/text/of-french.ts';
import { splitSentences } from '../language/text/split-sentences.ts';
import { smallTitle } from '../language/titles/small-title.ts';
import { isSameRole, namesRole } from './is-same-role.ts';
import { keepWishes } from './keep-wishes.ts';
import type { ProfileScene, Written } from './profile-scene.ts';

/** What the person said they want: their own goal, claimed of nobody. */
export function wishSentence(scene: ProfileScene): Written[] {
  const { goals, language } = scene;
  const wish = wishes[language.slice(0, 2)];
  return wish === undefined
    ? []
    : [{ text: wish(roleOf(scene), placeOf(goals.location), keepWishes(goals.careerGoals)), facts: [] }];
}

/** "as a Principal" says no more than the role does. */
function isRole(goal: string, role: string): boolean {
  return goal.replace(/^(?:to be |be |as )?(?:an? |the )?/i, '').toLowerCase() === role.toLowerCase();
}

/** How people begin to say what they want; what follows is the wish itself. */
const wanting =
  /^(?:(?:i (?:want|would like|['’]d like|hope|wish|plan|aim)|(?:my )?(?:goal|aim|wish)(?: is)?|looking|hoping|want|aiming|keen) )?to (?=\p{Ll})/iu;

/** Whether a goal begins with what is to be done, so that "I would like to" can stand before it. */
function isWish(goal: string): boolean {
  const [first = '', second = ''] = goal.trim().split(/\s+/);
  return readOpening(goal)?.form === 'base' || (readVerb(first)?.form === 'base' && opensObject(second));
}

/** Of goals in several sentences, the first that is a wish: the others say why or how. */
function firstWish(goals: string): string {
  const sentences = splitSentences(goals);
  return sentences.find((each) => wanting.test(each) || isWish(each)) ?? goals;
}

/** The goal in the person's own words, where it is short and in the language of the profile. */
function own(goal: string, language: string, lead: string): string {
  const plain = goal.trim().replace(/[.!]+$/, '');
  // A few words tell no language: without letters of another one they are taken for what the profile is in.
  const isHere =
    detectLanguage(plain) === language ||
    (language === 'en' && plain.split(' ').length < 8 && !/[äöüßéèàçñíóú]/i.test(plain)) ||
    (/[äöüßéèàçñíóú]/i.test(plain) && language !== 'en');
  return plain === '' || plain.length > 140 || /[.!?\n]/.test(plain) || !isHere ? '' : ` ${lead} ${plain}.`;
}

const wishes: Record<string, (role: string, place: string, goal: string) => string> = {
  en: (role, place, goals) => {
    const goal = firstWish(goals);
    const plain = goal
      .trim()
      .replace(/[.!]+$/, '')
      .replace(wanting, '');
    const talk = 'Write to me here if you would like to talk.';
    if ((!isWish(plain) && !wanting.test(goal.trim())) || plain.length > 140)
      return `Next, I am looking for ${isRemote(place) ? `remote ${role} roles` : `${role} roles ${inPlace(place)}`}.${isRole(plain, role) ? '' : own(decapitalise(plain), 'en', 'What I hope for:')} ${talk}`;
    const as = namesRole(plain, role) ? '' : `, as ${titleWithArticle(role)}`;
    if (isRemote(place)) return `Next, I would like to ${decapitalise(plain)}${as}, working remotely. ${talk}`;
    return `Next, I would like to ${decapitalise(plain)}${as} ${inPlace(place)}. ${talk}`;
  },
  de: (role, place, goal) =>
    `Als Nächstes suche ich eine Stelle als ${role} (${place}).${own(goal, 'de', 'Mein Ziel:')} Schreiben Sie mir gern hier.`,
  fr: (role, place, goal) =>
    `Je cherche maintenant un poste ${ofFrench(smallTitle(role))} (${place}).${own(lowerFirst(goal), 'fr', 'Mon objectif :')} Vous pouvez m’écrire ici.`,
  es: (role, place, goal) =>
    `Ahora busco un puesto de ${smallTitle(role)} (${place}).${own(lowerFirst(goal), 'es', 'Mi objetivo:')} Pueden escribirme por aquí.`,
  pt: (role, place, goal) =>
    `Agora procuro uma vaga de ${smallTitle(role)} (${place}).${own(goal, 'pt', 'Objetivo:')} Fale comigo por aqui.`,
  it: (role, place, goal) =>
    `Ora cerco un ruolo di ${smallTitle(role)} (${place}).${own(goal, 'it', 'Il mio obiettivo:')} Potete scrivermi qui.`,
  nl: (role, place, goal) =>
    `Ik zoek nu een functie als ${smallTitle(role)} (${place}).${own(goal, 'nl', 'Mijn doel:')} Stuur me hier gerust een bericht.`,
};

/** The role that is looked for, in the form of it that the person has held already. */
function roleOf({ resume, goals }: ProfileScene): string {
  const held = (resume.work ?? []).map(({ position }) => position?.trim() ?? '');
  return held.find((title) => isSameRole(title, goals.targetRole)) ?? goals.targetRole;
}

const orRemote = /^(.+?),? or (?:fully )?remote(?:ly)?$/i;

/** The place of a wish, without "or remote". */
export function townOf(location: string): string {
  return placeOf(orRemote.exec(location)?.[1] ?? location);
}

/** "Boston or remote" → "in Boston, or remotely". */
function inPlace(place: string): string {
  const [, town] = orRemote.exec(place) ?? [];
  return town === undefined ? `in ${place}` : `in ${town}, or remotely`;
}

/** "Remote" is a way to work, not a place. */
export function isRemote(place: string): boolean {
  return /^(?:(?:fully|100 ?%) )?remote(?:ly)?$/i.test(place.trim());
}

/** A place typed in small letters throughout, as names of places are written: "dublin" → "Dublin". */
function placeOf(location: string): string {
  if (/\p{Lu}/u.test(location)) return location;
  return location.replace(/\p{L}+/gu, (word) =>
    joining.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );
}

const joining =
  /^(?:remote|anywhere|everywhere|hybrid|overall|nearby|home|and|or|the|of|in|near|around|area|und|oder|bei|am|an|der|et|ou|de|du|la|le|les|sur|y|o|del|los|las)$/i;
