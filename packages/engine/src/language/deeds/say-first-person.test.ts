import { describe, expect, it } from 'vitest';
import { sayFirstPerson } from './say-first-person.ts';

describe('saying a bullet in the first person', () => {
  it.each([
    ['Managed 12 vendors', false, 'I managed 12 vendors'],
    ['Manage 12 vendors', true, 'I manage 12 vendors'],
    ['Manages 12 vendors', true, 'I manage 12 vendors'],
    ['Installed 40 heat pumps since 2021', true, 'I have installed 40 heat pumps since 2021'],
    ['Wrote the safety plan, passed every inspection', false, 'I wrote the safety plan and passed every inspection'],
    ['Was responsible for imaging and deploying 600 laptops', true, 'I imaged and deployed 600 laptops'],
    ['Managed and Implemented 3 test plans', false, 'I managed and implemented 3 test plans'],
    ['Managing a team of 5', false, 'I managed a team of 5'],
    ['Awarded best trainee of the year', false, 'I was awarded best trainee of the year'],
    ['Certified on counterbalance trucks', false, 'I was certified on counterbalance trucks'],
    ['Trained in Meditech by the night team', false, 'I was trained in Meditech by the night team'],
    ['Trained 14 porters in safe use of hoists', false, 'I trained 14 porters in safe use of hoists'],
    ['Ran two docks without an accident', false, 'I ran two docks without an accident'],
    ['Promoted to shift lead in 2019', false, 'I was promoted to shift lead in 2019'],
    [
      'Coach new drivers through a 6-week course; 95% still with us a year later',
      true,
      'I coach new drivers through a 6-week course, with 95% still with us a year later',
    ],
    ['124% of a $2.1M quota in 2023; 117% in 2024', true, 'I reached 124% of a $2.1M quota in 2023 and 117% in 2024'],
    [
      'Keep incident rate below 1.0 for nine quarters',
      true,
      'I have kept the incident rate below 1.0 for nine quarters',
    ],
    [
      'Own go-to-market for the payments line; launched 4 products in 6 markets',
      true,
      'I own go-to-market for the payments line and have launched 4 products in 6 markets',
    ],
    [
      'Ran customer research (60 interviews) and rewrote the pricing page; trial-to-paid up 17%',
      false,
      'I ran customer research (60 interviews) and rewrote the pricing page, with trial-to-paid up 17%',
    ],
    ['Held trade fairs and seminars; won 40 clients', false, 'I held trade fairs and seminars, and won 40 clients'],
    ['Wrote launch emails, web copy, case studies', false, 'I wrote launch emails, web copy and case studies'],
    ['Reared 120 calves a year, losses under 3%', false, 'I reared 120 calves a year, with losses under 3%'],
    [
      'Wrote 340 tests in Playwright, run time 14 mins',
      false,
      'I wrote 340 tests in Playwright, with a run time of 14 minutes',
    ],
    [
      'Moved 1,100 cases to Selenium + Java, regression went from 9 days to 2',
      false,
      'I moved 1,100 cases to Selenium and Java, and regression went from 9 days to 2',
    ],
    ['Mentored two juniors, one is now a lead', false, 'I mentored two juniors, one of whom is now a lead'],
    [
      'PM services on 45 refuse trucks, DOT inspections',
      false,
      'my work included PM services on 45 refuse trucks and DOT inspections',
    ],
    ['Rewired 60 council flats', false, 'I rewired 60 council flats'],
    ['Co-led the works council election', false, 'I co-led the works council election'],
    ['Relabelled 900 samples', false, 'I relabelled 900 samples'],
    ['Milked 220 cows twice a day', false, 'I milked 220 cows twice a day'],
    ['Frobbed 12 widgets a day', false, 'I frobbed 12 widgets a day'],
    ['Cleaned rooms, corridors, lifts', false, 'I cleaned rooms, corridors and lifts'],
    ['Responsible for preparing payroll for 120 people', false, 'I prepared payroll for 120 people'],
    ['Picking and packing up to 90 orders an hour', true, 'I pick and pack up to 90 orders an hour'],
    ['Run crews of 4, read drawings, order pipe', true, 'I run crews of 4, read drawings and order pipe'],
    ['Care for 6 patients on a stroke ward', true, 'I care for 6 patients on a stroke ward'],
    ['Mentor 5 analysts; 2 promoted to lead', true, 'I mentor 5 analysts, with 2 promoted to lead'],
    ['Opened the second shop: hired 30 people in May', false, 'I opened the second shop and hired 30 people in May'],
    ['Own the tools used by 30 teams: Nix, Bazel', true, 'I own the tools used by 30 teams: Nix, Bazel'],
    ['Deputy for the ward manager; precepted 9 nurses', true, 'I precepted 9 nurses'],
    ['Built & Managed three campaigns in Leeds', false, 'I built and managed three campaigns in Leeds'],
    ['Did a count each week, we cut losses by half', true, 'I did a count each week, and we cut losses by half'],
    [
      'Migrated 60 jobs to GitHub Actions; build times 22 min → 9 min',
      false,
      'I migrated 60 jobs to GitHub Actions (build times from 22 min to 9 min)',
    ],
    ['Cut churn 5% → 3%', false, 'I cut churn from 5% to 3%'],
    [
      'Maintained fleet of 110 school buses, brakes, AC, lifts, electrical',
      false,
      'I maintained a fleet of 110 school buses (brakes, AC, lifts, electrical)',
    ],
    ['Managed 14 stores, trained staff, cut costs', false, 'I managed 14 stores, trained staff, and cut costs'],
    ['In charge of crews of 3-6', true, 'I am in charge of crews of 3-6'],
  ])('%s', (line, current, clause) => expect(sayFirstPerson(line, { current })?.clause).toBe(clause));

  it.each([
    ['Wound up the pension scheme of a sister company', 'I wound up the pension scheme of a sister company'],
    ['Saw patients in three village practices', 'I saw patients in three village practices'],
    ['Led the fitting of 40 new luminaires', 'I led the fitting of 40 new luminaires'],
    ['Used card readers at six gates', 'I used card readers at six gates'],
  ])('a past form that could be a noun is the verb in: %s', (line, clause) =>
    expect(sayFirstPerson(line, { current: false })?.clause).toBe(clause),
  );

  it.each([
    ['No accidents in six winters on mountain roads', false, 'I had no accidents in six winters on mountain roads'],
    ['Zero lost time accidents in 8 years', true, 'I have had zero lost time accidents in 8 years'],
    ['900,000 miles without a claim', true, 'my record is 900,000 miles without a claim'],
    ['Payroll for 40 staff in Sage', false, 'my work included payroll for 40 staff in Sage'],
    ['TIG and MMA on stainless pipe', false, 'my work included TIG and MMA on stainless pipe'],
  ])('a line without a verb tells what stayed away, a record or a bare duty: %s', (line, current, clause) =>
    expect(sayFirstPerson(line, { current })?.clause).toBe(clause),
  );

  it.each(['Hiring, training and scheduling of front staff', 'Cover the desk when she’s out of office'])(
    'neither names of duties nor lines about another person are made deeds: %s',
    (line) => expect(sayFirstPerson(line, { current: true })).toBeUndefined(),
  );

  it.each([
    'Wound care, catheter care and discharge planning',
    'Ground handling and baggage loading at two gates',
    'Thought leadership and conference talks',
    'LED lighting and emergency lighting in schools',
    'Used car sales and part exchange',
    'Fixed income trading and settlement',
  ])('and the noun, which is no deed told, in: %s', (line) =>
    expect(sayFirstPerson(line, { current: false })).toBeUndefined(),
  );

  it.each([
    'Frobs dry van loads across nine states',
    'Inventory and ordering for 3 sites',
    'Pass rate in mathematics up from 61% to 74%',
    'Pick rate above 120% of target',
    'Cut costs. Grew sales.',
    'SALES',
    'Frobbed widgets',
    'Planned the annual fair.Booked all stands',
    'Negotiate prices, responsible for deliveries',
    'Tools: SQL, Excel',
    'See (https://example.org',
    'Laid off when the plant closed',
    'Fired nobody; laid off in a merger',
    'Took 3 years off to raise my son',
    'Don’t yet chart in Cerner; present system is Meditech',
  ])('says nothing of what is no plain statement: %s', (line) => {
    expect(sayFirstPerson(line, { current: false })).toBeUndefined();
  });
});
