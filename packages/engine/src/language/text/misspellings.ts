/**
 * Misspellings of other languages than English that are no word of their own, with what was meant, and endings that their language never writes so.
 * Only what is wrong wherever it stands: what may be a name, an English word or another form has no place here.
 */
type Spelling = { words: string; endings?: readonly (readonly [RegExp, string])[] };

const spellings: Record<string, Spelling> = {
  de: {
    words:
      'standart Standard,standarts Standards,maschiene Maschine,maschienen Maschinen,reperatur Reparatur,reperaturen Reparaturen,aquise Akquise,akquisation Akquisition,kundenaquise Kundenakquise,vorraussetzung Voraussetzung,vorraussetzungen Voraussetzungen,vorraussichtlich voraussichtlich,kenntniss Kenntnis,kenntnise Kenntnisse,intresse Interesse,intressen Interessen,betreung Betreuung,kundenbetreung Kundenbetreuung,patientenbetreung Patientenbetreuung,rechung Rechnung,rechungen Rechnungen,buchaltung Buchhaltung,gehaltsabrechung Gehaltsabrechnung,unterstüzung Unterstützung,indrustrie Industrie,indrustriell industriell,analyzen Analysen,fürerschein Führerschein,fuhrerschein Führerschein,deutsh Deutsch,ungarish Ungarisch,englich Englisch,fransösisch Französisch,kommision Kommission,imobilien Immobilien,lizens Lizenz,seperat separat,agressiv aggressiv,organisaton Organisation,projektmanagment Projektmanagement,managment Management,zeitmanagment Zeitmanagement',
  },
  fr: {
    words:
      'developpement développement,developement développement,dévelopement développement,qualite qualité,securite sécurité,societe société,sociétes sociétés,activite activité,activites activités,deploiement déploiement,amelioration amélioration,acceuil accueil,professionel professionnel,professionels professionnels,professionelle professionnelle,professionelles professionnelles,connaissence connaissance,connaissences connaissances,maintenence maintenance,clientelle clientèle,personel personnel,personels personnels,comptabilite comptabilité,responsabilite responsabilité,reunion réunion,reunions réunions,etudiant étudiant,etudiante étudiante,evenement événement,evenements événements,strategie stratégie,telephone téléphone,donnees données,gestionaire gestionnaire,enseignment enseignement,managment management',
  },
  es: {
    words:
      'aplicaccion aplicación,applicacion aplicación,desarollo desarrollo,desarollar desarrollar,desarollador desarrollador,profesion profesión,comision comisión,gestíon gestión,gestion gestión,atencíon atención,tecnico técnico,electronica electrónica,informatica informática,matematicas matemáticas,ingles inglés,frances francés,portugues portugués,aleman alemán,telefono teléfono,proximo próximo,economia economía,tecnologia tecnología,ingenieria ingeniería,logistica logística,analisis análisis,diseno diseño,compania compañía,espanol español',
    endings: [[/^(\p{L}{3,})cion$/iu, '$1ción']],
  },
  pt: {
    words:
      'tecnico técnico,informatica informática,ingles inglês,portugues português,frances francês,logistica logística,matematica matemática,experiencia experiência,experiencias experiências,negocios negócios,relatorio relatório,relatorios relatórios,servicos serviços,servico serviço,escritorio escritório,responsavel responsável',
    endings: [
      // Not behind a capital: "Curacao".
      [/^(\p{Ll}{3,})cao$/u, '$1ção'],
      [/^(\p{L}{3,})coes$/iu, '$1ções'],
    ],
  },
  it: {
    words:
      'attivita attività,qualita qualità,universita università,citta città,responsabilita responsabilità,modalita modalità,societa società,perche perché,piu più,puo può,professionalita professionalità,disponibilita disponibilità,comunita comunità,pubblicita pubblicità,managment management,aquisti acquisti,aquisto acquisto,conoscienza conoscenza,conoscienze conoscenze,esigienze esigenze,profesionale professionale',
  },
  nl: {
    words:
      'proffesioneel professioneel,profesioneel professioneel,onmiddelijk onmiddellijk,accomodatie accommodatie,aktiviteiten activiteiten,aktiviteit activiteit,aktief actief,kontakt contact,kontakten contacten,kontrole controle,produkt product,produkten producten,produktie productie,interresse interesse,organistatie organisatie,managment management,zelstandig zelfstandig,gespecialiseert gespecialiseerd',
  },
};

const tables = new Map(
  Object.entries(spellings).map(([code, { words }]) => [
    code,
    new Map(words.split(',').map((pair) => pair.split(' ') as [string, string])),
  ]),
);

/** What was meant by a word that its language never writes so, in small letters; German nouns as they are. Capitals throughout drop their accents by custom. */
export function meantIn(word: string, language: string): string | undefined {
  const known = tables.get(language)?.get(word.toLowerCase());
  if (known !== undefined) return known;
  const [pattern, right] = spellings[language]?.endings?.find(([ending]) => ending.test(word)) ?? [];
  return pattern === undefined || right === undefined ? undefined : word.toLowerCase().replace(pattern, right);
}
