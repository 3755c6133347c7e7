/** Words of one finding: `fix` is the one thing to do about it. */
export type FindingWords = { title: string; explanation: string; fix: string };

/** The words of every finding that the readability check can make, in English. */
export const findingCatalogue = {
  // The file
  'large-file': {
    title: 'The file is large',
    explanation: 'Some applicant tracking systems can’t read files over 2.5 MB.',
    fix: 'Export it again with smaller images or none.',
  },
  'long-document': {
    title: 'The resume is longer than two pages',
    explanation: 'Most recruiters expect one or two pages; academic and medical resumes may be longer.',
    fix: 'Shorten anything older than ten years, unless your field expects a full list.',
  },
  'page-without-text': {
    title: 'A page has no text',
    explanation: 'This page is an image or blank, so software reads nothing on it.',
    fix: 'Export the page from the program you wrote it in, not as a scan.',
  },
  'picture-with-content': {
    title: 'The resume contains a large image',
    explanation: 'Software can’t read words, logos or charts inside an image.',
    fix: 'Type what the image says as plain text, or remove it.',
  },
  photo: {
    title: 'The resume shows a photo',
    explanation: 'Employers in this region prefer resumes without a photo.',
    fix: 'Remove the photo, unless the employer asks for one.',
  },
  // Fonts and letters
  'font-not-embedded': {
    title: 'A font is not embedded in the file',
    explanation: 'If the font is missing on another computer, letters may move or change.',
    fix: 'Export the PDF with fonts embedded (for example as PDF/A).',
  },
  'letters-without-unicode': {
    title: 'Text in one font can’t be copied correctly',
    explanation: 'It looks fine, but copied text comes out wrong or incomplete.',
    fix: 'Use another font or another export program. Copy a line to test it.',
  },
  'lost-letters': {
    title: 'Some words contain unreadable characters',
    explanation: 'Part of each word doesn’t map to a letter, so a search won’t find it.',
    fix: 'Turn off ligatures or change the font, then export again.',
  },
  'joined-letters': {
    title: 'Words contain joined letters',
    explanation: 'One character stands for two letters (such as fi), so a search may miss the word.',
    fix: 'Turn off ligatures in the font settings and export again.',
  },
  'icon-glyphs': {
    title: 'Icons are used instead of words',
    explanation: 'A phone or envelope icon turns into a meaningless character.',
    fix: 'Use a word (Phone, Email) or remove the icon.',
  },
  'drawn-font': {
    title: 'A font is made of drawings',
    explanation: 'Text in this old font format (Type 3) often loses letters.',
    fix: 'Use a TrueType or OpenType font and export again.',
  },
  'small-text': {
    title: 'The text is very small',
    explanation: 'Most of the text is smaller than 9 points, which is hard to read.',
    fix: 'Use 10 to 12 points, and shorten the text if space is tight.',
  },
  // Layout
  'side-by-side-columns': {
    title: 'The page has side-by-side columns',
    explanation: 'Some systems read straight across and mix up the columns.',
    fix: 'Use one column, with sections below each other.',
  },
  'mixed-columns': {
    title: 'The columns are stored mixed together',
    explanation: 'The file stores text across the columns, so simple readers mix up the sentences.',
    fix: 'Use one column, or a template whose columns are real columns.',
  },
  table: {
    title: 'Text is in a table',
    explanation: 'Some systems mix up or skip table cells.',
    fix: 'Move the text out of the table into plain lines.',
  },
  'text-box': {
    title: 'Text is in a text box',
    explanation: 'Many systems skip text boxes entirely.',
    fix: 'Move the text into the body of the page.',
  },
  'letter-spaced': {
    title: 'Words are spaced out letter by letter',
    explanation: 'Letters with spaces between them are read one by one, not as a word.',
    fix: 'Type the word without spaces and use little or no character spacing.',
  },
  // Contact
  'no-name': {
    title: 'No name found',
    explanation: 'Your name should be at the very top, as text.',
    fix: 'Type your name as plain text on the first line.',
  },
  'no-email': {
    title: 'No email address found',
    explanation: 'Without one, employers can’t reply, and most systems reject the resume.',
    fix: 'Type your email address below your name.',
  },
  'no-phone': {
    title: 'No phone number found',
    explanation: 'Most application forms ask for one and fill it in from your resume.',
    fix: 'Type your phone number with its country code below your name.',
  },
  'broken-email': {
    title: 'The email address is not valid',
    explanation: 'This address contains a space or a wrong character, or part of it is missing.',
    fix: 'Correct the address and write it without spaces.',
  },
  'contact-in-margin': {
    title: 'Contact details are in the header or footer',
    explanation: 'Many systems skip headers and footers.',
    fix: 'Move your contact details into the body, below your name.',
  },
  // Sections
  'no-work': {
    title: 'No work experience found',
    explanation: 'We look for a heading such as Experience, and a title, employer and dates for each job.',
    fix: 'Add an “Experience” heading above your jobs, or above projects and internships if you haven’t had a job.',
  },
  'no-education': {
    title: 'No education found',
    explanation: 'Many postings ask for a degree or training.',
    fix: 'Add an “Education” section with school, degree and year.',
  },
  'no-skills': {
    title: 'No skills list found',
    explanation: 'Employers search for skills by name. A list makes sure they find yours.',
    fix: 'Add a “Skills” section that lists them.',
  },
  'unusual-heading': {
    title: 'Unusual heading',
    explanation: 'Systems sort text by common headings. They may lose what’s below this one.',
    fix: 'Use a common heading such as Experience, Education, Skills, Projects or Certificates.',
  },
  'unread-text': {
    title: 'Some lines couldn’t be placed',
    explanation: 'We couldn’t tell what these lines belong to. Other systems may drop them.',
    fix: 'Put each line under a clear heading, and start each job on a new line.',
  },
  // Jobs
  'job-without-title': {
    title: 'A job has no title',
    explanation: 'The title is what recruiters search for first.',
    fix: 'Put the job title on its own line, above or below the employer.',
  },
  'job-without-employer': {
    title: 'A job has no employer',
    explanation: 'Application forms need an employer for every job.',
    fix: 'Add the employer next to the title or on the line below.',
  },
  'unclear-job-line': {
    title: 'Title and employer are hard to tell apart',
    explanation: 'They share a line in an unusual way, so systems may swap them.',
    fix: 'Put title, employer and dates on separate lines, or separate them with a comma or a bar.',
  },
  // Dates
  'job-without-start': {
    title: 'A job has no readable start date',
    explanation: 'Experience is counted from dates. A job without dates doesn’t count.',
    fix: 'Write month and year, such as “Mar 2021 – Present”.',
  },
  'job-without-end': {
    title: 'A job has no end date',
    explanation: 'It’s unclear whether you still work there, so systems guess.',
    fix: 'Add the end month and year, or “Present” if you still work there.',
  },
  'reversed-dates': {
    title: 'A start date is after its end date',
    explanation: 'This counts as no experience and looks careless.',
    fix: 'Correct the two dates.',
  },
  'future-date': {
    title: 'A date is in the future',
    explanation: 'Systems treat a job that starts or ends in the future as an error.',
    fix: 'Correct the date, or write “Present” for a current job.',
  },
  'not-newest-first': {
    title: 'Jobs aren’t listed newest first',
    explanation: 'Systems and recruiters assume the first job is your current one.',
    fix: 'Put the newest job at the top.',
  },
  'year-only-dates': {
    title: 'Dates give the year only',
    explanation: 'With years only, the length of a job can be off by a year.',
    fix: 'Add the months.',
  },
  'mixed-date-formats': {
    title: 'Dates use different formats',
    explanation: 'Dates are read more reliably in one format.',
    fix: 'Write all dates the same way, such as “Mar 2021”.',
  },
  // Skills and keywords
  'rated-skill': {
    title: 'Skills are rated with symbols or bars',
    explanation: 'Stars, dots, bars and percentages mean nothing to software and little to people.',
    fix: 'Name the skill, and show how you used it in a job.',
  },
  'skill-not-shown': {
    title: 'A skill is listed but not shown in any job',
    explanation: 'A skill that appears in a job or project counts for more than one in a list.',
    fix: 'If you used it in a job, mention it there.',
  },
  'unspelled-acronym': {
    title: 'An acronym is never spelled out',
    explanation: 'Some systems search for the short form, others for the long one.',
    fix: 'Write both forms once, such as “Search Engine Optimization (SEO)”.',
  },
  'hidden-text': {
    title: 'The file contains hidden text',
    explanation: 'Systems find white, tiny or covered text and treat it as cheating.',
    fix: 'Remove the hidden text.',
  },
  'repeated-keywords': {
    title: 'Words are repeated too often',
    explanation: 'Repetition doesn’t help and puts people off.',
    fix: 'List each skill once, and mention it where you used it.',
  },
  // Links
  'relative-link': {
    title: 'A link has no full address',
    explanation: 'Without https:// the link only works on your own computer.',
    fix: 'Write the full address, such as https://www.linkedin.com/in/your-name.',
  },
  'unsafe-link': {
    title: 'A link runs a program or opens a local file',
    explanation: 'Security filters may reject the whole file.',
    fix: 'Remove the link.',
  },
  'link-without-address': {
    title: 'A link doesn’t show its address',
    explanation: 'On paper, and in systems that drop links, the address is lost.',
    fix: 'Show the address itself, such as linkedin.com/in/your-name.',
  },
  // Placeholders
  placeholder: {
    title: 'Template text was left in',
    explanation: 'This looks like sample text from a template.',
    fix: 'Replace it with your own text, or delete it.',
  },
} satisfies Record<string, FindingWords>;

export type FindingCode = keyof typeof findingCatalogue;
