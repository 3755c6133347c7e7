import { quoteWords } from '../../language/letters/quote-words.ts';
import { calmCapitals } from '../../language/text/calm-capitals.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import type { Proof } from './choose-proofs.ts';
import { labelOfJob } from './label-of-job.ts';
import { loose } from './list-loose.ts';
import type { Quote } from './quote.ts';

/** The list as the letter prints it: each line behind what is certain of its job. */
export function listQuotes(quotes: readonly Quote[], scene: LetterScene): DraftParagraph {
  const { same } = quoteWords(scene.language);
  const colon = scene.language === 'fr' ? ' : ' : ': ';
  return quotes.map(({ text, proof, label: own }, i) => {
    const isSame = proof.item !== loose && quotes[i - 1]?.proof.item === proof.item;
    const label = isSame ? same : own;
    const facts = [...proof.facts, ...headFacts(proof, scene)];
    const whole = label === '' ? text : `${label}${colon}${text}`;
    const sentence = scene.verify(whole, facts).length === 0 ? whole : text;
    return { sentence, facts, listed: true };
  });
}

/** What is certain of the entry that a line stands in. */
export function labelOf(proof: Proof, { resume, wholeWork, language, now }: LetterScene): string {
  if (proof.project !== '') return calmCapitals(proof.project.replace(/[\s:–-]+$/, ''));
  const at = Number(/^\/work\/(\d+)$/.exec(proof.item)?.[1] ?? -1);
  const jobs = resume.work ?? [];
  const given = resume.volunteer?.[Number(/^\/volunteer\/(\d+)$/.exec(proof.item)?.[1] ?? -1)];
  const job = jobs[at] ?? (given === undefined ? undefined : { ...given, name: given.organization });
  const tools = (resume.skills ?? []).flatMap(({ keywords = [] }) => keywords);
  return job === undefined
    ? ''
    : labelOfJob(job, wholeWork ?? jobs, { language, now, since: quoteWords(language).since, tools });
}

/** Title, employer and dates of the entry of a line. */
const headFacts = ({ item, facts: told }: Proof, { facts }: LetterScene): LetterScene['facts'] =>
  facts.filter(
    (fact) =>
      !told.includes(fact) &&
      ['position', 'name', 'organization', 'startDate', 'endDate'].some((field) => fact.pointer === `${item}/${field}`),
  );
