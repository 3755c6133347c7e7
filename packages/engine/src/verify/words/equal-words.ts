import { nominalVerbs } from '../../language/deeds/nominal-verbs.ts';
import { stemChanges } from '../reading/stem-changes.ts';

/** Everyday words that say the same thing in a resume; skills and tools stand in the lexicon, not here. */
const groups = `
cost costs spend spending expense expenses expenditure outlay
customer customers client clients clientele shopper patron
colleague colleagues coworker coworkers co-worker co-workers peer peers
employee employees staff worker workers personnel workforce teammate
team crew group squad
firm company business organisation organization
shop store outlet
sale sales selling
purchase purchasing procure procurement buying
hire hired hiring recruit recruited recruiting recruitment
train trained training teach taught teaching coach coached coaching instruct instructed mentor mentored mentoring onboard onboarded onboarding
pupil pupils student students learner learners
patient patients
error errors mistake mistakes defect defects fault faults
delay delays lateness
waste wastage scrap
invoice invoices bill bills
supplier suppliers vendor vendors
shipment shipments delivery deliveries consignment
warehouse warehouses depot
software program application app
bug bugs defect defects
website site web-site
accident accidents incident incidents
downtime outage outages
save saved saving saves savings
move moved moving migrate migrated migrating migration
child children pupil pupils
sell sold selling sale sales
forklift flt
tell told inform informed
meeting meetings
quarter quarterly
month monthly
week weekly
day daily
year yearly annual annually
hour hourly hours hrs
percent percentage
analysis analyse analysed analyze analyzed analysing analyzing analyses
negotiation negotiate negotiated negotiating
write wrote written writing author authored drafted draft drafting
speak spoke presented
repair repaired fix fixed mend
build built building construct constructed create created develop developed design designed designing
monitor monitored monitoring watch watched watching track tracked observe observed
mentor mentored mentoring mentors coach coached guide guided
budget budgets
stock inventory
machine machines machinery equipment
car vehicle
safety safe
document documentation records
lead led leading
check checked checking inspect inspected inspection verify verified
reply replied answer answered respond responded
test tested testing tests
deploy deployed deployment deployments
install installed installation installations
plan planned planning
schedule scheduled scheduling schedules
staffing rostering roster rota rotas
achat achats achète acheté acheter
work works worked working
teléfono telefónica telefónico
kauf kaufe kaufte gekauft einkauf eingekauft
verkauf verkaufe verkaufte verkauft
tenir tenu tenue tiens tient tenais tenait
faire fait faite fais faisais faisait
mettre mis mise mets met mettais mettait
prendre pris prise prends prend prenais prenait
recevoir reçu reçois reçoit recevais
voir vu vois voyais
écrire écrit écris écrivais rédigé rédige rédigeais
bau baue baut baute bauten gebaut bauen erbaute erbaut
mainly mostly primarily predominantly überwiegend vorwiegend meist hauptsächlich größtenteils
fortnight biweekly
hacer hice hizo hago hace hacía hecho hecha
poner puse puso pongo ponía puesto
fazer fiz fez faço faz fazia feito
fare fatto faccio facevo
tenere tenuto tengo tenevo
doen deed doe gedaan
houden hield houd gehouden
`;

/** A noun and the verb it stands for say the same: "réduction", "réduit"; one word each. */
const nominals = Object.values(nominalVerbs)
  .flat()
  .map(({ noun, present, past }) => [noun, present, past].map((form) => form.toLowerCase().split(' ')[0]).join(' '));

const groupOf = new Map<string, number[]>();
[...groups.split('\n'), ...stemChanges.split('\n'), ...nominals].forEach((line, group) => {
  for (const word of line.split(' ')) if (word !== '') groupOf.set(word, [...(groupOf.get(word) ?? []), group]);
});

/** The groups of words that mean the same; none for a word that stands alone. Input lower case. */
export function equalGroups(word: string): readonly number[] {
  return groupOf.get(word) ?? [];
}
