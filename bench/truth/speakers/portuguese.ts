import type { Speaker } from './speaker.ts';

export const portuguese: Speaker = {
  language: 'pt',
  posting:
    'Enfermeiro\nClínica do Templo\nRequisitos\n- Licenciatura em Enfermagem\n- Cédula profissional\n- Coordenação de equipas\n- Inglês B2\n',
  resume: {
    basics: { name: 'Telmo Barreiros', label: 'Auxiliar de ação médica', location: { city: 'Évora' } },
    work: [
      {
        name: 'Hospital da Cartuxa',
        position: 'Auxiliar de ação médica',
        startDate: '2020-03',
        highlights: [
          'Transporto cerca de 25 doentes por turno',
          'Ajudo os enfermeiros nos cuidados de higiene',
          'Reduzi as falhas de material em 30% com uma lista de verificação',
          'Reponho o material de 12 enfermarias',
        ],
      },
      {
        name: 'Café Geraldo',
        position: 'Empregado de mesa',
        startDate: '2017-02',
        endDate: '2020-02',
        highlights: ['Servi ao balcão e na esplanada', 'Abri o café às seis da manhã'],
      },
    ],
    education: [
      {
        institution: 'Escola Gabriel Pereira',
        studyType: '12.º ano',
        area: 'Ciências',
        startDate: '2013-09',
        endDate: '2016-06',
      },
    ],
    skills: [{ name: 'Skills', keywords: ['Mobilização de doentes', 'Cuidados de higiene'] }],
    languages: [
      { language: 'Português', fluency: 'Língua materna' },
      { language: 'Francês', fluency: 'A2' },
    ],
    certificates: [{ name: 'Suporte Básico de Vida' }],
  },
  honest: [
    'Em cada turno transporto cerca de 25 doentes.',
    'Por turno levo cerca de vinte e cinco doentes.',
    'Ajudo os enfermeiros com os cuidados de higiene.',
    'Com uma lista de verificação reduzi em 30% as falhas de material.',
    'As falhas de material diminuíram 30% graças a uma lista de verificação.',
    'Reponho o material em doze enfermarias.',
    'Trabalho no Hospital da Cartuxa desde março de 2020 como auxiliar de ação médica.',
    'Entre 2017 e 2020 fui empregado de mesa no Café Geraldo.',
    'Servia na esplanada e ao balcão.',
    'Abria o café às seis da manhã.',
    'Terminei o 12.º ano de Ciências na Escola Gabriel Pereira em 2016.',
    'Tenho formação em Suporte Básico de Vida.',
    'O português é a minha língua materna e o meu francês é de nível A2.',
    'A mobilização de doentes faz parte das minhas competências.',
    'Moro em Évora.',
    'Não tenho a licenciatura em Enfermagem.',
  ],
};
