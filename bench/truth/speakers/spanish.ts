import type { Speaker } from './speaker.ts';

export const spanish: Speaker = {
  language: 'es',
  posting:
    'Jefa de sala\nHotel Monte Laurel\nRequisitos\n- Inglés B2\n- Título de sumiller\n- Gestión de un equipo de ocho\n- Opera y Excel\n',
  resume: {
    basics: { name: 'Nerea Olabarri', label: 'Camarera de sala', location: { city: 'Logroño' } },
    work: [
      {
        name: 'Restaurante Ebro Viejo',
        position: 'Camarera',
        startDate: '2021-09',
        highlights: [
          'Sirvo 18 mesas en turno de noche',
          'Propuse una carta corta de vinos que subió la venta de botellas un 14 %',
          'Ayudo a formar a los camareros de temporada',
          'Cierro caja los domingos',
        ],
      },
      {
        name: 'Panadería San Mateo',
        position: 'Dependienta',
        startDate: '2019-05',
        endDate: '2021-08',
        highlights: ['Despachaba pan a unas 200 personas al día', 'Preparaba los pedidos de 9 bares'],
      },
    ],
    education: [
      {
        institution: 'IES La Laboral de Lardero',
        studyType: 'Ciclo formativo',
        area: 'Servicios de restauración',
        startDate: '2017-09',
        endDate: '2019-04',
      },
    ],
    skills: [{ name: 'Skills', keywords: ['Vinos', 'Servicio de sala', 'Caja'] }],
    languages: [
      { language: 'Español', fluency: 'Nativo' },
      { language: 'Inglés', fluency: 'A2' },
    ],
    certificates: [{ name: 'Manipulador de alimentos' }],
  },
  honest: [
    'En el turno de noche sirvo dieciocho mesas.',
    'Una carta corta de vinos que propuse aumentó un 14 % la venta de botellas.',
    'La venta de botellas subió un 14 % con la carta corta de vinos que propuse.',
    'Ayudo en la formación de los camareros de temporada.',
    'Los domingos cierro la caja.',
    'Trabajo como camarera en Restaurante Ebro Viejo desde septiembre de 2021.',
    'Entre 2019 y 2021 fui dependienta en Panadería San Mateo.',
    'Allí despachaba pan a unas doscientas personas al día.',
    'También preparaba los pedidos de nueve bares.',
    'Estudié un ciclo formativo de Servicios de restauración en el IES La Laboral de Lardero.',
    'Mi idioma nativo es el español y mi inglés es de nivel A2.',
    'Tengo el certificado de manipulador de alimentos.',
    'Conozco los vinos, el servicio de sala y la caja.',
    'Resido en Logroño.',
    'Solicito el puesto de Jefa de sala en Hotel Monte Laurel.',
    'Todavía no tengo el título de sumiller.',
  ],
};
