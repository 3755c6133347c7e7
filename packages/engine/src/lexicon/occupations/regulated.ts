import { wholeWords } from '../../language/text/whole-words.ts';
import { isTraining } from '../../language/titles/is-training.ts';

/** A profession that only those may follow who hold its licence or degree. */
export type Profession = {
  /** What the profession is called as a field. */
  field: RegExp;
  /** Titles that are of the profession, and those that hold its words and are not. */
  title: RegExp;
  not?: RegExp;
  /** What a degree, licence or letters behind a name are called that allow it. */
  paper: RegExp;
};

/** Who works beside the profession: their titles hold its name. */
const helpers =
  'assistants?|aides?|auxiliar\\p{L}*|secretar\\p{L}*|recruiter|clerk|technician|receptionist|coordinator|helper|helfer\\p{L}*|sekretär\\p{L}*|\\p{L}*assistent\\p{L}*|\\p{L}*assistenz|\\p{L}*fachangestellte\\p{L}*|\\p{L}*gehilf\\p{L}*|apprentices?|apprenti\\p{L}*|azubi|auszubildende\\p{L}*|student\\p{L}*|candidate|sales|estudiante|étudiant\\p{L}*|scribe|biller|support';
const besides = wholeWords(helpers);

const professions: Profession[] = [
  {
    field: wholeWords('nurse an(?:a)?esthesia|an(?:a)?esthesia nursing'),
    title: wholeWords('crna|nurse an(?:a)?esthetist\\p{L}*'),
    paper: wholeWords('crna|nurse anesthesia|nurse an(?:a)?esthetist'),
  },
  {
    field: wholeWords('advanced practice nursing'),
    title: wholeWords('nurse practitioner|aprn|fnp|arnp'),
    paper: wholeWords('aprn|fnp|arnp|nurse practitioner'),
  },
  {
    field: wholeWords(
      'nursing(?! home| aide| assistant)|krankenpflege|soins infirmiers|enfermería|enfermagem|infermieristica|verpleegkunde',
    ),
    title: wholeWords(
      'registered nurses?|(?:staff|charge|ward|icu|er|scrub|school|district|community|emergency|psychiatric|pediatric|visiting|travel|clinic|surgical) nurses?|nurses?|rn|lpn|krankenpfleger\\p{L}*|krankenschwester|pflegefach(?:kraft|frau|mann|person)|infirmi(?:er|ère)|enfermer[oa]|enfermeir[oa]|infermier[ea]|verpleegkundige',
    ),
    not: wholeWords(`${helpers}|(?:dental|nursery|veterinary) nurses?`),
    paper: wholeWords(
      'rn|bsn|msn|adn|asn|nclex|registered nurse|(?:in|of) nursing|nursing(?= degree| diploma)|science,? nursing|krankenpfleg\\p{L}*|pflegefach\\p{L}*|diplôme d’état infirmier|grado en enfermería|enfermagem|infermieristica|verpleegkunde|nmc|nmbi',
    ),
  },
  {
    field: wholeWords(
      'law(?! enforcement| office| firm)|legal (?:advice|counsel)|rechtswissenschaft\\p{L}*|rechtsberatung|jura|droit|derecho|direito|giurisprudenza|rechtsgeleerdheid',
    ),
    title: wholeWords(
      'lawyers?|attorneys?|solicitors?|barristers?|legal counsel|general counsel|in-house counsel|rechtsanw[aä]lt\\p{L}*|volljurist\\p{L}*|avocate?|abogad[oa]|advogad[oa]|avvocat[oa]|advoca(?:at|te)',
    ),
    not: besides,
    paper: wholeWords(
      'j\\.?d\\.?|juris doctor|ll\\.?[bm]\\.?|admitted to|bar (?:admission|association|of)|state bar|law degree|bachelor of laws|master of laws|staatsexamen|rechtswissenschaft\\p{L}*|solicitor|droit|derecho|direito|giurisprudenza|rechtsgeleerdheid',
    ),
  },
  {
    field: wholeWords(
      '(?<!veterinary |dental )medicine|(?<!veterinary |dental |tree )surgery|humanmedizin|chirurgi[ae]|médecine(?! vétérinaire| dentaire)|medicina(?! veterin[aá]ria)|geneeskunde',
    ),
    title: wholeWords(
      'physicians?|surgeons?|medical doctor|general practitioner|hospitalist|fach[aä]rzt\\p{L}*|oberarzt|ärztin|arzt|médecin|médic[oa]|medico|huisarts',
    ),
    not: wholeWords(`${helpers}|physician assistant|liaison|relations`),
    paper: wholeWords(
      'm\\.?d\\.?|d\\.?o\\.?|mbbs|doctor of medicine|medical school|approbation|humanmedizin|docteur en médecine|medicina|geneeskunde',
    ),
  },
  {
    field: wholeWords('pharmacy|pharmazie|pharmacie|farmacia|farmácia|farmacie'),
    title: wholeWords('pharmacists?|apotheker\\p{L}*|pharmacien(?:ne)?|farmacéutic[oa]|farmacêutic[oa]|farmacista'),
    not: besides,
    paper: wholeWords('pharm\\.?d\\.?|pharmacy|pharmazie|pharmacie|farmacia|farmácia|rph|gphc'),
  },
  {
    field: wholeWords(
      'dentistry|orthodontics|dental (?:medicine|surgery)|zahnmedizin|zahnheilkunde|kieferorthopädie|odontolog[ií]a|tandheelkunde',
    ),
    title: wholeWords('dentists?|orthodontists?|zahnarzt|zahnärztin|chirurgien[- ]dentiste|odontólog[oa]|tandarts'),
    not: besides,
    paper: wholeWords('d\\.?d\\.?s\\.?|d\\.?m\\.?d\\.?|dentistry|dental medicine|zahnmedizin|odontolog\\p{L}*'),
  },
  {
    field: wholeWords(
      'veterinary (?:medicine|surgery|science)|tiermedizin|tierheilkunde|médecine vétérinaire|(?:medicina )?veterinaria|diergeneeskunde',
    ),
    title: wholeWords('veterinarians?|veterinary surgeons?|tierarzt|tierärztin|vétérinaire|veterinari[oa]'),
    not: besides,
    paper: wholeWords('d\\.?v\\.?m\\.?|veterinary (?:medicine|science)|tiermedizin|veterinaria'),
  },
  {
    field: wholeWords('electrical trade|electrical contracting|elektrohandwerk'),
    title: wholeWords(
      'electricians?|elektriker\\p{L}*|électricien(?:ne)?|electricistas?|eletricistas?|elettricist[ai]|elektricien',
    ),
    not: besides,
    paper: wholeWords(
      'journeyman|master electrician|licensed electrician|electrical licen[cs]e|electrical apprentice\\p{L}*|ibew|elektroniker\\p{L}*|elektroinstallat\\p{L}*|jib|nvq\\p{L}* electrical',
    ),
  },
  {
    field: wholeWords('midwifery|hebammen(?:hilfe|kunde|wissenschaft)|maïeutique|ostetricia|verloskunde'),
    title: wholeWords('midwi(?:fe|ves)|hebamme|sage-femme|matrona|ostetrica|verloskundige'),
    not: besides,
    paper: wholeWords('midwifery|midwife|hebamme\\p{L}*|maïeutique|ostetricia'),
  },
];

/** The profession that a posting's title names, where it is one that only its licence or degree opens; who is to learn it needs neither yet. */
export function regulatedProfession(title: string): Profession | undefined {
  if (isTraining(title)) return undefined;
  return professions.find((each) => isOf(each, title));
}

/** The profession whose title or field a demand names. */
export const guardedField = (text: string): Profession | undefined =>
  professions.find((each) => each.field.test(text) || isOf(each, text));

/** Whether a title is of the profession itself. */
export function isOf(profession: Profession, title: string): boolean {
  return profession.title.test(title) && profession.not?.test(title) !== true;
}
