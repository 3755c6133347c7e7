import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readLinkedinExport } from './read-linkedin-export.ts';

const tables: Record<string, string> = {
  'Profile.csv':
    'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\nAda,Quist,,,,"Head Baker, Rye & Co","I bake.\nEvery day.",Food,N1 5,"London, England, United Kingdom",[adabakes],[PORTFOLIO:https://quist.example],\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\nRye & Co,Head Baker,"Runs the bakery.\n• Cut waste by 12 %\n• Trained four apprentices",London,Mar 2020,\nMill Lane,Baker,,Leeds,Sep 2015,Feb 2020\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nLeeds City College,2013,2015,,Diploma in Bakery,\n',
  'Skills.csv': 'Name\nSourdough\n"Food safety"\n',
  'Certifications.csv':
    'Name,Url,Authority,Started On,Finished On,License Number\nFood Hygiene Level 3,,CIEH,May 2019,,123\n',
  'Languages.csv': 'Name,Proficiency\nSwedish,Native or bilingual proficiency\n',
  'Projects.csv':
    'Title,Description,Url,Started On,Finished On\nBread for all,A stall,https://bread.example,Jan 2021,Jun 2021\n',
  'Email Addresses.csv':
    'Email Address,Confirmed,Primary,Updated On\nold@quist.example,Yes,No,x\nada@quist.example,Yes,Yes,x\n',
  'PhoneNumbers.csv': 'Extension,Number,Type\n,+44 20 7946 0123,Mobile\n',
  'Messages.csv': 'FROM,CONTENT\nSomebody,Private words\n',
};
const zip = (files: Record<string, string>, folder = '') =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [folder + name, strToU8(text)])));

describe("LinkedIn's data export", () => {
  it('becomes a resume with every table in its section', () => {
    const { resume } = readLinkedinExport(zip(tables));
    expect(resume).toEqual({
      basics: {
        name: 'Ada Quist',
        label: 'Head Baker, Rye & Co',
        email: 'ada@quist.example',
        phone: '+44 20 7946 0123',
        summary: 'I bake.\nEvery day.',
        location: {
          city: 'London',
          region: 'England',
          countryCode: 'GB',
          country: 'United Kingdom',
          postalCode: 'N1 5',
        },
        profiles: [
          { network: 'Twitter', username: 'adabakes', url: 'https://twitter.com/adabakes' },
          { network: 'Portfolio', url: 'https://quist.example' },
        ],
      },
      work: [
        {
          name: 'Rye & Co',
          position: 'Head Baker',
          location: 'London',
          startDate: '2020-03',
          summary: 'Runs the bakery.',
          highlights: ['Cut waste by 12 %', 'Trained four apprentices'],
        },
        { name: 'Mill Lane', position: 'Baker', location: 'Leeds', startDate: '2015-09', endDate: '2020-02' },
      ],
      education: [
        { institution: 'Leeds City College', studyType: 'Diploma in Bakery', startDate: '2013', endDate: '2015' },
      ],
      skills: [{ name: 'Sourdough' }, { name: 'Food safety' }],
      languages: [{ language: 'Swedish', fluency: 'Native or bilingual proficiency' }],
      certificates: [{ name: 'Food Hygiene Level 3', issuer: 'CIEH', date: '2019-05' }],
      projects: [
        {
          name: 'Bread for all',
          description: 'A stall',
          url: 'https://bread.example',
          startDate: '2021-01',
          endDate: '2021-06',
        },
      ],
    });
  });

  it('is found in a folder of the archive, and other tables are left unread', () => {
    const { document } = readLinkedinExport(zip(tables, 'Complete_LinkedInDataExport/'));
    const text = document.pages.flatMap((page) => page.items.map((item) => item.text)).join('\n');
    expect(text).toContain('Head Baker');
    expect(text).not.toContain('Private words');
  });

  it('is read as a spreadsheet saves it again: semicolons, another character set, dates of another language', () => {
    const positions =
      'company name;TITLE;Started On ;Finished On\r\nBäckerei Krume;Bäckerin;Okt. 2017;2020-02-01\r\n;;;\r\n';
    const bytes = Uint8Array.from(positions, (letter) => letter.charCodeAt(0));
    const archive = zipSync({ 'Positions.csv': bytes, '__MACOSX/._Positions.csv': strToU8('\u0000\u0005') });
    expect(readLinkedinExport(archive).resume.work).toEqual([
      { name: 'Bäckerei Krume', position: 'Bäckerin', startDate: '2017-10', endDate: '2020-02-01' },
    ]);
  });

  it('keeps what is whole of a table with a quote that is never closed', () => {
    const positions = 'Company Name,Title,Started On\nRye,"Baker,Mar 2020\nMill,Hand,2015\n';
    expect(readLinkedinExport(zip({ 'Positions.csv': positions })).resume.work).toContainEqual({
      name: 'Mill',
      position: 'Hand',
      startDate: '2015',
    });
  });

  it('finds the columns below a remark', () => {
    const skills = 'Notes:\n"What you see here, and why."\n\nName\nSourdough\n';
    expect(readLinkedinExport(zip({ ...tables, 'Skills.csv': skills })).resume.skills).toEqual([{ name: 'Sourdough' }]);
  });

  it('does with the tables that are there', () => {
    expect(readLinkedinExport(zip({ 'Profile.csv': 'First Name,Last Name\nAda,Quist\n' })).resume.basics?.name).toBe(
      'Ada Quist',
    );
  });

  it('is refused when the archive is another one', () => {
    expect(() => readLinkedinExport(zip({ 'photo.txt': 'x' }))).toThrow('wrong-type');
  });
});
