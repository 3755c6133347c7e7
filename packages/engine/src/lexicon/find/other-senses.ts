import type { SkillMention } from '@shortlist/schema';
import { byWord } from '@shortlist/schema';
import { loadLexicon } from '../load-lexicon.ts';
import { stemWord } from '../stem-word.ts';

/** Everyday uses of words that name a field or skill as well: what stands before or after them then. Keys are the words in small letters. */
const senses: Record<string, { before?: RegExp; after?: RegExp }> = byWord({
  als: {
    before: /(?:amyotrophic|with|of|in|on|for|against)\s(?:\p{L}+\s)?$/iu,
    after: /^\s(?:patients?|research|disease|trials?|progression|foundation|association|caregivers?)(?!\p{L})/iu,
  },
  notions: { after: /^\s(?:de\s|d['’]|en\s|sur\s|of\s|in\s)/iu },
  law: { before: /(?:state|federal|local|applicable|current|national|provincial|required by|by|under|the)\s$/i },
  laws: { before: /(?:state|federal|local|applicable|current|national|provincial|by|under|the)\s$/i },
  history: {
    before:
      /(?:employment|work|job|credit|driving|criminal|salary|medical|company|proven|career|rental|long|rich|a)\s$/i,
  },
  quality: {
    before: /(?:high|highest|top|best|good|great|poor|higher)[- ]$/i,
    after: /^\s(?:of|work|results|service)\b/i,
  },
  writing: {
    after: /^\s(?!skills?\b|ability\b|experience\b|and\b|or\b|samples?\b|for\b|style\b)\p{L}/iu,
    before: /\bin\s$/i,
  },
  research: { before: /\b(?:our|own|your|market)\s$/i },
  'a level': { after: /^\s(?:\d|of|playing|head)/i },
  drafting: {
    after:
      /^\s(?:\p{L}+ )?(?:skills|of|agreements?|contracts?|letters?|pleadings?|witness|documents?|reports?|polic|legal|correspondence|motions?|briefs?)/iu,
  },
  timekeeping: { before: /(?:good|excellent|strong)\s$/i },
  offshore: { after: /^\s(?:teams?|developers?|resources?|partners?|vendors?|model|delivery|development)\b/i },
  licensing: {
    after: /^\s(?:requirements?|boards?|exams?|authorit|stand|agency|regulations)/i,
    before: /\b(?:state|professional|teacher|child ?care)\s$/i,
  },
  lean: { after: /^\s(?:team|startup|start-up|on|in|into|towards?)\b/i, before: /\b(?:a|very|to)\s$/i },
  windows: {
    before: /\b(?:roofing|doors|siding|clean|replacement|wash)(?:,|\sand|\s&)?\s$/i,
    after: /^,?\s(?:and\s)?(?:doors|siding|roofing|gutters)\b/i,
  },
  coding: {
    before:
      /(?:erasure|colou?r|video|audio|entropy|channel|source|network|predictive|medical|clinical|hospital|insurance|billing|invoice|icd(?:-\d+)?|cpt|hcpcs|diagnos\p{L}+|procedure|account|cost|expense|qualitative|survey|gl|scratch)[\s-]$/iu,
    after: /^\s(?:clubs?|camps?)(?!\p{L})/iu,
  },
  programming: {
    before:
      /(?:cnc|plc|robot|event|arts?|tv|radio|television|broadcast|linear|dynamic|integer|cultural|youth|recreation\p{L}*|educational|after-school|public|community|museum|fitness|activit\p{L}+|neuro-?linguistic|architectural)[\s-]$/iu,
  },
  administration: {
    before:
      /(?<!\p{L})(?:lms|system|systems|server|network|database|dba|linux|windows|sql|salesforce|medication|drug|iv|vaccine|sharepoint|jira|crm|erp|sap|cloud|user|account|test|exam|estate|contract|payroll|benefits|grant)[\s-]$/iu,
  },
  doe: {
    before: /(?:\d|k|\bhr|hour|yr|year|annum|salary|pay|rate|range|wages?|commensurate|compensation)[\s,:;(–-]{0,3}$/i,
  },
  // The papers of those who train apprentices in Germany.
  ada: { before: /ausbild\p{L}*[^.;,]{0,30}\(?$|(?:nach|gemäß)\s$/iu, after: /^-?(?:schein|lehrgang|prüfung)/iu },
  // A French tax.
  cfe: {
    before: /(?<!\p{L})(?:TVA|CVAE|DEB|IS|fiscales?|impôts?)[\s,(]{1,3}(?:et )?$/iu,
    after: /^\s?(?:,|et|\/)\s?(?:CVAE|DEB|TVA|IS|liasse)(?!\p{L})/iu,
  },
  tlc: { before: /\b(?:bring|some|little|lots of|with|of|tender)\s$/i, after: /^\s(?:to|for)\b/i },
  eeo: { before: /\b(?:aa\/|an )$/i, after: /^\s?(?:\/\w+ )?(?:employer|statement|m\/f|is the law)/i },
  fsa: {
    before: /\b(?:hsa|dental|vision|medical|insurance|401\s?\(?k\)?)[\s,/&]{1,3}(?:and\s)?$/i,
    after: /^\s?(?:\/\s?hsa|accounts?|plans?|and hsa)/i,
  },
  cctv: { after: /^\s(?:drain|sewer|surveys?|pipe)/i },
  tax: {
    after: /^[-\s](?:free|deductible|reasons?|refunds?|credits?|advantage|rebate)(?!\p{L})/iu,
    before: /\b(?:after|pre|plus)[-\s]$/i,
  },
  reading: { after: /^\s(?:the|and understanding|of|a|our)\b/i },
});

/** A letter of "S&R", "R & D", "C-suite", "Vitamin C", "Class C": no language of that name. */
function isPartOfName(text: string, start: number, end: number): boolean {
  return (
    /\p{L}\s?&\s?$|\p{L}\s?-$|\p{L}['’.]$|(?<!\p{L})(?:vitamins?|hepatitis|class|category|type|grade|series|schedule|plan|part|section|level|unit|building|appendix|option|phase|klasse|stage)\s$/iu.test(
      text.slice(Math.max(0, start - 12), start),
    ) || /^\s?&\s?\p{L}|^-\p{L}|^['’]\p{L}|^\.\p{Lu}/u.test(text.slice(end, end + 4))
  );
}

/** "AI (artificial insemination)", "Execution Management Systems (EMS)": the text itself says what the letters stand for, and it is not the entry. */
function isSpelledOut(text: string, start: number, end: number, id: string): boolean {
  const letters = text.slice(start, end);
  if (!/^\p{Lu}{2,5}$/u.test(letters)) return false;
  const words = text[end + 1] === '(' ? spelledAfter(text, end) : spelledBefore(text, start, letters.length);
  const initials = words.split(/[\s-]+/).map((word) => word[0] ?? '');
  if (initials.join('').toUpperCase() !== letters) return false;
  const entry = loadLexicon().skills.get(id);
  const plain = (name: string): string =>
    name
      .toLowerCase()
      .split(/[\s-]+/)
      .map(stemWord)
      .join(' ');
  return ![entry?.name ?? '', ...(entry?.aliases ?? [])].some((name) => plain(name) === plain(words));
}

function spelledAfter(text: string, end: number): string {
  return /^\s\(([\p{L}' -]{5,60})\)/u.exec(text.slice(end, end + 64))?.[1] ?? '';
}

/** The words before the bracket, as many as there are letters. */
function spelledBefore(text: string, start: number, count: number): string {
  if (!/\(\s?$/.test(text.slice(Math.max(0, start - 2), start))) return '';
  const words = text
    .slice(Math.max(0, start - 90), start)
    .replace(/\s?\(\s?$/, '')
    .split(/[\s-]+/);
  return words.length > count ? words.slice(-count).join(' ') : '';
}

/** Whether a listed word is used in its everyday sense here ("state law", "employment history", "high-quality work"). */
export function isOtherSense(text: string, { start, end, text: words, id = '' }: SkillMention): boolean {
  if (end - start === 1 && isPartOfName(text, start, end)) return true;
  if (end - start <= 5 && isSpelledOut(text, start, end, id)) return true;
  const sense = senses[words.toLowerCase()];
  if (sense === undefined) return false;
  return (
    sense.before?.test(text.slice(Math.max(0, start - 20), start)) === true ||
    sense.after?.test(text.slice(end, end + 24)) === true
  );
}
