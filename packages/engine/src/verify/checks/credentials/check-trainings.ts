import type { Violation } from '@shortlist/schema';
import { type Claims, isOpen } from '../../claims.ts';
import { type FactIndex, type FactView, smallWords } from '../../facts/index-facts.ts';
import { viewsWith } from '../../facts/views-with.ts';
import { isGeneralWord } from '../../words/general-words.ts';

/** A schooling and what it is for, in the languages of letters; that it was done must be said beside it. */
const schooling =
  /(?<!\p{L})(?:(?:qualification|course|certificate|diploma|training|apprenticeship)s? (?:in|as|for)|(?:weiterbildung|fortbildung|ausbildung|umschulung|lehrgang|qualifikation|prüfung|kurs) (?:zu[mr]|als|in|für)|(?:formation|diplôme|certification|certificat|titre) (?:d['’]|de |en |professionnel (?:de |d['’]))|(?:curso|formación|título|certificado|máster|diploma) (?:de|en)|(?:curso|formação|diploma|certificado) (?:de|em)|(?:corso|diploma|certificato|attestato) (?:di|in)|(?:opleiding|cursus|diploma|certificaat) (?:tot|in|voor))\s*/iu;
const done =
  /(?<!\p{L})(?:complet\p{L}*|took|taken|passed|hold|holding|finished|did|earned|gained|abgeschlossen|absolviert\p{L}*|gemacht|besucht|bestanden|besitze|verfüge|abgelegt|suivi|obtenu|validé|terminé|passé|titulaire|hecho|realizado|cursado|obtenido|aprobado|terminado|tengo|concluí|concluído|tirei|fiz|terminei|tenho|concluso|conseguito|superato|frequentato|ho|afgerond|behaald|gevolgd)(?!\p{L})/iu;

/** A schooling that was done is in the field that an entry of schools or papers, or a line about the schooling itself, says. */
export function checkTrainings(claims: Claims, index: FactIndex): Violation[] {
  const match = schooling.exec(claims.text);
  if (match === null || !done.test(claims.text)) return [];
  const from = match.index + match[0].length;
  const field = claims.words.find(
    ({ start, word }) => start >= from && !smallWords.has(word) && !isGeneralWord(word, claims.language),
  );
  if (field === undefined || field.start > from + 12 || !isOpen(claims, match.index, field.end)) return [];
  const views = [...viewsWith(field, claims.language, index)];
  const bears = ({ fact }: FactView) =>
    fact.source === 'answer' ||
    /^\/(?:education|certificates|skills|awards)\//.test(fact.pointer) ||
    schooling.test(fact.text);
  return views.length === 0 || views.some(bears)
    ? []
    : [{ kind: 'degree', text: claims.text.slice(match.index, field.end), start: match.index, end: field.end }];
}
