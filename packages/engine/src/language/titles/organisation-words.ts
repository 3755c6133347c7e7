import { foldWords } from '../text/fold-text.ts';

/** Legal forms: a name that ends with one is an organisation. */
const legal =
  /(?:^|[\s,])(?:inc|incorporated|llc|l\.l\.c|llp|ltd|limited|corp|corporation|co|company|plc|pllc|gmbh|mbh|ag|kg|kgaa|ohg|ug|e\.?\s?v|gbr|se|s\.?a|s\.?a\.?s|sas|sarl|s\.?a\.?r\.?l|eurl|snc|s\.?l|s\.?l\.?u|s\.?r\.?l|s\.?p\.?a|spa|srl|lda|ltda|eireli|n\.?v|b\.?v|bvba|vzw|a\.?b|oy|oyj|as|a\/s|aps|pty|pvt|pte|kk|sp\. z o\.o)\.?(?:$|[\s,.)&])/iu;

const words = new Set(
  (
    'academy agency airlines airport alliance apparel army associates association automotive bakery bank bar biotech board brewery bureau cafe capital care center centers centre chamber charity church city clinic clinics club college commission communications community consultancy consulting contractors cooperative council county court creative credit data defense department dental designs digital district division dynamics education electric electronics energy engineering enterprise enterprises entertainment estate europe exchange facilities factory farm farms federation fitness food foods force foundation freight fulfillment fund furniture gallery games government grocers group gym health healthcare holding holdings home homes hospital hospitality hotel hotels house housing industries industrial initiative institute institution insurance interactive international investments kitchen lab laboratories laboratory labs laundry law learning library lines logistics magazine management manufacturing market marketing markets mart media medical medicine ministry mobility motors museum network networks news nonprofit nursery office organization organisation partners pharma pharmaceuticals pharmacy police post practice press production productions publishers publishing products project properties realty records recruitment rehabilitation rentals research resort resources restaurant retail robotics salon school schools science sciences securities security service services shop shipping society software solutions spa sports stadium storage store stores studio studios supermarket supplies supply support surgery system systems team technologies technology telecom television theater theatre trading transport transportation travel trust union unit university utilities ventures warehouse wealth wireless works workshop ymca zoo bros brothers sons ' +
    'akademie amt anstalt apotheke bau behorde betrieb bundesagentur burgeramt druckerei fabrik fachhochschule firma gemeinde gesellschaft gewerbe gymnasium handel haus hochschule innung institut kanzlei kaufhaus kindergarten kita kirche klinik kliniken klinikum konzern krankenhaus kreditanstalt landkreis ministerium praxis schule sparkasse stadt stadtwerke stiftung universitat unternehmen verband verein verlag versicherung werk werke werkstatt werkstatten wohnungsbau maschinenbau technik ' +
    'agence association banque boulangerie bureau cabinet centre chambre clinique college commune compagnie conseil ecole editions entreprise etablissement etablissements fondation groupe hopital hotellerie imprimerie institut laboratoire laboratoires lycee magasin mairie maison ministere mutuelle office pharmacie prefecture restaurant societe syndicat universite usine ' +
    'asociacion ayuntamiento banco bodega bodegas camara centro clinica colegio comercial compania consultoria cooperativa distribuidora editorial empresa escuela estudio fabrica farmacia fundacion grupo hermanos hospital instituto laboratorio laboratorios mercado ministerio museo seguros servicios sociedad supermercados taller tienda universidad agencia ' +
    'associacao camara centro clinica colegio companhia construtora cooperativa editora empresa escola escritorio faculdade fundacao grupo hospital hotel industria instituto laboratorio loja lojas mercado ministerio prefeitura secretaria seguros servicos sociedade supermercado tribunal universidade agencia ' +
    'agenzia associazione azienda banca camera casa casa-editrice centro clinica comune cooperativa ditta editrice fabbrica farmacia fondazione gruppo impresa istituto laboratorio liceo ministero officina officine ospedale policlinico ristorante scuola societa studio universita ' +
    'academie apotheek bank bedrijf bureau gemeente groep hogeschool hotel instituut kabinet kliniek maatschappij ministerie onderneming politie praktijk provincie school stichting supermarkt uitgeverij universiteit vereniging verzekeringen winkel ziekenhuis zorg zorggroep ' +
    'ville cafe bistro brasserie auberge gasthof gasthaus pension spital construction builders contracting catering cleaning pizzeria trattoria osteria taverna padaria pastelaria panaderia peluqueria hosteleria patisserie residence ehpad creche garage restaurante hostal ayuntamiento comune camara mairie backerei metzgerei fleischerei konditorei gartnerei tankstelle schreinerei tischlerei zimmerei schlosserei giesserei brauerei molkerei weberei wascherei raumausstattung werft autohaus supermarche epicerie charcuterie carrefour clinica cliniche clinique transportes transports transporte spedition logistica'
  ).split(' '),
);

const endings =
  /(?:werke|fabrik|fabriken|(?<!hand|netz|fach|regel|kunst|bau)werk|werft|klinik|klinikum|krankenhaus|gesellschaft|verlag|schule|hochschule|universitat|institut|stiftung|verband|verein|bank|kasse|haus|markt|bau|technik|logistik|soft|tech|(?<!hard|firm|middle)ware|corp|works|labs|universiteit|school|ziekenhuis|bedrijf|groep|systems|media|pharma|(?<!berufs|fuhrungs|arbeits|unterrichts|lehr)praxis|kanzlei|apotheke|backerei|metzgerei|fleischerei|molkerei|brauerei|gartnerei|schreinerei|tischlerei|spedition|kindergarten|tagesstatte)$/;

const departments =
  /(?:^|\s)(?:unit|department|dept\.?|division|team|ward|abteilung|station|bereich|referat|service|unite|equipe|departement|pole|unidad|departamento|equipo|reparto|unita|afdeling)(?:\s+(?:of|de|des|du|fur|di|van|voor)\s.*)?$/;

/** Branches of medicine, which wards go by: one word. */
const disciplines =
  /^\p{L}*(?:olog(?:y|ie|ia)|iatr(?:ics|ie|ia|y)|surgery|chirurgi[ae]|cirugia|cirurgia|orthopaedics|orthopedics|obstetrics|anasthesie|anesthesia|urgences|urgencias|emergency|maternity|intensivstation)$/u;

/** "Medical Intensive Care Unit", "Department of Surgery": a part of an organisation, and no employer by itself. */
export function isDepartment(text: string): boolean {
  return departments.test(foldWords(text)) || disciplines.test(foldWords(text));
}

/** How much a text reads like the name of an organisation: 0 not at all, above 1 quite surely. */
export function organisationScore(text: string): number {
  const list = foldWords(text).split(' ').filter(Boolean);
  if (list.length === 0 || list.length > 14) return 0;
  let score = (legal.test(text) && list.length > 1) || easternOrganisations.test(text) ? 1.6 : 0;
  list.forEach((word, i) => {
    if (words.has(word)) score += i === list.length - 1 ? 1.0 : 0.6;
    else if (word.length > 7 && endings.test(word)) score += 0.7;
  });
  if (/\.(?:com|io|org|net|ai|de|fr|es|it|nl|pt|br)\b/i.test(text)) score += 0.8;
  if (/^(?:the|die|der|le|la)\s/i.test(text)) score += 0.3;
  if (/&/.test(text) && list.length <= 4) score += 0.4;
  if (/\b[A-Z]{2,5}\b/.test(text) && list.length <= 3) score += 0.2;
  return score;
}

/** True for a legal form standing alone: the end of a name that a comma cut off ("Acme, Inc."). */
export function isLegalForm(text: string): boolean {
  // "SARL Batiplus" begins with its form and is a name.
  return (
    text.length < 14 && text.split(' ').every((word) => /^(?:de|c\.?v\.?)$/i.test(word) || legal.test(` ${word} `))
  );
}

/** A name whose last word is a legal form: "Larch Pumpen GmbH". */
export function endsInForm(text: string): boolean {
  const last = /^\S.*\s(\S+)$/u.exec(text)?.[1] ?? '';
  return last.length > 1 && isLegalForm(last);
}

const schools =
  /(?<!\p{L})(?:universi\p{L}*|colleges?|school|institut\p{L}*|academy|academ\p{L}+|hochschule|fachhochschule|gymnasium|berufsschule|realschule|gesamtschule|akademie|polytechni\p{L}*|politecnico|politecnica|ecole|école|lyc[eé]e|iut|instituto|escuela|escola|colegio|colégio|faculdade|facult\p{L}*|istituto|liceo|scuola|ateneo|hogeschool|scholengemeenschap|school|conservator\p{L}*|bootcamp|kammer|handwerkskammer|mit|eth|epfl|ucla|usc|nyu|hec|insead|insa|ihk|tu|fh|kit|iese|esade|esadeg?e|rwth|roc|high school|sixth form|seminary|campus)(?!\p{L})|\p{L}+(?:universit[aä]t|hochschule|schule|schools?|college|gymnasium)\b/iu;

/** How much a text reads like the name of a school: 0 or above. */
export function schoolScore(text: string): number {
  return schools.test(text) ||
    schoolLetters.test(text) ||
    easternSchools.test(text) ||
    furtherSchools.test(text) ||
    /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? Tech$/u.test(text)
    ? 1.5
    : 0;
}

/** Schools in Greek, Russian, Ukrainian, Bulgarian and the further languages of Europe. */
const furtherSchools =
  /(?<!\p{L})(?:πανεπιστ[ηή]μι\p{L}*|πολυτεχνε[ιί]\p{L}*|σχολ[ηή]|λ[υύ]κειο|γυμν[αά]σιο|ινστιτο[υύ]το|ακαδημ[ιί]α|κολλ[εέ]γιο|τει|ιεκ|университет\p{L}*|ун[иі]верситет\p{L}*|институт\p{L}*|інститут\p{L}*|академи\p{L}*|академ[иі]я|колледж\p{L}*|коледж\p{L}*|техникум\p{L}*|училищ\p{L}*|школа|лицей|ліцей|гимназия|гімназія|uniwersyte\p{L}*|univerzit\p{L}*|üniversitesi|yliopisto\p{L}*|egyetem\p{L}*|főiskola|gimnázium|politechnik\p{L}*|szkoł\p{L}*|liceum|technikum|škola|gymnázium|lisesi|okulu|korkeakoulu|lukio|videregående skole)(?!\p{L})|\p{L}+(?:högskolan?|høgskolen?|højskolen?|ammattikorkeakoulu|gymnasiet|skolan|skolen)(?!\p{L})/iu;

/** The word that says what a name is the name of, in scripts that have no white around it or put articles before it. */
const easternSchools =
  /大学|大學|学院|學院|高校|高等学校|専門学校|대학교|대학원|고등학교|אוניברסיט|מכללת|המכללה|תיכון|جامعة|الجامعة|كلية|معهد|مدرسة|ثانوية/;
const easternOrganisations =
  /株式会社|有限会社|合同会社|財団法人|公司|集团|集團|病院|医院|醫院|銀行|银行|주식회사|\(주\)|병원|요양원|은행|협회|회사|센터|בע"מ|בית חולים|شركة|مستشفى|المستشفى|بنك|(?<!\p{L})(?:ООО|ОАО|ЗАО|ПАО|ТОВ|завод|фабрика|больница|поликлиника|лікарня|компания|банк|νοσοκομε[ιί]ο|κλινικ[ηή]|εταιρε[ιί]α|τράπεζα|Α\.Ε\.|ΕΠΕ)(?!\p{L})/iu;

/** Kinds of schools that go by their letters, in capitals. */
const schoolLetters =
  /^(?:IAE|IFSI|IUT|INSA|ENSA|EPFL|ETH|TU|FH|HTL|HAK|VTI|ROC|CFA|ITIS|IPSIA|ITC|IES|CIFP|UNED|PUC|HEC|ESCP|MIT|UCLA)(?=[\s-])\s?\p{Lu}?/u;
