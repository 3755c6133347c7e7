/** Words of one finding: `fix` is the one thing to do about it. */
export type FindingWords = { title: string; explanation: string; fix: string };

/** The words of every finding that the readability check can make, in English. */
export const findingCatalogue = {
  // The file
  'large-file': {
    title: 'The file is large',
    explanation: 'Some applicant tracking systems do not parse files above 2.5 MB.',
    fix: 'Export the file again with smaller pictures or none.',
  },
  'long-document': {
    title: 'The resume is longer than two pages',
    explanation: 'Most recruiters expect one or two pages; academic and medical resumes may be longer.',
    fix: 'Shorten what lies more than ten years back, unless your field expects a full list.',
  },
  'page-without-text': {
    title: 'A page holds no text',
    explanation: 'A machine sees nothing on this page: it is a picture or blank.',
    fix: 'Export this page from the program that it was written in, not as a scan or picture.',
  },
  'picture-with-content': {
    title: 'A large picture stands in the resume',
    explanation: 'Words, logos and charts inside a picture are lost to a machine.',
    fix: 'Write what the picture says as plain text, and drop the picture if it says nothing.',
  },
  photo: {
    title: 'The resume shows a photo',
    explanation: 'In this region employers prefer resumes without a photo, to keep selection fair.',
    fix: 'Remove the photo, unless the employer asks for one.',
  },
  // Fonts and letters
  'font-not-embedded': {
    title: 'A font is not embedded in the file',
    explanation: 'Where the font is missing, another takes its place, and letters may move or change.',
    fix: 'Export the PDF with fonts embedded (the setting PDF/A does so).',
  },
  'letters-without-unicode': {
    title: 'A font does not say which letters its shapes are',
    explanation: 'People can read it, but copied text comes out wrong or with letters missing.',
    fix: 'Use another font, or export the PDF with another program, and test by copying a line.',
  },
  'lost-letters': {
    title: 'Words contain characters without meaning',
    explanation: 'Inside these words a shape maps to no letter, so a search for the word fails.',
    fix: 'Switch ligatures off or change the font, then export again.',
  },
  'joined-letters': {
    title: 'Words are written with joined letters',
    explanation: 'A single character stands for two letters (such as fi), so a search for the word may fail.',
    fix: 'Switch ligatures off in the font settings and export again.',
  },
  'icon-glyphs': {
    title: 'Icons stand where words would be read',
    explanation: 'An icon of a phone or envelope comes out as a meaningless character.',
    fix: 'Write the label as a word (Phone, Email) or leave the icon out.',
  },
  'drawn-font': {
    title: 'A font is made of drawings',
    explanation: 'This old kind of font (Type 3) is often read with letters missing.',
    fix: 'Use a TrueType or OpenType font and export again.',
  },
  'small-text': {
    title: 'The text is very small',
    explanation: 'Most of the text is below 9 points: hard to read on paper and on screen.',
    fix: 'Set the text in 10 to 12 points and shorten where space is short.',
  },
  // Layout
  'side-by-side-columns': {
    title: 'The page has columns side by side',
    explanation: 'Some systems read straight across and mix the columns.',
    fix: 'Use one column, with the sections below one another.',
  },
  'mixed-columns': {
    title: 'The columns are stored mixed together',
    explanation: 'The file stores its text line by line across the columns, so a simple reader mixes their sentences.',
    fix: 'Use one column, or a template whose columns are real columns.',
  },
  table: {
    title: 'Text stands in a table',
    explanation: 'Some systems lose the order of table cells or skip them.',
    fix: 'Take the text out of the table and set it as plain lines.',
  },
  'text-box': {
    title: 'Text stands in a text box',
    explanation: 'Many systems skip text boxes entirely.',
    fix: 'Move the text out of the box into the body of the page.',
  },
  'letter-spaced': {
    title: 'Words are spaced out letter by letter',
    explanation: 'Letters with spaces between them are read as single letters, not as a word.',
    fix: 'Type the word without spaces; use the character spacing of the font at most slightly.',
  },
  // Contact
  'no-name': {
    title: 'No name was found',
    explanation: 'The name should stand as text at the very top.',
    fix: 'Write your name as plain text on the first line.',
  },
  'no-email': {
    title: 'No email address was found',
    explanation: 'Without an address nobody can answer you, and most systems refuse the resume.',
    fix: 'Write your email address as text below your name.',
  },
  'no-phone': {
    title: 'No phone number was found',
    explanation: 'Most application forms ask for one and fill it from the resume.',
    fix: 'Write your phone number with its country code below your name.',
  },
  'broken-email': {
    title: 'The email address is not valid',
    explanation: 'A space, a missing part or a wrong character makes this address useless.',
    fix: 'Correct the address and set it as one word.',
  },
  'contact-in-margin': {
    title: 'Contact details stand in the header or footer',
    explanation: 'Many systems read the body of the page only, and lose what stands in its margins.',
    fix: 'Move the contact details into the body, below your name.',
  },
  // Sections
  'no-work': {
    title: 'No work experience was found',
    explanation: 'Jobs are found by a heading such as Experience and by a title, an employer and dates for each.',
    fix: 'Put your jobs below the heading "Experience", or your projects and placements if you have had no job.',
  },
  'no-education': {
    title: 'No education was found',
    explanation: 'Many postings ask for a degree or training, and systems look for it.',
    fix: 'Add a section "Education" with school, degree and year.',
  },
  'no-skills': {
    title: 'No list of skills was found',
    explanation: 'Systems search for skills by name; a list makes sure that yours are found.',
    fix: 'Add a section "Skills" that names them plainly.',
  },
  'unusual-heading': {
    title: 'A heading is not a usual one',
    explanation: 'Systems sort text by known headings; what stands below this one may be lost.',
    fix: 'Use a plain heading such as Experience, Education, Skills, Projects or Certificates.',
  },
  'unread-text': {
    title: 'Much of the text could not be placed',
    explanation: 'We read these lines, but could not tell what they belong to; other systems may drop them.',
    fix: 'Put each line below a plain heading, and each job on lines of its own.',
  },
  // Jobs
  'job-without-title': {
    title: 'A job has no title',
    explanation: 'The title is what recruiters search for first.',
    fix: 'Write the job title on a line of its own, above or below the employer.',
  },
  'job-without-employer': {
    title: 'A job has no employer',
    explanation: 'Without an employer a job cannot be filled into an application form.',
    fix: 'Write the employer on the line of the title or on the next one.',
  },
  'unclear-job-line': {
    title: 'It is unclear which words are the title and which the employer',
    explanation: 'Where both stand on one line in an unusual way, systems may swap them.',
    fix: 'Write title, employer and dates on separate lines, or divide them by a comma or a bar.',
  },
  // Dates
  'job-without-start': {
    title: 'A job has no start date that can be read',
    explanation: 'Years of experience are counted from dates; a job without them counts as nothing.',
    fix: 'Write month and year, such as "Mar 2021 – Present".',
  },
  'job-without-end': {
    title: 'A job has no end date',
    explanation: 'It is unclear whether the job goes on; systems then guess.',
    fix: 'Write the end month and year, or "Present" if you still work there.',
  },
  'reversed-dates': {
    title: 'A start date lies after its end date',
    explanation: 'Such a range counts as no experience, and looks careless.',
    fix: 'Correct the two dates.',
  },
  'future-date': {
    title: 'A date lies in the future',
    explanation: 'A job that has not begun, or has already ended in the future, is read as an error.',
    fix: 'Correct the date, or write "Present" for a job that goes on.',
  },
  'not-newest-first': {
    title: 'Jobs do not stand newest first',
    explanation: 'Systems and recruiters take the first job as the present one.',
    fix: 'Put the newest job at the top.',
  },
  'year-only-dates': {
    title: 'Dates give the year only',
    explanation: 'From years alone, the length of a job is counted up to a year wrong.',
    fix: 'Add the months.',
  },
  'mixed-date-formats': {
    title: 'Dates are written in different ways',
    explanation: 'One way of writing dates is read more surely than several.',
    fix: 'Write all dates alike, such as "Mar 2021".',
  },
  // Skills and keywords
  'rated-skill': {
    title: 'Skills are rated by signs or bars',
    explanation: 'Stars, dots, bars and percentages say nothing to a machine and little to people.',
    fix: 'Name the skill, and show how you used it in a job.',
  },
  'skill-not-shown': {
    title: 'A skill is listed but not shown in any job',
    explanation: 'A skill that appears in a job or project counts for more than one in a list.',
    fix: 'Mention it in the job where you used it, if that is true.',
  },
  'unspelled-acronym': {
    title: 'An acronym is never written out',
    explanation: 'One system searches for the short form, another for the long one.',
    fix: 'Write it once in both forms, such as "Search Engine Optimization (SEO)".',
  },
  'hidden-text': {
    title: 'The file contains text that cannot be seen',
    explanation: 'White, tiny or covered text is found by systems and taken for an attempt to cheat.',
    fix: 'Remove the hidden text.',
  },
  'repeated-keywords': {
    title: 'Words are repeated without need',
    explanation: 'Repetition gains nothing in a good system and puts people off.',
    fix: 'Name each skill once in the list and where you used it.',
  },
  // Links
  'relative-link': {
    title: 'A link has no full address',
    explanation: 'Without https:// the link opens nothing outside of your own computer.',
    fix: 'Write the full address, such as https://www.linkedin.com/in/your-name.',
  },
  'unsafe-link': {
    title: 'A link runs a program or opens a local file',
    explanation: 'Security filters may refuse the whole file for it.',
    fix: 'Remove the link.',
  },
  'link-without-address': {
    title: 'A link shows no address',
    explanation: 'On paper, and in systems that drop links, only the words stay.',
    fix: 'Write the address itself, such as linkedin.com/in/your-name.',
  },
  // Placeholders
  placeholder: {
    title: 'Text of a template was left in',
    explanation: 'This looks like a template’s own example, not like your data.',
    fix: 'Replace it by your own data, or delete it.',
  },
} satisfies Record<string, FindingWords>;

export type FindingCode = keyof typeof findingCatalogue;
