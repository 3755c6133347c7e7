/** Words of one finding: `fix` is the one thing to do about it. */
export type FindingWords = { title: string; explanation: string; fix: string };

/** The words of every finding that the readability check can make, in English. */
export const findingCatalogue = {
  // The file
  'large-file': {
    title: /*i18n*/ 'The file is large',
    explanation: /*i18n*/ 'Some applicant tracking systems can’t read files over 2.5 MB.',
    fix: /*i18n*/ 'Export it again with smaller images or no images.',
  },
  'long-document': {
    title: /*i18n*/ 'The resume is longer than two pages',
    explanation: /*i18n*/ 'Most recruiters expect one or two pages. Academic and medical resumes may be longer.',
    fix: /*i18n*/ 'Shorten anything older than ten years, unless your field expects a full list.',
  },
  'page-without-text': {
    title: /*i18n*/ 'A page has no text',
    explanation: /*i18n*/ 'This page is an image or blank, so software reads nothing on it.',
    fix: /*i18n*/ 'Export the page from the program you made it in instead of scanning it.',
  },
  'picture-with-content': {
    title: /*i18n*/ 'The resume contains a large image',
    explanation: /*i18n*/ 'Software can’t read words, logos, or charts inside an image.',
    fix: /*i18n*/ 'Type what the image says as plain text, or remove it.',
  },
  photo: {
    title: /*i18n*/ 'The resume shows a photo',
    explanation: /*i18n*/ 'Employers in this region prefer resumes without a photo.',
    fix: /*i18n*/ 'Remove the photo, unless the employer asks for one.',
  },
  // Fonts and letters
  'font-not-embedded': {
    title: /*i18n*/ 'A font isn’t embedded in the file',
    explanation: /*i18n*/ 'On a computer without this font, letters may move or change.',
    fix: /*i18n*/ 'Export the PDF with fonts embedded (for example as PDF/A).',
  },
  'letters-without-unicode': {
    title: /*i18n*/ 'Text in one font can’t be copied correctly',
    explanation: /*i18n*/ 'It looks fine, but copied text comes out wrong or incomplete.',
    fix: /*i18n*/ 'Use another font or another export program. Copy a line to test it.',
  },
  'lost-letters': {
    title: /*i18n*/ 'Some words have characters that software can’t read',
    explanation: /*i18n*/ 'Parts of these words aren’t stored as text, so a search won’t find them.',
    fix: /*i18n*/ 'Turn off ligatures or change the font, then export again.',
  },
  'joined-letters': {
    title: /*i18n*/ 'Some letters are joined (ligatures)',
    explanation: /*i18n*/ 'One character stands for two letters, such as fi, so a search may miss the word.',
    fix: /*i18n*/ 'Turn off ligatures in the font settings and export again.',
  },
  'icon-glyphs': {
    title: /*i18n*/ 'Icons are used instead of words',
    explanation: /*i18n*/ 'Software reads a phone or envelope icon as a meaningless character.',
    fix: /*i18n*/ 'Write the word (Phone, Email), or remove the icon.',
  },
  'drawn-font': {
    title: /*i18n*/ 'A font uses an outdated format (Type 3)',
    explanation: /*i18n*/ 'Text in this format often loses letters when software reads it.',
    fix: /*i18n*/ 'Use a TrueType or OpenType font and export again.',
  },
  'small-text': {
    title: /*i18n*/ 'The text is very small',
    explanation: /*i18n*/ 'Most of the text is smaller than 9 points, which is hard to read.',
    fix: /*i18n*/ 'Use a font size of 10 to 12 points, and shorten the text if space is tight.',
  },
  // Layout
  'side-by-side-columns': {
    title: /*i18n*/ 'The page has side-by-side columns',
    explanation: /*i18n*/ 'Some systems read straight across and mix up the columns.',
    fix: /*i18n*/ 'Use one column, with one section below the other.',
  },
  'mixed-columns': {
    title: /*i18n*/ 'The columns are mixed up in the file',
    explanation: /*i18n*/ 'The file stores text straight across the columns, so some systems jumble the sentences.',
    fix: /*i18n*/ 'Use one column, or a template that keeps each column’s text together.',
  },
  table: {
    title: /*i18n*/ 'Text is in a table',
    explanation: /*i18n*/ 'Some systems mix up or skip table cells.',
    fix: /*i18n*/ 'Move the text out of the table into plain lines.',
  },
  'text-box': {
    title: /*i18n*/ 'Text is in a text box',
    explanation: /*i18n*/ 'Many systems skip text boxes entirely.',
    fix: /*i18n*/ 'Move the text into the body of the page.',
  },
  'letter-spaced': {
    title: /*i18n*/ 'Words are spaced out letter by letter',
    explanation: /*i18n*/ 'Software reads spaced-out letters one by one, not as a word.',
    fix: /*i18n*/ 'Type the word without spaces, and use little or no letter spacing.',
  },
  // Contact
  'no-name': {
    title: /*i18n*/ 'No name found',
    explanation: /*i18n*/ 'Your name should be at the very top, as text.',
    fix: /*i18n*/ 'Type your name as plain text on the first line.',
  },
  'no-email': {
    title: /*i18n*/ 'No email address found',
    explanation: /*i18n*/ 'Without one, employers can’t reply, and most application forms reject the resume.',
    fix: /*i18n*/ 'Type your email address below your name.',
  },
  'no-phone': {
    title: /*i18n*/ 'No phone number found',
    explanation: /*i18n*/ 'Most application forms ask for one and fill it in from your resume.',
    fix: /*i18n*/ 'Type your phone number with its country code below your name.',
  },
  'broken-email': {
    title: /*i18n*/ 'The email address isn’t valid',
    explanation: /*i18n*/ 'This address contains a space or a wrong character, or part of it is missing.',
    fix: /*i18n*/ 'Correct the address and write it without spaces.',
  },
  'contact-in-margin': {
    title: /*i18n*/ 'Contact details are in the header or footer',
    explanation: /*i18n*/ 'Many systems skip headers and footers.',
    fix: /*i18n*/ 'Move your contact details into the body, below your name.',
  },
  // Sections
  'no-work': {
    title: /*i18n*/ 'No work experience found',
    explanation: /*i18n*/ 'We look for a heading such as Experience, and a title, employer, and dates for each job.',
    fix: /*i18n*/ 'Add an “Experience” heading above your jobs, or above projects and internships if you haven’t had a job.',
  },
  'no-education': {
    title: /*i18n*/ 'No education found',
    explanation: /*i18n*/ 'Many postings ask for a degree or training.',
    fix: /*i18n*/ 'Add an “Education” section with school, degree, and year.',
  },
  'no-skills': {
    title: /*i18n*/ 'No skills list found',
    explanation: /*i18n*/ 'Employers search for skills by name. A list makes sure they find yours.',
    fix: /*i18n*/ 'Add a “Skills” section that lists them.',
  },
  'unusual-heading': {
    title: /*i18n*/ 'Unusual heading',
    explanation: /*i18n*/ 'Software sorts text by common headings and may lose what’s below this one.',
    fix: /*i18n*/ 'Use a common heading such as Experience, Education, Skills, Projects, or Certificates.',
  },
  'unread-text': {
    title: /*i18n*/ 'Some lines couldn’t be placed',
    explanation: /*i18n*/ 'We couldn’t tell which section or job these lines belong to. Other software may drop them.',
    fix: /*i18n*/ 'Put each line under a clear heading, and start each job on a new line.',
  },
  // Jobs
  'job-without-title': {
    title: /*i18n*/ 'A job has no title',
    explanation: /*i18n*/ 'The title is what recruiters search for first.',
    fix: /*i18n*/ 'Put the job title on its own line, above or below the employer.',
  },
  'job-without-employer': {
    title: /*i18n*/ 'A job has no employer',
    explanation: /*i18n*/ 'Application forms need an employer for every job.',
    fix: /*i18n*/ 'Add the employer next to the title or on the line below.',
  },
  'unclear-job-line': {
    title: /*i18n*/ 'Title and employer are hard to tell apart',
    explanation: /*i18n*/ 'They share a line in an unusual way, so software may swap them.',
    fix: /*i18n*/ 'Put title, employer, and dates on separate lines, or separate them with a comma or a vertical bar.',
  },
  // Dates
  'job-without-start': {
    title: /*i18n*/ 'A job has no readable start date',
    explanation: /*i18n*/ 'Software counts experience from dates, so a job without dates doesn’t count.',
    fix: /*i18n*/ 'Write month and year, such as “Mar 2021 – Present”.',
  },
  'job-without-end': {
    title: /*i18n*/ 'A job has no end date',
    explanation: /*i18n*/ 'It’s unclear whether you still work there, so software has to guess.',
    fix: /*i18n*/ 'Add the end month and year, or “Present” if you still work there.',
  },
  'reversed-dates': {
    title: /*i18n*/ 'A start date is after its end date',
    explanation: /*i18n*/ 'Software counts this as no experience, and recruiters notice it.',
    fix: /*i18n*/ 'Correct the two dates.',
  },
  'future-date': {
    title: /*i18n*/ 'A date is in the future',
    explanation: /*i18n*/ 'Software treats a future date as an error.',
    fix: /*i18n*/ 'Correct the date, or write “Present” for a current job.',
  },
  'not-newest-first': {
    title: /*i18n*/ 'Jobs aren’t listed newest first',
    explanation: /*i18n*/ 'Systems and recruiters assume the first job is your current one.',
    fix: /*i18n*/ 'Put the newest job at the top.',
  },
  'year-only-dates': {
    title: /*i18n*/ 'Dates show only the year',
    explanation: /*i18n*/ 'With years only, the length of a job can be off by a year.',
    fix: /*i18n*/ 'Add the months.',
  },
  'mixed-date-formats': {
    title: /*i18n*/ 'Dates use different formats',
    explanation: /*i18n*/ 'Software reads dates more reliably if they’re all in one format.',
    fix: /*i18n*/ 'Write all dates the same way, such as “Mar 2021”.',
  },
  // Skills and keywords
  'rated-skill': {
    title: /*i18n*/ 'Skills are rated with symbols or bars',
    explanation: /*i18n*/ 'Software can’t read stars, dots, or bars, and they tell recruiters little.',
    fix: /*i18n*/ 'Name the skill, and show how you used it in a job.',
  },
  'skill-not-shown': {
    title: /*i18n*/ 'Skills are listed but not shown in any job',
    explanation: /*i18n*/ 'A skill counts more if a job or project shows it.',
    fix: /*i18n*/ 'If you used them in a job, mention them there.',
  },
  'unspelled-acronym': {
    title: /*i18n*/ 'An acronym is never spelled out',
    explanation: /*i18n*/ 'Some systems search for the short form, others for the long one.',
    fix: /*i18n*/ 'Write both forms once, such as “Search Engine Optimization (SEO)”.',
  },
  'hidden-text': {
    title: /*i18n*/ 'The file contains hidden text',
    explanation: /*i18n*/ 'Software can detect white, tiny, or covered text, and recruiters may treat it as cheating.',
    fix: /*i18n*/ 'Remove the hidden text.',
  },
  'repeated-keywords': {
    title: /*i18n*/ 'Words are repeated too often',
    explanation: /*i18n*/ 'Repeating keywords doesn’t raise your score, and recruiters notice it.',
    fix: /*i18n*/ 'List each skill once, and mention it where you used it.',
  },
  // Links
  'relative-link': {
    title: /*i18n*/ 'A link has no full address',
    explanation: /*i18n*/ 'Without https://, the link may not open in every program.',
    fix: /*i18n*/ 'Write the full address, such as https://www.linkedin.com/in/your-name.',
  },
  'unsafe-link': {
    title: /*i18n*/ 'A link runs a program or opens a local file',
    explanation: /*i18n*/ 'Security filters may reject the whole file.',
    fix: /*i18n*/ 'Remove the link.',
  },
  'link-without-address': {
    title: /*i18n*/ 'A link doesn’t show its address',
    explanation: /*i18n*/ 'The address is lost on paper and in software that drops links.',
    fix: /*i18n*/ 'Show the address itself, such as linkedin.com/in/your-name.',
  },
  // Placeholders
  placeholder: {
    title: /*i18n*/ 'Your resume still has template text',
    explanation: /*i18n*/ 'This looks like sample text from a template.',
    fix: /*i18n*/ 'Replace it with your own text, or delete it.',
  },
} satisfies Record<string, FindingWords>;

export type FindingCode = keyof typeof findingCatalogue;
