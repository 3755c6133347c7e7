import { titleWithArticle } from '../language/article-for.ts';
import { endSentence } from '../language/end-sentence.ts';
import { isOrganisation } from '../language/is-title.ts';
import { phraseList } from '../language/phrase-list.ts';
import { phraseSkill } from '../language/phrase-skill.ts';
import { sayFirstPerson } from '../language/say-first-person.ts';
import { splitSentences } from '../language/split-sentences.ts';
import { profileLimits } from './limits.ts';
import { factsOf, isCurrent, type ProfileScene, type Written } from './profile-scene.ts';

/** The About text: at most 2,600 characters, first person, its best words in the first 270. Returned sentence by sentence, with paragraphs. */
export function writeAbout(scene: ProfileScene, skills: readonly string[]): Written[][] {
  const english = scene.language.startsWith('en');
  const own = ownSentences(scene);
  const proofs = english ? proofSentences(scene) : [];
  const opening = english ? openingSentence(scene, own) : undefined;
  const hook = [...(opening === undefined ? own.slice(0, 1) : [opening]), ...proofs.slice(0, 1)];
  const story = opening === undefined ? own.slice(1, 6) : own.slice(0, 5);
  const paragraphs = [tell(hook), story, tell(proofs.slice(1, 5)), skillSentence(scene, skills), wishSentence(scene)];
  return fit(
    paragraphs
      .map((paragraph) =>
        paragraph.filter(({ text, facts }) => facts.length === 0 || scene.verify(text, facts).length === 0),
      )
      .filter((paragraph) => paragraph.length > 0),
  );
}

/** The person's own About, without the objective and without sentences in the third person. */
function ownSentences(scene: ProfileScene): Written[] {
  const facts = factsOf(scene, '/basics/summary');
  return splitSentences(scene.resume.basics?.summary ?? '')
    .filter(
      (sentence) =>
        sentence.length > 12 && !/\b(?:seeking|looking for a|to obtain|to secure|objective)\b/i.test(sentence),
    )
    .map((text) => ({ text: /[.!?]$/.test(text) ? text : `${text}.`, facts }));
}

function openingSentence(scene: ProfileScene, own: Written[]): Written | undefined {
  if (own.some(({ text }) => /\b(?:I|I’m|I'm)\b/.test(text))) return undefined;
  const at = Math.max(
    0,
    (scene.resume.work ?? []).findIndex((job) => isCurrent(job, scene.now)),
  );
  const job = scene.resume.work?.[at];
  const title = job?.position?.split(/[,(|–]/)[0]?.trim() ?? '';
  if (job === undefined || title === '' || title.length > 60 || (job.name ?? '') === '') return undefined;
  const facts = factsOf(scene, `/work/${at}/position`, `/work/${at}/name`);
  const verb = isCurrent(job, scene.now) ? 'I am' : 'I was';
  return { text: endSentence(`${verb} ${titleWithArticle(title)} at ${job.name}`), facts };
}

/** A deed before it is joined to others: `clause` in the first person, `job` its place in the list of jobs. */
type Deed = Written & { clause?: string; job?: number; employer?: string };

/** Two deeds of each job at most, the one that serves the goals best first. */
function proofSentences(scene: ProfileScene): Deed[] {
  const deeds = (scene.resume.work ?? []).flatMap((job, i) =>
    (job.highlights ?? []).flatMap((line, j) => {
      const said = sayFirstPerson(line, { current: isCurrent(job, scene.now) });
      if (said === undefined) return [];
      const employer = isOrganisation(job.name ?? '') ? (job.name ?? '') : '';
      const facts = factsOf(scene, `/work/${i}/highlights/${j}`, `/work/${i}/name`);
      if (scene.verify(endSentence(`${employer === '' ? '' : `At ${employer}, `}${said.clause}`), facts).length > 0)
        return [];
      const worth = scene.relevance(line) + (/\d/.test(line) ? 1 : 0) - i * 0.2 - Math.max(0, line.length - 140) / 80;
      return [{ text: '', clause: said.clause, employer, job: i, facts, worth }];
    }),
  );
  const sorted = deeds.sort((a, b) => b.worth - a.worth);
  const chosen = sorted
    .filter((deed, i) => sorted.slice(0, i).filter((other) => other.job === deed.job).length < 2)
    .slice(0, 5);
  const top = chosen[0];
  const present = chosen.find(({ job }) => job === 0);
  const best = present !== undefined && top !== undefined && top.worth - present.worth < 1.5 ? present : top;
  const rest = chosen.filter((deed) => deed !== best);
  return best === undefined ? [] : [best, ...rest.sort((a, b) => a.job - b.job)];
}

/** Sentences of one paragraph: an employer is named once, then "There, I …" and "I also …". */
function tell(deeds: readonly Deed[]): Written[] {
  let last = '';
  let count = 0;
  return deeds.map(({ text, clause, employer = '', facts }) => {
    if (clause === undefined) {
      last = text;
      count = 0;
      return { text, facts };
    }
    const same = employer !== '' && last.includes(employer);
    count = same ? count + 1 : 0;
    last = same ? last : employer;
    const lead = employer === '' ? '' : !same ? `At ${employer}, ` : '';
    const said = !same
      ? clause
      : count === 1 && last !== employer
        ? `There, ${clause}`
        : clause.replace(/^I was /, 'I was also ').replace(/^I (?!was also )/, 'I also ');
    return { text: endSentence(`${lead}${said}`), facts };
  });
}

const lists: Record<string, string> = {
  en: 'What I work with:',
  de: 'Womit ich arbeite:',
  fr: 'Mes outils et compétences :',
  es: 'Con qué trabajo:',
};

function skillSentence(scene: ProfileScene, skills: readonly string[]): Written[] {
  const opening = lists[scene.language.slice(0, 2)];
  const top = skills.slice(0, 8);
  if (opening === undefined || top.length < 2) return [];
  const facts = top.flatMap((name) =>
    scene.facts.filter((fact) => fact.text.toLowerCase().includes(name.toLowerCase())).slice(0, 1),
  );
  return [
    {
      text: `${opening} ${phraseList(
        top.map((name) => phraseSkill(name)),
        scene.language,
      )}.`,
      facts: facts.length === 0 ? [...scene.facts] : facts,
    },
  ];
}

const wishes: Record<string, (role: string, place: string) => string> = {
  en: (role, place) => `Next, I am looking for ${role} roles in ${place}. Write to me here if you would like to talk.`,
  de: (role, place) => `Als Nächstes suche ich eine Stelle als ${role} (${place}). Schreiben Sie mir gern hier.`,
  fr: (role, place) => `Je cherche maintenant un poste de ${role} (${place}). Écrivez-moi ici.`,
  es: (role, place) => `Ahora busco un puesto de ${role} (${place}). Pueden escribirme por aquí.`,
};

/** What the person said they want: their own goal, claimed of nobody. */
function wishSentence({ goals, language }: ProfileScene): Written[] {
  const wish = wishes[language.slice(0, 2)];
  return wish === undefined ? [] : [{ text: wish(goals.targetRole, goals.location), facts: [] }];
}

function fit(paragraphs: Written[][]): Written[][] {
  const length = (list: Written[][]) =>
    list.map((paragraph) => paragraph.map(({ text }) => text).join(' ')).join('\n\n').length;
  const kept = paragraphs.map((paragraph) => [...paragraph]);
  while (length(kept) > profileLimits.about.limit) {
    const longest = kept.slice(1).sort((a, b) => b.length - a.length)[0];
    if (longest === undefined || longest.length === 0) break;
    longest.pop();
  }
  return kept.filter((paragraph) => paragraph.length > 0);
}
