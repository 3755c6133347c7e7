import type { Speaker } from './speaker.ts';

export const german: Speaker = {
  language: 'de',
  posting:
    'Laborleiterin\nOstthüringer Umweltinstitut\nIhr Profil\n- Studium der Chemie\n- HPLC und GC-MS\n- LIMS und Python\n- Personalführung\n',
  resume: {
    basics: { name: 'Annegret Süßmilch', label: 'Chemielaborantin', location: { city: 'Jena' } },
    work: [
      {
        name: 'Saaleanalytik',
        position: 'Chemielaborantin',
        startDate: '2016-02',
        highlights: [
          'Bestimme Schwermetalle in Wasserproben mit ICP-MS, rund 55 Proben pro Woche',
          'Habe die Wartezeit auf Ergebnisse von 8 auf 5 Tage verkürzt',
          'Wirke bei der Einarbeitung von Werkstudenten mit',
          'Prüfe Messgeräte jeden Monat',
        ],
      },
      {
        name: 'Thüringer Glaswerke',
        position: 'Produktionshelferin',
        startDate: '2011-08',
        endDate: '2012-07',
        highlights: ['Sortierte Glasflaschen am Band', 'Packte 2.400 Flaschen pro Schicht'],
      },
    ],
    education: [
      {
        institution: 'Berufsschulzentrum Göschwitz',
        studyType: 'Ausbildung',
        area: 'Chemielaborantin',
        startDate: '2012-08',
        endDate: '2016-01',
      },
    ],
    skills: [{ name: 'Skills', keywords: ['ICP-MS', 'Titration', 'Probenahme'] }],
    languages: [
      { language: 'Deutsch', fluency: 'Muttersprache' },
      { language: 'Englisch', fluency: 'B1' },
    ],
    certificates: [{ name: 'Gefahrstoffschulung' }],
  },
  honest: [
    'Mit ICP-MS bestimme ich Schwermetalle in Wasserproben, etwa 55 Proben in der Woche.',
    'Pro Woche untersuche ich rund 55 Wasserproben mit ICP-MS auf Schwermetalle.',
    'Die Wartezeit auf Ergebnisse habe ich von acht auf fünf Tage verkürzt.',
    'Dank meiner Arbeit sank die Wartezeit auf Ergebnisse von 8 auf 5 Tage.',
    'Bei der Einarbeitung von Werkstudenten wirke ich mit.',
    'Jeden Monat prüfe ich die Messgeräte.',
    'Seit Februar 2016 arbeite ich bei Saaleanalytik als Chemielaborantin.',
    'Vor meiner Ausbildung war ich Produktionshelferin bei Thüringer Glaswerke.',
    'Am Band habe ich Glasflaschen sortiert.',
    'Pro Schicht habe ich 2.400 Flaschen gepackt.',
    'Meine Ausbildung zur Chemielaborantin schloss ich 2016 am Berufsschulzentrum Göschwitz ab.',
    'Englisch spreche ich auf Niveau B1.',
    'Titration, Probenahme und ICP-MS gehören zu meinen Kenntnissen.',
    'An einer Gefahrstoffschulung habe ich teilgenommen.',
    'Ich wohne in Jena.',
    'Gern stelle ich mich Ihnen als Laborleiterin vor.',
  ],
};
