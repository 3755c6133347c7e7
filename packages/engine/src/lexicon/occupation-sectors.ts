/** Fields of work: the occupations (`occ:` of the titles) and the lexicon's files (industries) that belong together. */
const sectors: Record<string, { occupations: string; industries: string }> = {
  engineering: {
    occupations:
      'engineering mechanical-engineering electrical-engineering civil-engineering chemical-engineering petroleum-engineering industrial-engineering aerospace-engineering energy mining quality environment automotive-engineering marine-engineering process-engineering materials-engineering',
    industries:
      'mechanical-engineering electrical-engineering civil-and-construction energy-and-oil manufacturing-and-quality engineering chemical-engineering aerospace environment',
  },
  technology: {
    occupations:
      'information-technology it-support networks cloud-operations security software software-development data business-applications business-analysis it-management product-management web game-development',
    industries:
      'it-support-and-networks cloud-and-operations software-development data-and-ai business-applications security telecommunications',
  },
  'human-resources': { occupations: 'human-resources training recruitment', industries: 'human-resources' },
  accounting: {
    occupations: 'accounting finance banking insurance audit tax',
    industries: 'finance-and-accounting banking-and-insurance',
  },
  health: {
    occupations:
      'nursing medicine allied-health health-administration care pharmacy dental laboratory health-care veterinary mental-health therapy emergency',
    industries: 'health-care nursing pharmacy-and-laboratory dental veterinary',
  },
  social: {
    occupations: 'social-work social-services childcare care counselling community religion',
    industries: 'social-care',
  },
  education: { occupations: 'teaching education higher-education childcare library training', industries: 'education' },
  science: { occupations: 'science laboratory environment research', industries: 'science pharmacy-and-laboratory' },
  culinary: {
    occupations: 'culinary hospitality food kitchen cooking catering',
    industries: 'hospitality culinary hospitality-and-food food culinary-and-hospitality gastronomy',
  },
  hospitality: {
    occupations: 'hospitality tourism events travel hotel',
    industries: 'hospitality tourism culinary-and-hospitality hospitality-and-tourism events',
  },
  sales: { occupations: 'sales business-development retail account-management', industries: 'sales retail' },
  marketing: {
    occupations: 'marketing public-relations digital-media media writing events communications business-development',
    industries: 'marketing media-and-publishing',
  },
  creative: {
    occupations: 'design arts media writing architecture digital-media printing translation film fashion photography',
    industries: 'creative-and-design media-and-publishing',
  },
  fashion: {
    occupations: 'apparel fashion textile design merchandising retail',
    industries: 'apparel fashion textiles fashion-and-textiles',
  },
  legal: { occupations: 'legal law compliance court', industries: 'legal law law-and-compliance' },
  construction: {
    occupations: 'construction trades civil-engineering architecture building plumbing electrical carpentry',
    industries: 'civil-and-construction trades construction skilled-trades',
  },
  trades: {
    occupations: 'trades manufacturing automotive facilities maintenance welding production construction',
    industries: 'trades manufacturing-and-quality automotive skilled-trades facilities',
  },
  automotive: { occupations: 'automotive mechanics transport trades', industries: 'automotive' },
  aviation: { occupations: 'aviation aerospace-engineering air-transport', industries: 'aviation aerospace' },
  agriculture: {
    occupations: 'agriculture veterinary forestry horticulture farming landscaping fishing',
    industries: 'agriculture agriculture-and-environment forestry',
  },
  fitness: {
    occupations: 'fitness sport sports recreation beauty wellness coaching',
    industries: 'fitness sport sports fitness-and-sport beauty',
  },
  logistics: {
    occupations: 'logistics transport warehouse supply-chain procurement purchasing shipping driving',
    industries: 'logistics transport supply-chain logistics-and-transport procurement',
  },
  service: {
    occupations: 'customer-service call-centre administration bpo office retail',
    industries: 'customer-service administration office-and-administration call-centre',
  },
  administration: {
    occupations:
      'administration management office executive project-management public-administration government facilities',
    industries: 'administration management office office-and-administration public-service project-management',
  },
  consulting: {
    occupations: 'consulting business-analysis management strategy project-management',
    industries: 'consulting management',
  },
  protection: {
    occupations: 'guarding security safety police fire military law-enforcement',
    industries: 'safety public-safety public-service emergency-services',
  },
  property: { occupations: 'property real-estate facilities cleaning', industries: 'real-estate property facilities' },
};

const byOccupation = invert('occupations');
const byIndustry = invert('industries');

/** The fields that an occupation belongs to; an occupation outside the table is its own field. */
export function sectorsOfOccupation(occupation: string): string[] {
  return byOccupation.get(occupation) ?? [occupation];
}

/** The fields that a lexicon file belongs to; none for entries of all industries. */
export function sectorsOfIndustry(industry: string): string[] {
  return byIndustry.get(industry) ?? [];
}

function invert(side: 'occupations' | 'industries'): Map<string, string[]> {
  const map = new Map<string, string[]>();
  for (const [sector, row] of Object.entries(sectors))
    for (const name of row[side].split(' ')) map.set(name, [...(map.get(name) ?? []), sector]);
  return map;
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
