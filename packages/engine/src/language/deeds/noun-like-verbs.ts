/** Forms that are at least as often a noun as a verb: taken for a verb only where the next word can open its object. */
const bases = `
arrest beat bend bid bore brace brew butcher chop cluster compact compound crimp culture dig fold fry groom hit mop pitch plate prep provision quote rescue sand scaffold season splice spray stack strap strip suture tally tarp taste tender trench
access account address advance aid aim answer appeal approach audit award balance benefit bill blend board book boost brand brief budget bundle campaign care cash catalog catalogue cause challenge champion change channel charge
chart charter check climb coach coat code combine command commission compute conduct contact content contract control cook copy correspond cost counsel count cover craft crew crop cross customer data date deal debate decrease design detail
direct discharge discount display dispute document double draft dress drill drive earth effect email engineer enterprise equipment escort estimate event exercise exhibit experience experiment export express extract
face feature feed field figure file fill film filter finance find finish fire fit fix flag flow focus forecast form format forward frame front function fund gain garden gauge grade graduate grant graph group growth guarantee guard guide hand handle
harvest head help highlight host identity image impact import increase index influence inform input insert inventory invoice issue join journal judge key label labour land laser launch lead learn lecture level license lift light limit line link list live load log machine mail major market master match
matter measure mentor merge milestone mill mind minute mix model monitor mount move name need network note notice number nurse object offer office open operate order outline output overhaul pack package page paint park part partner patch patent
patrol pay people perfect permit phase phone photograph pilot pioneer place plan plant plaster play plug plumb point polish poll pool position post pour power practice practise present press price print prize probe process produce product profile profit program
programme progress project promise proof prospect protest provision prune pull pump purchase push quality query question quote race raise ramp range rank rate reach read record recruit recycle reform refresh refund register release repair report request
research reserve respect rest result retail retreat return review reward risk roast roll room rotate route run safety sale sample scale scan schedule school scope score scout screen script seal search season secure segment sense sequence serve service set shadow shape share
shift ship shop show sign signal site sketch skill slash smooth social software solder sort sound source space sponsor spot staff stage standard start state station steer step stitch stock store stow strategy stretch structure study style subject submit
supply support surface surplus survey swap system tackle tag talk target task taste team test thread time title tool total touch tour trace track trade traffic train transfer transition transport trap travel treat trial trim trip turn tutor type uniform update upgrade
use user vacuum value vendor venture version view visit voice volunteer wait walk wash watch water wave weld wire work wrap write yield
`;

const gerunds = `
bidding brewing frying grooming quoting sanding scaffolding spraying tendering trenching
accounting advertising auditing banking billing bookkeeping branding briefing broadcasting budgeting building buying casting catering cleaning clearing coaching coding computing consulting cooking costing counseling counselling cutting decorating detailing drafting dressing driving
engineering farming filing financing finding fishing forecasting framing fundraising funding gardening grinding handling hearing heating housing invoicing journaling learning lecturing leasing lending licensing lifting lighting listing listening logging machining manufacturing marketing meeting mentoring merchandising
milling modeling modelling monitoring networking nursing onboarding outsourcing packaging packing painting parking patrolling photocopying picking planning plastering plumbing positioning posting presenting pricing printing problem-solving processing programming prospecting publishing purchasing ranking rating reading receiving recording
recruiting recycling reporting roofing routing sampling scheduling screening selling servicing setting shipping shopping soldering sourcing speaking staffing stocking storytelling surveying teaching teambuilding testing tiling timing tracking trading training transcribing troubleshooting tutoring typing understanding
upselling volunteering warehousing welding wiring working writing
`;

const baseSet = new Set(bases.split(/\s+/));
const gerundSet = new Set(gerunds.split(/\s+/));

/** Whether the form could as well be a noun. Input lower case; plural and third-person endings are looked through. */
export function isNounLike(word: string): boolean {
  return (
    baseSet.has(word) ||
    gerundSet.has(word) ||
    (word.endsWith('s') && (baseSet.has(word.slice(0, -1)) || baseSet.has(word.slice(0, -2))))
  );
}

const openers = new Set(
  'a an the all any both each every its their our my his her your this that these those new existing daily weekly monthly annual up out off over down multiple several many more additional two three four five six seven eight nine ten to with on in at across through from for into about nearly roughly approximately'.split(
    ' ',
  ),
);

/** Whether a word can open what a verb acts on: an article, a number, "daily" … Prepositions count only after words that nouns rarely precede. */
export function opensObject(word: string): boolean {
  return openers.has(word.toLowerCase()) || /^[\d$€£]/.test(word);
}

/** Past forms spelled like nouns: "wound care", "ground operations", "thought leadership". */
const pastNouns = new Set(['wound', 'ground', 'thought', 'saw', 'left', 'felt', 'bound', 'shot', 'spoke', 'rose']);
/** Participles that make one name with the noun behind them: "used car sales" tells nobody what was used. */
const named =
  /^(?:fitted (?:wardrobes?|carpets?|furniture|sheets?)|fixed (?:income|assets?|wing|wireless)|used (?:cars?|vehicles?|furniture|books?|clothing)|structured (?:cabling|products|finance|settlements?)|embedded (?:systems|software|linux|c)|distributed (?:systems|computing)|applied (?:math\p{L}*|physics|sciences?|behaviou?r)|advanced (?:life|cardiac|trauma|driver)|assisted living|shared services|printed (?:circuits?|matter)|licensed practical|registered (?:general |dental |veterinary )?(?:nurses?|nursing)|chartered accountan\p{L}+)$/iu;

/** What a person or a thing is, beside which the same word as a deed has an object of its own: "Dedicated HR professional". */
const qualities =
  /^(?:dedicated|committed|motivated|experienced|accomplished|focused|seasoned|organized|organised|skilled|driven|proven|talented|advanced|certified|licensed|detailed|varied|united|limited|mixed|related)$/i;

/** Whether a past form at the head of a line is rather a noun, or names one with the next word. `word` as it is written: "LED" is a lamp. */
export function isPastLikeNoun(word: string, next: string): boolean {
  if (word === 'LED' || named.test(`${word} ${next}`)) return true;
  if (qualities.test(word) && !opensObject(next)) return true;
  const low = word.toLowerCase();
  if (!pastNouns.has(low) || opensObject(next)) return false;
  return (
    !(low === 'saw' && /^\p{Ll}{3,}[^s\P{L}]s$/u.test(next)) &&
    !(low === 'thought' && /^(?:through|about|up)$/i.test(next))
  );
}

const measured = new Set(
  'pass pick hit fill return drop win close open click reply catch scrap call attend show'.split(' '),
);

/** "Pass rate in mathematics up to 74%", "Pick rate", "Fill times": names of what is measured, in which nobody does anything. */
export function isMeasure(word: string, next: string): boolean {
  return measured.has(word) && /^(?:rates?|ratios?|times?|scores?|counts?|marks?)$/i.test(next);
}
