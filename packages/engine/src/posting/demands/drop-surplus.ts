import type { SkillMention } from '@shortlist/schema';
import { isKindOf } from '../../lexicon/relate/is-kind-of.ts';
import { relateSkills } from '../../lexicon/relate/relate-skills.ts';
import { isGeneralWord } from '../../lexicon/word-weight.ts';
import { anyWord } from '../words/any-word.ts';
import { suiteWords } from '../words/drop-surplus-words.ts';

/** A segment's mentions without those that only belong to another: the rest of a name, the kind of what a bracket names, a list's label. Offsets into the posting's `text`. */
export function dropSurplus(text: string, segment: string, mentions: SkillMention[]): SkillMention[] {
  return dropLabel(segment, dropWider(text, dropRemains(text, dropPlainWords(mentions)))).filter(
    ({ start, end }) => !numberOfAll.test(text.slice(Math.max(0, start - 10), end + 8)),
  );
}

/** "CSS, libraries, web": one everyday word in small letters that the lexicon does not list says too little by itself beside what it stands with. */
function dropPlainWords(mentions: SkillMention[]): SkillMention[] {
  if (!mentions.some(({ id }) => id !== undefined)) return mentions;
  return mentions.filter(({ id, name, kind }) => id !== undefined || kind === 'certificate' || !isPlain(name));
}

/** The number that everybody who works has. */
const numberOfAll = /(?:national insurance|social insurance|social security) n(?:o\b|umber|r\b)/iu;

function isPlain(text: string): boolean {
  return /^\p{Ll}{2,}$/u.test(text) && isGeneralWord(text);
}

/** What is left of a certificate's name behind its listed part ("EPA 608 | Universal certification", "AWS certification (e.g. Data Analytics)") is no skill of its own. */
function dropRemains(text: string, mentions: SkillMention[]): SkillMention[] {
  let paper: SkillMention | undefined;
  return mentions.filter((mention, i) => {
    const before = mentions[i - 1];
    if (mention.kind === 'certificate') paper = mention;
    else if (
      paper !== undefined &&
      /^\s?\((?:e\.g\.|such as|z\.\s?b\.|like|i\.e\.)[^()]*$/iu.test(text.slice(paper.end, mention.start).slice(0, 160))
    )
      return false;
    if (mention.id === undefined && before !== undefined && isDetail(text, before, mention)) return false;
    return !(
      mention.id === undefined &&
      before?.kind === 'certificate' &&
      /^\s$/.test(text.slice(before.end, mention.start)) &&
      /(?:certif\p{L}*|licen[cs]\p{L}*|card|endorsement)$/iu.test(mention.text)
    );
  });
}

/** "Cloud (AWS)", "healthcare data (FHIR)": what a bracket names closer is asked for once, by the closer name. */
function dropWider(text: string, mentions: SkillMention[]): SkillMention[] {
  return mentions.filter((mention, i) => {
    const opening = /^(?: \p{Ll}{2,12}){0,2} ?\((?!e\.g|such|z\.|like|including|incl)/u.exec(
      text.slice(mention.end, mention.end + 40),
    );
    const from = mention.end + (opening?.[0].length ?? 0);
    const close = text.indexOf(')', from);
    if (opening === null || close < 0 || mention.kind === 'certificate') return true;
    // "Holm Suite (Larch and Alder)": a suite that the lexicon does not know is what stands in it.
    const parts = mentions.filter(({ start, end }) => start >= from && end <= close);
    if (parts.length > 1 && mention.id === undefined && ofParts.test(mention.text)) return false;
    // "Robotern (KUKA)": a kind of thing by an everyday word, and which.
    if (mention.id === undefined && !/^\p{Ll}|(?<=\p{Ll}{4})(?:n|en|ern)$/u.test(mention.text)) return true;
    const isNarrower = ({ id = '' }: SkillMention) =>
      mention.id === undefined ||
      isKindOf(id, mention.id ?? '') ||
      (mention.kind !== 'tool' && id !== mention.id && relateSkills(mention.id ?? '', id) > 0);
    return parts.length === 0 || mentions[i + 1] !== parts[0] || !parts.every(isNarrower);
  });
}

/** What is made of several programs. */
const ofParts = new RegExp(String.raw`\s(?:${anyWord(suiteWords)})$`, 'iu');

/** "Idiomas: inglés C1", "Software: SAP": the label names a kind of thing, not the thing. */
function dropLabel(text: string, mentions: SkillMention[]): SkillMention[] {
  const label =
    /^(?:idiomas?|languages?|langues?|sprachen|lingue|talen|informática|informatique|informatica|edv(?:-kenntnisse)?|it(?: skills)?|computer skills|software|tools?)\s?:\s*\S/iu.exec(
      text,
    );
  return label === null ? mentions : mentions.filter((mention) => !label[0].startsWith(mention.text));
}

/** "SIA licence (Door Supervisor)", "Liquidlogic (LCS)": what a bracket adds to a paper, and the letters that shorten a name, are no skill of their own. */
function isDetail(text: string, before: SkillMention, mention: SkillMention): boolean {
  const between = text.slice(before.end, mention.start);
  if (before.kind === 'certificate' && /^\s?\([^()\n]{0,60}$/u.test(between)) return true;
  return /^\s?\($/u.test(between) && text[mention.end] === ')' && /^\p{Lu}{2,6}$/u.test(mention.text);
}
