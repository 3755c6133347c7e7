import type { Fact, Match, Posting, RequirementMatch, SkillMention } from '@shortlist/schema';
import { shownSkillsIn } from '../../lexicon/find/shown-skills.ts';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { loadLexicon } from '../../lexicon/load-lexicon.ts';
import { isNear } from '../../lexicon/relate/is-near.ts';
import { relateSkills } from '../../lexicon/relate/relate-skills.ts';
import { stemWord } from '../../lexicon/stem-word.ts';
import { tokenize } from '../../lexicon/tokenize.ts';
import { isGeneralWord } from '../../lexicon/word-weight.ts';

/** A thing that the posting names and nothing shows, with the nearest thing that the facts do show. */
export type Gap = {
  name: string;
  kind: SkillMention['kind'];
  mention: SkillMention;
  requirement: RequirementMatch;
  /** The person was asked and said no: the letter may say so, and not only what the resume shows. */
  denied: boolean;
  nearest?: { name: string; mention: SkillMention; facts: Fact[] };
  /** A skill or field is named in the posting's own line, which says how it is meant. */
  quoted?: string;
};

type GapScene = {
  posting: Posting;
  match: Match;
  facts: readonly Fact[];
  unread?: readonly string[];
  denied?: readonly string[];
};

/**
 * What may honestly be denied, the most important first: named must-haves whose words, abbreviation and kinds stand nowhere in the facts. Of skills and
 * fields only what a short line of its own asks for and nothing near is there. Qualities of a person (leadership, communication) are never denied: no
 * resume settles whether somebody has them.
 */
export function listGaps({ posting, match, facts, unread = [], denied = [] }: GapScene): Gap[] {
  const texts = [...facts.map(({ text }) => text), ...unread];
  const known = wordsOf(texts.join('\n'));
  const open = match.requirements.filter(({ importance, met }) => importance === 'must' && met !== true);
  const candidates = open.flatMap((requirement) => {
    const asked = posting.requirements.find(({ id }) => id === requirement.id);
    const line = lineAround(posting.text, requirement.start, requirement.end);
    // "Kafka or another streaming platform": where nothing of the kind is there, the named one may be said to be missing.
    const plain =
      requirement.met === false
        ? line.replace(
            /,? (?:or|oder|ou|o) (?:an)?(?:other|similar|equivalent|comparable|vergleichbar|ähnlich|équivalent|similair|similar)\p{L}*[^.;\n]*/iu,
            '',
          )
        : line;
    const isChoice = asked?.alternatives === true && plain === line;
    if (isChoice || leavesChoice.test(plain)) return [];
    const unheld = requirement.kind === 'certificate' && requirement.met === false ? (asked?.skills ?? []) : [];
    return (requirement.missing ?? unheld)
      .filter((skill) => mayDeny(skill, requirement, line, known, texts))
      .map((mention) => ({ requirement, mention, line: asked?.text ?? requirement.text }));
  });
  const rank = { certificate: 0, tool: 1, method: 2, skill: 3, domain: 4, language: 4, 'soft-skill': 5 };
  // What costs most comes first: the levers count it. Among equals a paper weighs more than a tool.
  const costs = new Map(match.levers.map(({ requirement, effect }) => [requirement, effect]));
  const costOf = ({ requirement }: (typeof candidates)[number]) => costs.get(requirement.id) ?? 0;
  // Of what costs the same, that comes first to which something leads.
  const near = new Map(
    candidates.map(({ mention }) => [mention, mention.id === undefined ? undefined : findNearest(mention, facts)]),
  );
  const isFar = ({ mention }: (typeof candidates)[number]) => Number(near.get(mention) === undefined);
  const sorted = candidates.sort(
    (a, b) =>
      costOf(b) - costOf(a) ||
      (a.mention.kind === b.mention.kind ? isFar(a) - isFar(b) : 0) ||
      rank[a.mention.kind] - rank[b.mention.kind] ||
      a.requirement.credit - b.requirement.credit,
  );
  return sorted.map(({ mention, requirement, line }) => {
    const isNamed = mention.kind === 'tool' || mention.kind === 'certificate';
    const nearest = near.get(mention);
    return {
      name: mention.kind === 'certificate' ? mention.text.trim() : bareName(mention.text),
      denied: denied.includes(mention.name),
      kind: mention.kind,
      mention,
      requirement,
      ...(isNamed ? {} : { quoted: quotedLine(line) }),
      ...(nearest === undefined ? {} : { nearest }),
    };
  });
}

/** Words that leave a choice: who has the one need not have the other. */
const leavesChoice =
  /\b(?:or|such as|like|e\.g|similar|equivalent|and\/or|preferred|plus|ideally|desirable|advantage|oder|ou|o)\b|\//i;

function lineAround(text: string, start: number, end: number): string {
  const from = text.lastIndexOf('\n', start) + 1;
  const until = text.indexOf('\n', end);
  return text.slice(Math.max(from, start - 200), Math.min(until < 0 ? text.length : until, end + 200));
}

function bareName(text: string): string {
  return text.trim().replace(/^(?:advanced|basic|intermediate|expert|strong|good|excellent) (?=\p{Lu})/iu, '');
}

/** Tools that everybody has met: a letter that says they are not in the resume would sound foolish. */
const everyday =
  /^(?:(?:microsoft |ms )?(?:office|excel|word|outlook|powerpoint|teams|windows)|e-?mail|internet|computers?|google (?:docs|drive|sheets|workspace|search)|facebook|instagram|linkedin|twitter|youtube|tiktok|whatsapp|social media|zoom|slack|phone)s?$/i;

/** What is looked into, not shown: that a resume lacks it would sound as if there were something to hide. */
const unsaid =
  /\b(?:driving|criminal|background|credit|medical) (?:records?|checks?|history|screening)\b|\bdrug (?:test|screen)\w*|führungszeugnis|casier judiciaire|antecedentes/i;

/** Words that only say that a name is one of a paper. */
const ofPapers =
  /^(?:licen[cs]\p{L}*|certif\p{L}*|zertifi\p{L}*|registr\p{L}*|registered|credential\p{L}*|diplom\p{L}*|professional|card|ticket|course|training|nachweis|schein)$/iu;

const isField = ({ kind }: SkillMention): boolean => kind === 'skill' || kind === 'method' || kind === 'domain';

/** Qualities that nobody's resume settles, and fields so wide that everybody has been in them. */
const qualities =
  /\b(?:communicat\w*|leadership|leading|team\w*|interpersonal|organi[sz]ation\w*|time management|problem[- ]solving|analytical|critical thinking|attention|detail|customer|service|presentation|negotiat\w*|stakeholder\w*|relationship\w*|collaborat\w*|flexib\w*|initiative|motivat\w*|writing|written|verbal|oral|computer|english|math\w*|maths|lift|physical|years?|background|degree|management skills|people|confidential\w*|ability|able|proficien\w*|multi-?task\w*|problem\w*|deadlines?)\b|kommunikat|arbeitsweise|denkweise|führung|teamfäh|teamgeist|organisat|sorgfält|belastbar|zuverlässig|selbst|engag|flexib|kundenorient|auftreten|jahre|encadrement|rigueur|autonom|écoute|relationnel|équipe|esprit|sens d|qualités|aisance|aptitude|capacité|liderazgo|comunicación|equipo|trabajo|organización|dotes|habilidad|capacidad|años/iu;

/** A skill that a short line asks for by itself: its own words are most of what the line says. */
function standsAlone(skill: SkillMention, line: string): boolean {
  return (
    line.length <= 60 &&
    (skill.text.includes(' ') || /\p{Lu}.*\p{Lu}|\d/u.test(skill.text)) &&
    !qualities.test(line) &&
    !/[:;|•“”„«»"]|\b(?:you|your|our|we|wir|nous|vous)\b/i.test(line)
  );
}

/** The posting's line as it may stand between quotation marks. */
function quotedLine(line: string): string {
  return line
    .trim()
    .replace(/^[•▪●*–-]+\s*/, '')
    .replace(/[.;,]+$/, '');
}

function mayDeny(
  skill: SkillMention,
  { met, credit, text }: RequirementMatch,
  line: string,
  known: Set<string>,
  texts: readonly string[],
  within = false,
): boolean {
  if (
    skill.kind === 'soft-skill' ||
    skill.kind === 'language' ||
    (isField(skill) && (met !== false || credit > 0 || (!within && !standsAlone(skill, text)))) ||
    skill.text.length > 40 ||
    everyday.test(bareName(skill.text)) ||
    unsaid.test(skill.text) ||
    /[’'](?:s\b|$)/.test(skill.text)
  )
    return false;
  const words = tokenize(skill.text).filter(
    (token) =>
      token.form.length > 1 && (skill.kind === 'tool' || skill.kind === 'certificate' || !isGeneralWord(token.form)),
  );
  if (words.length === 0 && !(within && isWhollyForeign(skill.text, texts))) return false;
  const isKnown = (token: (typeof words)[number]) => known.has(stemWord(token.key)) || known.has(token.form);
  // A paper is another one where a telling word of its name stands nowhere: "Immediate Life Support" is no "Advanced Cardiac Life Support".
  const isOther =
    skill.kind === 'certificate' &&
    met === false &&
    credit === 0 &&
    words.length > 2 &&
    words.some((token) => !isKnown(token) && !isGeneralWord(token.form) && !ofPapers.test(token.form));
  if (!isOther && words.some(isKnown)) return false;
  const short = tokenize(skill.text)
    .map((token) => token.form[0])
    .join('');
  const bracketed = /\(([A-Za-z&]{2,8})s?\)/.exec(line)?.[1]?.toLowerCase();
  if ((short.length > 1 && known.has(short)) || (bracketed !== undefined && known.has(bracketed))) return false;
  const wholes = new Set(loadLexicon().skills.get(skill.id ?? '')?.part ?? []);
  return !texts.some((text) =>
    skillsIn(text).some(
      (own) =>
        own.id !== undefined &&
        skill.id !== undefined &&
        // Who used "Microsoft 365" cannot be said to show nothing of "Microsoft 365 administration".
        (wholes.has(own.id) ||
          skill.id.startsWith(`${own.id}-`) ||
          relateSkills(skill.id, own.id) >= (isField(skill) ? 0.4 : 0.75)),
    ),
  );
}

/** "Change management": words that every resume holds, and together in none. */
const isWhollyForeign = (name: string, texts: readonly string[]): boolean =>
  name.includes(' ') && !texts.some((text) => text.toLowerCase().includes(name.toLowerCase()));

function wordsOf(text: string): Set<string> {
  return new Set(tokenize(text).flatMap((token) => [token.form, stemWord(token.key)]));
}

function findNearest(asked: SkillMention, facts: readonly Fact[]): Gap['nearest'] {
  let best: { closeness: number; mention: SkillMention; fact: Fact } | undefined;
  for (const fact of facts) {
    // A paper is near to a paper that is held, not to work that is told of.
    const places = asked.kind === 'certificate' ? /^\/certificates\/\d+\/name$/ : /^\/(work|skills|projects|answers)\//;
    if (!places.test(fact.pointer)) continue;
    for (const mention of shownSkillsIn(fact.text)) {
      if (mention.kind !== asked.kind || mention.id === undefined) continue;
      const akin = asked.kind === 'tool' && isNear(asked.id ?? '', mention.id) ? 0.4 : 0;
      const closeness = Math.max(akin, relateSkills(asked.id ?? '', mention.id));
      if (closeness >= 0.4 && closeness > (best?.closeness ?? 0)) best = { closeness, mention, fact };
    }
  }
  return best === undefined ? undefined : { name: best.mention.text, mention: best.mention, facts: [best.fact] };
}
