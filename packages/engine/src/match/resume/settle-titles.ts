import { sectorsOfOccupation } from '../../lexicon/titles/occupation-sectors.ts';
import type { TitleProfile } from '../../lexicon/titles/profile-title.ts';

type Title = { text: string; profile: TitleProfile };

/**
 * "Engineering Manager" is one of software or of machines: a title of several occupations keeps those that the person's other titles name,
 * where these name any of them.
 */
export function settleTitles(titles: Title[]): void {
  const sure = titles.filter(({ profile }) => profile.occupations.size === 1);
  for (const title of titles) {
    const { occupations } = title.profile;
    if (occupations.size < 2) continue;
    const kept = [...occupations].filter((id) => sure.some(({ profile }) => profile.occupations.has(id)));
    if (kept.length === 0 || kept.length === occupations.size) continue;
    const fields = new Set(kept.flatMap(sectorsOfOccupation));
    const dropped = new Set([...occupations].filter((id) => !kept.includes(id)).flatMap(sectorsOfOccupation));
    title.profile = {
      ...title.profile,
      occupations: new Set(kept),
      sectors: new Map([...title.profile.sectors].filter(([sector]) => fields.has(sector) || !dropped.has(sector))),
    };
  }
}
