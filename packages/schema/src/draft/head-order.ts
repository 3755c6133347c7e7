import { dropEscapes } from './typed-lists.ts';

/** What the parts of an entry's head are, judged by their words: a school, an employer, a position. */

const school =
  /(?<!\p{L})(?:universi\p{L}+|college|school|institut\p{L}*|academy|akademie|académie|(?:fach)?hochschule|gymnasium|école|escuela|faculty|polytechnic|politecnico|politécnic[ao]|lycée|liceo|instituto|istituto|IES|scuola|grundschule|realschule|volksschule|berufsschule|basisschool|hogeschool|colégio|colegio|IHK|HWK|handwerkskammer|handelskammer)(?!\p{L})/iu;
const degree =
  /(?<!\p{L})(?:diplom\p{L}*|degree|certificate|bachelor|master|doctor\p{L}*|ph\.?d|m\.?b\.?a|[bm]\.?(?:sc|a|eng)|licence|grado|laurea|(?:berufs|schul)?ausbildung|lehre|apprenticeship|gesellenbrief|meisterbrief|(?:(?:haupt|real|mittel|volks|grund|berufs|fachober)?schul|berufs|gesellen|meister)abschluss|(?:fach)?abitur|(?:fach|fachhoch|hoch)schulreife|mittlere reife|matura|maturit[aà]|a[ -]levels?|gcses?|leaving cert|high school diploma|baccalaur[eé]at|bachillerato|havo|vwo|vmbo)(?!\p{L})/iu;
/** What is said of a degree: its thesis, an honour, when it was or will be had. */
const ofDegree =
  /(?<!\p{L})(?:thesis|dissertation|\p{L}*arbeit|mémoire|tesis|tesi|coursework|courses?|modules?|scholar\p{L}*|stipendium|prize|award\p{L}*|preis|with|mit|graduat\p{L}*|complet\p{L}*|expected|conferred|voraussichtlich\p{L}*)(?!\p{L})/iu;
const company =
  /\s(?:GmbH|AG|KG|SE|Inc|LLC|LLP|Ltd|PLC|plc|Corp|AS|ASA|A\/S|AB|Oy|BV|B\.V|NV|SA|S\.A|SAS|SARL|SL|S\.L|SpA|Srl|Pty|Limited)\.?(?=$|[\s,.(])/u;
/** Last or only words of what employers call themselves. */
const organisation =
  /(?<!\p{L})(?:hospital|clinic|trust|hotel|restaurant|bank|credit union|council|ministry|agency|airlines?|motors?|stores?|supermarkets?|foods?|systems|solutions|technologies|laborator(?:y|ies)|fabrication|works|construction|logistics|industries|group|holdings?|care home|school district|police|army|navy|hotels?|inn|transit|couriers?|railways?|insurance|pharmacy|museum|library|council|\p{L}*klinik|klinikum|krankenhaus|stadtwerke|verlag|spital|\p{L}*heim|ziekenhuis|municipal)$/iu;
/** First words of what employers call themselves where the kind stands before the name. */
const organisationFirst =
  /^(?:hospital|clínica|clinique|clinica|chu|hôpital|ospedale|mairie|ville de|ayuntamiento|câmara municipal|comune di|gemeente|stadt|stadtwerke|spital|klinik|klinikum|gasthof|gasthaus|hotel|hôtel|restaurant|restaurante|ristorante|trattoria|brasserie|boulangerie|bäckerei|panadería|garage|cabinet|société|gestoría|supermercado|supermarché|transportes|museo|musée|museu|banco|banca|banque|studio|villaggio|\p{L}*heim|obras|farmacia|pharmacie|apotheke|praxis|kanzlei|kita|université|universidad|piscina)(?!\p{L})/iu;
const title =
  /(?<!\p{L})(?:engineer|developer|programmer|architect|analyst|manager|supervisor|director|officer|executive|president|head|lead(?:er)?|chief|owner|founder|partner|consultant|advis[eo]r|specialist|coordinator|administrator|assistant|associate|secretary|receptionist|clerk|agent|representative|buyer|planner|accountant|auditor|paralegal|lawyer|solicitor|nurse|midwife|doctor|physician|pharmacist|therapist|carer|caregiver|teacher|lecturer|tutor|professor|researcher|scientist|technician|mechanic|electrician|plumber|welder|fabricator|machinist|operator|operative|driver|fitter|carpenter|painter|installer|labou?rer|apprentice|trainee|intern|volunteer|student|coach|chef|cook|waiter|waitress|barista|bartender|cashier|salesperson|designer|editor|writer|journalist|translator|\p{L}*(?:leiter|ingenieur|entwickler|berater|assistent|techniker|mechaniker|elektroniker|elektriker|installateur|kaufmann|verkäufer|einkäufer|pfleger|lehrer|fahrer|mitarbeiter|referent|koch|köch|maler|schreiner|tischler|bäcker|bearbeiter|schlosser|schweißer|maurer|arzt|ärzt|betreuer|erzieher|trainer|kellner|helfer)(?:in)?|\p{L}*kauffrau|\p{L}*fach(?:frau|mann)|aushilfe|lehre|praktikant(?:in)?|azubi|counsell?or|preparer|cleaner|porter|warehouse|site|sous-chef|foreman|lifeguard|docker|guard|steward(?:ess)?|housekeeper|groom|baker|butcher|roofer|bricklayer|hairdresser|stylist|dentist|dispatcher|estimator|\p{L}*(?:medewerker|leider|verpleegkundige|begeleider|monteur|chauffeur)|kok|strandwacht|docent|leraar|lerares|infirmi(?:er|ère)|aide-\p{L}+|serveu(?:r|se)|vendeu(?:r|se)|comptable|chef de \p{L}+|cuisinier|cuisinière|mécanicien(?:ne)?|électricien(?:ne)?|assistante|secrétaire|caissi(?:er|ère)|professeur(?:e)?|ingénieure?|développeu(?:r|se)|camarer[oa]|contable|socorrista|ingenier[oa]|profesora?|maestr[oa]|dependient[ae]|enfermer[oa]|cociner[oa]|conductora?|electricista|administrativ[oa]|jef[ea] de \p{L}+|enfermeir[oa]|motorista|rececionista|recepcionista|analista|gerente|professora|cozinheir[oa]|vendedora?|cameriere|cameriera|animat(?:ore|rice)|impiegat[oa]|sviluppat(?:ore|rice)|insegnante|infermier[ea]|cuoc[oa]|commess[oa]|operai[oa]|autista|magazziniere)(?!\p{L})/iu;

const isSchool = (part: string) => school.test(part) && !degree.test(part);
const isCompany = (part: string) => company.test(part);
const isTitle = (part: string) => title.test(part);

/** Whether a text names a degree or what one leaves a school with. */
export const namesDegree = (text: string): boolean => degree.test(text) && !ofDegree.test(text);

/** Whether a part names who people work for or learn at. */
export const isOrganisation = (part: string): boolean =>
  isCompany(part) || isSchool(part) || organisation.test(part.trim()) || organisationFirst.test(part.trim());

/** The parts of an entry's head in the order of its fields, where a person wrote the school or the employer first. */
export function orderHeads(parts: readonly string[], heads: readonly string[]): string[] {
  const [first = '', second = '', ...others] = parts;
  if (parts.length === 1 && isOther(first, heads[0])) return ['', first];
  if (second === '' || !isTurned(first, second, heads[0])) return [...parts];
  return [second, first, ...others];
}

/** Whether a head of one part names the school or the employer. */
function isOther(part: string, head: string | undefined): boolean {
  if (head === 'degree') return isSchool(part);
  return head === 'position' && isCompany(part) && !isTitle(part) && !followsPosition(part);
}

/** `Elektriker, Bosch AG`: what stands before the comma is no company, whole though its name is behind it. */
function followsPosition(part: string): boolean {
  const [first = '', ...others] = part.split(/(?:(?<!\s)\s+)?,\s+/);
  return !isOrganisation(first) && others.some(isCompany);
}

function isTurned(first: string, second: string, head: string | undefined): boolean {
  if (head === 'degree') return isSchool(first) && !isSchool(second);
  if (head !== 'position' || isCompany(second)) return false;
  return isCompany(first) || (isTitle(second) && !isTitle(first));
}

/**
 * The parts of a head that only commas part: `Nurse, Moor Hospital, Leeds`. `sure` says that dates stand beside them, as they do beside
 * a job and not in a sentence. Unsure ones stay together.
 */
export function splitHead(parts: readonly string[], heads: readonly string[], sure: boolean): string[] {
  const [first = '', second] = parts;
  if (first === '' && second !== undefined && heads.includes('location')) return [first, ...splitPlace(second)];
  if (heads[0] === 'degree') return second === undefined && sure ? splitDegree(first) : [...parts];
  if (heads[0] !== 'position') return [...parts];
  if (second === undefined) return sure ? splitJob(first) : [first];
  return parts.length === 2 && heads.includes('location') ? [first, ...splitPlace(second)] : [...parts];
}

/** `Retail Supervisor, Fernhill Stores, Leeds` */
function splitJob(text: string): string[] {
  const pieces = text.split(/(?:(?<!\s)\s+)?,\s+/);
  const at = pieces.findIndex((piece, index) => index > 0 && isOrganisation(piece) && !isTitle(piece));
  const place = (from: number) => (from < pieces.length ? [pieces.slice(from).join(', ')] : []);
  if (at > 0) return [pieces.slice(0, at).join(', '), pieces[at] ?? '', ...place(at + 1)];
  if (isOrganisation(pieces[0] ?? '') && isTitle(pieces[1] ?? '')) {
    return [pieces[1] ?? '', pieces[0] ?? '', ...place(2)];
  }
  return pieces.length === 3 && isTitle(pieces[0] ?? '') && !isTitle(pieces[1] ?? '') ? pieces : [text];
}

/** `University of Leeds, BSc Physics` and the other way round. */
function splitDegree(text: string): string[] {
  const pieces = text.split(/(?:(?<!\s)\s+)?,\s+/);
  const at = pieces.findIndex(isSchool);
  if (at < 0 || pieces.length < 2) return [text];
  if (at === 0) return [pieces.slice(1).join(', '), pieces[0] ?? ''];
  return [pieces.slice(0, at).join(', '), pieces.slice(at).join(', ')];
}

/** `Moor Hospital, Leeds`: an employer with the place. */
function splitPlace(text: string): string[] {
  const pieces = text.split(/(?:(?<!\s)\s+)?,\s+/);
  const at = Math.max(0, pieces.findIndex(isOrganisation));
  const place = pieces.slice(at + 1);
  if (place.length === 0 || place.length > 3 || !place.every(isPlaceName)) return [text];
  return [pieces.slice(0, at + 1).join(', '), place.join(', ')];
}

export const isPlaceName = (piece: string) =>
  /^\p{Lu}[\p{L}.’' -]{1,30}$/u.test(dropEscapes(piece)) && !isCompany(` ${piece}`) && !isTitle(piece);

/** Whether a line of its own may be a head that dates follow: short, no sentence, begins like a name. */
export const isHeadLine = (text: string): boolean =>
  text.length <= 80 && /^[\p{Lu}\p{Lo}\d]/u.test(text) && !/[.!?:;,]$/.test(text);

export { isSchool, isTitle };
