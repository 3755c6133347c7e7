import { foldWords } from '../text/fold-text.ts';
import { type EntryLabel, findEntryLabel } from './entry-labels.ts';

/** What the label of a value says in a form that a person made: `from` and `to` are ends of the dates, `board` who examined, `project` that no job is told. */
export type FormLabel = EntryLabel | 'from' | 'to' | 'board' | 'project';

/** Further labels of forms, folded, beside those of printed ones: as people write them in English, German, French and Spanish. */
const labelWords: Partial<Record<FormLabel, string>> = {
  dates:
    'inclusive dates|inclusive date|work period|working period|period of work|period of service|period of employment|tenure|duration of work|work duration|since|date of employment|employment period|employment dates|dates of employment|dates employed|service period|year|year of passing|passing year|year of completion|year of graduation|year passed|year of pass|passed year|date of completion|completion year|zeitspanne|beschaftigungszeitraum|annee|annee d obtention|ano|ano de egreso',
  from: 'from|date from|start date|starting date|date of joining|joining date|joined|started|beginn|debut|desde|fecha de inicio',
  to: 'to|date to|end date|ending date|date of leaving|leaving date|until|till|ende|fin|hasta|fecha de fin',
  title:
    'post held|post title|position title|title of post|position designation|present position|present designation|current position|current designation|last position|last designation|job position|job role|profession|working as|worked as|employed as|job designation|rank|trade|designation role|role designation',
  employer:
    'name of company|name of the company|name of organization|name of organisation|name of the organization|name of the organisation|organization name|organisation name|name of the employer|name of firm|firm name|firm|present company|present employer|current company|current employer|present organization|current organization|previous company|last company|company organization|employers|workplace|work place|place of work|working in|working at|working with|worked in|worked at|worked with|employed at|employed by|name of establishment|establishment|organization institution|hotel name|hotel|hospital',
  degree:
    'course name|name of course|name of the course|degree course|qualification level|certification|certificate|examination|exam passed|name of examination|examination passed|exam|level|class|standard|level of education|educational level|degree name|degree obtained|qualification obtained|educational qualification|academic qualification|technical qualification|programme|program',
  field: 'branch|stream|specialised in|specialized in|discipline|department of study|trade of study',
  school:
    'name of the institution|name of institute|name of the institute|institution name|institute name|name of school|name of the school|school name|name of college|college name|college school|school college|institute college|college institute|university college|institution university|university institution|university name|name of university|institute university',
  board: 'board|board university|university board|board of examination|examining body|affiliated to|affiliation',
  place: 'job location|work location|place of posting|posting|country|town|site location|station|address|place of work',
  duties:
    'job responsibilities|job description|job profile|work profile|roles and responsibilities|roles responsibilities|role and responsibilities|role responsibilities|key responsibilities|duties and responsibilities|duties responsibilities|nature of job|nature of work|responsibility|job responsibility|job duties|nature of duties|work done|achievements',
  sector: 'nature of business|business|company profile|about company|line of business',
  grade:
    'percentage|percentage of marks|marks|marks obtained|aggregate|cgpa|division|result|results|score|percentage obtained|grade obtained|class obtained',
  project:
    'project|project name|project title|name of project|name of the project|title of project|title of the project|team size|environment|technologies|technology|tools|tools used|technologies used|platform|software used|guide|projekt|projet|proyecto',
};

const labels = new Map<string, FormLabel>();
for (const [label, words] of Object.entries(labelWords) as [FormLabel, string][])
  for (const word of words.split('|')) labels.set(word, label);

/** What leads to the dates of a value, as people write it: "form" is how "from" is misspelt. */
export const dateLeads = ['from', 'form', 'since', 'for', 'during'];

/** Words that nothing ends with: a value goes on behind them. */
export const openEnds = ['of', 'and', '&', 'the', 'at', 'for'];

/** What the words before a value say that it is, in a form that a person made; undefined for any other text. */
export function findFormLabel(text: string): FormLabel | undefined {
  return text.length < 50 ? (labels.get(foldWords(text)) ?? findEntryLabel(text)) : undefined;
}
