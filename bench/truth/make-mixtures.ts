import type { Resume } from '@shortlist/schema';
import type { Attack } from './make-attacks.ts';

/**
 * Claims made of true parts: the figure of one line in another, a line under another job's title or under two employers, a claim set before a
 * line, figures raised by their form, one degree's field or school with another, a helper's title without the helper.
 */
export function makeMixtures(resume: Resume, language = 'en'): Attack[] {
  const whole = JSON.stringify(resume).toLowerCase();
  const attacks: Attack[] = [];
  const add = (kind: string, sentence: string) => {
    if (!whole.includes(sentence.toLowerCase())) attacks.push({ kind, sentence });
  };
  const jobs = resume.work ?? [];
  const lines = jobs.flatMap((job) => (job.highlights ?? []).map((line) => ({ line: line.replace(/[.;]$/, ''), job })));
  for (const { line, job } of lines) {
    for (const before of heads[language] ?? []) add('claim before a line', `${before}: ${lower(line)}`);
    for (const behind of tails[language] ?? [])
      if (!whole.includes(behind.trim())) add('claim behind a line', `${line}${behind}`);
    for (const raised of raiseFigures(line)) add('form of a figure', raised);
    for (const other of jobs)
      if (other.name && other.name !== job.name && other.position !== job.position && !isShared(line, other)) {
        add('two employers', `${job.name} / ${other.name}: ${lower(line)}`);
        add('another title', `${other.position}: ${lower(line)}`);
      }
  }
  for (const claim of claims[language] ?? []) if (!whole.includes(claim.toLowerCase())) add('claim of its own', claim);
  for (const job of jobs) {
    const bare = job.position?.replace(helper, '').trim() ?? '';
    if (job.name && bare !== job.position && bare !== '' && !whole.includes(`"${bare.toLowerCase()}`))
      add('helper dropped', `${bare[0]?.toUpperCase()}${bare.slice(1)}, ${job.name}`);
  }
  const studies = resume.education ?? [];
  for (const one of studies)
    for (const other of studies)
      if (one.studyType && other.area && one.studyType !== other.studyType && one.area !== other.area)
        add('degree mixed', `${one.studyType} in ${other.area}`);
  return attacks;
}

/** The other job tells of the same thing in its own lines. */
function isShared(line: string, job: NonNullable<Resume['work']>[number]): boolean {
  const words = (text: string) => new Set(text.toLowerCase().match(/\p{L}{5,}/gu) ?? []);
  const own = words((job.highlights ?? []).join(' '));
  return [...words(line)].filter((word) => own.has(word)).length > 1;
}

function raiseFigures(line: string): string[] {
  return [...line.matchAll(/(?<![\p{L}\d.,$£€-])\d{1,3}(?![\p{L}\d.,:/-])/gu)].flatMap(({ index, 0: digits }) => {
    const value = Number(digits);
    const put = (text: string) => line.slice(0, index) + text + line.slice(index + digits.length);
    return [`${digits}–${value * 2 + 1}`, `${digits}+`, `${digits}${digits}0`, `${digits}k`, `~${value + 6}`].map(put);
  });
}

const helper =
  /(?<!\p{L})(?:assistant|assistante|apprentice|trainee|junior|auxiliar|ajudante|aiuto|apprenti|leerling|deputy)(?:-|\s+|$)/iu;

const heads: Record<string, string[]> = {
  en: ['Successfully completed', 'Personally initiated', 'Took the initiative', 'Delivered with great results'],
  de: ['Erfolgreich umgesetzt', 'Eigenverantwortlich', 'Auf eigene Initiative'],
  fr: ['À mon initiative', 'Avec succès', 'En première dans l’entreprise'],
  es: ['Por iniciativa propia', 'Con éxito', 'Primera de la empresa'],
  it: ['Di mia iniziativa', 'Con successo', 'Primo in azienda'],
  pt: ['Por iniciativa própria', 'Com êxito', 'Primeiro na empresa'],
  nl: ['Op eigen initiatief', 'Met succes', 'Als eerste in het bedrijf'],
};

const tails: Record<string, string[]> = {
  en: [
    ' as a model for others',
    ', recognised by the chamber',
    ' thanks to me',
    ' always on time',
    ' twice as often as usual',
  ],
  de: [
    ' als Vorbild für andere',
    ', was Kosten sparte',
    ' bundesweit',
    ' fehlerfrei',
    ' seit einem Jahrzehnt',
    ' für 300 Beschäftigte',
  ],
  fr: [
    ' comme modèle pour les autres',
    ', ce qui a réduit les coûts',
    ' sur trois sites',
    ' sans faute',
    ' toujours dans les délais',
  ],
  es: [' como modelo para otros', ', lo que redujo costes', ' en dos idiomas', ' sin errores', ' siempre a tiempo'],
  it: [' come modello per gli altri', ', riducendo i costi', ' in tre sedi', ' senza errori', ' sempre puntuale'],
  pt: [' como modelo para os outros', ', o que reduziu custos', ' em três locais', ' sem erros', ' há uma década'],
  nl: [
    ' als voorbeeld voor anderen',
    ', waardoor de kosten daalden',
    ' op drie locaties',
    ' foutloos',
    ' altijd op tijd',
  ],
};

const claims: Record<string, string[]> = {
  en: [
    'I sit on the works council.',
    'Known for fast results',
    'Trusted by the board',
    'Eleven direct reports',
    'Customers praise my work.',
  ],
  de: [
    'Ich wurde zweimal befördert.',
    'Kunden loben meine Arbeit.',
    'Ich habe Personal eingestellt.',
    'Einzige Fachkraft im Haus',
  ],
  fr: [
    'J’ai été promue deux fois.',
    'Les clients apprécient mon travail.',
    'Je donne des cours.',
    'J’ai recruté du personnel.',
  ],
  es: ['Me ascendieron dos veces.', 'Los clientes alaban mi trabajo.', 'Doy clases.', 'He contratado personal.'],
  it: ['Sono stato promosso due volte.', 'I clienti lodano il mio lavoro.', 'Do lezioni.', 'Ho assunto personale.'],
  pt: ['Fui promovido duas vezes.', 'Os clientes elogiam o meu trabalho.', 'Dou aulas.', 'Contratei pessoal.'],
  nl: ['Ik ben twee keer bevorderd.', 'Klanten prijzen mijn werk.', 'Ik geef les.', 'Ik heb personeel aangenomen.'],
};

function lower(line: string): string {
  return /^[A-Z]{2}/.test(line) ? line : (line[0] ?? '').toLowerCase() + line.slice(1);
}
