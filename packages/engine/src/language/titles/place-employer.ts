import { nameWithThe } from '../text/name-with-the.ts';

/** Where somebody works, in the language's own preposition and article: "bei der Nordlicht GmbH", "aux Ateliers du Vercors", "en el Hotel Cala". */
export function placeEmployer(employer: string, language: string): string {
  const name = employer.trim();
  const code = language.slice(0, 2);
  if (code === 'de') return inGerman(name);
  if (code === 'fr') return inFrench(name);
  if (code === 'es') return inSpanish(name);
  if (code === 'pt') return inPortuguese(name);
  if (code === 'it') return `presso ${name}`;
  if (code === 'nl') return `bij ${name}`;
  return `at ${nameWithThe(name)}`;
}

/** By the legal form at the end, else by the kind of house that the first word names. */
function inGerman(name: string): string {
  const own = /^(?:die|(das|der)) (?=\p{Lu})/u.exec(name);
  if (own !== null) return `${own[1] === undefined ? 'bei der' : 'beim'} ${name.slice(own[0].length)}`;
  if (/\b(?:GmbH|mbH|AG|KG|OHG|UG|SE|KGaA|eG|gGmbH)\.?$/.test(name)) return `bei der ${name}`;
  const first = /^[\p{L}.-]+/u.exec(name)?.[0] ?? '';
  if (/\p{Ll}(?:werke|betriebe|häuser|märkte|bahnen|werkstätten|kliniken)$/u.test(first))
    return `bei den ${first.replace(/e$|r$/, '$&n')}${name.slice(first.length)}`;
  if (
    /(?:klinik|stiftung|kasse|bank|schule|universität|akademie|kanzlei|praxis|agentur|verwaltung|gesellschaft|apotheke|kirche|druckerei|bäckerei|spedition|werkstatt|gemeinde|kita|krippe|tagesstätte|tagespflege|wohngruppe|pension|brauerei|molkerei|metzgerei|fleischerei|schreinerei|tischlerei|gärtnerei|hütte)$/iu.test(
      first,
    ) ||
    /^(?:Stadt|Firma|Gemeinde|Universität|Gruppe|TU|FH)$/.test(first)
  )
    return `bei der ${name}`;
  if (
    /(?:klinikum|haus|hotel|gasthof|café|hof|institut|theater|museum|ministerium|amt|werk|zentrum|büro|studio|heim|gymnasium|labor|restaurant|verband|verlag|verein|dienst|stift|zentrum|kolleg|archiv|internat|kindergarten|hort|betrieb|markt|bad)$/iu.test(
      first,
    ) &&
    first.length > 3
  )
    return `beim ${name}`;
  // "Helianthus Klinikum Erfurt": the kind of house stands behind its name.
  if (/ (?:Klinikum|Krankenhaus|Hotel|Zentrum|Institut|Theater|Museum|Seniorenheim|Pflegeheim|Stift)(?: |$)/.test(name))
    return `beim ${name}`;
  if (/ (?:Klinik|Stiftung|Bank|Akademie|Schule|Apotheke|Praxis|Kanzlei|Spedition)(?: |$)/.test(name))
    return `bei der ${name}`;
  return /\be\. ?V\.?$/.test(name) ? `beim ${name}` : `bei ${name}`;
}

const frenchMasculine =
  /^(?:cabinet|groupe|centre|studio|festival|lycée|collège|théâtre|musée|garage|laboratoire|bureau|restaurant|crédit|conseil|ministère|domaine|château|syndicat|service|chu|chr|chru|ch|collectif|campus|cinéma|port|parc|réseau|cercle)$/iu;
const frenchFeminine =
  /^(?:menuiserie|clinique|mairie|banque|boulangerie|société|fondation|maison|compagnie|librairie|pharmacie|brasserie|ville|région|mutuelle|coopérative|manufacture|régie|caisse|ferme|laiterie|verrerie|cimenterie|fonderie|biscuiterie|brûlerie|blanchisserie|boucherie|charcuterie|pâtisserie|fromagerie|distillerie|cristallerie|tannerie|pépinière|papeterie|miroiterie|scierie|tuilerie|conserverie|minoterie|raffinerie|sucrerie|serrurerie|métallerie|carrosserie|quincaillerie|épicerie|droguerie|poissonnerie|jardinerie|galerie|préfecture|sous-préfecture|gendarmerie|police|trésorerie|crèche|résidence|polyclinique|médiathèque|bibliothèque|communauté|métropole|chambre|direction)$/iu;
const frenchVowel =
  /^(?:agence|école|université|entreprise|association|auberge|atelier|hôpital|hôtel|institut|office|usine|académie|imprimerie|ehpad|ifsi|iut|opéra|observatoire|établissement|étude|hospice|espace|éducation|épicerie|armée|administration|assemblée|institution|huilerie)$/iu;

const frenchMany =
  /^(?:fromageries|galeries|ateliers|laboratoires|hospices|éditions|établissements|pharmacies|magasins|jardins|hôpitaux|cliniques|papeteries|imprimeries|menuiseries|charpentes|caves|vignobles|domaines|salines|moulins|thermes|archives|chantiers|forges|cristalleries|tanneries|serres|pépinières|viviers|laiteries|verreries|cimenteries|fonderies|biscuiteries|brasseries|distilleries|conserveries|scieries|transports|autocars|pains|maisons|comptoirs|hôtels|résidences|crèches)$/iu;

function inFrench(name: string): string {
  const [first = '', ...rest] = name.split(/\s+/);
  if (first === 'chez') return name;
  if (/^les$/i.test(first)) return `aux ${rest.join(' ')}`;
  if (frenchMany.test(first)) return `aux ${name}`;
  if (/^le$/i.test(first)) return `au ${rest.join(' ')}`;
  if (/^la$/i.test(first)) return `à la ${rest.join(' ')}`;
  if (/^l['’]/i.test(first)) return `à l’${name.slice(2)}`;
  if (frenchVowel.test(first)) return `à l’${name}`;
  if (frenchMasculine.test(first)) return `au ${name}`;
  return frenchFeminine.test(first) ? `à la ${name}` : `chez ${name}`;
}

const portugueseMasculine =
  /^(?:hotel|hospital|colégio|instituto|banco|grupo|centro|restaurante|museu|teatro|laboratório|supermercado|ministério|município|serviço|clube|estúdio|agrupamento|lar|café|palácio|escritório|gabinete)$/iu;

/** Firms are feminine, "na Contas Certas"; an article of the name's own grows together with "em". */
function inPortuguese(name: string): string {
  const own = /^([oa]s?) (?=\p{Lu})/iu.exec(name);
  if (own !== null) return `n${(own[1] ?? '').toLowerCase()} ${name.slice(own[0].length)}`;
  return `${portugueseMasculine.test(name.split(/\s+/)[0] ?? '') ? 'no' : 'na'} ${name}`;
}

const spanishMasculine =
  /^(?:hotel|hostal|hospital|colegio|instituto|banco|grupo|ayuntamiento|centro|restaurante|museo|teatro|taller|estudio|laboratorio|supermercado|despacho|ministerio|servicio|club|juzgado|mesón|asador|bar|gimnasio|almacén|obrador|aeropuerto|puerto|parque|balneario|bufete)$/iu;
const spanishFeminine =
  /^(?:universidad|universidade|clínica|agencia|escuela|fundación|empresa|librería|farmacia|asociación|cooperativa|academia|residencia|gestoría|compañía|editorial|caja|taberna|panadería|pastelería|cafetería|tienda|asesoría|consultoría|constructora|peluquería|guardería|delegación|consejería|diputación|mutua|bodega|cooperativa|ferretería|imprenta|central|inmobiliaria)$/iu;

function inSpanish(name: string): string {
  const first = name.split(/\s+/)[0] ?? '';
  if (/^(?:el|la|los|las)$/i.test(first)) return `en ${first.toLowerCase()}${name.slice(first.length)}`;
  if (spanishMasculine.test(first)) return `en el ${name}`;
  return spanishFeminine.test(first) ? `en la ${name}` : `en ${name}`;
}
