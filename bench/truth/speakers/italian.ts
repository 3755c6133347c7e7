import type { Speaker } from './speaker.ts';

export const italian: Speaker = {
  language: 'it',
  posting:
    'Responsabile di magazzino\nLogistica Adige\nRequisiti\n- Coordinamento di 15 addetti\n- SAP\n- Inglese B1\n- Laurea in Ingegneria gestionale\n',
  resume: {
    basics: { name: 'Fulvio Bertagnin', label: 'Magazziniere', location: { city: 'Rovigo' } },
    work: [
      {
        name: 'Cartiera Polesana',
        position: 'Magazziniere',
        startDate: '2018-10',
        highlights: [
          'Carico 9 camion al giorno con il carrello elevatore',
          'Ho abbassato gli errori di spedizione dal 3% al 1,2%',
          'Partecipo all’inventario annuale di 5.000 articoli',
          'Registro le merci in arrivo su un foglio Excel',
        ],
      },
      {
        name: 'Ortofrutta Delta',
        position: 'Addetto al confezionamento',
        startDate: '2015-05',
        endDate: '2018-09',
        highlights: ['Confezionavo 700 cassette per turno', 'Pulivo la linea a fine turno'],
      },
    ],
    education: [
      {
        institution: 'Istituto Viola Marchesini',
        studyType: 'Diploma',
        area: 'Meccanica',
        startDate: '2010-09',
        endDate: '2015-07',
      },
    ],
    skills: [{ name: 'Skills', keywords: ['Carrello elevatore', 'Excel', 'Inventario'] }],
    languages: [
      { language: 'Italiano', fluency: 'Madrelingua' },
      { language: 'Inglese', fluency: 'A1' },
    ],
    certificates: [{ name: 'Patentino carrello elevatore' }],
  },
  honest: [
    'Con il carrello elevatore carico nove camion al giorno.',
    "Gli errori di spedizione sono scesi dal 3% all'1,2%.",
    'Ho ridotto gli errori di spedizione dal 3 al 1,2 per cento.',
    "Ogni anno partecipo all'inventario di 5.000 articoli.",
    'Le merci in arrivo le registro su un foglio Excel.',
    'Sono magazziniere alla Cartiera Polesana da ottobre 2018.',
    'Dal 2015 al 2018 ho lavorato presso Ortofrutta Delta come addetto al confezionamento.',
    'Per turno confezionavo settecento cassette.',
    'A fine turno pulivo la linea.',
    "Ho il diploma in Meccanica dell'Istituto Viola Marchesini.",
    'Ho il patentino per il carrello elevatore.',
    "L'italiano è la mia madrelingua; l'inglese è di livello A1.",
    'Tra le mie competenze: Excel, inventario e carrello elevatore.',
    'Vivo a Rovigo.',
    'Mi candido al ruolo di Responsabile di magazzino presso Logistica Adige.',
    'Non ho ancora usato SAP.',
  ],
};
