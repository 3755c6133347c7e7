import type { SkillMention } from '@shortlist/schema';
import { findStates } from '../../language/places/us-states.ts';
import { loadLexicon } from '../../lexicon/load-lexicon.ts';
import { findTitles } from '../../lexicon/titles/recognise-titles.ts';
import { tokenize } from '../../lexicon/tokenize.ts';
import type { TitleEntry } from '../../lexicon/types.ts';
import { weighStem } from '../../lexicon/word-weight.ts';
import type { ResumeIndex } from '../resume/index-resume.ts';
import { heldIn } from './judge-paper.ts';
import { findGradeGap, withoutGrades } from './paper-grades.ts';
import type { Verdict } from './verdict.ts';

const paper =
  /(?<!\p{L})(?:licen[cs]\p{L}*|certif\p{L}*|registr\p{L}*|registered|credential\p{L}*|zertif\p{L}*|diplom\p{L}*|brevet|habilitation|approbation|colegiad[oa]|carn[ée]t?)(?!\p{L})/iu;
/** To belong to an association is to hold no licence. */
const membership =
  /(?<!\p{L})(?:associations?|societ(?:y|ies)|member(?:ships?)?|mitglied\p{L}*|\p{L}*verband|asociaci[oó]n(?:es)?|associaç(?:ão|ões)|associazion[ei]|ordre|membre|vereniging|lid(?:maatschap)?)(?!\p{L})/iu;
const licence = /licen[cs]|(?<!\p{L})approbation(?!\p{L})/iu;
/** Words that every certificate's demand holds: they tell none from another. */
const empty = new Set(
  'licens licenc license licence certif certifi certificate certification registr registration valid current activ active state must requir required prefer preferred hold have possess obtain abl able be with regist register general division body endorsement endor ticket advantag advantage asset plu plus bonus desir desirable benefici beneficial essential helpful an certificaat registratie zertifikat certificado certificazione certificat month within hire date employment job position similar equival equivalent relev relevant appropri appropriate profession professional good stand standing'.split(
    ' ',
  ),
);

/** "Be registered with NMBI (Nursing and Midwifery Board of Ireland)": the body's letters alone name the register. */
function lettersOf(text: string): RegExp[] {
  if (!/regist/i.test(text)) return [];
  return (text.match(/(?<!\p{L})\p{Lu}{2}\p{L}{0,3}\p{Lu}(?!\p{L})/gu) ?? []).map(
    (letters) => new RegExp(`(?<!\\p{L})${letters}(?!\\p{L})`, 'u'),
  );
}

/** Whether a section of the resume lists licences and certificates. */
function holdsPapers(section: string): boolean {
  return /certif|licen[cs]|zertif/i.test(section);
}

/**
 * A licence or certificate that the lexicon does not list is shown by a line that is one: by its place among the certificates, or by naming a licence or
 * certificate with the same telling words. Work with wounds is no certificate in wound care.
 */
export function judgeCertificate(text: string, index: ResumeIndex): Verdict {
  const choices = text.split(/\s(?:or|oder|ou|o)\s/iu).map((choice) => judgeOne(choice, index));
  return choices.reduce((a, b) => (b.credit > a.credit ? b : a));
}

/** The words that tell a paper from others, with their weights. */
function tellingStems(text: string): Map<string, number> {
  const stems = new Map<string, number>();
  for (const { stem, form } of tokenize(withoutGrades(text)))
    if (!empty.has(stem) && !empty.has(form)) stems.set(stem, Math.max(0.05, weighStem(stem)));
  return stems;
}

function judgeOne(text: string, index: ResumeIndex): Verdict {
  const asked = tellingStems(text);
  const total = [...asked.values()].reduce((sum, weight) => sum + weight, 0);
  const registers = lettersOf(text);
  const states = findStates(text);
  let best = 0;
  let at = -1;
  index.lines.forEach(({ section, text: line }, i) => {
    if (!holdsPapers(section) && !paper.test(line)) return;
    if (licence.test(text) && membership.test(`${section} ${line}`) && !licence.test(`${section} ${line}`)) return;
    if (registers.some((letters) => letters.test(line))) {
      [best, at] = [total, i];
      return;
    }
    let share = 0;
    // "MA Construction Supervisor License" is of Massachusetts, and none of New Hampshire.
    const held = states.length === 0 ? [] : findStates(line);
    const told = held.filter(({ code }) => states.some((each) => each.code === code));
    if (held.length > 0 && told.length === 0) return;
    const ofState = new Set(told.flatMap(({ code, name }) => [...tellingStems(`${code} ${name}`).keys()]));
    for (const [stem, weight] of asked)
      if (index.stems.get(stem)?.includes(i) === true || ofState.has(stem)) share += weight;
    if (share > best) [best, at] = [share, i];
  });
  const share = total === 0 ? 0 : best / total;
  if (share < 0.5) return { credit: 0, lines: [] };
  const line = index.lines[at]?.text ?? '';
  const place = (whole: string) => ({ text: whole, start: 0, end: whole.length });
  const gap = findGradeGap(place(text), [place(line)]);
  if (gap !== undefined) return { credit: 0.5, lines: [at], reasons: [{ code: gap.code }] };
  return { credit: share >= 0.8 ? 1 : 0.5, lines: [at] };
}

/**
 * A listed licence of a profession whose title only its holders may bear ("RN license", Registered Nurse): shown by the profession's letters behind the name and by a line
 * of licences that names it; a job of that title speaks for it, but does not state it.
 */
export function judgeListedCertificate(asked: SkillMention, index: ResumeIndex): Verdict {
  const named = paperLine(asked, index);
  if (named !== undefined)
    return { credit: 1, lines: [named], reasons: [{ code: 'exact-phrase', detail: asked.text }] };
  const title = protectedTitle(asked.id ?? '');
  if (title === undefined) return { credit: 0, lines: [] };
  let implied = -1;
  for (const [i, { text, section, pointer, title: byPlace }] of index.lines.entries()) {
    if (pointer === '/basics/name') {
      const letters = text.slice((text.indexOf(',') + 1 || text.length) - 1);
      if (findTitles(letters).some((hit) => hit.title === title)) return { credit: 1, lines: [i] };
      continue;
    }
    const papers = holdsPapers(section);
    if (!papers && byPlace !== true && !/licen[cs]/i.test(text)) continue;
    if (!findTitles(text).some((hit) => hit.title === title)) continue;
    if (papers || /(?<!\p{L})(?:licen[cs]ed?|licen[cs]ure)(?!\p{L})(?! practical| vocational)/iu.test(text))
      return { credit: 1, lines: [i], reasons: [{ code: 'exact-phrase', detail: asked.text }] };
    if (implied === -1) implied = i;
  }
  return implied === -1
    ? { credit: 0, lines: [] }
    : { credit: 0.4, lines: [implied], missing: [asked], reasons: [{ code: 'title-implies', detail: asked.text }] };
}

/** A line among the certificates that holds all words of the paper's name but those that only say that it is one: "Forklift operator" for a forklift licence. */
function paperLine(asked: SkillMention, index: ResumeIndex): number | undefined {
  const entry = loadLexicon().skills.get(asked.id ?? '');
  if (entry === undefined) return undefined;
  const names = [entry.name, ...entry.aliases].map((name) =>
    tokenize(name).filter(({ stem, form }) => !empty.has(stem) && !empty.has(form)),
  );
  const at = index.lines.findIndex(({ section }, at) => {
    if (!holdsPapers(section)) return false;
    const held = new Set(tokenize(heldIn(at, index)).map(({ stem }) => stem));
    return names.some(
      (words) =>
        words.length > 0 &&
        (words.length > 1 ||
          (held.size <= 4 && (words[0]?.stem.length ?? 0) > 5) ||
          isLetters(words[0]?.form, at, index)) &&
        words.every(({ stem }) => held.has(stem)),
    );
  });
  return at === -1 ? undefined : at;
}

/** "CNA, State of Illinois": the letters of a paper among the certificates, in capitals. */
function isLetters(form: string | undefined, at: number, index: ResumeIndex): boolean {
  if (form === undefined || !/^[a-z]{3,6}$/.test(form)) return false;
  return new RegExp(`(?<!\\p{L})${form.toUpperCase()}(?!\\p{L})`, 'u').test(heldIn(at, index));
}

const ofPaper = /\s+(?:licen[cs]e|licensure|certification|certificate|registration|credential)$/i;
const guarded = /(?<!\p{L})(?:registered|licensed|certified|chartered)(?!\p{L})/iu;

/** The title that a licence's name holds, where it is one that only holders may bear. */
function protectedTitle(id: string): TitleEntry | undefined {
  const entry = loadLexicon().skills.get(id);
  for (const phrase of entry === undefined ? [] : [entry.name, ...entry.aliases]) {
    const bearer = phrase.replace(ofPaper, '');
    const hit = bearer === phrase ? undefined : findTitles(bearer)[0];
    if (hit !== undefined && hit.end - hit.start === bearer.length && guarded.test(hit.title.name)) return hit.title;
  }
  return undefined;
}

/** The reason of what is not shown where a paper of that name is valid no more. */
export function reasonOfEnd(text: string, index: ResumeIndex): Verdict['reasons'] {
  if (index.ended.length === 0) return undefined;
  const asked = tellingStems(text);
  const total = [...asked.values()].reduce((sum, weight) => sum + weight, 0);
  const over = index.ended.find(({ line, start, end }) => {
    const stems = new Set(tokenize(index.lines[line]?.text.slice(start, end) ?? '').map(({ stem }) => stem));
    const found = [...asked].reduce((sum, [stem, weight]) => (stems.has(stem) ? sum + weight : sum), 0);
    return total > 0 && found / total >= 0.5;
  });
  return over === undefined ? undefined : [{ code: 'expired', detail: index.lines[over.line]?.text ?? '' }];
}

/** "Texas RN license" where the resume holds one of California only: a licence of another state is another one. A compact licence holds in many. */
export function otherState(text: string, { credit, lines }: Verdict, index: ResumeIndex): Verdict | undefined {
  const asked = credit < 0.5 || !paper.test(text) ? [] : findStates(text);
  if (asked.length === 0) return undefined;
  const held = lines.flatMap((at) => {
    const { section = '', text: line = '' } = index.lines[at] ?? {};
    return holdsPapers(section) || paper.test(line) ? [{ line, states: findStates(line) }] : [];
  });
  const isOther = ({ line, states }: (typeof held)[number]) =>
    states.length > 0 &&
    !/compact|multi-?state/i.test(line) &&
    !states.some(({ code }) => asked.some((each) => each.code === code));
  if (held.length === 0 || !held.every(isOther)) return undefined;
  const names = [...new Set(held.flatMap(({ states }) => states.map(({ name }) => name)))];
  return { credit: 0.5, lines, reasons: [{ code: 'other-state', detail: names.join(', ') }] };
}
