import type { Speaker } from './speaker.ts';

export const dutch: Speaker = {
  language: 'nl',
  posting:
    'Teamleider zorg\nStichting Vechtoever\nEisen\n- Hbo-v\n- Leidinggeven aan 18 medewerkers\n- BIG-registratie\n- Nedap en Excel\n',
  resume: {
    basics: { name: 'Maaike Zijlstra', label: 'Verzorgende IG', location: { city: 'Zwolle' } },
    work: [
      {
        name: 'Zorggroep IJsselvecht',
        position: 'Verzorgende IG',
        startDate: '2018-05',
        highlights: [
          'Verzorg dagelijks 11 bewoners met dementie',
          'Bracht het aantal valpartijen terug van 7 naar 4 per maand',
          'Werk mee aan het zorgplan met de wijkverpleegkundige',
          'Rapporteer in ONS',
        ],
      },
      {
        name: 'Kapsalon De Krul',
        position: 'Kapster',
        startDate: '2012-06',
        endDate: '2016-08',
        highlights: ['Knipte 8 klanten per dag', 'Bestelde haarverf en shampoo'],
      },
    ],
    education: [
      {
        institution: 'Deltion College',
        studyType: 'Mbo niveau 3',
        area: 'Verzorgende IG',
        startDate: '2016-09',
        endDate: '2018-04',
      },
    ],
    skills: [{ name: 'Skills', keywords: ['ONS', 'Dementiezorg', 'Medicatie delen'] }],
    languages: [
      { language: 'Nederlands', fluency: 'Moedertaal' },
      { language: 'Engels', fluency: 'B1' },
    ],
    certificates: [{ name: 'BHV' }],
  },
  honest: [
    'Elke dag verzorg ik elf bewoners met dementie.',
    'Het aantal valpartijen daalde van 7 naar 4 per maand.',
    'Ik heb het aantal valpartijen teruggebracht van zeven naar vier per maand.',
    'Samen met de wijkverpleegkundige werk ik mee aan het zorgplan.',
    'Ik rapporteer in ONS.',
    'Sinds mei 2018 werk ik als Verzorgende IG bij Zorggroep IJsselvecht.',
    'Van 2012 tot 2016 was ik kapster bij Kapsalon De Krul.',
    'Daar knipte ik acht klanten per dag.',
    'Ik bestelde er haarverf en shampoo.',
    'Aan het Deltion College behaalde ik in 2018 mbo niveau 3 Verzorgende IG.',
    'Ik beschik over BHV.',
    'Mijn moedertaal is Nederlands en mijn Engels is op niveau B1.',
    'Dementiezorg en medicatie delen horen bij mijn vaardigheden.',
    'Ik woon in Zwolle.',
    'Graag solliciteer ik naar de functie van Teamleider zorg bij Stichting Vechtoever.',
    'Met Nedap heb ik nog niet gewerkt.',
  ],
};
