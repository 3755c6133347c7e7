import {
  createdWith,
  LayoutOptions,
  type Letter,
  type Paper,
  paperFor,
  type Resume,
  type SectionColumn,
} from '@shortlist/schema';
import { arrangeContacts } from '../outline/arrange-contacts.ts';
import { arrangeResume } from '../outline/arrange-resume.ts';
import { cleanLines, cleanText } from '../outline/clean-text.ts';
import { formatLetterDate } from '../outline/format-date.ts';
import { limitLines } from '../outline/limit-lines.ts';
import type { Outline, Span } from '../outline/outline.ts';
import { languageOf, languageTag } from '../outline/page-language.ts';
import { addPlaceholders } from '../outline/placeholders.ts';
import { setTypography, typographicText } from '../outline/set-typography.ts';
import { letterDirection, markLeftToRight } from '../outline/text-direction.ts';
import { withIcons } from '../outline/with-icons.ts';
import { legibleColor } from '../registry/legible-color.ts';
import { chosenFamily, letterScale } from '../registry/text-family.ts';
import { choosePhoto } from './choose-photo.ts';
import type { Content, RenderOptions } from './request.ts';

/** What a template file is given, as JSON in `sys.inputs`: data, never markup. */
export type DocumentData = {
  kind: Content['kind'];
  title: string;
  keywords: string[];
  /** YYYY-MM-DD, or '' for none. */
  date: string;
  outline: Outline;
  letter?: LetterData;
  photo: boolean;
  fallback: string[];
  /** Letters that a family of the template lacks, as a character class: another font sets them whole. */
  lacks: Record<string, string>;
  /** Families of the template that cannot set the language of the page, or the person's name. */
  foreign: string[];
  options: {
    paper: Paper;
    accentColor: string;
    /** The accent for text: dark enough to be read, however light the colour that was chosen. */
    accentText: string;
    /** The accent for bullets, separators and rules: dark enough to be seen. */
    accentMark: string;
    size: number;
    spacing: number;
    /** Scales the distance from line to line. */
    lineSpacing: number;
    /** Scales the margins of the page. */
    margins: number;
    /** The family that the person chose for the text, '' for the template's own, and how much larger its letters are set to look alike. */
    font: string;
    letters: number;
    /** Sections that the person put into a column, by their ids. */
    columns: Record<string, SectionColumn>;
    footer: string;
    logo: boolean;
    pages: number;
  };
};

export type LetterData = {
  recipient: string[];
  date: string;
  subject: string;
  greeting: string;
  paragraphs: Span[];
  closing: string;
  signature: string;
};

/** The data of a resume or letter, ready for any template. Throws a ZodError for options outside the schema. */
export function documentData(content: Content, request: RenderOptions): DocumentData {
  const options = LayoutOptions.parse(request.options ?? {});
  const arranged =
    content.kind === 'resume'
      ? arrangeResume(content.resume, options)
      : letterOutline(content.letter, options.language);
  const completed =
    request.placeholders && content.kind === 'resume' ? addPlaceholders(arranged, options.hiddenSections) : arranged;
  const set = markLeftToRight(setTypography(request.limit ? limitLines(completed, request.limit) : completed));
  const outline = options.icons ? withIcons(set) : set;
  return {
    kind: content.kind,
    title: documentTitle(content, outline),
    keywords: content.kind === 'resume' ? keywordsOf(content.resume) : [],
    outline,
    ...(content.kind === 'letter' ? { letter: letterData(content.letter, outline.language) } : {}),
    date: documentDate(request),
    photo: choosePhoto(content.kind, request) !== undefined,
    fallback: [],
    lacks: {},
    foreign: [],
    options: {
      paper: options.paper ?? contentPaper(content),
      accentColor: options.accentColor ?? '',
      accentText: options.accentColor ? legibleColor(options.accentColor) : '',
      accentMark: options.accentColor ? legibleColor(options.accentColor, 'mark') : '',
      size: options.size * (request.limit?.enlarged ?? 1),
      spacing: options.spacing,
      lineSpacing: options.lineSpacing ?? 1,
      margins: options.margins ?? 1,
      font: chosenFamily(request.template, options.font) ?? '',
      letters: letterScale(request.template, options.font),
      columns: options.columns ?? {},
      footer: footerOf(content, options),
      logo: Boolean(options.logo),
      pages: 1,
    },
  };
}

/** A letter goes to an employer: our own line never stands on it. */
function footerOf({ kind }: Content, { footer = '' }: LayoutOptions): string {
  return kind === 'letter' && footer === createdWith ? '' : cleanText(footer);
}

/** The paper of a document whose options name none. */
function contentPaper(content: Content): Paper {
  if (content.kind === 'resume') return paperFor(content.resume.basics ?? {});
  const { phone, location } = content.letter.sender;
  return paperFor({ phone, ...(location ? { location: { city: location } } : {}) }, content.letter.recipient.location);
}

function documentDate({ date, standard }: RenderOptions): string {
  if (date && /^\d{4}-\d{2}-\d{2}$/.test(date)) return date;
  return standard === 'a-2a' ? '1970-01-01' : '';
}

function documentTitle(content: Content, outline: Outline): string {
  const what = content.kind === 'resume' ? outline.words.resume : cleanText(content.letter.subject);
  return [outline.name.text, what].filter(Boolean).join(' – ') || 'Document';
}

function keywordsOf(resume: Resume): string[] {
  return (resume.skills ?? [])
    .map((skill) => cleanText(skill.name ?? ''))
    .filter(Boolean)
    .slice(0, 20);
}

function letterOutline(letter: Letter, language: string | undefined): Outline {
  const { name, email, phone, location } = letter.sender;
  const code = languageTag(language) ?? languageTag(letter.language) ?? 'en';
  const contacts = arrangeContacts({ email, phone, ...(location ? { location: { city: location } } : {}) }, code);
  return {
    language: code,
    direction: letterDirection(letter),
    name: { text: cleanText(name), pointer: '/sender/name' },
    contacts,
    sections: [],
    words: languageOf(code).words,
  };
}

function letterData(letter: Letter, language: string): LetterData {
  const { name, employer, location } = letter.recipient;
  return {
    recipient: [name, employer, location].map((line) => cleanText(line ?? '')).filter(Boolean),
    date: formatLetterDate(letter.date, language),
    subject: cleanText(letter.subject),
    greeting: cleanText(letter.greeting),
    paragraphs: letter.paragraphs
      .flatMap(cleanLines)
      .map((text) => ({ text: typographicText(text, language), pointer: '' })),
    closing: cleanText(letter.closing),
    signature: cleanText(letter.signature),
  };
}
