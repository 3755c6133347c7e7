import { foldWords } from '../language/text/fold-text.ts';

/** A kind of paper that is no resume: the line that names it, and lines that only its parts have. All folded. */
type Paper = { title: RegExp; parts: RegExp[] };

/** What people upload by mistake, in the words of English, German, French and Spanish papers, and Portuguese, Italian and Dutch where they differ. */
const papers: Record<string, Paper> = {
  invoice: {
    title:
      /^(?:(?:tax |pro forma )?invoice|rechnung|facture|factura|fattura|fatura|factuur|receipt|quittung|account statement|statement of account|kontoauszug|releve de compte|extracto de cuenta|estratto conto)(?: (?:#|no|nr|n|number|f|\d).*)?$/,
    parts: [
      /^(?:bill(?:ed)? to|invoice (?:no|number|date)|rechnungs(?:nr|nummer|datum)|kunden(?:nr|nummer)|account holder|kunde|client|cliente)\b/,
      /^(?:sub ?total|total (?:due|amount|ht|ttc)|netto|nettobetrag|gesamt(?:betrag)?|base imponible|imponibile|opening balance|closing balance)\b/,
      /\b(?:vat|mwst|ust|tva|iva|btw)\b.*\d/,
      /\b(?:due date|payment within|payable within|zahlbar|echeance|vencimiento|scadenza|by bank transfer|sort code|iban)\b/,
      /^(?:description|beschreibung|pos|designation|concepto|descrizione|omschrijving)\b.*\b(?:qty|quantity|total|menge|preis|betrag|montant|quantite|precio|importe|prezzo|bedrag)\b/,
    ],
  },
  minutes: {
    title:
      /^(?:(?:board |annual |weekly )?meeting (?:minutes|notes)|minutes(?: of .*)?|(?:weekly|monthly|project) .*meeting notes|(?:sitzungs|besprechungs|ergebnis)?protokoll(?: .*)?|compte rendu .*|proces verbal .*|acta (?:de|n).*|verbale (?:di|della|dell) .*|ata (?:da|de) .*|notulen(?: .*)?)$/,
    parts: [
      /^(?:present|attendees|participants|apologies|in attendance|anwesend(?:e)?|teilnehmer(?:innen)?|entschuldigt|presents|excuses|asistentes|presentes|presenti|aanwezig|afwezig)\b/,
      /^(?:agenda|tagesordnung|top \d+|ordre du jour|orden del dia|ordine del giorno|ordem do dia|action items?)\b/,
      /\b(?:any other business|next meeting|nachste (?:sitzung|besprechung)|verschiedenes|questions diverses|la seance est levee|ruegos y preguntas|se levanta la sesion|varie ed eventuali|rondvraag)\b/,
      /\bminutes of (?:the last|\d)|\b(?:se aprueba|approuves? a l unanimite|einstimmig|approved unanimously)\b/,
    ],
  },
  article: {
    title: /^(?:abstract|zusammenfassung|resumen|resume|riassunto|resumo|samenvatting)$/,
    parts: [
      /^(?:\d+ )?(?:introduction|einleitung|introduccion|introduzione|introducao|inleiding)$/,
      /^(?:\d+ )?(?:methods?|methodology|materials and methods|methode[n]?|methodologie|materiales y metodos|metodologia|metodi|experiments)$/,
      /^(?:\d+ )?(?:results?|results and discussion|ergebnisse|resultats?|resultados(?: y discusion)?|risultati|resultaten|findings)$/,
      /^(?:\d+ )?(?:discussion|conclusions?|diskussion|fazit|conclusiones|conclusioni|conclusoes|conclusie|related work)$/,
      /^(?:keywords|key words|schlusselworter|schlagworter|mots cles|palabras clave|parole chiave|palavras chave|trefwoorden|ccs concepts)\b/,
      /^(?:references|literatur(?:verzeichnis)?|bibliographie|referencias|bibliografia|riferimenti)$/,
    ],
  },
  manual: {
    title:
      /^(?:.{0,40}\b)?(?:user manual|user guide|owner s manual|operating instructions|administrator guide|installation guide|bedienungsanleitung|gebrauchsanweisung|betriebsanleitung|mode d emploi|notice d utilisation|manual de (?:usuario|instrucciones)|manuale d uso|manual do utilizador|gebruiksaanwijzing|handleiding)\b/,
    parts: [
      /^(?:\d+ )?(?:safety (?:information|instructions)|sicherheitshinweise|consignes de securite|advertencias(?: de seguridad)?|avvertenze|veiligheid)$/,
      /^(?:\d+ )?(?:installation|inbetriebnahme|mise en service|instalacion|installazione|configuration)$/,
      /^(?:\d+ )?(?:maintenance|cleaning|reinigung|wartung|entretien|mantenimiento|manutenzione|onderhoud)$/,
      /^(?:\d+ )?(?:troubleshooting|fehlerbehebung|storungen|depannage|resolucion de problemas|problemen oplossen)$/,
      /^(?:\d+ )?(?:technical data|specifications|system requirements|technische daten|caracteristiques techniques|datos tecnicos|dati tecnici|what is in the box)$/,
    ],
  },
  contract: {
    title:
      /^(?:(?:(?:employment|lease|rental|service|loan|purchase|tenancy|consulting|non disclosure) )+(?:agreement|contract)|(?:arbeits|miet|kauf|dienst|werk|ausbildungs|dienstleistungs)vertrag|contrat (?:de|d)\b.*|bail d habitation|contrato de\b.*|contratto di\b.*|arbeidsovereenkomst|huurovereenkomst)$/,
    parts: [
      /\b(?:this agreement is made|hereinafter|the employer\b.*\band|zwischen der|der arbeitgeber|entre la societe|entre les soussignes|reunidos|de una parte)\b/,
      /^(?:§ ?)?\d{1,2} (?:tatigkeit|beginn|vergutung|urlaub|kundigung|term|rent|notice|salary|duties|position|hours of work|deposit)\b|^(?:article|articolo|clausula|artikel) (?:\d|premier)|^(?:primera|segunda|tercera|cuarta)\b/,
      /\b(?:probation(?:ary)? period|probezeit|periode d essai|periodo de prueba|periodo di prova|proeftijd)\b/,
      /\b(?:landlord|tenant|vermieter|mieter|bailleur|locataire|arrendador|arrendadora|arrendatario|kaution)\b/,
      /^(?:signed|signatures?|unterschrift(?:en)?|firmas?|fait a|handtekening)\b/,
    ],
  },
  payslip: {
    title:
      /^(?:pay ?slip|pay ?stub|earnings statement|(?:entgelt|gehalts|lohn|verdienst)abrechnung.*|bulletin de (?:paie|salaire).*|fiche de paie.*|nomina.*|busta paga.*|recibo de vencimento.*|loonstrook.*|salarisspecificatie.*)$/,
    parts: [
      /^(?:net pay|gross pay|take home pay|brutto|gesamtbrutto|nettobezug|auszahlungsbetrag|total brut|net a payer|total devengado|liquido a percibir|netto)\b/,
      /^(?:income tax|national insurance|social security|lohnsteuer|krankenversicherung|securite sociale|contingencias comunes|irpf|contributi|loonheffing)\b/,
      /\b(?:pay period|tax code|steuerklasse|personalnummer|pers nr|periodo de liquidacion|periode du \d|employee no)\b/,
    ],
  },
  testimonial: {
    title:
      /^(?:this is to certify.*|certificate of (?:completion|attendance|participation|achievement|employment)|teilnahme(?:bescheinigung|bestatigung)|(?:qualifiziertes )?(?:arbeits|zwischen|dienst)zeugnis|attestation (?:de|d).*|certificado de .*|attestato (?:di|de).*|getuigschrift)$/,
    parts: [
      /\b(?:this is to certify|has (?:successfully )?(?:completed|attended|participated)|is (?:hereby )?conferred|hereby certif)/,
      /\bhat .*teilgenommen\b|\bmit \d+ unterrichtsstunden\b|\bzu (?:unserer|unsrer) .*zufriedenheit\b|\b(?:verlasst|verliess) uns\b|\bin unserem (?:unternehmen|hause|betrieb) (?:tatig|beschaftigt)\b/,
      /\b(?:attestons|certifions) que\b|^a suivi\b|\bcertifica que\b|^ha (?:asistido|superado|realizado)\b|\bsi certifica che\b/,
    ],
  },
  'school report': {
    title:
      /^(?:.{0,40}\b)?(?:school report|annual report|report card|academic transcript|transcript of records|bulletin (?:scolaire|de notes)|boletin de (?:calificaciones|notas)|jahreszeugnis|halbjahreszeugnis|pagella(?: scolastica)?)\b|^zeugnis$/,
    parts: [
      /^(?:pupil|student|eleve|alumn[oa]|alunno|leerling)\b.*\b(?:form|class|id|classe|grupo|grade|year)?\b|\bschuljahr\b/,
      /^(?:attendance|absences?|versaumte|fehltage|asistencia|moyenne generale|cumulative gpa|appreciation|observaciones|bemerkungen)\b/,
      /\b(?:head teacher|form tutor|klassenleitung|schulleitung|conseil de classe|registrar s office|el tutor|credits earned)\b/,
    ],
  },
  syllabus: {
    title: /^(?:.{0,30}\b)?(?:syllabus|course outline)$/,
    parts: [
      /^course description$/,
      /^(?:learning outcomes|course objectives)$/,
      /^grading\b/,
      /^(?:required )?textbooks?$/,
    ],
  },
  'press release': {
    title:
      /^(?:press release|for immediate release|pressemitteilung|communique de presse|nota de prensa|comunicato stampa|persbericht)\b/,
    parts: [
      /^(?:media contact|press contact|pressekontakt|contact presse|contacto de prensa)\b/,
      /^about [\p{L}\p{N} ]+$/u,
    ],
  },
  encyclopedia: {
    title: /\bborn (?:on )?\d{1,2} \p{L}+ \d{4}\b.*\bdied\b/u,
    parts: [/^early life\b/, /^(?:career|personal life|death|legacy)$/, /^(?:external links|see also|selected works)$/],
  },
};

/** A field to be filled in: "Surname: ______", "Nom : ........". */
const blank = /\p{L}[^_]{0,60}(?:_{5,}|\.{6,}|…{3,})(?:\s|$)/u;
/** A form has at least so many lines with such fields. */
const leastBlanks = 4;
/** So many parts of one kind say it without its title. */
const tellingParts = 4;

/** Whether a document is by its own words another paper than a resume: an invoice, minutes, a scientific article, a form to be filled in, … `texts` are its lines. */
export function isOtherPaper(texts: readonly string[]): boolean {
  if (texts.filter((text) => blank.test(text)).length >= leastBlanks) return true;
  const lines = texts.map(foldWords);
  return Object.values(papers).some(({ title, parts }) => {
    const found = parts.filter((part) => lines.some((line) => part.test(line))).length;
    return found >= tellingParts || (found > 0 && lines.some((line) => title.test(line)));
  });
}
