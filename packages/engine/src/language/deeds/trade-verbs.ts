/** Verbs of single trades that no noun is spelled like, in base form. A trailing `*` doubles the last letter. */
export const tradeVerbs = `
accrue adjudicate amortise amortize auscultate baste braise braze cannulate catheterise catheterize choreograph containerise copyedit deconflict defend defibrillate defuel
denormalise denormalize depreciate descale detain disassemble dislodge dismiss dissect distil* distill dockerise dockerize embalm emboss engrave etch exclude exfoliate fasten
ferment haggle headhunt incubate ingest intubate invigilate knead launder loosen marinate notarise offboard palpate parse pasteurise pasteurize plead pollinate prosecute quantise
reassure refuel repossess resuscitate securitise securitize sift swaddle thresh transfect unblock unclog* unionise unionize unpack
`;

/** Verbs of single trades that are nouns or other words as often: only what was done with them ("milked", "ploughed") is surely the verb. `base:past:participle` where irregular. */
export const doneVerbs = `
abstract bale ballast barter batch batten berth biopsy bleach board bolt bottle box brake breed:bred buff bus camp carve caulk censor
centrifuge chaperone chisel chock clad clamp clip* clone comb comfort composite console coppice couple courier crane crate crawl crochet
cross-examine cross-sell:cross-sold crunch cull cure cycle debrief depose dice dock dose dredge dub* dust edge embroider emcee fillet fine
float freeze:froze:frozen frost furlough genotype gild glaze grate graze gut* harden harrow hedge hem* herd hitch hoe hoover hump ice ink
jet* kennel knit* knot* lace lacquer lamb lash lather leaflet lint loan lop* lug* malt manicure marshal mash massage meter milk mince moor
mould mulch muster net* paddle parade pattern pave peel peg* perm petition phenotype pickle pierce plane pleat plough plow poach pollard
prop* puree rake rasp ream rear reel ring:rang:rung rivet row saddle sail salvage saute scour scrape scrub* seed shave shear:sheared:shorn
sheathe shelve shim* shoe:shod shore shortlist shovel shred* shrinkwrap* shunt shutter sieve sinter skim* skin* slate slaughter slice
sling:slung smelt smoke sow:sowed:sown spade splint spool stain stake steam steep stencil stook storyboard strike:struck stump subpoena
subtitle swab* syndicate tack tamp tan* tap* tarmac:tarmacked tattoo taxi thin* thread throw:threw:thrown timetable tint trawl trek* trowel
truss tug* turf typeset:typeset underpin* unscrew upholster varnish veneer vet* wax wean weave:wove:woven weed whip* whisk whitewash whittle
winch winnow wrangle x-ray xray
`;
