/** LinkedIn's limits in characters, as its help pages and forms gave them on `checked`; `visible` is what shows before "see more". */
export const profileLimits = {
  checked: '2026-11-01',
  headline: { limit: 220 },
  about: { limit: 2600, visible: 270 },
  positionTitle: { limit: 100 },
  positionDescription: { limit: 2000, visible: 200 },
  skills: { limit: 100 },
} as const;
