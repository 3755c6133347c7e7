import { afterEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '#i18n';
import { formatBytes, formatDateTime, formatMoment, formatPoints, formatTime, sayPoints } from './format.ts';

describe('numbers and dates as people read them', () => {
  it('names a size in bytes, KB or MB', () => {
    expect([formatBytes(640), formatBytes(64_200), formatBytes(2_440_000)]).toEqual(['640 bytes', '64 KB', '2.4 MB']);
  });

  it('shows N/A where there is no date', () => {
    expect([formatDateTime(undefined), formatDateTime(null), formatDateTime('never')]).toEqual(['N/A', 'N/A', 'N/A']);
  });

  it('shows a long date with its time', () => {
    expect(formatDateTime('2026-03-04T15:30:00Z')).toMatch(/March \d, 2026 at \d{1,2}:30\s[AP]M/);
  });

  it('tells two moments of one day apart', () => {
    expect(formatMoment('2026-03-04T15:30:00Z')).toMatch(/^Mar \d, 2026, \d{1,2}:30\s[AP]M$/);
    expect(formatTime('2026-03-04T15:30:00Z')).toMatch(/^Mar \d, \d{1,2}:30\s[AP]M$/);
    expect([formatMoment('never'), formatTime('never')]).toEqual(['', '']);
  });

  it('rounds points to one decimal and signs them on request', () => {
    expect([formatPoints(3.14), formatPoints(-2), formatPoints(4, true), formatPoints(0, true)]).toEqual([
      '3.1',
      '−2',
      '+4',
      '0',
    ]);
  });

  it('names one point in the singular', () => {
    expect([1, -1, 1.04, 1.5, 2].map((points) => sayPoints(points, true))).toEqual([
      '+1 point',
      '−1 point',
      '+1 point',
      '+1.5 points',
      '+2 points',
    ]);
  });
});

describe('dates of a region', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    i18n.activate('en');
  });

  it.each([
    ['fr', 'fr-CA', /^4 mars 2026, \d{1,2} h \d\d$/],
    ['fr', 'fr-FR', /^4 mars 2026, \d\d:\d\d$/],
    ['en', 'en-GB', /^4 Mar 2026, \d\d:\d\d$/],
    ['fr', 'en-GB', /^4 mars 2026, \d\d:\d\d$/],
  ])('in %s, a browser that wants %s reads %s', (language, wanted, date) => {
    vi.stubGlobal('document', {});
    vi.stubGlobal('navigator', { languages: [wanted, 'de'] });
    i18n.load(language, {});
    i18n.activate(language);
    expect(formatMoment('2026-03-04T15:30:00Z')).toMatch(date);
  });
});
