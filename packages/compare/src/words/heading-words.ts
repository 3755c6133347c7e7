import { byWord, pageLanguages } from '@shortlist/schema';
import { foldWord } from '../tokens/fold-word.ts';

/** Headings of resumes in several languages by the section that they name: whole headings without small words, folded, words joined by a space. */
const headings: Record<string, string> = {
  summary:
    'summary|profile|professional summary|professional profile|career summary|executive summary|objective|career objective|about|about me|personal statement|personal profile|overview|profil|uber mich|kurzprofil|profilo|resumen|perfil|sobre mi|a propos|resumo|objetivo|highlights|qualifications summary|summary qualifications|executive profile|career profile|career overview|professional overview|profile summary|career highlights|professional objective|employment objective|job objective|qualification summary|about myself|introduction',
  work: 'experience|work experience|professional experience|employment|employment history|work history|career history|relevant experience|experience highlights|professional background|work background|employment record|career experience|professional history|job history|career summary experience|positions|additional experience|other experience|industry experience|berufserfahrung|berufspraxis|beruflicher werdegang|werdegang|praktika|experience professionnelle|experiences|experiences professionnelles|parcours professionnel|experiencia|experiencia profesional|experiencia laboral|experiencia profissional|esperienza|esperienze|esperienze lavorative|esperienza professionale|esperienze professionali|werkervaring|internships|teaching experience|research experience|clinical experience|military experience',
  education:
    'education|academic background|education training|academic qualifications|academic history|qualifications|education qualifications|ausbildung|bildung|bildungsweg|studium|schulbildung|formation|formations|etudes|diplomes|educacion|formacion|formacion academica|estudios|formacao|formacao academica|educacao|istruzione|istruzione formazione|formazione|opleiding|opleidingen|training|professional training|professional development',
  skills:
    'skills|top skills|aptitudes principales|principais competencias|principales competences|competences principales|competenze principali|belangrijkste vaardigheden|top kenntnisse|beste kenntnisse|technical skills|key skills|core skills|core competencies|competencies|expertise|areas expertise|technologies|tools|skills abilities|soft skills|hard skills|professional skills|technical proficiencies|technical expertise|core strengths|strengths|kenntnisse|fahigkeiten|kompetenzen|edv kenntnisse|it kenntnisse|competences|habilidades|competencias|aptitudes|competenze|vaardigheden|computer skills|programming languages|skill highlights|additional skills|core qualifications|key qualifications|technical qualifications|skills qualifications|qualifications skills|core skill|skill set|skillset|skills summary|summary skills|skills expertise|areas of expertise|competencies skills|technologies tools|tools technologies|key competencies|professional competencies',
  projects:
    'projects|personal projects|selected projects|key projects|academic projects|side projects|projekte|projets|proyectos|projetos|progetti|projecten|open source',
  certificates:
    'certifications|certificates|licenses|licences|licenses certifications|certifications licenses|courses|courses certifications|zertifikate|weiterbildung|weiterbildungen|fortbildungen|certificaciones|certificados|certificazioni|certificaten|cursos|corsi|lizenzen|fuhrerschein',
  awards:
    'awards|honors|honours|honors awards|awards honors|achievements|accomplishments|key achievements|scholarships|distinctions|auszeichnungen|preise|erfolge|premios|premi|logros|prix',
  publications:
    'publications|selected publications|papers|patents|presentations|talks|conferences|publikationen|veroffentlichungen|vortrage|publicaciones|publicacoes|pubblicazioni|publicaties',
  languages: 'languages|language skills|sprachen|sprachkenntnisse|langues|idiomas|lingue|talen',
  volunteer:
    'volunteer|volunteering|volunteer experience|volunteer work|community service|community involvement|leadership|ehrenamt|engagement|ehrenamtliches engagement|benevolat|voluntariado|volontariato|vrijwilligerswerk|extracurricular activities|activities',
  interests:
    'interests|hobbies|hobbies interests|interests hobbies|interessen|centres interet|loisirs|intereses|aficiones|interesses|interessi|interesses hobby|personal interests',
  references: 'references|referees|referenzen|referencias|referenze|referenties',
  basics:
    'contact|contactar|contato|contact information|contact details|personal details|personal information|personal data|personliche daten|kontakt|contacto|datos personales|coordonnees|contatto|contatti|dados pessoais|details|links',
  custom:
    'additional information|memberships|affiliations|professional affiliations|professional memberships|miscellaneous|other',
};

const small = new Set('and of the in for und der die de et y e la le les des del di du to my a'.split(' '));

/** The words of a heading as the table has them. */
export function headingKey(text: string): string {
  return (text.match(/[\p{L}\p{M}]+/gu) ?? [])
    .map(foldWord)
    .filter((word) => word !== '' && !small.has(word))
    .join(' ');
}

const sectionByHeading = new Map<string, string>([
  ...Object.values(pageLanguages).flatMap(({ headings: printed }) =>
    Object.entries(printed).map(([section, text]): [string, string] => [headingKey(text), section]),
  ),
  ...Object.entries(headings).flatMap(([section, list]) =>
    list.split('|').map((text): [string, string] => [headingKey(text), section]),
  ),
]);
const letters = new Map([...sectionByHeading].map(([key, section]) => [key.replaceAll(' ', ''), section]));

/** Words that name a section at the end of a longer heading: "Business Experience", "Teaching Experience". */
const lastWords: Record<string, string> = byWord({
  experience: 'work',
  employment: 'work',
  education: 'education',
  skills: 'skills',
  projects: 'projects',
  publications: 'publications',
  certifications: 'certificates',
  awards: 'awards',
});

/** The section that a heading names, by its known words; type set with spaces between the letters is read as well. */
export function sectionOfHeading(text: string): string | undefined {
  const key = headingKey(text);
  const words = key.split(' ');
  const last = words.length <= 4 && words.length > 1 ? lastWords[words.at(-1) ?? ''] : undefined;
  return sectionByHeading.get(key) ?? letters.get(key.replaceAll(' ', '')) ?? last;
}
