import { byWord } from '@shortlist/schema';
import { lowerFirst } from '../text/lower-first.ts';

/** Words that open a line of tasks, by their endings: nouns of work. */
const work: Record<string, RegExp> = {
  fr: /^(?:\p{L}{3,}(?:tions?|sions?|tures?|ances?|ences?|eries?|ments?|ages?|yses?)|saisies?|mise|prise|tenue|paie|paye|suivi|accueil|entretien|relances?|ventes?|achats?|caisse|ménage|soins|commandes|courses|livraisons?|devis|contrôles?|maintenance|dépannages?)$/iu,
  de: /^(?:\p{L}{2,}(?:ung|ungen|pflege|arbeiten|arbeit|annahme|ausgabe|verkauf|einkauf|abrechnung|beratung|wartung|montage|reparaturen|transport|dienst|versand|kontrolle|planung|nahme|gabe|versorgung|versorgungen|begleitung|fahrten)|Verkauf|Einkauf|Kasse|Buchhaltung|Rechnungen|Telefon|Empfang|Reinigung|Kundendienst|Visiten|Dokumentation|Inventur)$/u,
  es: /^(?:\p{L}{3,}(?:ción|ciones|sión|miento|mientos|aje|encia|tura|eza)|atención|caja|cobros?|limpieza|apoyo|control|reparto|ventas?|compras?|pedidos|facturas|nóminas|montaje|inventarios?)$/iu,
  it: /^(?:\p{L}{3,}(?:zione|zioni|sione|mento|menti|aggio|tura|enza|gione)|vendita|cassa|pulizia|controllo|cura|analisi|acquisti|consegne|riparazioni|impianti|reperibilità|contabilità|bollettazione)$/iu,
  pt: /^(?:\p{L}{3,}(?:ção|ções|são|mento|mentos|agem|ência)|gestão|apoio|controlo|controle|registo|registro|vendas?|compras?|limpeza|caixa|atendimento|reposição|entregas?|inventários?)$/iu,
  nl: /^(?:\p{L}{3,}(?:ing|ingen|atie|beheer|onderhoud|werk|werkzaamheden|verzorging|verkoop|inkoop)|verkoop|inkoop|kassa|schoonmaak|beheer|onderhoud|administratie|planning|storingen|bezorging)$/iu,
};

/** Words that go on with a sentence and list nothing. */
const goesOn =
  /^(?:avec|dont|soit|puis|pour|sans|chez|par|via|en|à|au|aux|sur|que|qui|où|con|para|por|sin|desde|hasta|tras|logrando|come|per|presso|senza|che|com|sem|desde|junto|met|voor|zonder|via|waar|die|der|das|dabei|davon|mit|bei|für|ohne|zur|zum|im|in|um|von|sowie)(?!\p{L})/iu;

/** What a line tells that came of it, or was done: no task. */
const result =
  /\d\s?%|\bde \d[\d.,]* [àa] \d|\bvon \d\S* auf \d|\bvan \d\S* naar \d|\bda \d\S* a \d|\p{Ll}(?:é|ée|és|ées) de \d|\p{Ll}(?:ndo|ant)\b|\b(?:ich|je|yo|io|eu|ik|wir|nous)\b/iu;

/** The tasks of a line that only names tasks, as people type who do not write for a living: "Saisie des écritures (Sage), rapprochements bancaires". Undefined for all else. */
export function listTasks(line: string, language: string): string[] | undefined {
  const plain = line
    .trim()
    .replace(/^[•▪●*–-]+\s*/, '')
    .replace(/[\s.;,]+$/, '');
  const code = language.slice(0, 2).toLowerCase();
  const opens = work[code];
  if (opens === undefined || plain.length < 8 || plain.length > 160) return undefined;
  if (/[•|:;]|\.\s/.test(plain) || result.test(plain)) return undefined;
  const pieces = plain.split(/,\s+(?![^()]*\))/);
  const isWork = (piece: string): boolean => opens.test(/^[\p{L}-]+/u.exec(piece)?.[0] ?? '');
  if (!isWork(pieces[0] ?? '') || pieces.length > 6) return undefined;
  if (pieces.some((piece) => piece.split(' ').length > 8 || /^\d/.test(piece) || goesOn.test(piece))) return undefined;
  return pieces.map((piece) => (code === 'de' ? piece : lowerFirst(piece)));
}

const sayings: Record<string, { now: string; past: string; also: string }> = {
  fr: { now: 'Mon travail comprend', past: 'Mon travail comprenait', also: 'aussi' },
  de: { now: 'Zu meinen Aufgaben dort gehören', past: 'Zu meinen Aufgaben dort gehörten', also: 'auch' },
  es: { now: 'Mi trabajo incluye', past: 'Mi trabajo incluía', also: 'también' },
  it: { now: 'Il mio lavoro comprende', past: 'Il mio lavoro comprendeva', also: 'anche' },
  pt: { now: 'O meu trabalho inclui', past: 'O meu trabalho incluía', also: 'também' },
  nl: { now: 'Tot mijn taken behoren', past: 'Tot mijn taken behoorden', also: 'ook' },
};
/** German and Dutch verbs agree with what there is one of. */
const single: Record<string, string> = byWord({
  gehören: 'gehört',
  gehörten: 'gehörte',
  behoren: 'behoort',
  behoorden: 'behoorde',
});

/** The tasks of a job as one sentence; behind a colon names need no article. `also`: others of its deeds have been told. */
export function sayTasks(
  tasks: readonly string[],
  language: string,
  { current, also }: { current: boolean; also: boolean },
): string {
  const code = language.slice(0, 2).toLowerCase();
  const saying = sayings[code];
  if (saying === undefined) return '';
  // "dort" has been said.
  const verb = (current ? saying.now : saying.past).replace(also ? / dort(?= )/ : /(?!)/, '');
  const one = tasks.length === 1 && (code === 'de' || code === 'nl');
  // "Wundversorgung und Verbandswechsel": two things in one piece.
  const said =
    one && !/^\S+ (?:und|en) \p{L}+$|^[\p{L}-]+(?:ungen|arbeiten|reparaturen|fahrten)(?: |$)/u.test(tasks[0] ?? '')
      ? verb.replace(/\p{L}+$/u, (word) => single[word] ?? word)
      : verb;
  const colon = one ? '' : code === 'fr' ? ' :' : ':';
  return `${said}${also ? ` ${saying.also}` : ''}${colon} ${tasks.join(', ')}.`;
}
