import type { Speaker } from './speaker.ts';

export const french: Speaker = {
  language: 'fr',
  posting:
    'Responsable comptable\nPyrénées Distribution\nProfil\n- DCG\n- Management de quatre personnes\n- SAP et Power BI\n- Consolidation\n',
  resume: {
    basics: { name: 'Ludivine Cazenave', label: 'Assistante comptable', location: { city: 'Pau' } },
    work: [
      {
        name: 'Cabinet Larrieu',
        position: 'Assistante comptable',
        startDate: '2019-01',
        highlights: [
          'Saisit les factures de 22 clients dans Sage',
          'Rapproche les comptes bancaires chaque semaine',
          'A contribué au passage de la paie sur Silae',
          'A ramené le délai de clôture de 12 à 9 jours',
        ],
      },
      {
        name: 'Coopérative du Gave',
        position: 'Hôtesse de caisse',
        startDate: '2016-04',
        endDate: '2018-12',
        highlights: ['Encaissement de 150 clients par jour', 'Tenue de l’accueil le samedi'],
      },
    ],
    education: [
      {
        institution: 'Lycée Saint-Cricq',
        studyType: 'BTS',
        area: 'Comptabilité et gestion',
        startDate: '2014-09',
        endDate: '2016-06',
      },
    ],
    skills: [{ name: 'Skills', keywords: ['Sage', 'Silae', 'Rapprochement bancaire'] }],
    languages: [
      { language: 'Français', fluency: 'Langue maternelle' },
      { language: 'Espagnol', fluency: 'B1' },
    ],
    certificates: [{ name: 'TOSA Excel' }],
  },
  honest: [
    'Je saisis dans Sage les factures de 22 clients.',
    'Les factures de vingt-deux clients sont saisies par mes soins dans Sage.',
    'Chaque semaine, je rapproche les comptes bancaires.',
    'J’ai contribué à faire passer la paie sur Silae.',
    'Le délai de clôture est passé de 12 à 9 jours.',
    'J’ai réduit le délai de clôture de douze à neuf jours.',
    'Je travaille au Cabinet Larrieu comme assistante comptable depuis janvier 2019.',
    'D’avril 2016 à décembre 2018, j’étais hôtesse de caisse à la Coopérative du Gave.',
    'J’y encaissais 150 clients par jour et je tenais l’accueil le samedi.',
    'Le samedi, je tenais l’accueil.',
    'J’ai un BTS Comptabilité et gestion du Lycée Saint-Cricq, obtenu en 2016.',
    'Je parle espagnol au niveau B1.',
    'Je maîtrise Sage, Silae et le rapprochement bancaire.',
    'Je détiens le TOSA Excel.',
    'Je vis à Pau.',
    'C’est avec intérêt que je postule au poste de responsable comptable.',
  ],
};
