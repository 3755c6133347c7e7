import { canTell, tellDeeds } from '../../language/deeds/tell-deeds.ts';
import { calmCapitals } from '../../language/text/calm-capitals.ts';
import { isOrganisation } from '../../language/titles/is-title.ts';
import { firstTitle } from '../../language/titles/short-title.ts';
import { tellJob } from '../../language/titles/tell-job.ts';
import { chooseProofs, type Proof } from '../content/choose-proofs.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';

/** Lines that can be told as sentences. */
export function chooseLines(scene: LetterScene): Proof[] {
  const count = scene.length === 'short' ? 2 : 4;
  const told = chooseProofs({ ...scene, usable: (line, current) => isTold(line, current, scene) }, count);
  return keepPlaced(withResult(told, scene), scene);
}

const measured = /\d\s?%|(?<!\p{L})(?:de|del|von|from) \d[\d.,]*(?: \p{L}+| %)? (?:à|a|al|auf|to) \d/iu;

/** What came of the work, with its figure, beside what was asked for: the best result of a job that the letter tells, where it tells none. */
function withResult(told: readonly Proof[], scene: LetterScene): readonly Proof[] {
  if (scene.length === 'short' || told.some(({ line }) => measured.test(line))) return told;
  const all = chooseProofs({ ...scene, usable: (line, current) => isTold(line, current, scene) }, 12);
  const result = all.find(
    ({ line, item, worth }) => worth > 0 && measured.test(line) && told.some((proof) => proof.item === item),
  );
  return result === undefined ? told : [...told, result];
}

/** Whether the line can be told and the gate lets it stand: what goes on from a line that is left out afterwards would hang loose. */
function isTold(line: string, current: boolean, { language, facts, verify }: LetterScene): boolean {
  if (!canTell(line, language, current)) return false;
  const own = facts.filter(
    ({ pointer, text }) => text === line || (pointer.endsWith('/summary') && text.includes(line)),
  );
  return tellDeeds([{ line, current, facts: own }], language).every(
    ({ sentence }) => verify(sentence, own).length === 0,
  );
}

/** "Dort" behind the sentence of another job would lay the deeds to that one: of a job that cannot be named nothing is told beside others. */
function keepPlaced(proofs: readonly Proof[], scene: LetterScene): Proof[] {
  const placed = proofs.filter((proof) => placeSentence([proof], scene) !== undefined);
  return placed.length > 0 ? placed : proofs.filter(({ item }) => item === proofs[0]?.item);
}

/** A job that the letter has just named, and how many of its deeds it has told. */
type NamedJob = { item: string; told: number };

/**
 * Job by job, latest first: what it was, then what was done there. `named` is the job that has just been named: its further deeds come
 * before all others, and it is not named again.
 */
export function proofParagraphs(proofs: readonly Proof[], scene: LetterScene, named?: NamedJob): DraftParagraph[] {
  const isNamed = ({ item }: Proof) => Number(item !== named?.item);
  const sorted = proofs.toSorted((a, b) => isNamed(a) - isNamed(b) || a.job - b.job);
  const items = [...new Set(sorted.map(({ item }) => item))];
  const paragraphs = items.map((item) => {
    const own = proofs.filter((proof) => proof.item === item);
    const place = item === named?.item ? undefined : placeSentence(own, scene);
    const told = tellStanding(own, scene, item === named?.item ? named.told : 0);
    return [...(place === undefined || told.length === 0 ? [] : [place]), ...told];
  });
  return scene.length === 'short' ? [paragraphs.flat()] : paragraphs;
}

/** The deeds of a job, together where the gate lets them stand so, else one by one. */
function tellStanding(own: readonly Proof[], { language, verify }: LetterScene, told: number): DraftParagraph {
  const together = tellDeeds(own, language, told);
  if (own.length < 2 || together.every(({ sentence, facts }) => verify(sentence, facts).length === 0)) return together;
  // What work includes is said last, where it is told one by one as well.
  const isTask = (proof: Proof) => /^(?:Mon travail|Mi trabajo) /.test(tellDeeds([proof], language)[0]?.sentence ?? '');
  const sorted = [...own.filter((proof) => !isTask(proof)), ...own.filter(isTask)];
  return sorted.flatMap((proof, i) => tellDeeds([proof], language, told + i));
}

function placeSentence([proof]: readonly Proof[], scene: LetterScene): DraftParagraph[number] | undefined {
  if (proof === undefined) return undefined;
  const title = calmCapitals(firstTitle(proof.position));
  const employer = isOrganisation(proof.employer) ? proof.employer.trim() : '';
  if (title === '' || title.length > 60) return undefined;
  const start = scene.facts
    .find(({ pointer }) => pointer === `${proof.item}/startDate`)
    ?.text.match(/(?:19|20)\d\d/)?.[0];
  const [from, to] = proof.years === '' ? [] : [proof.years.slice(0, 4), proof.years.slice(-4)];
  const tell = (name: string) =>
    tellJob(
      { title, employer: name, since: proof.current ? start : from, until: proof.current ? undefined : to },
      scene.language,
    );
  const sentence = [tell(employer), tell('')].find((each) => scene.verify(each, proof.facts).length === 0);
  return sentence === undefined ? undefined : { sentence, facts: proof.facts };
}

/** The best proof, told with its job, to open a warm letter. */
export function hookOf(
  proofs: readonly Proof[],
  scene: LetterScene,
): { proof: Proof; sentences: DraftParagraph } | undefined {
  const opens = ({ line, worth, job }: Proof) => worth + (/\d/.test(line) ? 1 : 0) - job * 1.5;
  for (const proof of proofs.toSorted((a, b) => opens(b) - opens(a))) {
    const [sentences = []] = proofParagraphs([proof], scene);
    if (sentences.length > 1 && canTell(proof.line, scene.language, proof.current)) return { proof, sentences };
  }
  return undefined;
}
