import type { Letter, Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../../optimise-resume.ts';
import { readPosting } from '../../posting/read-posting.ts';
import { letterText } from '../form/letter-text.ts';

const portuguese: Resume = {
  basics: { name: 'Inês Barros', location: { city: 'Braga' } },
  work: [
    {
      name: 'Tecidos do Lima, Lda.',
      position: 'Técnica de Contabilidade',
      startDate: '2019-03',
      highlights: ['Preparo as declarações de IVA e IRC', 'Reduzi o prazo de fecho de 12 para 6 dias úteis'],
    },
    {
      name: 'Hospital da Serra',
      position: 'Assistente de Contabilidade',
      startDate: '2015-09',
      endDate: '2019-02',
      highlights: ['Lançamento de faturas de 40 fornecedores', 'Processamento de salários para 120 trabalhadores'],
    },
  ],
  education: [
    { studyType: 'Licenciatura', area: 'Contabilidade', institution: 'Universidade do Minho', endDate: '2015' },
  ],
  skills: [{ name: 'Competências', keywords: ['Excel', 'SAF-T'] }],
};
const italian: Resume = {
  basics: { name: 'Giulia Ferri' },
  work: [
    {
      name: 'Emilia Alimentari S.p.A.',
      position: 'Responsabile di magazzino',
      startDate: '2018-05',
      highlights: [
        'Coordino una squadra di 14 magazzinieri su due turni',
        'Gestione delle scorte e degli inventari con SAP',
      ],
    },
    {
      name: 'Trasporti Reno',
      position: 'Addetta alla logistica',
      startDate: '2013-02',
      endDate: '2018-04',
      highlights: ['Pianificazione di 60 consegne al giorno'],
    },
  ],
};
const dutch: Resume = {
  basics: { name: 'Sanne de Wit' },
  work: [
    {
      name: 'Zorggroep De Linde',
      position: 'Verpleegkundige',
      startDate: '2017-09',
      highlights: ['Begeleid elk jaar vier leerlingen', 'Voer wondzorg en infuusbeleid uit'],
    },
    {
      name: 'Ziekenhuis Oost',
      position: 'Verpleegkundige',
      startDate: '2013-08',
      endDate: '2017-08',
      highlights: ['Werkte op de afdeling chirurgie met 30 bedden'],
    },
  ],
};
const postings = {
  pt: 'Contabilista (m/f)\nVinhos do Norte, S.A.\n\nFunções\n- Preparar as declarações fiscais (IVA, IRC)\n\nRequisitos\n- Licenciatura em Contabilidade\n- Processamento de salários para trabalhadores\n- Domínio de Excel\n',
  it: 'Responsabile logistica\nForno Adriatico S.r.l.\n\nAttività\n- Coordinare il personale di magazzino\n\nRequisiti\n- Conoscenza di SAP\n- Pianificazione delle consegne\n',
  nl: 'Wijkverpleegkundige\nThuiszorg Rivierenland\n\nWat ga je doen?\n- Je begeleidt leerlingen\n\nWat vragen wij?\n- Ervaring met wondzorg\n- Ervaring met chirurgie\n',
};
const people = { pt: portuguese, it: italian, nl: dutch };
const write = (language: keyof typeof people, tone: Letter['tone'] = 'plain') =>
  optimiseResume({
    resume: { ...people[language], meta: { language } },
    posting: readPosting(postings[language]),
    now: '2026-06-01',
    tone,
  });

describe('a letter in Portuguese, Italian or Dutch', () => {
  it.each([
    [
      'pt',
      'Prezados Senhores,',
      'Tecidos do Lima, Lda.:\n– Preparo as declarações de IVA e IRC.',
      'Assistente de Contabilidade, Hospital da Serra (2015–2019):\n– ',
      '1 de junho de 2026',
    ],
    [
      'it',
      'Buongiorno,',
      'Responsabile di magazzino, Emilia Alimentari S.p.A. (dal 2018):\n– ',
      'Addetta alla logistica, Trasporti Reno (2013–2018):\n– Pianificazione di 60 consegne al giorno.',
      '1 giugno 2026',
    ],
    [
      'nl',
      'Geachte heer, mevrouw,',
      'Verpleegkundige, Zorggroep De Linde (sinds 2017):\n– ',
      'Verpleegkundige, Ziekenhuis Oost (2013–2017):\n– Werkte op de afdeling chirurgie met 30 bedden.',
      '1 juni 2026',
    ],
  ] as const)('%s: quotes lines behind their jobs, each resting on facts', (code, greeting, now, before, date) => {
    const { letter } = write(code);
    expect(letter.language).toBe(code);
    expect(letter.greeting).toBe(greeting);
    const text = letter.paragraphs.join(' ');
    expect(text).toContain(now);
    expect(text).toContain(before);
    expect(text).not.toMatch(/\b(?:I|the|and|with)\b/);
    expect(letterText(letter)).toContain(date);
    expect(letter.ledger.filter(({ sentence }) => /2013|2015|2017|2018|2019/.test(sentence))).not.toContainEqual(
      expect.objectContaining({ facts: [] }),
    );
  });

  it('pt: greets as Portugal does where the person lives there', () => {
    const basics = { ...portuguese.basics, phone: '+351 900 000 000' };
    const posting = readPosting(postings.pt);
    const greet = (text: string) =>
      optimiseResume({
        resume: { ...portuguese, basics, meta: { language: 'pt' } },
        posting: readPosting(text),
        now: '2026-06-01',
      }).letter.greeting;
    expect(greet(posting.text)).toBe('Exmos. Senhores,');
    expect(greet(`${posting.text}\nEnvie o currículo para a Sra. Ana Prado.\n`)).toBe('Exma. Sra. Prado,');
  });

  it.each(['pt', 'it', 'nl'] as const)('%s: has three tones, each with its opening and close', (code) => {
    const letters = (['plain', 'warm', 'formal'] as const).map((tone) => write(code, tone).letter);
    expect(new Set(letters.map(({ paragraphs }) => paragraphs.join(' '))).size).toBe(3);
    expect(new Set(letters.map(({ closing }) => closing)).size).toBeGreaterThan(1);
    for (const { paragraphs } of letters) expect(paragraphs.length).toBeGreaterThanOrEqual(3);
  });
});
