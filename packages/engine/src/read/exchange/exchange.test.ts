import { expect, test } from 'vitest';
import { readFile } from '../read-file.ts';

const read = async (name: string, text: string) => (await readFile(new TextEncoder().encode(text), name)).resume;

test('a resume of Reactive Resume 5: HTML becomes lines with marks, periods become dates, several roles several jobs', async () => {
  const website = { url: '', label: '' };
  const file = {
    basics: { name: 'Ada Quist', headline: 'Baker', email: 'ada@example.com', location: 'Gent', website },
    summary: { content: '<p>Bakes <strong>sourdough</strong>.</p>' },
    sections: {
      profiles: { items: [{ network: 'GitHub', username: 'ada', website: { url: 'https://github.com/ada' } }] },
      experience: {
        items: [
          {
            company: 'Rye & Co',
            location: 'Gent',
            period: '2018 – Present',
            description: '',
            website,
            roles: [
              {
                position: 'Head Baker',
                period: 'Mar 2021 – Present',
                description: '<ul><li><p>Runs &amp; plans</p></li></ul>',
              },
              {
                position: 'Baker',
                period: 'a while',
                description: '<p>See <a href="https://rye.example">here</a></p>',
              },
            ],
          },
        ],
      },
      education: { items: [{ school: 'Syntra', degree: 'Diploma', area: 'Baking', grade: '16/20', period: '2016' }] },
      skills: { items: [{ name: 'Ovens', keywords: ['Deck', 'Rack'] }] },
    },
    customSections: [{ title: 'Clubs', items: [{ content: '<p>Guild of Bakers</p>' }] }],
    metadata: { template: 'onyx' },
  };
  expect(await read('resume.json', JSON.stringify(file))).toEqual({
    basics: {
      name: 'Ada Quist',
      label: 'Baker',
      email: 'ada@example.com',
      location: { city: 'Gent' },
      summary: 'Bakes **sourdough**.',
      profiles: [{ network: 'GitHub', username: 'ada', url: 'https://github.com/ada' }],
    },
    work: [
      {
        name: 'Rye & Co',
        location: 'Gent',
        position: 'Head Baker',
        startDate: '2021-03',
        highlights: ['Runs & plans'],
      },
      { name: 'Rye & Co', location: 'Gent', position: 'Baker', summary: 'a while\nSee [here](https://rye.example)' },
    ],
    education: [{ institution: 'Syntra', studyType: 'Diploma', area: 'Baking', score: '16/20', endDate: '2016' }],
    skills: [{ name: 'Ovens', keywords: ['Deck', 'Rack'] }],
    customSections: [{ title: 'Clubs', lines: ['Guild of Bakers'] }],
  });
});

test('a resume of Reactive Resume 4 names the same things differently', async () => {
  const sections = {
    summary: { content: 'Bakes bread' },
    experience: { items: [{ company: 'Rye', position: 'Baker', date: '2019 – 2020', summary: '<p>Nights</p>' }] },
    education: { items: [{ institution: 'Syntra', studyType: 'Diploma', date: '2016' }] },
    custom: {},
  };
  const basics = { name: 'Ada', headline: '', url: { href: 'https://ada.example' } };
  expect(await read('old.json', JSON.stringify({ basics, sections }))).toEqual({
    basics: { name: 'Ada', url: 'https://ada.example', summary: 'Bakes bread' },
    work: [{ name: 'Rye', position: 'Baker', startDate: '2019', endDate: '2020', summary: 'Nights' }],
    education: [{ institution: 'Syntra', studyType: 'Diploma', endDate: '2016' }],
  });
});

test('a RenderCV file: an entry is what its fields make it, and a section without a field of ours is kept as lines', async () => {
  const file = `
cv:
  name: Ada Quist
  location: Gent
  phone: tel:+32-9-555-01-42
  social_networks:
    - network: GitHub
      username: ada
  sections:
    summary:
      - Bakes **sourdough**.
    experience:
      - company: Rye & Co
        position: Baker
        start_date: 2021-03
        end_date: present
        highlights: [Runs the night shift]
    projects:
      - name: "[Starter](https://starter.example)"
        date: Fall 2023
        highlights: [Kept alive]
    skills:
      - label: Ovens
        details: Deck, Rack
    good_deeds:
      - bullet: Gives bread away
`;
  expect(await read('Ada_CV.yaml', file)).toEqual({
    basics: {
      name: 'Ada Quist',
      phone: '+32-9-555-01-42',
      location: { city: 'Gent' },
      summary: 'Bakes **sourdough**.',
      profiles: [{ network: 'GitHub', username: 'ada', url: 'https://github.com/ada' }],
    },
    work: [{ name: 'Rye & Co', position: 'Baker', startDate: '2021-03', highlights: ['Runs the night shift'] }],
    projects: [
      { name: 'Starter', url: 'https://starter.example', description: 'Fall 2023', highlights: ['Kept alive'] },
    ],
    skills: [{ name: 'Ovens', keywords: ['Deck', 'Rack'] }],
    customSections: [{ title: 'Good Deeds', lines: ['- Gives bread away'] }],
  });
});

test('YAML that is none says where, and one of another kind says what is missing', async () => {
  await expect(read('cv.yaml', 'cv:\n  name: [1\n')).rejects.toMatchObject({ code: 'invalid-resume' });
  await expect(read('cv.yml', 'steps: []\n')).rejects.toMatchObject({ code: 'invalid-resume' });
});

test('a network of RenderCV that is called as something of the language is a network like others', async () => {
  for (const network of ['constructor', 'toString', '__proto__']) {
    const file = `cv:\n  name: Ada Quist\n  social_networks:\n    - network: ${network}\n      username: ada\n`;
    expect((await read('cv.yaml', file))?.basics?.profiles).toEqual([{ network, username: 'ada' }]);
  }
});

test('YAML is no longer than any resume that comes as data', async () => {
  const file = `cv:\n  name: Ada\n  headline: ${'a'.repeat(300_000)}\n`;
  await expect(read('cv.yaml', file)).rejects.toMatchObject({ code: 'too-much-text' });
});

test('Europass of today and of before 2020', async () => {
  const today = `<?xml version="1.0"?><Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="o" xmlns:hr="h" xmlns:eures="e">
    <CandidatePerson><PersonName><oa:GivenName>Ada</oa:GivenName><hr:FamilyName>Quist</hr:FamilyName></PersonName>
      <Communication><ChannelCode>Email</ChannelCode><oa:URI>ada@example.com</oa:URI></Communication>
      <Communication><ChannelCode>Telephone</ChannelCode><CountryDialing>32</CountryDialing><oa:DialNumber>95550142</oa:DialNumber></Communication>
      <PrimaryLanguageCode>nld</PrimaryLanguageCode></CandidatePerson>
    <CandidateProfile><EmploymentHistory><EmployerHistory><hr:OrganizationName>Rye</hr:OrganizationName>
      <PositionHistory><PositionTitle typeCode="FREETEXT">Baker</PositionTitle>
        <eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2021-03-01</hr:FormattedDateTime></eures:StartDate><hr:CurrentIndicator>true</hr:CurrentIndicator></eures:EmploymentPeriod>
        <oa:Description>&lt;ul&gt;&lt;li&gt;Runs the night shift&lt;/li&gt;&lt;/ul&gt;</oa:Description><City>Gent</City><Country>be</Country></PositionHistory></EmployerHistory></EmploymentHistory></CandidateProfile></Candidate>`;
  expect(await read('europass.xml', today)).toEqual({
    basics: { name: 'Ada Quist', email: 'ada@example.com', phone: '+32 95550142' },
    work: [
      {
        name: 'Rye',
        position: 'Baker',
        location: 'Gent, Belgium',
        startDate: '2021-03-01',
        highlights: ['Runs the night shift'],
      },
    ],
    languages: [{ language: 'Dutch', fluency: 'Native' }],
  });
  const before = `<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo>
    <Identification><PersonName><FirstName>Ada</FirstName><Surname>Quist</Surname></PersonName></Identification>
    <WorkExperienceList><WorkExperience><Period><From year="2019" month="--05"/><To year="2020"/></Period>
      <Position><Label>Baker</Label></Position><Employer><Name>Rye</Name></Employer></WorkExperience></WorkExperienceList>
    </LearnerInfo></SkillsPassport>`;
  expect(await read('old.xml', before)).toMatchObject({
    basics: { name: 'Ada Quist' },
    work: [{ name: 'Rye', position: 'Baker', startDate: '2019-05', endDate: '2020' }],
  });
});
