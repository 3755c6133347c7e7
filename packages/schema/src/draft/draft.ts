import { z } from 'zod';
import { PageMark } from '../branding.ts';
import { Photo } from '../photo.ts';
import { Profile, Resume } from '../resume.ts';
import { LayoutOptions, SectionColumn, TemplateId } from '../template.ts';

const line = z.string().max(500);

/** The seven fields of the editor's Personal Information form. */
export const UserInfo = z.object({
  name: line,
  jobTitle: line,
  email: line,
  phone: line,
  location: line,
  website: line,
  linkedin: line,
});
export type UserInfo = z.infer<typeof UserInfo>;

/** A section as it is typed. Ids of added sections are their kind and a timestamp: `projects-1763690000000`. */
export const DraftSection = z.object({
  id: z.string().min(1).max(80),
  title: z.string().trim().min(1).max(120),
  content: z.string().max(100_000),
  isCustom: z.boolean(),
  /** Begins on a new page. */
  breakBefore: z.boolean().optional(),
  /** Stands on no page, and in no file but that of all data. */
  hidden: z.boolean().optional(),
  /** In a template of two columns, the one that the person put it in. */
  column: SectionColumn.optional(),
  /** Its heading on the page, where it is another than the page's own; a custom section is headed by its title. */
  heading: z.string().trim().max(120).optional(),
});
export type DraftSection = z.infer<typeof DraftSection>;

/** How the page is set; see LayoutOptions for the units. */
export const DraftDesign = LayoutOptions.pick({
  paper: true,
  accentColor: true,
  size: true,
  spacing: true,
  lineSpacing: true,
  margins: true,
  font: true,
  icons: true,
  dateFormat: true,
  language: true,
  fitPages: true,
}).extend({
  template: TemplateId.default('modern-professional'),
  /** What stands at the foot of the page; without it, what the person's organisation had set up. */
  mark: PageMark.optional(),
  /** A template file of the person's own; `template` sets what that one cannot. */
  ownTemplate: z.uuid().optional(),
});
export type DraftDesign = z.infer<typeof DraftDesign>;

/** A link of the person beside their website and LinkedIn, as a JSON Resume profile: its label is the `username`. */
export const DraftLink = Profile.extend({
  network: line.optional(),
  username: line.optional(),
  url: z.string().max(2000).optional(),
});
export type DraftLink = z.infer<typeof DraftLink>;

/**
 * A resume in the making: what the editor shows and keeps. `links` are those that were changed here; without them, the imported ones
 * stand. `rest` holds what an imported resume has and the editor does not show (the address of a photo, keys of other tools, entries whose text does not say all of them), so that it comes out again.
 */
export const Draft = z.object({
  userInfo: UserInfo,
  links: z.array(DraftLink).max(30).optional(),
  sections: z.array(DraftSection).max(80),
  design: DraftDesign,
  photo: Photo.optional(),
  rest: Resume.optional(),
});
export type Draft = z.infer<typeof Draft>;

const defaultSections: DraftSection[] = [
  { id: 'summary', title: 'Professional Summary', content: '', isCustom: false },
  { id: 'experience', title: 'Work Experience', content: '', isCustom: false },
  { id: 'education', title: 'Education', content: '', isCustom: false },
  { id: 'skills', title: 'Skills', content: '', isCustom: false },
];

/** An empty draft with the four default sections. */
export function newDraft(template: TemplateId = 'modern-professional', userInfo: Partial<UserInfo> = {}): Draft {
  return {
    userInfo: { name: '', jobTitle: '', email: '', phone: '', location: '', website: '', linkedin: '', ...userInfo },
    sections: defaultSections.map((section) => ({ ...section })),
    design: DraftDesign.parse({ template }),
  };
}
