import { isPlaceholder } from '../../language/text/find-placeholder.ts';
import { unwrapLines } from '../../language/text/unwrap-lines.ts';
import type { Proposal, SummarySentence, TailorScene } from '../propose/proposal.ts';
import { bestResult } from './best-result.ts';
import { keepSentences } from './keep-sentences.ts';
import { papersSentence } from './name-papers.ts';
import { isStray, lacksSomething, objective } from './says-nothing.ts';
import { skillSentence } from './skill-sentence.ts';
import { openingOf } from './tell-who.ts';

/** The summary for this posting: the person's own sentences that serve it, and one that names what it asks for and the person has. */
export function proposeSummary(scene: TailorScene): { proposal: Proposal; sentences: SummarySentence[] } | undefined {
  const written = scene.resume.basics?.summary?.trim() ?? '';
  // A template's words are no summary: the new one stands in their place.
  const own = isPlaceholder(written) ? '' : written;
  const kept = own === '' ? openingOf(scene) : keepSentences(own, scene);
  const titles = [scene.resume.basics?.label ?? '', scene.resume.work?.[0]?.position ?? ''];
  const said = [...titles, ...kept.map(({ sentence }) => sentence)].join(' ');
  // A summary of the person's own says which papers it wants said.
  const isNew =
    kept.length > 0 && kept.every(({ facts }) => facts.every(({ pointer }) => pointer !== '/basics/summary'));
  const skills = skillSentence(scene, said, { alone: kept.length === 0, isNew: own === '' || isNew });
  const papers = isNew ? papersSentence(scene, said) : undefined;
  const holds = papers !== undefined && (scene.verify?.(papers.sentence, papers.facts) ?? []).length === 0;
  const sentences = [
    ...kept,
    ...(holds ? [papers] : []),
    ...bestResult(
      scene,
      kept.map(({ sentence }) => sentence),
      isNew,
    ),
    ...(skills === undefined ? [] : [skills]),
  ];
  const after = sentences.map(({ sentence }) => sentence).join(' ');
  if (after === '' || bareText(after) === bareText(own)) return undefined;
  const adds = written === '';
  return {
    sentences,
    proposal: {
      op: adds ? 'add' : 'replace',
      path: '/basics/summary',
      before: adds ? undefined : scene.resume.basics?.summary,
      after,
      reason: 'summary-for-posting',
      explanation: adds
        ? 'Adds a short summary for this posting, made of what your resume says.'
        : skills === undefined && bareText(own).startsWith(bareText(after))
          ? whyCut(own, after, scene)
          : 'Turns the summary to this posting: your own sentences that serve it, and what it asks for that you have.',
      evidence: sentences.flatMap(({ facts }) => facts).slice(0, 16),
      requirements: [...new Set([...(holds ? papers.requirements : []), ...(skills?.requirements ?? [])])],
    },
  };
}

/** Why the end of a summary goes: what a page's layout left there, or a wish that the letter tells better. */
function whyCut(own: string, after: string, scene: TailorScene): string {
  const left = bareText(own)
    .slice(bareText(after).length)
    .replace(/^[.\s]+/, '');
  return isStray(left, scene)
    ? 'Takes out what the page’s layout left at the end of your summary.'
    : objective.test(left)
      ? `Leaves out “${left}”: it says what you wish for, not what you bring. The letter says what you apply for.`
      : lacksSomething(left)
        ? `Leaves out “${left}”: it says what is lacking, not what you bring.`
        : `Leaves out “${left}”: words that anybody could say of themselves.`;
}

/** A text without its last mark and its line breaks: what differs in these only is the same. */
function bareText(text: string): string {
  return unwrapLines(text)
    .trim()
    .replace(/[.\s]+$/, '')
    .replace(/\s+/g, ' ');
}
