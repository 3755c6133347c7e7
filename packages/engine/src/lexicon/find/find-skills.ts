import type { SkillMention, Span } from '@shortlist/schema';
import { isKnownCity, isRegion } from '../../language/places/places.ts';
import { detectLanguage } from '../../language/text/detect-language.ts';
import { type SkillTagger, tagSkills } from '../tagger/tag-skills.ts';
import { findListedSkills } from './find-listed-skills.ts';
import { findNamedSkills } from './find-named-skills.ts';
import { findPassedOver } from './find-passed-over.ts';
import { isApartFrom, tidySpans } from './tidy-spans.ts';

export { findListedSkills };

/**
 * The hard skills that a posting's text asks for or names, in order and without overlap; UTF-16 offsets. A statistical tagger decides where
 * a skill stands, the lexicon what it is: a skill that the lexicon does not list has no `id`. Tools and certificates that the lexicon knows by name are
 * skills wherever they stand. Texts in other languages than English are read by the lexicon alone.
 */
export function findSkills(text: string, tagger?: SkillTagger): SkillMention[] {
  const listed = findListedSkills(text);
  if (text.length > 200 && detectLanguage(text) !== 'en') return listed.filter(({ kind }) => kind !== 'soft-skill');
  const tagged = tidySpans(text, tagSkills(text, listed, [], tagger), listed).map(({ start, end }) =>
    nameSpan(text, start, end, listed),
  );
  const more = findPassedOver(text, listed, tagged);
  return [...tagged, ...more].sort((a, b) => a.start - b.start);
}

/** All skills of a text: the lexicon's, soft ones too, and unlisted ones where no listed one stands. `skipped`: stretches, in order, that do not matter. */
export function findAllSkills(text: string, language: string, skipped: Span[]): SkillMention[] {
  const listed = findListedSkills(text);
  if (language !== 'en') {
    const named = findNamedSkills(text, language).filter(isApartFrom(listed));
    return [...listed, ...named].sort((a, b) => a.start - b.start);
  }
  const more = tagSkills(text, listed, skipped)
    .filter(isApartFrom(listed))
    .map(({ start, end }) => wholePaper(text, trimSpan(text, start, end)))
    .flatMap((span) => splitNames(text, span))
    .filter(
      ({ start, end }) =>
        end - start > 2 && !opensWithPlace(text.slice(start, end)) && !/:\/\/|@|^www\./.test(text.slice(start, end)),
    )
    .map(({ start, end }) => nameSpan(text, start, end, []));
  return [...listed, ...more].sort((a, b) => a.start - b.start);
}

/** "Minnesota or compact state": where a licence holds, no skill. */
function opensWithPlace(words: string): boolean {
  const first = words.split(/,|\s(?:or|and)\s/)[0] ?? '';
  return isRegion(first) || isKnownCity(first);
}

/** "Journeyman or master license": the choice before belongs to the paper's name. */
function wholePaper(text: string, { start, end }: Span): Span {
  if (!namesPaper(text.slice(start, end))) return { start, end };
  const before = /(?:^|[\n,;•·–-]\s?|(?<=\s)an?\s|(?<=\s)the\s)((?:\p{L}+\s){1,2}or\s)$/iu.exec(
    text.slice(Math.max(0, start - 40), start),
  )?.[1];
  return { start: start - (before?.length ?? 0), end };
}

/** "RMF and STIGs": two names that no list knows are two skills. */
function splitNames(text: string, { start, end }: Span): Span[] {
  const pair =
    /^(\p{Lu}[\p{L}\d.+#-]*)(\s(?:and|or|&)\s)(\p{Lu}[\p{L}\d.+#/-]*(?:\s(?:certifications?|certificates?|licen[cs]es?|cards?|endorsements?))?)$/u.exec(
      text.slice(start, end),
    );
  const [, first = '', joint = ''] = pair ?? [];
  return pair === null
    ? [{ start, end }]
    : [
        { start, end: start + first.length },
        { start: start + first.length + joint.length, end },
      ];
}

/** Without marks at its ends: a closing bracket only where its opening one is inside. */
function trimSpan(text: string, start: number, end: number): Span {
  let from = start;
  let to = end;
  while (from < to && !/[\p{L}\p{N}.#]/u.test(text[from] ?? '')) from++;
  while (
    to > from &&
    !/[\p{L}\p{N}+#]/u.test(text[to - 1] ?? '') &&
    !(text[to - 1] === ')' && text.slice(from, to).includes('('))
  )
    to--;
  return { start: from, end: to };
}

/** "Tractor and telehandler licence", "VCA-certificaat": a name that says of itself that it is a paper. */
export function namesPaper(words: string): boolean {
  return /(?:^|[\s-])(?:licen[cs]e|certificate|certification|certs?|registration|endorsement|diploma|zertifikat|zertifizierung|\p{L}*schein|certificat|certificaat|registratie|certificado|certificazione|patentino|habilitation|carn[ée]t?)s?$/iu.test(
    words,
  );
}

/** The lexicon's entry that fills a span by more than half, else the words themselves. */
function nameSpan(text: string, start: number, end: number, listed: SkillMention[]): SkillMention {
  const words = text.slice(start, end);
  const inside = listed.filter(
    (mention) => mention.start < end && start < mention.end && mention.kind !== 'soft-skill',
  );
  const main = inside.find(
    (mention) => Math.min(end, mention.end) - Math.max(start, mention.start) > (end - start) / 2,
  );
  return main === undefined
    ? { start, end, name: words, kind: namesPaper(words) ? 'certificate' : (inside[0]?.kind ?? 'skill'), text: words }
    : { ...main, start, end, text: words };
}
