import type { SkillMention } from '@shortlist/schema';
import { articleFor } from '../../language/text/article-for.ts';
import { lowerFirst } from '../../language/text/lower-first.ts';
import { phraseList } from '../../language/text/phrase-list.ts';
import { phraseSkill } from '../../language/text/phrase-skill.ts';
import { loadLexicon } from '../../lexicon/load-lexicon.ts';
import { isNear } from '../../lexicon/relate/is-near.ts';
import { findGap, type Gap, listGaps } from '../content/find-gap.ts';
import { languageGap } from '../content/language-gap.ts';
import { listShownSkills, type ShownSkill } from '../content/list-shown-skills.ts';
import { postingFact } from '../content/posting-fact.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import { ownPaper } from './english-variety.ts';
import { workGap } from './work-gap.ts';

/**
 * An honest line on the most important gap: what is asked for, and the nearest thing that the person does have; where nothing is near, what
 * they would build on of what is asked for and shown, or, of papers, that the letter has named others (`papers`); of a field of work, the work that
 * the person would come to it from, behind proofs that answer something (`proven`). Without any of these the
 * letter says nothing of it, and its remarks tell the person so: a thing named only as missing helps nobody. English.
 */
export function gapSentences(scene: LetterScene, papers = false, proven = false): DraftParagraph {
  const told = namedGap(scene, papers);
  return told.length > 0 ? told : workGap(scene, proven);
}

function namedGap(scene: LetterScene, papers: boolean): DraftParagraph {
  const gap = findGap(scene);
  if (gap === undefined) return languageGap(scene);
  if (gap.nearest === undefined) return gap.kind === 'certificate' ? missingPapers(scene, papers) : bridge(gap, scene);
  const { name, mention, facts } = gap.nearest;
  const near = phraseSkill(name, mention);
  const rests = [postingFact(scene.posting, gap.requirement), ...facts];
  const asked = `You ask for ${askedFor(gap)}`;
  const held = `${asked}; the nearest to it that I hold is ${name}.`;
  const worked = {
    plain: `${asked}; the nearest to it in my work is ${near}.`,
    warm: `${asked}; what comes nearest in my work is ${near}, and that is where I would start from.`,
    formal: `${asked}; the nearest experience that I can offer is with ${near}.`,
  }[scene.tone];
  // What only a list of skills names was used where nobody can tell.
  const known = {
    plain: `${asked}; the nearest to it that I know is ${near}.`,
    warm: `${asked}; what comes nearest of what I know is ${near}, and that is where I would start from.`,
    formal: `${asked}; of what I know, ${near} comes nearest to it.`,
  }[scene.tone];
  const isListed = facts.every(({ pointer }) => pointer.startsWith('/skills/'));
  const sentence = gap.kind === 'certificate' ? held : isListed ? known : worked;
  return scene.verify(sentence, rests).length === 0 ? [{ sentence, facts: rests }] : [];
}

/** "You also ask for a reach truck licence; my CV does not show one.": of one paper, the most important, and where others have just been named. */
function missingPapers(scene: LetterScene, papers: boolean): DraftParagraph {
  if (!papers || scene.length === 'short') return [];
  const gap = listGaps(scene).find(
    ({ kind, nearest, denied }) => kind === 'certificate' && nearest === undefined && !denied,
  );
  if (gap === undefined) return [];
  const asked = paperAsked(gap);
  const it = /^an? /.test(asked) ? 'one' : 'it';
  const sentence = `You also ask for ${asked}; my ${ownPaper(scene.resume)} does not show ${it}.`;
  const facts = [postingFact(scene.posting, gap.requirement)];
  return scene.verify(sentence, facts).length === 0 ? [{ sentence, facts }] : [];
}

/** "a reach truck licence", "a TWIC card", "IOSH". */
function paperAsked({ name, mention }: Gap): string {
  const said = phraseSkill(name, mention);
  if (!/\b(?:licen[cs]e|certificate|card|permit|registration)$/i.test(said)) return said;
  const bare = /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(said) ? lowerFirst(said) : said;
  return `${articleFor(bare)} ${bare}`;
}

/** What everybody at a desk uses leads to nothing else. */
const household =
  /^(?:git\p{L}*|(?:microsoft |ms )?(?:office|excel|word|outlook|powerpoint|teams|365)|google \p{L}+)$/iu;

/** "You also ask for Azure Data Factory; what I would build on is SQL and Python." */
function bridge(gap: Gap, scene: LetterScene): DraftParagraph {
  if (scene.length === 'short') return [];
  // From tools one comes to another tool, from a programming language to another; what a field or a rule asks for is learned otherwise.
  const isTool = gap.kind === 'tool';
  const shown = listShownSkills(scene, '')
    .filter(({ mention }) =>
      isTool ? mention.kind === 'tool' && !household.test(mention.text) : isSibling(gap, mention),
    )
    .sort((a, b) => Number(leadsTo(gap, b)) - Number(leadsTo(gap, a)))
    .slice(0, 2);
  if (shown.length < (isTool ? 2 : 1)) return [];
  const list = phraseList(
    shown.map(({ name, mention }) => phraseSkill(name, mention)),
    'en',
  );
  const sentence = {
    plain: `You also ask for ${askedFor(gap)}; what I would build on is ${list}.`,
    warm: `You also ask for ${askedFor(gap)}; there I would build on ${list}.`,
    formal: `You also ask for ${askedFor(gap)}; what I could build on is ${list}.`,
  }[scene.tone];
  const facts = [postingFact(scene.posting, gap.requirement), ...shown.flatMap((skill) => skill.facts)];
  return scene.verify(sentence, facts).length === 0 ? [{ sentence, facts }] : [];
}

/** PHP and JavaScript: of one narrow kind by the lexicon. */
function isSibling({ mention: { id: asked } }: Gap, { id: own }: SkillMention): boolean {
  const kinds = (id: string | undefined) => loadLexicon().skills.get(id ?? '')?.is ?? [];
  return kinds(asked).some((kind) => kinds(own).includes(kind));
}

/** One comes to Spark from Kafka sooner than from Terraform. */
function leadsTo({ mention: { id: asked } }: Gap, { mention: { id: own } }: ShownSkill): boolean {
  return asked !== undefined && own !== undefined && isNear(own, asked);
}

function askedFor({ quoted, name, mention }: Gap): string {
  return quoted === undefined ? phraseSkill(name, mention) : `“${quoted}”`;
}
