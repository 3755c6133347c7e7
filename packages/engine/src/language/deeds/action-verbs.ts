import { doneVerbs, tradeVerbs } from './trade-verbs.ts';

/** The forms of an English verb as resumes use them. */
export type ActionVerb = { base: string; past: string; third: string; gerund: string; participle: string };
export type VerbForm = 'base' | 'past' | 'third' | 'gerund';

/** Regular verbs of working life, in base form. A trailing `*` doubles the last letter: plan*, planned, planning. */
const regular = `
abolish absorb accelerate access accommodate accompany accomplish account accumulate achieve acquire act activate adapt add address
adhere adjust administer adopt advance advertise advise advocate aid aim align allocate allow alter amend amplify analyse analyze
anchor animate announce answer anticipate appeal apply appoint appraise approach approve arbitrate archive arrange articulate
ascertain assemble assess assign assist assume assure attach attain attend attract audit augment author authorise authorize automate
award back backfill bake balance bandage bath bathe benchmark bill blend bolster book boost brand brainstorm brief broaden broker
budget bundle calculate calibrate campaign canvass capture care carry cash catalog catalogue categorise categorize cater centralise
centralize certify chair challenge champion change channel chart charter chase check circulate clarify classify clean clear climb close
coach coat code collaborate collate collect combine command commence commission communicate compare compile complete comply compose
compute conceive conceptualise conceptualize condense conduct configure confirm connect conserve consider consolidate construct consult contact
contain containerize contribute control* converse convert convey convince cook cooperate co-operate coordinate co-ordinate correct correspond counsel count cover
craft create critique crop* cultivate curate customise customize date debate debug* decide decorate decrease dedicate deepen define
delegate deliver demolish demonstrate deploy depict derive describe design detail detect determine develop devise diagnose differentiate
digitise digitize direct disassemble discharge discover discuss dismantle dispatch dispense display dispose disseminate distribute diversify
document double draft drain dress drill dye earn edit educate effect elaborate elevate elicit eliminate embed* employ empower enable enact
encourage energise energize enforce engage engineer enhance enlarge enlist enrich enrol* enroll ensure enter entertain entrust equip* erect
escalate escort establish estimate evaluate examine exceed execute exercise exhibit expand expedite experiment explain explore export expose express extend
extinguish extract fabricate facilitate fashion ferry fetch file fill film filter finalise finalize finance finish fire fit* fix flag* focus follow forecast
form formalise formalize format* formulate forward foster frame fulfil* fulfill function fund furnish gain garden garnish gather gauge
generate govern grade graft graduate grant graph grease greet grill group guard guarantee guide halve handle harmonise harmonize harness harvest head heat help
hire haul host hoist identify illustrate image implement import improve improvise include incorporate increase index induct influence inform infuse initiate inject innovate
inspect inspire install instigate institute instruct insulate insure integrate intensify interact interface interpret intervene interview introduce
inventory invent invest investigate invite invoice involve iron isolate issue join journal judge justify key label labour land launch lecture lessen
level leverage liaise license lift limit link liquidate list listen litigate load lobby localise localize locate lock log* lower
maintain manage manufacture map* market mark master match maximise maximize measure mediate mend mentor merge migrate mill minimise minimize mix mobilise mobilize
model moderate modernise modernize modify monitor motivate mount move multiply name narrate narrow navigate negotiate network normalise normalize notarize
note notify nominate nurse nurture observe obtain offer onboard open operate optimise optimize orchestrate order organise organize orient originate outline outperform
outsource overhaul own pack package paint paraphrase park participate partner pass patch patrol* perform persuade phase photograph pick pilot pinpoint pioneer
place plan* plant plaster play plug* plumb polish poll pool populate position post pour practice practise precept predict prepare prescribe present preserve
preside press prevent price print prioritise prioritize probe process procure produce profile program* programme project promote proof propose prospect
protect provide prototype prove prune publicise publicize publish pull pump purchase push quadruple qualify quantify query question raise ramp range rank rate reach
read-test realign realise realize reason reassess reassign rebrand receive recognise recognize recommend reconcile reconfigure record recover recruit rectify recycle
redesign redirect reduce reengineer refactor refer* refine refill refinish reform refresh refurbish refuse register regulate rehabilitate rehearse reimage reinforce relate relaunch release
relieve relocate remedy remodel* remove render renegotiate renew renovate reorder reorganise reorganize repair replace replenish report reposition represent rewire request
research reserve reshape resolve respond restock restore restructure retain retire retouch retrain retrieve reunite revamp reverse review revise revitalise revitalize revive
reward rework rig* roast roll rotate route safeguard sample satisfy save scale scan* schedule school scope score screen script sculpt seal search secure
segment select sense separate sequence serve service settle shadow shape share sharpen shift ship* shop* shorten showcase simplify simulate sketch slash
smooth solder solicit solve sort source spearhead specialise specialize specify sponsor spot* stabilise stabilize staff stage standardise standardize start station steer step*
sterilise sterilize stimulate stitch stock store stow streamline strengthen stretch structure study style submit* substitute succeed suggest summarise summarize supervise
supplement supply support surpass survey sustain swap* synchronise synchronize synthesise synthesize systematise systematize tabulate tackle tag* tailor talk target
tend terminate test thatch tile tighten time titrate tow track trace trade train transcribe transfer* transform transition translate transmit* transplant transport travel*
treat triage trial* trim* triple tune turn tutor type uncover unify unite unload update upgrade uplift use utilise utilize vaccinate validate
admit* ambulate anneal annotate arrest bore brace brew butcher chop* cluster compact compound crimp culture disinfect encrypt evacuate excavate extrude fertilise
fertilize fold fry galvanise galvanize groom grout immunise immunize interrogate irrigate lubricate mop* mow palletise palletize pipette pitch plate prep*
provision purify quote recoup requisition rescue sand sanitise sanitize scaffold season splice spray stack strap* strip* suture tally tarp* taste tender testify trench
vacuum
value ventilate verify view visit visualise visualize volunteer wait walk warn wash watch water weigh weld widen wire witness work wrap* yield
`;

/** base past third? – gerund by rule unless given. */
const irregular = `
arise:arose beat:beat:beaten become:became begin*:began:begun bend:bent bid*:bid bind:bound bring:brought broadcast:broadcast build:built buy:bought cast:cast catch:caught choose:chose:chosen come:came:come
cut*:cut deal:dealt dig*:dug do:did:done draw:drew:drawn drive:drove:driven feed:fed find:found fly:flew:flown forge:forged get*:got give:gave:given go:went:gone
grind:ground hang:hung hit*:hit grow:grew:grown have:had hold:held keep:kept know:knew:known lay:laid lead:led learn:learned leave:left lend:lent make:made mean:meant
meet:met oversee:oversaw:overseen overcome:overcame:overcome pay:paid proofread:proofread put*:put quit*:quit read:read rebuild:rebuilt redo:redid:redone
resell:resold rewrite:rewrote:rewritten rethink:rethought ride:rode:ridden rise:rose:risen run*:ran:run say:said see:saw:seen seek:sought sell:sold send:sent set*:set sew:sewed:sewn
shape:shaped shoot:shot show:showed:shown shut*:shut sing:sang:sung speak:spoke:spoken spend:spent spin*:spun split*:split spread:spread stand:stood
steer:steered sweep:swept take:took:taken teach:taught tell:told think:thought troubleshoot:troubleshot undertake:undertook:undertaken
underwrite:underwrote:underwritten upsell:upsold undergo:underwent:undergone uphold:upheld win*:won wind:wound write:wrote:written
`;

type ReadVerb = { verb: ActionVerb; form: VerbForm };

const forms = new Map<string, ReadVerb>();
for (const word of wordsOf(regular + tradeVerbs)) {
  add(inflect(word));
  // British English doubles the l of "labelled".
  if (/[^aeiou]el$/.test(word)) add(inflect(`${word}*`));
}
for (const word of wordsOf(irregular)) add(inflectIrregular(word));
for (const word of wordsOf(doneVerbs)) addPast(word.includes(':') ? inflectIrregular(word) : inflect(word));

/** The verb that a word is a form of, or undefined. Case does not matter; where two forms are spelled alike ("cut"), the base is given. */
export function readVerb(word: string): ReadVerb | undefined {
  const low = word.toLowerCase();
  return forms.get(low) ?? readCompound(low);
}

/** All verbs known, by every form. */
export function isActionVerb(word: string): boolean {
  return forms.has(word.toLowerCase());
}

const prefix =
  /^(re-?|pre-?|co-|over-?|under-?|out-?|mis-?|de-?|up-?|cross-|hand-|deep-|spot-|double-|field-|beta-|stress-|load-|road-|fast-|soft-)(?=\p{L}{3})/u;

/** "Rewired", "cross-trained": what was done again or in another way, by the verb behind the prefix. Other forms are too easily a noun. */
function readCompound(word: string): ReadVerb | undefined {
  const front = prefix.exec(word)?.[0] ?? '';
  const read = front === '' ? undefined : forms.get(word.slice(front.length));
  if (read?.form !== 'past') return undefined;
  const { base, past, third, gerund, participle } = read.verb;
  return {
    form: 'past',
    verb: {
      base: front + base,
      past: front + past,
      third: front + third,
      gerund: front + gerund,
      participle: front + participle,
    },
  };
}

function wordsOf(list: string): string[] {
  return list.split(/\s+/).filter((word) => word !== '');
}

function addPast(verb: ActionVerb): void {
  if (!forms.has(verb.past)) forms.set(verb.past, { verb, form: 'past' });
}

function add(verb: ActionVerb): void {
  for (const form of ['base', 'past', 'third', 'gerund'] as const)
    if (!forms.has(verb[form])) forms.set(verb[form], { verb, form });
  if (!forms.has(verb.participle)) forms.set(verb.participle, { verb, form: 'past' });
}

function inflect(entry: string): ActionVerb {
  const doubles = entry.endsWith('*');
  const base = doubles ? entry.slice(0, -1) : entry;
  const stem = doubles ? base + base.at(-1) : base;
  const past = stem.endsWith('e') ? `${stem}d` : endsInConsonantY(stem) ? `${stem.slice(0, -1)}ied` : `${stem}ed`;
  return { base, past, participle: past, third: thirdOf(base), gerund: gerundOf(base, stem) };
}

function inflectIrregular(entry: string): ActionVerb {
  const [head = '', past = '', participle = past] = entry.split(':');
  const doubles = head.endsWith('*');
  const base = doubles ? head.slice(0, -1) : head;
  const stem = doubles ? base + base.at(-1) : base;
  return { base, past, participle, third: base === 'have' ? 'has' : thirdOf(base), gerund: gerundOf(base, stem) };
}

function thirdOf(base: string): string {
  if (endsInConsonantY(base)) return `${base.slice(0, -1)}ies`;
  return /(s|sh|ch|x|z|o)$/.test(base) ? `${base}es` : `${base}s`;
}

function gerundOf(base: string, stem: string): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (stem === base && base.endsWith('e') && !/(ee|ye|oe)$/.test(base)) return `${base.slice(0, -1)}ing`;
  return `${stem}ing`;
}

function endsInConsonantY(word: string): boolean {
  return /[^aeiou]y$/.test(word);
}
