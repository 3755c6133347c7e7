/** Fields of work: the occupations (`occ:` of the titles) that belong together. An occupation may belong to several. */
export const sectors: Record<string, string> = {
  engineering:
    'mechanical-engineering electrical-engineering civil-engineering chemical-engineering petroleum-engineering industrial-engineering aerospace-engineering energy mining quality environment',
  technology:
    'it-support networks cloud-operations security software data business-applications business-analysis product-management',
  'human-resources': 'human-resources training',
  accounting: 'accounting finance banking insurance',
  health: 'nursing medicine allied-health health-administration care pharmacy dental laboratory veterinary',
  social: 'social-work childcare care',
  education: 'teaching higher-education childcare library training',
  science: 'science laboratory environment',
  culinary: 'hospitality cooking',
  hospitality: 'hospitality events',
  sales: 'sales retail',
  marketing: 'marketing public-relations media writing events',
  creative: 'design arts media writing architecture printing translation',
  legal: 'law',
  construction: 'construction building-trades electrical-trades civil-engineering architecture',
  trades: 'building-trades mechanical-trades electrical-trades manufacturing automotive facilities construction',
  maintenance:
    'mechanical-engineering electrical-engineering industrial-engineering mechanical-trades electrical-trades facilities manufacturing',
  guests: 'retail hospitality customer-service cooking',
  automotive: 'automotive mechanical-trades',
  aviation: 'aviation aerospace-engineering',
  agriculture: 'agriculture veterinary',
  fitness: 'fitness beauty',
  logistics: 'logistics maritime rail warehouse procurement driving',
  service: 'customer-service administration retail',
  administration: 'administration management project-management public-administration facilities',
  consulting: 'consulting business-analysis management project-management',
  protection: 'guarding security safety police military fire-rescue',
  property: 'real-estate facilities cleaning',
};

/** Occupations so near that people move between them without learning a trade anew. */
const kin = [
  'cloud-operations it-support networks business-applications',
  'software cloud-operations',
  'science laboratory',
  'retail customer-service',
  'nursing care',
  'warehouse logistics driving',
].map((group) => new Set(group.split(' ')));

/** Whether any two of these occupations are kin. */
export function areKin(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return kin.some((group) => [...a].some((id) => group.has(id)) && [...b].some((id) => group.has(id)));
}

const byOccupation = new Map<string, string[]>();
for (const [sector, occupations] of Object.entries(sectors))
  for (const name of occupations.split(' ')) byOccupation.set(name, [...(byOccupation.get(name) ?? []), sector]);

/** The fields that an occupation belongs to; an occupation outside the table is its own field. */
export function sectorsOfOccupation(occupation: string): string[] {
  return byOccupation.get(occupation) ?? [occupation];
}

/** Words that name a field by themselves in a title ("Engineering Assistant", "HR Professional"). */
export const fieldNames: [string, string][] = Object.entries({
  engineering: 'engineering|ingenieurwesen|ingénierie|ingeniería|ingegneria',
  technology:
    'information technology|IT|information systems|computer support|technical support|service desk|help desk|helpdesk|desktop support|software|data|devops|cloud|full stack|AI|IA|artificial intelligence|machine learning|intelligence artificielle|données|datos|dados|infraestrutura|infraestructura|TI|informatik|EDV|informatique|informática|informatica',
  'human-resources':
    'human resources|human resource|HR|personnel|talent acquisition|talent attraction|recruiting|recruitment|staffing|personalwesen|personal|RH|ressources humaines|recursos humanos|risorse umane',
  accounting:
    'accounting|finance|financial|banking|audit|tax|payroll|buchhaltung|finanzen|comptabilité|contabilidad|contabilidade|contabilità|contas a pagar',
  health: 'healthcare|health care|nursing|medical|clinical|patient care|pharmacy|dental|pflege|santé|salud|sanità',
  education:
    'education|teaching|curriculum|academic|school|enseignement|enseñanza|docencia|ensino|insegnamento|unterricht|onderwijs',
  science: 'laboratory|research|science|forschung|recherche|investigación|pesquisa|ricerca|onderzoek',
  culinary: 'culinary|kitchen|food service|pastry',
  hospitality:
    'hospitality|hotel|guest services|food and beverage|front desk|bediening|gastronomie|restauration|hostelería|ristorazione|horeca',
  sales: 'sales|business development|retail|vertrieb|ventes|ventas|vendite|vendas',
  marketing: 'marketing|public relations|PR|communications|digital media|social media|advertising|brand',
  creative: 'design|graphics|art|arts|creative|photography|video',
  fashion: 'apparel|fashion|textile|merchandising',
  legal: 'legal|law|litigation|compliance|recht|juridique|jurídico|legale|juridisch',
  construction: 'construction|building|carpentry|bau',
  automotive: 'automotive|automobile|vehicle',
  aviation: 'aviation|flight|aircraft|avionics',
  agriculture: 'agriculture|agricultural|farm|horticulture|landscape',
  fitness: 'fitness|wellness|athletic|sports',
  logistics:
    'logistics|warehouse|supply chain|transportation|procurement|purchasing|shipping|einkauf|beschaffung|lager|logistik|logística|logistique|almacén|magazzino|achats|compras|acquisti|inkoop',
  service: 'customer service|customer support|call center|call centre|BPO|client services',
  administration: 'administrative|office|clerical',
  consulting: 'consulting',
  protection: 'security|police|fire',
  property: 'real estate|property|leasing',
}).flatMap(([sector, names]) => names.split('|').map((name): [string, string] => [sector, name]));

const wholeFields = new Map(
  Object.keys(sectors).flatMap((sector): [string, string][] => {
    const first = fieldNames.find(([of]) => of === sector)?.[1];
    return first === undefined ? [] : [[first, sector]];
  }),
);

/** The field that a name stands for as a whole ("information technology"); a branch of one ("procurement") stands for none. */
export function nameOfField(name: string): string | undefined {
  return wholeFields.get(name.toLowerCase());
}
