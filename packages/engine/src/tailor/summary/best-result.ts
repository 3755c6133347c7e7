import { isDeed } from '../../language/deeds/is-deed.ts';
import { readOpening } from '../../language/deeds/open-with-verb.ts';
import { rewriteBullet } from '../../language/deeds/rewrite-bullet.ts';
import { rewriteOther } from '../../language/deeds/rewrite-other.ts';
import { sayFirstPerson } from '../../language/deeds/say-first-person.ts';
import { isRecord } from '../../language/deeds/say-record.ts';
import { tellsDeed } from '../../language/deeds/tells-deed.ts';
import { endSentence } from '../../language/text/end-sentence.ts';
import { endsOpen } from '../../language/text/ends-open.ts';
import { leadsPeople } from '../../language/titles/leads-people.ts';
import { namesLeading } from '../../language/titles/names-leading.ts';
import { rankJobs } from '../../language/titles/rank-jobs.ts';
import { phraseSharing } from '../../lexicon/relate/shares-phrase.ts';
import { factAt, type SummarySentence, type TailorScene } from '../propose/proposal.ts';

/**
 * The result with a figure that says most for this posting, from the two latest jobs, for a short summary that has none: the reader of a
 * summary looks for one; of a new summary, where there is none, a line that the posting's own words show. The person's own line, its opening mended.
 */
export function bestResult(scene: TailorScene, said: readonly string[], isNew: boolean): SummarySentence[] {
  if (said.length === 0 || said.length > 2 || said.some((sentence) => (isNew ? figure : anyFigure).test(sentence)))
    return [];
  const english = scene.language.startsWith('en');
  const inFirstPerson = english && said.some((sentence) => saysI.test(sentence));
  // Beside the name of an employer a deed of another one would seem to be of that one.
  const jobs = scene.resume.work ?? [];
  const names = jobs.some(({ name = '' }) => name !== '' && said.join(' ').includes(name));
  const ranks = rankJobs(jobs);
  const told = jobs.find(({ name = '' }) => name !== '' && said.join(' ').includes(name))?.name;
  // What the match quotes for a demand is what this reader looks for, whatever its words weigh.
  const shown = new Set(
    scene.match.requirements.flatMap(({ met, evidence }) =>
      met === true ? evidence.map(({ pointer }) => pointer) : [],
    ),
  );
  const asked = [...scene.posting.requirements, ...scene.posting.responsibilities].map(({ text }) => text);
  const asksToLead = asked.some(namesLeading);
  const saysSo = phraseSharing(asked);
  const lines = jobs.flatMap((job, i) =>
    ((ranks[i] ?? i) >= (names && job.name !== told ? 0 : 2) ? [] : (job.highlights ?? [])).flatMap((line, j) => {
      const fact = factAt(scene, `/work/${i}/highlights/${j}`);
      const { text: bare } = english ? rewriteBullet(line, { current: false }) : rewriteOther(line, scene.language);
      // Among sentences that say "I" a line without a subject would read as a slip.
      const text = (inFirstPerson ? sayFirstPerson(line, { current: false })?.clause : undefined) ?? bare;
      // The person's own summary is added to by nothing but what serves the posting.
      const serves = isNew || (fact !== undefined && shown.has(fact.pointer)) || scene.relevance(line) >= 1;
      const isLed = isNew && english && asksToLead && tellsLed(line);
      // Without a figure only the person's very words: a mended opening would be the only thing that it adds.
      const isProof =
        isNew &&
        bare === line &&
        fact !== undefined &&
        (shown.has(fact.pointer) || saysSo(line)) &&
        isPlain(line, scene);
      return fact === undefined || !serves || !(isLed || isProof || isResult(line, bare, english))
        ? []
        : [
            {
              text: endSentence(
                isLed && job.endDate === undefined ? rewriteBullet(line, { current: true }).text : text,
              ),
              facts: [fact],
              worth:
                Math.min(1.5, scene.relevance(line)) +
                (shown.has(fact.pointer) ? 2 : 0) +
                (isLed ? 2 : 0) +
                (isResult(line, bare, english) ? 2 : 0) -
                (ranks[i] ?? i),
            },
          ];
    }),
  );
  const best = lines
    .toSorted((a, b) => b.worth - a.worth)
    .find(({ text, facts }) => (scene.verify?.(text, facts) ?? []).length === 0);
  return best === undefined ? [] : [{ sentence: best.text, facts: best.facts }];
}

/** One plain clause that tells something done, without a figure. */
const isPlain = (line: string, { language }: TailorScene): boolean =>
  line.length >= 30 &&
  line.length <= 110 &&
  isDeed(line) &&
  !lesser.test(line) &&
  !/[;:()|•&]|\.\s/.test(line) &&
  !endsOpen(line) &&
  tellsDeed(line, language.slice(0, 2), false);

/** How many people somebody led, in one plain clause: what decides a post that leads some. */
const tellsLed = (line: string): boolean =>
  line.length >= 20 &&
  line.length <= 110 &&
  isDeed(line) &&
  /\d/.test(line) &&
  leadsPeople(line) &&
  readOpening(line) !== undefined &&
  !/[;:()|•&]|\.\s/.test(line);

/** A change that is measured, in one plain clause: a figure with its unit of change, or from one figure to another. */
function isResult(line: string, text: string, english: boolean): boolean {
  if (english && isRecord(line)) return line.length <= 110;
  return (
    line.length >= 25 &&
    line.length <= 110 &&
    isDeed(line) &&
    !lesser.test(line) &&
    changed.test(line) &&
    !/[;:()|•&]|\.\s/.test(text) &&
    (english
      ? readOpening(line)?.form === 'past' || /^Cut /.test(line)
      : /^(?!(?:Ho|Sono|J['’]ai|He|Ik|Ich) )\p{Lu}/u.test(text))
  );
}

/** Who helped did not do it: no summary ends on another's result. */
const lesser =
  /^(?:helped?|assist|support|participat|contribut|mithilfe|unterstützung|mitarbeit|aide|participation|apoyo|ayuda)/iu;

const figure = /\d\s?%|[$€£]\s?\d/;
/** A number that counts no years. */
const anyFigure = /(?<![\p{L}\d-])\d[\d.,]*(?![\d+]*[\s-]+(?:years?|yrs)|\d)/iu;
/** "I cut …": the first person, and not the first of its kind ("Level I trauma"). */
const saysI = /(?:^|[.,;] |(?<!\p{L})(?:and|but|that|what|when|where|which|as|since) )I (?!am\b)\p{Ll}/u;
const changed =
  /\d\s?%|[$€£]\s?\d|\d\s?€|\b(?:from|von|de|del) (?:\D{1,12})?\d\S*(?: \S+){0,3} (?:to|auf|à|a|al) \S{0,2}\d|\bby [$€£]?\d|\bum \d/iu;
