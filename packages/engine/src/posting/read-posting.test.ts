import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPosting } from './read-posting.ts';

const nurse = `Senior Registered Nurse, Surgery

About us
Larkfield General is a leading community hospital. We love coffee.

Responsibilities
- Administer medication and monitor vital signs

Requirements
- Bachelor of Science in Nursing
- 3-5 years of acute care experience
- RN license and BLS certification
- Experience with Epic or Cerner is a plus
- Fluent Spanish
- Valid driver's license; willing to work night shifts

Benefits
Free parking, dental plan and 401(k). $38 - $46 per hour.
We are an equal opportunity employer.`;

describe('a posting as plain text', () => {
  const posting = readPosting(nurse);
  const of = (kind: string) => posting.requirements.filter((requirement) => requirement.kind === kind);

  it('has its title, level, occupation, employer and pay', () => {
    expect(posting.title).toMatch(/^Senior Registered Nurse/);
    expect(posting.seniority).toBe('senior');
    expect(posting.occupation).toBe('nursing');
    expect(posting.employer).toBe('Larkfield General');
    expect(posting.pay).toMatchObject({ currency: 'USD', least: 38, most: 46, period: 'hour' });
  });

  it('asks one thing at a time, with its exact words', () => {
    for (const { start, end, text } of posting.requirements) expect(nurse.slice(start, end)).toBe(text);
    expect(of('education')[0]?.degree?.level).toBe(6);
    expect(of('experience')[0]?.years).toEqual({ least: 3, most: 5 });
    expect(of('language')[0]?.language).toEqual({ code: 'es', level: 'C1' });
    expect(
      of('gate')
        .map(({ gate }) => gate)
        .sort(),
    ).toEqual(['driving-licence', 'shift']);
    expect(of('certificate').length).toBeGreaterThanOrEqual(1);
  });

  it('keeps alternatives together and tells a wish from a must', () => {
    const wish = posting.requirements.find(({ text }) => /epic/i.test(text));
    expect(wish).toMatchObject({ importance: 'nice' });
    expect(of('education')[0]?.importance).toBe('must');
  });

  it('leaves out what the employer says of itself and what it offers', () => {
    const asked = posting.requirements.map(({ text }) => text).join('\n');
    expect(asked).not.toMatch(/coffee|parking|dental|equal opportunity|hospital/i);
    expect(posting.boilerplate.length).toBeGreaterThan(2);
    expect(posting.keywords.map(({ text }) => text.toLowerCase())).not.toContain('parking');
  });

  it('lists the duties', () => {
    expect(posting.responsibilities.map(({ text }) => text)).toEqual(['Administer medication and monitor vital signs']);
  });
});

describe('other ways of writing a posting', () => {
  it('parts sentences that lost their line breaks', () => {
    const { requirements } = readPosting(
      'Requirements\nKnowledge of GAAP is required.Strong experience with QuickBooks.5+ years of accounting experience',
    );
    expect(requirements.find(({ kind }) => kind === 'experience')?.years?.least).toBe(5);
    expect(requirements.length).toBeGreaterThanOrEqual(3);
  });

  it('reads years in words and in other languages', () => {
    const least = (line: string) =>
      readPosting(`Requirements:\n${line}`).requirements.find(({ years }) => years !== undefined)?.years?.least;
    expect(least('At least three years of experience in sales')).toBe(3);
    expect(least('Mindestens zwei Jahre Erfahrung im Vertrieb')).toBe(2);
    expect(least('5 ans d’expérience en comptabilité')).toBe(5);
    expect(least('3 años de experiencia en ventas')).toBe(3);
    expect(least('Minimo 2 anni di esperienza nella cucina')).toBe(2);
    expect(least('Minimaal 4 jaar ervaring in de zorg')).toBe(4);
  });

  it('parts compound phrases into each thing they name', () => {
    const { requirements } = readPosting(
      'Requirements\n- Data preparation, transformation and exploration\n- 2+ years of Python and 1 year of SQL; security clearance required',
    );
    const names = requirements.flatMap(({ skills }) => skills ?? []).map(({ name, text }) => `${text}: ${name}`);
    expect(names).toEqual(
      expect.arrayContaining(['transformation: Data transformation', 'exploration: Data exploration']),
    );
    expect(requirements.filter(({ years }) => years !== undefined).map(({ text }) => text)).toEqual([
      '2+ years of Python',
      '1 year of SQL',
    ]);
    expect(requirements.find(({ gate }) => gate === 'clearance')).toBeDefined();
  });

  it('understands French, with its elisions', () => {
    const { requirements } = readPosting(
      "Responsable comptable H/F\nVos missions\n- Superviser la paie\nVotre profil\n- Maîtrise de SAP et d'Excel\n- Anglais courant\n- Permis B apprécié",
    );
    expect(requirements.flatMap(({ skills }) => skills ?? []).map(({ text }) => text)).toEqual([
      'SAP',
      'Excel',
      'Permis B',
    ]);
    expect(requirements.find(({ text }) => text.startsWith('Permis'))).toMatchObject({
      kind: 'certificate',
      importance: 'nice',
    });
  });

  it('understands German headings', () => {
    const posting = readPosting(
      'Buchhalter (m/w/d)\n\nIhre Aufgaben\n- Erstellung der Monatsabschlüsse und der Lohnabrechnung\n\nIhr Profil\n- Abgeschlossene Ausbildung\n- Sehr gute Kenntnisse in Excel\n- Deutsch fließend in Wort und Schrift\n\nWir bieten\n- 30 Urlaubstage',
    );
    expect(posting.language).toBe('de');
    expect(posting.title).toBe('Buchhalter');
    expect(posting.responsibilities).toHaveLength(1);
    expect(posting.requirements.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['education', 'language']));
    expect(posting.requirements.map(({ text }) => text).join()).not.toMatch(/Urlaub/);
  });

  it('takes a saved page and shows its text only', () => {
    const posting = readPosting(
      '<html><head><title>x</title><script>var a = "Java";</script></head><body><nav>Jobs Login</nav><h1>Line Cook</h1><h2>Requirements</h2><ul><li>2 years of experience as a cook</li><li>Food safety &amp; hygiene</li></ul></body></html>',
    );
    expect(posting.title).toBe('Line Cook');
    expect(posting.text).not.toMatch(/var a|Login/);
    expect(posting.requirements.length).toBeGreaterThanOrEqual(2);
  });

  it('takes a schema.org JobPosting, alone or inside a page', () => {
    const job = {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'JobPosting',
          title: 'Electrician',
          hiringOrganization: { name: 'Volt & Sons' },
          jobLocation: { address: { addressLocality: 'Leeds', addressCountry: 'GB' } },
          employmentType: 'FULL_TIME',
          baseSalary: { currency: 'GBP', value: { minValue: 32000, maxValue: 38000, unitText: 'YEAR' } },
          description: '<p>Requirements</p><ul><li>Electrical installation</li></ul>',
        },
      ],
    };
    for (const input of [
      JSON.stringify(job),
      `<html><script type="application/ld+json">${JSON.stringify(job)}</script></html>`,
    ]) {
      const posting = readPosting(input);
      expect(posting).toMatchObject({
        title: 'Electrician',
        employer: 'Volt & Sons',
        location: 'Leeds, GB',
        employment: 'full-time',
        pay: { currency: 'GBP', least: 32000, most: 38000, period: 'year' },
      });
      expect(posting.requirements.some(({ text }) => /Electrical installation/.test(text))).toBe(true);
    }
  });
});

describe('any text', () => {
  it('is taken without a throw, with offsets that hold the words', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 600, unit: 'binary' }), (text) => {
        const posting = readPosting(text);
        for (const item of posting.requirements) expect(posting.text.slice(item.start, item.end)).toBe(item.text);
      }),
      { numRuns: 400 },
    );
  });
});
