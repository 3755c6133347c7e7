/** What a line says that it is before it tells the work: "Atividades desenvolvidas: …", "Key responsibilities included: …". By language. */
const labels: Record<string, { words: string; before: string; behind: string }> = {
  en: {
    words: 'responsibilit(?:y|ies)|dut(?:y|ies)|tasks?|activit(?:y|ies)|achievements?|accomplishments?',
    before: 'key|main|core|daily|major|principal|job|work',
    behind: 'included?|performed|undertaken|carried out',
  },
  de: {
    words: '(?:haupt)?(?:aufgaben|tätigkeit(?:en)?|aufgabengebiete?|aufgabenbereiche?|erfolge)',
    before: 'wichtige|wesentliche|meine',
    behind: '',
  },
  fr: {
    words: 'missions?|tâches?|activités?|réalisations?|responsabilités?',
    before: 'principales',
    behind: 'principales|réalisées|effectuées|confiées|exercées',
  },
  es: {
    words: 'funciones|función|tareas?|actividades|responsabilidades|logros',
    before: 'principales',
    behind: 'principales|realizadas|desempeñadas|desarrolladas',
  },
  pt: {
    words: 'atividades|funções|função|tarefas?|responsabilidades|atribuições',
    before: 'principais',
    behind: 'principais|desenvolvidas|exercidas|realizadas|desempenhadas',
  },
  it: {
    words: 'mansioni|mansione|attività|compiti|responsabilità',
    before: 'principali',
    behind: 'principali|svolte|svolti',
  },
  nl: {
    words: 'taken|werkzaamheden|verantwoordelijkheden',
    before: 'belangrijkste|mijn',
    behind: '',
  },
};

const forms = Object.values(labels).map(
  ({ words, before, behind }) => `(?:(?:${before}) )?(?:${words})${behind === '' ? '' : `(?: (?:${behind}))?`}`,
);
const label = new RegExp(`^[\\s•▪●*–-]*(?:${forms.join('|')})\\s?:\\s+(?=\\p{L})`, 'iu');

/** A line without the word for what it tells, where it has a line's worth behind it. */
export const withoutDutyLabel = (line: string): string => line.replace(label, '');
