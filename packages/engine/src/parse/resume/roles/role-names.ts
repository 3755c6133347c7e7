/** What a stretch of a line is in a resume. */
export const roleNames = [
  'name',
  'headline',
  'contact',
  'heading',
  'employer',
  'title',
  'place',
  'dates',
  'bullet',
  'prose',
  'school',
  'degree',
  'field',
  'detail',
  'skill',
  'skill-label',
  'language',
  'certificate',
  'award',
  'project',
  'publication',
  'reference',
  'interest',
  'link',
  'label',
  'other',
] as const;

export type RoleName = (typeof roleNames)[number];

/** Roles that stand in the head of an entry: the first of them begins it. */
const headRoles: readonly RoleName[] = ['employer', 'title', 'place', 'dates', 'school', 'degree', 'field', 'project'];

/** What is decided of a segment: its role, and whether an entry begins with it. */
export type Tag = { role: RoleName; begins: boolean };

/** Every tag there is: each role, and those of a head once more as an entry's first. */
export const tags: readonly Tag[] = [
  ...roleNames.map((role) => ({ role, begins: false })),
  ...headRoles.map((role) => ({ role, begins: true })),
];

const numbers = new Map(tags.map(({ role, begins }, i) => [`${role}|${begins}`, i]));

/** The place of a tag in `tags`. */
export function tagNumber(role: RoleName, begins: boolean): number {
  return numbers.get(`${role}|${begins}`) ?? numbers.get(`${role}|false`) ?? 0;
}
