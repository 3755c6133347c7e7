import { describe, expect, it } from 'vitest';
import { readPosting } from './read-posting.ts';

const demands = (text: string) =>
  readPosting(text).requirements.map(({ text: words, importance }) => [words, importance]);
const duties = (text: string) => readPosting(text).responsibilities.map(({ text: words }) => words);

describe('the title’s own line', () => {
  it.each([
    ['Data Analyst @ Lumenpath\n\nWe sell tickets.', 'Lumenpath', undefined],
    [
      'We’re hiring: weekend barista at Kestrel Coffee Roasters, Leith (Edinburgh)\n\n16 hours.',
      'Kestrel Coffee Roasters',
      'Leith (Edinburgh)',
    ],
    [
      'ENFERMERO/A DE QUIRÓFANO – HOSPITAL SANTA AURELIA (ZARAGOZA)\n\nFunciones:\n- Instrumentación',
      'HOSPITAL SANTA AURELIA',
      'ZARAGOZA',
    ],
    [
      'Buchhalter (m/w/d)\nKöln, Vollzeit, ab sofort\n\nDie Rotholz Gruppe ist ein Großhändler mit 320 Mitarbeitenden.',
      'Rotholz Gruppe',
      'Köln',
    ],
    ['Chef de Partie – The Millrace, Ludlow\n\nApply to ines@millrace.example', 'The Millrace', 'Ludlow'],
  ])('%j names who seeks and where', (text, employer, place) => {
    const posting = readPosting(text);
    expect([posting.employer, posting.location]).toEqual([employer, place]);
  });

  it('tells a field of work behind a dash from an employer', () => {
    expect(readPosting('Paralegal – Commercial Litigation\n\nWe are a firm of forty.').employer).toBeUndefined();
  });
});

describe('headings', () => {
  it('in capitals end at their line, whatever their last word', () => {
    const text =
      'Planner\n\nWHAT YOU WILL DO\nLead projects from start to end. Mentor engineers.\n\nWHAT YOU BRING\n- OSHA 30';
    expect(duties(text)).toEqual(['Lead projects from start to end.', 'Mentor engineers.']);
  });

  it('with no word that we know are no demands, and the list below the first of them tells the work', () => {
    const text =
      'Buchhalterin\n\nDer Alltag im Kontor\n- Monats- und Jahresabschlüsse nach HGB\n- Abstimmung der Konten im Haupt- und Nebenbuch\n\nDas bringst du mit\n- DATEV\n\nSchön, aber kein Muss\n- IFRS';
    expect(duties(text)).toHaveLength(2);
    expect(demands(text)).toEqual([
      ['DATEV', 'must'],
      ['IFRS', 'nice'],
    ]);
  });

  it('that say what awaits the person tell the offer where the work was told already', () => {
    const text =
      'Koch\n\nDeine Aufgaben\n- Vorbereitung der kalten Küche\n- Bestellung der Waren\n\nDas erwartet dich bei uns\n- Ein Team mit Humor\n- Ein Zuschuss zum Fahrrad';
    expect(duties(text)).toHaveLength(2);
  });
});

describe('prose', () => {
  it('behind a list of demands asks for nothing by itself', () => {
    const text =
      'Driver\n\nWhat you need:\n- Class A CDL\n- 12 months of experience\n\nYou will run the Southeast. Home most Fridays.';
    expect(demands(text).map(([words]) => words)).toEqual(['Class A CDL', '12 months of experience']);
    expect(duties(text)).toEqual(['You will run the Southeast.']);
  });

  it('gives each half of a sentence its own weight', () => {
    expect(demands('Carpenter\n\nSmall shop. Ability to read prints is a must, Spanish is helpful.')).toEqual([
      ['Ability to read prints is a must', 'must'],
      ['Spanish is helpful', 'nice'],
    ]);
  });

  it('tells the tasks of the first weeks and of the time after them', () => {
    const text =
      'HR Generalist\n\nIn the first ninety days you’ll take over onboarding. After that you’ll handle leaves and job fairs.';
    expect(duties(text)).toHaveLength(2);
  });
});

describe('waivers', () => {
  it('reach no further than their comma', () => {
    expect(demands('Aide-soignant\n\nProfil\n- DEAS exigé, débutant accepté').map(([words]) => words)).toEqual([
      'DEAS exigé',
    ]);
    expect(demands('Barista\n\nLatte art not necessary. You must be 18 or over.').map(([words]) => words)).toHaveLength(
      1,
    );
  });

  it('leave no demand behind where a form of schooling does not matter', () => {
    expect(demands("Développeuse\n\nTon profil\n- Docker\n- Diplôme d'ingénieur ou autodidacte, peu importe")).toEqual([
      ['Docker', 'must'],
    ]);
  });
});

it('a paper in a list is asked for, and not what it is about', () => {
  const asked = readPosting(
    'Hygienist\n\nYou need a Utah licence, CPR, and local anesthesia certification.',
  ).requirements;
  expect(asked.map(({ kind, text }) => [kind, text])).toContainEqual(['certificate', 'local anesthesia certification']);
});

it('what is used there is good to have, and no duty', () => {
  expect(demands('Engineer\n\nOur stack is Kotlin on Kubernetes.')).toEqual([
    ['Kotlin', 'nice'],
    ['Kubernetes', 'nice'],
  ]);
});

describe('employers and what they tell of themselves', () => {
  it('a name has small words behind what kind of house it is', () => {
    const { employer, guess } = readPosting(
      'Responsable communication H/F\nSyndicat mixte des Eaux d’Armor – Saint-Brieuc\nCDI\n\nVotre profil :\n- Bac +5\n',
    );
    expect(employer ?? guess?.employer).toBe('Syndicat mixte des Eaux d’Armor');
  });

  it('a short form in the text has its full name beside the title', () => {
    const { employer } = readPosting(
      'Director of Finance\n\nSunward Medical Devices - St. Petersburg, Florida\n\nSunward designs infusion pumps for home care.\n\nYou bring\n- CPA\n',
    );
    expect(employer).toBe('Sunward Medical Devices');
  });

  it('how the house has grown, and how long there is to get a paper, ask for no years', () => {
    const posting = readPosting(
      'Director of Finance\nSunward Ltd\n\nWe have grown from 40 to 160 people in four years and now need our first Director of Finance.\n\nQualifications:\n- Class B CDL or ability to obtain in 6 months\n',
    );
    expect(posting.requirements.filter(({ kind }) => kind === 'experience')).toEqual([]);
  });

  it('a name behind the title is the employer’s where the text goes on about it, and no field of work', () => {
    const read = (title: string) =>
      readPosting(`${title}\n\nNorthbeam builds forklifts.\n\nRequirements\n- Terraform\n`);
    expect(read('Platform Engineer — Northbeam Robotics (Hybrid, Oakland, CA)')).toMatchObject({
      title: 'Platform Engineer',
      employer: 'Northbeam Robotics',
      location: 'Oakland, CA',
    });
    expect(read('Registered Nurse — Emergency Department').employer).toBe('Northbeam');
  });

  it('the person to turn to is no demand', () => {
    expect(
      demands('Bauleiter\nAarhof AG\n\nIhr Profil\n- BIM\n\nIhre Ansprechperson: Frau Corinne Meili, HR\n'),
    ).toEqual([['BIM', 'must']]);
  });
});
