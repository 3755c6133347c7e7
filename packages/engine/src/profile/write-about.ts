import type { Fact } from '@shortlist/schema';
import { hasRunOut } from '../language/dates/read-expiry.ts';
import { decapitalise } from '../language/deeds/open-with-verb.ts';
import { sayFirstPerson } from '../language/deeds/say-first-person.ts';
import { saySelf } from '../language/deeds/say-self.ts';
import { tellDeeds } from '../language/deeds/tell-deeds.ts';
import { findDisclaimers } from '../language/stance/find-disclaimers.ts';
import { titleWithArticle } from '../language/text/article-for.ts';
import { endSentence } from '../language/text/end-sentence.ts';
import { phraseList } from '../language/text/phrase-list.ts';
import { phraseSkill } from '../language/text/phrase-skill.ts';
import { splitSentences } from '../language/text/split-sentences.ts';
import { unwrapLines } from '../language/text/unwrap-lines.ts';
import { isOrganisation } from '../language/titles/is-title.ts';
import { tellJob } from '../language/titles/tell-job.ts';
import { skillsIn } from '../lexicon/find/skills-in.ts';
import { ownWorkTold } from './ask-for.ts';
import { worthOfFigures } from './is-outcome.ts';
import { profileLimits } from './limits.ts';
import { presentStudy } from './present-study.ts';
import { factNaming, factsOf, isCurrent, type ProfileScene, type Written } from './profile-scene.ts';
import { wishSentence } from './wish-sentence.ts';

/** The About text: at most 2,600 characters, first person, its best words in the first 270. Returned sentence by sentence, with paragraphs. */
export function writeAbout(scene: ProfileScene, skills: readonly string[]): Written[][] {
  const english = scene.language.startsWith('en');
  const own = ownSentences(scene);
  if (!english && lists[scene.language.slice(0, 2)] !== undefined)
    return fit(keepTrue([own, ...jobParagraphs(scene), listSentences(scene, skills, own), wishSentence(scene)], scene));
  const proofs = english ? proofSentences(scene).filter((deed) => !isTold(deed.clause ?? '', own)) : [];
  const opening = english ? openingSentence(scene, own) : undefined;
  const hook = [...(opening === undefined ? own.slice(0, 1) : [opening]), ...proofs.slice(0, 1)];
  const besides = ownWorkTold(scene).map(({ line, pointer }) => ({ text: line, facts: factsOf(scene, pointer) }));
  const story = opening === undefined ? own.slice(1, 6) : own.slice(0, 5);
  const paragraphs = [
    tell(hook),
    story,
    [...tell(proofs.slice(1, 5)), ...besides],
    listSentences(scene, skills, own),
    wishSentence(scene),
  ];
  return fit(keepTrue(paragraphs, scene));
}

/** The sentences that pass the gate. */
function keepTrue(paragraphs: Written[][], scene: ProfileScene): Written[][] {
  return paragraphs
    .map((paragraph) =>
      paragraph.filter(
        ({ text, facts }) => facts.length === 0 || isOwnWord(text, facts) || scene.verify(text, facts).length === 0,
      ),
    )
    .filter((paragraph) => paragraph.length > 0);
}

/** Whether a sentence stands word for word in a sentence that the person wrote of themselves, in the About or as an answer: there is nothing in it to be held against. */
function isOwnWord(text: string, facts: readonly Fact[]): boolean {
  return facts.some(
    ({ pointer, text: own }) =>
      (pointer === '/basics/summary' || pointer.startsWith('/answers/')) && unwrapLines(own).includes(text),
  );
}

/** Whether the person's own sentences tell a deed already: most of its longer words stand there. */
function isTold(clause: string, own: readonly Written[]): boolean {
  const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d-]{4,}/gu) ?? []);
  const deed = words(clause);
  return own.some(({ text }) => {
    const said = words(text);
    return [...deed].filter((word) => said.has(word)).length >= Math.max(3, 0.6 * deed.size);
  });
}

/** The two latest jobs in any language but English: what and where, then what was done there. */
function jobParagraphs(scene: ProfileScene): Written[][] {
  return (scene.resume.work ?? []).slice(0, 2).map((job, i) => {
    const current = isCurrent(job, scene.now);
    const employer = isOrganisation(job.name ?? '') ? (job.name ?? '') : '';
    const place = tellJob(
      {
        title: job.position?.split(/[,(|–]/)[0]?.trim() ?? '',
        employer,
        since: job.startDate?.slice(0, 4),
        until: current ? undefined : job.endDate?.slice(0, 4),
      },
      scene.language,
    );
    const bullets = (job.highlights ?? []).map((line, j) => ({
      line,
      current,
      facts: factsOf(scene, `/work/${i}/highlights/${j}`, `/work/${i}/name`),
    }));
    const told = tellDeeds(
      bullets
        .toSorted(
          (a, b) => scene.relevance(b.line) + worthOfFigures(b.line) - scene.relevance(a.line) - worthOfFigures(a.line),
        )
        .slice(0, 3),
      scene.language,
    );
    const facts = factsOf(scene, ...['position', 'name', 'startDate', 'endDate'].map((key) => `/work/${i}/${key}`));
    return [
      ...((job.position ?? '') === '' ? [] : [{ text: place.replace(/\.\.$/, '.'), facts }]),
      ...told.map(({ sentence, facts: own }) => ({ text: sentence, facts: own })),
    ];
  });
}

/** The person's own About, without the objective and without sentences in the third person. */
function ownSentences(scene: ProfileScene): Written[] {
  const facts = factsOf(scene, '/basics/summary');
  const english = scene.language.startsWith('en');
  return splitSentences(unwrapLines(scene.resume.basics?.summary ?? ''))
    .filter(
      (sentence) =>
        sentence.length > 12 && !/\b(?:seeking|looking for a|to obtain|to secure|objective)\b/i.test(sentence),
    )
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .map((text) => {
      const said = english ? saySelf(text, scene.resume.basics?.name) : sayBeing(text, scene);
      return { text: scene.verify(said, facts).length === 0 ? said : text, facts };
    })
    .filter(({ text }) => !english || !/\b(?:he|she|his|her|him)\b/i.test(text));
}

const being: Record<string, string> = { de: 'Ich bin', fr: 'Je suis', es: 'Soy', pt: 'Sou', it: 'Sono', nl: 'Ik ben' };

/** "Pflegefachkraft mit zehn Jahren …" → "Ich bin Pflegefachkraft mit …": a summary that opens with the person's own title, in the first person. */
function sayBeing(text: string, { resume, language }: ProfileScene): string {
  const am = being[language.slice(0, 2)];
  const held = [resume.basics?.label ?? '', ...(resume.work ?? []).map(({ position }) => position ?? '')];
  // "Projektleiterin mit …" is said by one whose title is "Projektleiterin Logistik" too.
  const titles = [...held, ...held.map((each) => each.split(' ')[0] ?? '').filter((word) => word.length > 6)];
  const title = titles.find((each) => each.length > 3 && text.toLowerCase().startsWith(`${each.toLowerCase()} `));
  const joint = title === undefined ? '' : text.slice(title.length + 1);
  if (
    am === undefined ||
    title === undefined ||
    !/^(?:mit|für|im|in|avec|de|en|con|com|met|spécialisée?|especializad[oa]|specializzat[oa]|gespecialiseerd) /u.test(
      joint,
    )
  )
    return text;
  return `${am} ${language.startsWith('de') || /^\p{Lu}{2}/u.test(text) ? text : decapitalise(text)}`;
}

function openingSentence(scene: ProfileScene, own: Written[]): Written | undefined {
  if (own.some(({ text }) => /\b(?:I|I’m|I'm)\b/.test(text))) return undefined;
  const at = Math.max(
    0,
    (scene.resume.work ?? []).findIndex((job) => isCurrent(job, scene.now)),
  );
  const job = scene.resume.work?.[at];
  const title = job?.position?.split(/[,(|–]/)[0]?.trim() ?? '';
  const study = scene.relevance(title) >= 1.5 ? undefined : presentStudy(scene);
  if (study !== undefined) return { text: study.sentence, facts: study.facts };
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
      const worth = scene.relevance(line) + worthOfFigures(line) - i * 0.2 - Math.max(0, line.length - 140) / 80;
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
        : count % 2 === 0
          ? clause
          : clause.replace(/^I was /, 'I was also ').replace(/^I (?!was also )/, 'I also ');
    return { text: endSentence(`${lead}${said}`), facts };
  });
}

const lists: Record<string, string> = {
  en: 'What I work with:',
  de: 'Meine Kenntnisse:',
  fr: 'Mes compétences :',
  es: 'Mis competencias:',
  pt: 'Minhas competências:',
  it: 'Le mie competenze:',
  nl: 'Mijn vaardigheden:',
};

/** What the person holds, then what they work with. */
function listSentences(scene: ProfileScene, skills: readonly string[], own: readonly Written[]): Written[] {
  const certificates = certificateSentence(scene, own);
  // What a certificate names is no further thing to work with.
  const named = new Set(certificates.flatMap(({ text }) => skillsIn(text)).map(({ id }) => id));
  const isNew = (name: string) => !skillsIn(name).some(({ id }) => id !== undefined && named.has(id));
  return [...certificates, ...skillSentence(scene, skills.filter(isNew))];
}

const papers: Record<string, [one: string, many: string]> = {
  en: ['My certificate:', 'My certificates:'],
  de: ['Mein Zertifikat:', 'Meine Zertifikate:'],
  fr: ['Je détiens :', 'Je détiens :'],
  es: ['Cuento con', 'Cuento con'],
  pt: ['Certificado:', 'Certificados:'],
  it: ['Certificato:', 'Certificati:'],
  nl: ['Mijn certificaat:', 'Mijn certificaten:'],
};

/** Up to three certificates that are held, those first that serve the goals; none that the person's own sentences name. */
function certificateSentence(scene: ProfileScene, own: readonly Written[]): Written[] {
  const [one, many] = papers[scene.language.slice(0, 2)] ?? [];
  const told = own.map(({ text }) => text.toLowerCase()).join(' ');
  const held = (scene.resume.certificates ?? [])
    .map((entry, i) => ({ name: entry.name?.trim() ?? '', pointer: `/certificates/${i}/name`, entry }))
    .filter(
      ({ name, entry }) =>
        name !== '' &&
        !hasRunOut(entry, scene.now) &&
        name.length <= 70 &&
        !/[:;|•]/.test(name) &&
        findDisclaimers(name, true).length === 0 &&
        !told.includes(name.replace(/\s*\([^)]*\)$/, '').toLowerCase()),
    )
    .sort((a, b) => scene.relevance(b.name) - scene.relevance(a.name))
    .slice(0, 3);
  const opening = held.length === 1 ? one : many;
  if (opening === undefined || held.length === 0) return [];
  return [
    {
      text: `${opening} ${phraseList(
        held.map(({ name }) => name),
        scene.language,
      )}.`,
      facts: factsOf(scene, ...held.map(({ pointer }) => pointer)),
    },
  ];
}

function skillSentence(scene: ProfileScene, skills: readonly string[]): Written[] {
  const opening = lists[scene.language.slice(0, 2)];
  const top = skills
    .filter(
      (name) => !/\b(?:certified|licen[cs]ed|trained|qualified|experienced|zertifiziert|certifié)e?\b/i.test(name),
    )
    .slice(0, 8);
  if (opening === undefined || top.length < 2) return [];
  const facts = top.flatMap((name) => factNaming(scene, name) ?? []);
  return [
    {
      text: `${opening} ${phraseList(
        // Endings tell which names are everyday words in English alone.
        top.map((name) => (scene.language.startsWith('en') ? phraseSkill(name) : name)),
        scene.language,
      )}.`,
      facts: facts.length === 0 ? [...scene.facts] : facts,
    },
  ];
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
