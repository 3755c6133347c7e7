import { leadsPeople } from '../../language/titles/leads-people.ts';
import { namesLeading } from '../../language/titles/names-leading.ts';

/** A kind of work that a posting and a resume call by different words: how it is asked for, and how a line tells of having done it. */
type KindOfWork = { asked: RegExp; told: RegExp };

const kinds: readonly KindOfWork[] = [
  // Sales success is a quota reached, a deal won, revenue grown.
  {
    asked:
      /\b(?:sales (?:success|results?|performance|targets?|goals?|objectives?|talents?|experience|growth|accounts?)|(?:hit|meet|achieve|exceed)\w* (?:\w+ ){0,3}(?:targets?|goals?|quotas?)|(?:grow|increase|drive|generate)\w* (?:\w+ ){0,3}(?:sales|revenue)|outside sales|new business|business development|new (?:sales )?accounts)\b/i,
    told: /\b(?:quota|(?:closed|won|landed|signed) (?:[\p{L}\d$€£.,-]+ ){0,6}(?:customers?|clients?|accounts?|deals?|contracts?|logos?|business)|(?:grew|increased|raised|doubled|generated|drove|lifted|boosted|exceeded|surpassed|beat) (?:[\p{L}\d$€£.,%-]+ ){0,4}(?:sales|revenue|turnover|targets?)|net revenue retention|sales (?:targets?|goals?))\b/iu,
  },
  {
    asked:
      /\b(?:cold[- ]calls?|cold calling|prospect\w*|lead generation|generat\w+ leads|sales appointments|outbound (?:sales|calls?))\b/i,
    told: /\b(?:cold[- ]call\w*|prospect\w*|qualified (?:meetings|leads)|outbound (?:call\w*|sales)|lead generation|generated (?:\S+ )?leads|booked (?:\S+ ){0,2}(?:meetings|appointments))\b/i,
  },
  {
    asked:
      /\b(?:account management|key accounts?|existing (?:accounts?|customers|clients)|(?:client|customer|account|supplier) relationships?|relationships? with (?:\w+ ){0,3}(?:clients?|customers|accounts))\b/i,
    told: /\b(?:account management|key accounts?|net revenue retention|renewals?|retention (?:rate|to)|(?:managed|manage|handled|looked after|served) (?:[\p{L}\d-]+ ){0,6}(?:accounts|clients)|(?:client|customer) relationships?)\b/iu,
  },
  {
    asked:
      /\b(?:train(?:ing)?|coach(?:ing)?|mentor(?:ing)?|onboard(?:ing)?|educate|educating|teach(?:ing)?|staff development|develop(?:ing)? (?:staff|employees|people))\b(?! (?:provided|budget|program for you))/i,
    told: /^(?:also )?(?:trained|train|coach(?:ed)?|mentor(?:ed)?|onboard(?:ed)?|precept(?:ed)?|taught|teach|tutor(?:ed)?|instructed|developed and delivered training|designed (?:and delivered )?trainings?)\b/i,
  },
  {
    asked:
      /\b(?:(?:reduc\w+|cut\w*|lower\w*|control\w*) (?:\w+ ){0,2}costs?|cost (?:reduction|savings?|control)|(?:deliver|achieve|own and deliver|identify) (?:\w+ )?savings|reduced cost)\b/i,
    told: /\b(?:cut|cutting|reduced|reducing|lowered|lowering|saved|saving|trimmed) (?:[\p{L}\d%-]+ ){0,5}(?:costs?|spend(?:ing)?|expenses?|budget|waste|[$€£]\S+)|\bcost savings?\b/iu,
  },
  {
    asked:
      /\b(?:continuous improvement|process improvements?|improv\w+ (?:\w+ ){0,3}(?:process(?:es)?|efficienc\w+|productivity|workflows?|quality|production|operations?|performance)|improved quality|lean|operational excellence|opportunities to improve)\b/i,
    told: /\b(?:(?:cut|reduced|improved|raised|lowered|shortened|brought|lifted|increased|streamlined|redesigned|halved) (?:[\p{L}\d$€£%.,/-]+ ){1,9}(?:by|from|to) (?:[\p{L}-]+ )?[\d$€£]|streamlin\w+|redesign\w+ (?:the )?(?:process|workflow))/iu,
  },
  {
    asked:
      /\b(?:safety (?:requirements?|procedures?|standards?|compliance|program\w*)|health and safety|workplace safety|safe (?:work\w*|environment))\b/i,
    told: /\b(?:incident rate|accidents?|safety|OSHA|lost[- ]time)\b/i,
  },
  {
    asked: /\b(?:quality (?:standards?|control|assurance|processes?)|high quality|accuracy|data integrity)\b/i,
    told: /\b(?:accuracy|defects?|error rate|errors by|quality (?:control|assurance|score|checks?)|audit(?:ed|s)?)\b/i,
  },
  {
    asked:
      /\b(?:budget(?:s|ing|ary)?|p&l|profit and loss|(?:commercial|financial) (?:and (?:commercial|financial) )?(?:awareness|acumen))\b/i,
    told: /\b(?:budgets?|p&l|profit and loss|(?:food|labou?r|operating) costs?|annual revenue)\b/i,
  },
  {
    asked:
      /\b(?:(?:reporting|tracking|performance|marketing|key|business|sales|progress|project|spend|usage) (?:metrics|reports?|dashboards?|analytics|data)|dashboards?|metrics|kpis?|analy[sz]\w+ (?:of )?(?:\w+ ){0,3}data|data analysis|generate,? and publish reports|mine insights)\b/i,
    told: /\b(?:dashboards?|(?:monthly|weekly|daily|sales|performance|management) (?:metrics|reports?)|kpis?|analy[sz](?:ed|e|es) (?:\w+ ){0,4}(?:data|trends|metrics|reports)|data models?|sql models)\b/i,
  },
  {
    asked:
      /\b(?:(?:writing|editing|crafting|creat\w+|develop\w+|produc\w+|manag\w+) (?:\w+,? (?:and )?){0,3}(?:content|copy|communications)|(?:media|press|marketing|social media) communications|content (?:creation|marketing|strategy)|(?:draft|write) blog posts)\b/i,
    told: /\b(?:(?:wrote|write|edited|edit|drafted|authored|produced|published) (?:[\p{L}\d-]+ ){0,5}(?:newsletters?|press (?:notes?|releases?)|articles?|blogs?(?: posts?)?|copy|content|posts|scripts?|brochures?)|content marketing)\b/iu,
  },
  {
    asked:
      /\b(?:(?:marketing|advertising|media|brand|social media) (?:and communications )?(?:plans?|campaigns?|initiatives|activities|programs?|channels?|strateg(?:y|ies))|campaigns?|brand awareness|(?:paid|social|owned|earned),? (?:and \w+ )?(?:\w+ )?channels|paid (?:search|media))\b/i,
    told: /\b(?:campaigns?|(?:launched|relaunched) (?:the |a |our )?(?:brand|product)|paid (?:budget|search|media|social)|lifecycle program\w*|(?:across|on) (?:Meta|TikTok|Instagram|Facebook|Google)\b|content marketing strateg\w+)/i,
  },
  // Software made, shipped, drawn up.
  {
    asked:
      /\b(?:build(?:ing)? (?:\w+ )?(?:prototypes?|software|(?:web |mobile )?(?:based )?applications?|apps?|web[- ]?sites?)|(?:develop|design|implement|creat|cod)(?:e|ing)?\b[^.;]{0,50}?\b(?:software|(?:web|mobile)\b[^.;]{0,20}applications?|web[- ]?sites?|(?:user )?interfaces?|code|prototypes?|web pages)|(?:software|web|application|app|mobile|front[- ]end|back[- ]end) development|software engineering)\b/i,
    told: /\b(?:built|build|developed|develop|implemented|implement|coded|shipped|created|wrote|programmed) (?:[\p{L}\d.,'’/+-]+ ){0,7}?(?:applications?|apps?|web[- ]?sites?|websites?|web|software|screener|api|apis|platform|services?|front[- ]?end|back[- ]?end|interfaces?|features?|(?:responsive|ui) designs?|algorithms?|compiler|plugins?|libraries|library|tools? in|prototypes?|storage|pipelines?|infrastructure)\b/iu,
  },
  {
    asked: /\b(?:back[- ]?ends?|apis?|web services|server[- ]side)\b/i,
    told: /\b(?:back[- ]?ends?|apis?|microservices|web services|server[- ]side)\b/i,
  },
  {
    asked:
      /\b(?:deploy(?:ment|ing|s)?|ci\/cd|continuous (?:integration|delivery|deployment)|release (?:process|management)|devops|build automation)\b/i,
    told: /\b(?:ci\/cd|deployments?|continuous (?:integration|delivery|deployment)|release (?:process|pipeline|cycle)|github actions|jenkins)\b/i,
  },
  {
    asked:
      /\b(?:architectur\w+ (?:choices|decisions|design)|(?:software|system|application|technical|solution) architecture|architect(?:ing)? (?:\w+ )?(?:systems?|solutions?|software)|scalab\w+|tech(?:nical|nology)? (?:stack|decisions))\b/i,
    told: /\b(?:microservices|architected|(?:designed|redesigned|defined) (?:[\p{L}\d-]+ ){0,4}(?:architecture|systems?|platform)|migration from|scaled|uptime)\b/iu,
  },
  {
    asked:
      /\b(?:performance (?:optimi[sz]ation|tuning|improvements?)|optimi[sz]\w+ (?:\w+ ){0,3}(?:performance|speed|code))\b/i,
    told: /\b(?:(?:response|load|page|query|render\w*) (?:times?|speed)|latency|throughput|optimi[sz]\w+)\b/i,
  },
  {
    asked:
      /\b(?:project management|manag(?:e|ing) (?:\w+,? ){0,3}projects?|(?:deliver|coordinat|lead|plan)\w* (?:\w+,? (?:and )?){0,3}projects?|multiple projects|project (?:delivery|coordination|plans?|tasks))(?! requirements)\b/i,
    told: /\b(?:(?:managed|manage|led|lead|delivered|coordinated|ran|planned|oversaw|completed) (?:[\p{L}\d$€£.,-]+ ){0,5}(?:projects?|program(?:me)?s?|migration|roll-?outs?|implementation|campaigns|launch(?:es)?))\b/iu,
  },
  {
    asked: /\b(?:recruit\w*|hiring|talent acquisition|sourc\w+ candidates|interview\w*|staffing|new hires?)\b/i,
    told: /\b(?:recruited|recruit(?:ing|ment)|hired|interviewed|interviewing|hiring)\b/i,
  },
  {
    asked:
      /\b(?:troubleshoot\w*|resolv\w+ (?:\w+ ){0,3}(?:tickets?|issues?|problems?)|(?:technical|desktop|user|help ?desk|it|end[- ]user) support|support (?:\w+ )?users)\b/i,
    told: /\b(?:troubleshoot\w*|troubleshot|(?:resolved|resolve|closed|handled) (?:[\p{L}\d-]+ ){0,5}(?:tickets?|issues?|incidents?|problems|calls)|help ?desk|(?:technical|desktop|user) support)\b/iu,
  },
  {
    asked: /\b(?:suppliers?|vendors?|procurement|purchas(?:e|ing)|buying|sourcing)\b(?! candidates)/i,
    told: /\b(?:suppliers?|vendors?|procure\w*|purchas(?:ed|ing|es)|negotiated|buyer)\b/i,
  },
  {
    asked:
      /\b(?:schedul(?:e|es|ing)\b[^.;]{0,40}\b(?:resources|staff|employees|shifts?|coverage|crews?|hours|vacations)|staff(?:ing)? assignments|scheduling)\b/i,
    told: /\b(?:(?:scheduled|schedule|scheduling|rostered|assigned) (?:[\p{L}\d-]+ ){0,4}(?:staff|shifts?|crews?|employees|nurses|associates|technicians|model)|assignments for \d+|staff schedul\w+|scheduling model|two shifts|three shifts)\b/iu,
  },
  {
    asked:
      /\b(?:(?:assist|serv|help|support|satisf)\w* (?:\w+ ){0,3}(?:customers?|clients?|members|guests|visitors)|customer (?:service|care|satisfaction|support|inquiries|queries|facing)|client satisfaction|client[- ]facing)\b/i,
    told: /\b(?:(?:served|serve|assisted|assist|helped|advised|advise|greeted|supported|answered) (?:[\p{L}\d,+-]+ ){0,4}(?:customers?|clients?|passengers|guests|members|patients|visitors|callers|shoppers)|customer (?:satisfaction|service|complaints?|inquiries)|guest satisfaction|customer[- ]engagement)\b/iu,
  },
  {
    asked: /\b(?:cash handling|handl\w+ cash|teller|cashier|(?:deposits|member transactions)|cash drawer)\b/i,
    told: /\b(?:cash handling|cash registers?|balanced (?:the )?(?:cash|tills?|drawers?)|cashier|teller|bank deposits?|handled cash)\b/i,
  },
  {
    asked:
      /\b(?:international (?:projects?|markets?|clients|business|exposure|experience|teams?)|projects? often international|across the world|worldwide (?:partners|clients)|(?:markets|clients|projects) in europe)\b/i,
    told: /\b(?:international\w*|worldwide|global|(?:in|across) (?:\w+ )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:countries|markets)|in (?:\p{Lu}\p{Ll}+, )+\p{Lu}\p{Ll}+ and \p{Lu}\p{Ll}+|European)\b/u,
  },
  {
    asked:
      /\b(?:month[- ]end|period[- ]end|year[- ]end|(?:general ledger|monthly) clos\w+|financial statements?|journal entries)\b/i,
    told: /\b(?:month[- ]end|period[- ]end|year[- ]end|journal entries|financial statements?|monthly clos\w+)\b/i,
  },
  {
    asked: /\b(?:invoic\w+|accounts? payables?|accounts? receivables?|billing)\b/i,
    told: /\b(?:invoic\w+|accounts? payables?|accounts? receivables?|billing)\b/i,
  },
  {
    asked: /\b(?:personnel (?:files|records)|employee (?:files|records|data)|hris)\b/i,
    told: /\b(?:personnel (?:files|records|actions?)|employee (?:files|records|data)|human resources? paperwork|hris)\b/i,
  },
  {
    asked: /\breconcil\w+\b/i,
    told: /\breconcil\w+\b/i,
  },
  {
    asked:
      /\b(?:(?:maintain|keep|update|manage)\w* (?:\w+,? (?:and )?){0,4}(?:records|logs|files|documentation|databases?)|record[- ]keeping|filing|data entry)\b/i,
    told: /\b(?:(?:maintained|maintain|kept|updated|filed|entered) (?:[\p{L}\d-]+ ){0,4}(?:records|logs|files?|filing|documentation|databases?|data)|data entry|records? management)\b/iu,
  },
  {
    asked: /\b(?:inventory|stock (?:control|levels|management))\b/i,
    told: /\b(?:inventory|(?:cycle|weekly|daily) counts?|stock (?:control|levels|takes?|accuracy))\b/i,
  },
  {
    asked:
      /\b(?:work(?:ing)? closely with|collaborat\w+|cross[- ]functional|liais\w+|coordinat\w+ with|work(?:s|ing)? with (?:the )?[\p{L}, ]{0,60}(?:teams?|designers|engineers|managers|departments))\b/iu,
    told: /\b(?:collaborat\w+|cross[- ]functional|liais\w+|coordinat\w+ with|work(?:ed)? (?:closely )?with (?:[\p{L}-]+,? ){0,5}(?:teams?|designers|engineers|departments|management))\b/iu,
  },
];

/** "Lead our project, design and service teams". */
const toLead =
  /^(?:lead|manage|supervise|oversee|direct|be responsible for (?:the )?(?:direction|management|supervision))\b[^.;:]{0,60}\b(?:teams|staff|crews|employees|groups)\b/i;

/** Whether a line tells of a kind of work that is asked for, though in other words: "closed 46 new customers" for "a track record of sales success". English. */
export function isSameKindOfWork(line: string, asked: string): boolean {
  if ((namesLeading(asked) || toLead.test(asked)) && leadsPeople(line)) return true;
  return kinds.some((kind) => kind.asked.test(asked) && kind.told.test(line));
}
