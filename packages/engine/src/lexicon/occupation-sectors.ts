/** Fields of work: the occupations (`occ:` of the titles) that belong together. An occupation may belong to several. */
const sectors: Record<string, string> = {
  engineering:
    'engineering mechanical-engineering electrical-engineering civil-engineering chemical-engineering petroleum-engineering industrial-engineering aerospace-engineering energy mining quality environment automotive-engineering marine-engineering process-engineering materials-engineering',
  technology:
    'information-technology it-support networks cloud-operations security software software-development data business-applications business-analysis it-management product-management web game-development',
  'human-resources': 'human-resources training recruitment',
  accounting: 'accounting finance banking insurance audit tax',
  health:
    'nursing medicine allied-health health-administration care pharmacy dental laboratory health-care veterinary mental-health therapy emergency',
  social: 'social-work social-services childcare care counselling community religion',
  education: 'teaching education higher-education childcare library training',
  science: 'science laboratory environment research',
  culinary: 'culinary hospitality food kitchen cooking catering',
  hospitality: 'hospitality tourism events travel hotel',
  sales: 'sales business-development retail account-management',
  marketing: 'marketing public-relations digital-media media writing events communications business-development',
  creative: 'design arts media writing architecture digital-media printing translation film fashion photography',
  fashion: 'apparel fashion textile design merchandising retail',
  legal: 'legal law compliance court',
  construction:
    'construction building-trades electrical-trades trades civil-engineering architecture building plumbing electrical carpentry',
  trades:
    'trades building-trades mechanical-trades electrical-trades manufacturing automotive facilities maintenance welding production construction',
  automotive: 'automotive mechanical-trades mechanics transport trades',
  aviation: 'aviation aerospace-engineering air-transport',
  agriculture: 'agriculture veterinary forestry horticulture farming landscaping fishing',
  fitness: 'fitness sport sports recreation beauty wellness coaching',
  logistics: 'logistics maritime rail transport warehouse supply-chain procurement purchasing shipping driving',
  service: 'customer-service call-centre administration bpo office retail',
  administration:
    'administration management office executive project-management public-administration government facilities',
  consulting: 'consulting business-analysis management strategy project-management',
  protection: 'guarding security safety police fire military law-enforcement fire-rescue',
  property: 'property real-estate facilities cleaning',
};

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
    'information technology|IT|information systems|computer support|technical support|informatik|EDV|informatique|informática|informatica',
  'human-resources':
    'human resources|human resource|HR|personnel|talent acquisition|staffing|personalwesen|ressources humaines|recursos humanos|risorse umane',
  accounting:
    'accounting|finance|financial|banking|audit|tax|payroll|buchhaltung|comptabilité|contabilidad|contabilità',
  health: 'healthcare|health care|nursing|medical|clinical|patient care|pharmacy|dental|pflege|santé|salud|sanità',
  education: 'education|teaching|curriculum|academic|school',
  science: 'laboratory|research|science',
  culinary: 'culinary|kitchen|food service|pastry',
  hospitality: 'hospitality|hotel|guest services|food and beverage|front desk',
  sales: 'sales|business development|retail|vertrieb|ventes|ventas|vendite|vendas',
  marketing: 'marketing|public relations|PR|communications|digital media|social media|advertising|brand',
  creative: 'design|graphics|art|arts|creative|photography|video',
  fashion: 'apparel|fashion|textile|merchandising',
  legal: 'legal|law|litigation|compliance',
  construction: 'construction|building|carpentry|bau',
  automotive: 'automotive|automobile|vehicle',
  aviation: 'aviation|flight|aircraft|avionics',
  agriculture: 'agriculture|agricultural|farm|horticulture|landscape',
  fitness: 'fitness|wellness|athletic|sports',
  logistics: 'logistics|warehouse|supply chain|transportation|procurement|purchasing|shipping',
  service: 'customer service|customer support|call center|call centre|BPO|client services',
  administration: 'administrative|office|clerical',
  consulting: 'consulting',
  protection: 'security|police|fire',
  property: 'real estate|property|leasing',
}).flatMap(([sector, names]) => names.split('|').map((name): [string, string] => [sector, name]));
