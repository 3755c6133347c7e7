import { z } from 'zod';

/**
 * The resume document: JSON Resume v1 (https://jsonresume.org/schema), kept loss-free: keys that the standard does not
 * know survive every step. Dates are `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; an absent `endDate` beside a `startDate` means "present".
 */
export const ResumeDate = z
  .string()
  .regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, 'a date is YYYY, YYYY-MM, or YYYY-MM-DD');

const text = z.string();
const list = z.array(z.string());

export const Location = z.looseObject({
  address: text.optional(),
  postalCode: text.optional(),
  city: text.optional(),
  countryCode: text.optional(),
  region: text.optional(),
});

export const Profile = z.looseObject({ network: text.optional(), username: text.optional(), url: text.optional() });

export const Basics = z.looseObject({
  name: text.optional(),
  label: text.optional(),
  image: text.optional(),
  email: text.optional(),
  phone: text.optional(),
  url: text.optional(),
  summary: text.optional(),
  location: Location.optional(),
  profiles: z.array(Profile).optional(),
});

export const Work = z.looseObject({
  name: text.optional(),
  location: text.optional(),
  description: text.optional(),
  position: text.optional(),
  url: text.optional(),
  startDate: ResumeDate.optional(),
  endDate: ResumeDate.optional(),
  summary: text.optional(),
  highlights: list.optional(),
});

export const Volunteer = z.looseObject({
  organization: text.optional(),
  /** JSON Resume allows it, but names it for work only. */
  location: text.optional(),
  position: text.optional(),
  url: text.optional(),
  startDate: ResumeDate.optional(),
  endDate: ResumeDate.optional(),
  summary: text.optional(),
  highlights: list.optional(),
});

export const Education = z.looseObject({
  institution: text.optional(),
  /** As with voluntary work. */
  location: text.optional(),
  url: text.optional(),
  area: text.optional(),
  studyType: text.optional(),
  startDate: ResumeDate.optional(),
  endDate: ResumeDate.optional(),
  score: text.optional(),
  courses: list.optional(),
});

export const Award = z.looseObject({
  title: text.optional(),
  date: ResumeDate.optional(),
  awarder: text.optional(),
  summary: text.optional(),
});

export const Certificate = z.looseObject({
  name: text.optional(),
  date: ResumeDate.optional(),
  url: text.optional(),
  issuer: text.optional(),
  /** What is said of it further, such as "expires May 2027". JSON Resume allows it, but gives it no name; awards have the same. */
  summary: text.optional(),
});

export const Publication = z.looseObject({
  name: text.optional(),
  publisher: text.optional(),
  releaseDate: ResumeDate.optional(),
  url: text.optional(),
  summary: text.optional(),
});

export const Skill = z.looseObject({ name: text.optional(), level: text.optional(), keywords: list.optional() });
export const Language = z.looseObject({ language: text.optional(), fluency: text.optional() });
export const Interest = z.looseObject({ name: text.optional(), keywords: list.optional() });
export const Reference = z.looseObject({ name: text.optional(), reference: text.optional() });

export const Project = z.looseObject({
  name: text.optional(),
  description: text.optional(),
  highlights: list.optional(),
  keywords: list.optional(),
  startDate: ResumeDate.optional(),
  endDate: ResumeDate.optional(),
  url: text.optional(),
  roles: list.optional(),
  entity: text.optional(),
  type: text.optional(),
});

/** A section that JSON Resume has no name for: a heading and its lines, kept whole and in order. */
export const CustomSection = z.looseObject({ title: text, lines: list });

/** A line of the person's own document, word for word. `beside` is what stands at its end, as dates do; `bullet` marks a list item, `starts` the first line of an entry. */
export const VerbatimLine = z.object({
  text,
  beside: text.optional(),
  bullet: z.boolean().optional(),
  starts: z.boolean().optional(),
});

/**
 * Lines that no field holds, printed as they stood: in an entry, or in a section (a key of the resume, `basics`, `summary`, `custom-0`). Where they
 * are the `whole` of the section, they are printed in the place of its fields.
 */
export const Verbatim = z.object({
  section: text,
  // A place that no list has is none: the lines stand in the section.
  entry: z.int().min(0).max(10_000).optional().catch(undefined),
  heading: text.optional(),
  whole: z.boolean().optional(),
  lines: z.array(VerbatimLine),
});

export const Resume = z.looseObject({
  $schema: text.optional(),
  basics: Basics.optional(),
  work: z.array(Work).optional(),
  volunteer: z.array(Volunteer).optional(),
  education: z.array(Education).optional(),
  awards: z.array(Award).optional(),
  certificates: z.array(Certificate).optional(),
  publications: z.array(Publication).optional(),
  skills: z.array(Skill).optional(),
  languages: z.array(Language).optional(),
  interests: z.array(Interest).optional(),
  references: z.array(Reference).optional(),
  projects: z.array(Project).optional(),
  /** Ours: JSON Resume has none. */
  customSections: z.array(CustomSection).optional(),
  /** What the person's document says beyond all fields: ours too. */
  verbatim: z.array(Verbatim).optional(),
  meta: z.looseObject({}).optional(),
});

export type Resume = z.infer<typeof Resume>;
export type Basics = z.infer<typeof Basics>;
export type Location = z.infer<typeof Location>;
export type Profile = z.infer<typeof Profile>;
export type Work = z.infer<typeof Work>;
export type Volunteer = z.infer<typeof Volunteer>;
export type Education = z.infer<typeof Education>;
export type Award = z.infer<typeof Award>;
export type Certificate = z.infer<typeof Certificate>;
export type Publication = z.infer<typeof Publication>;
export type Skill = z.infer<typeof Skill>;
export type Language = z.infer<typeof Language>;
export type Interest = z.infer<typeof Interest>;
export type Reference = z.infer<typeof Reference>;
export type Project = z.infer<typeof Project>;
export type VerbatimLine = z.infer<typeof VerbatimLine>;
export type Verbatim = z.infer<typeof Verbatim>;
export type CustomSection = z.infer<typeof CustomSection>;
