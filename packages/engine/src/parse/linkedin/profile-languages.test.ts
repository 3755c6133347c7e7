import { expect, it } from 'vitest';
import { interfaces } from '../../../test/interface-words.ts';
import { makeLinkedin } from '../../../test/make-linkedin.ts';
import { makeProfile } from '../../../test/make-profiles.ts';
import { parseLinkedin } from './parse-linkedin.ts';

it.each(Object.keys(interfaces))('profiles saved from the interface in %s give every fact', (language) => {
  for (let seed = 0; seed < 40; seed++) {
    const { profile, truth } = makeProfile(language, seed);
    const { basics, work, education, skills, certificates } = parseLinkedin(makeLinkedin(profile)).resume;
    expect({ name: basics?.name, label: basics?.label }).toEqual({ name: truth.name, label: truth.label });
    expect(
      work?.map(({ name, position, startDate, endDate, location }) => ({
        name,
        position,
        startDate,
        ...(endDate && { endDate }),
        ...(location && { location }),
      })),
    ).toEqual(truth.work);
    expect(
      education?.map(({ institution, studyType, area, endDate }) => ({
        institution,
        studyType,
        ...(area && { area }),
        endDate,
      })),
    ).toEqual(truth.education);
    expect(skills?.map(({ name }) => name)).toEqual(truth.skills);
    expect(certificates?.map(({ name }) => name) ?? []).toEqual(truth.certificates);
    expect(basics?.profiles?.[0]?.url).toMatch(/^https:\/\/www\.linkedin\.com\/in\/[a-z-]+\d{4}$/);
  }
});
