import { isPlaceholder } from '../../language/text/find-placeholder.ts';
import { isOfStudies } from '../../language/titles/is-training.ts';
import type { Proposal, SummarySentence, TailorScene } from '../propose/proposal.ts';
import { bestResult } from './best-result.ts';
import { papersSentence } from './name-papers.ts';
import { skillSentence } from './skill-sentence.ts';
import { openingOf } from './tell-who.ts';

/**
 * A summary for who has none: who they are, and at least one deciding fact for this posting (a paper it asks for, the best result, skills
 * asked for and shown). A summary of the person's own stays word for word.
 */
export function proposeSummary(scene: TailorScene): { proposal: Proposal; sentences: SummarySentence[] } | undefined {
  const written = scene.resume.basics?.summary?.trim() ?? '';
  // A template's words are no summary: the new one stands in their place.
  if (written !== '' && !isTemplateText(written)) return undefined;
  const who = openingOf(scene);
  const told = who.flatMap(({ facts }) => facts.filter(({ pointer }) => /^\/work\/\d+\/position$/.test(pointer)));
  if (who.length === 0 || told.some(({ text }) => isOfStudies(text))) return undefined;
  const titles = [scene.resume.basics?.label ?? '', scene.resume.work?.[0]?.position ?? ''];
  const said = [...titles, ...who.map(({ sentence }) => sentence)].join(' ');
  const skills = skillSentence(scene, said, { alone: false, isNew: true });
  const papers = papersSentence(scene, said);
  const holds = papers !== undefined && (scene.verify?.(papers.sentence, papers.facts) ?? []).length === 0;
  const deciding = [
    ...(holds ? [papers] : []),
    ...bestResult(
      scene,
      who.map(({ sentence }) => sentence),
      true,
    ),
    ...(skills === undefined ? [] : [skills]),
  ];
  const adds = written === '';
  // A list of skills alone says nothing that the list of skills does not.
  if (adds && deciding.every((each) => each === skills)) return undefined;
  const sentences = [...who, ...deciding];
  return {
    sentences,
    proposal: {
      op: adds ? 'add' : 'replace',
      path: '/basics/summary',
      before: adds ? undefined : scene.resume.basics?.summary,
      after: sentences.map(({ sentence }) => sentence).join(' '),
      reason: 'summary-for-posting',
      explanation: 'Adds a short summary for this posting, based on facts from your resume.',
      evidence: sentences.flatMap(({ facts }) => facts).slice(0, 16),
      requirements: [...new Set([...(holds ? papers.requirements : []), ...(skills?.requirements ?? [])])],
    },
  };
}

/** Most words of what a template prints in place of a summary: a longer text is the person's, though a template's word stands in it. */
const longestTemplate = 50;

const isTemplateText = (text: string): boolean => isPlaceholder(text) && text.split(/\s+/).length <= longestTemplate;
