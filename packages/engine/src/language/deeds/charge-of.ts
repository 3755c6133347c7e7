/** Work and things that are handled, whoever is responsible for them; people, places and qualities ("quality", "the shop", "a team") are not. */
const things =
  'accounts?(?: (?:payable|receivable))?|clients|customers|orders?|ordering|purchas(?:es|ing)|procurement|inventory(?: control)?|stock(?: control)?|newsletters?|calendars?|campaigns?|content|correspondence|mail|e-?mails?|calls?|bookings?|bookkeeping|reservations?|invoic(?:es?|ing)|billing|payroll|payments?|expenses?|claims?|cases|files|filing|records?|documents?|documentation|paperwork|reports?|reporting|data entry|schedul(?:es?|ing)|rotas?|deliver(?:y|ies)|shipments?|shipping|logistics|returns|complaints?|[ei]nquir(?:y|ies)|tickets?|requests?|contracts?|cash|social media|sales|marketing|recruitment|recruiting|hiring|onboarding|SEO|PPC|events|travel(?: arrangements)?|applications|registrations|collections|dispatch|imports|exports|translations|purchase ledger';
const handled = new RegExp(
  String.raw`^(?:(?:the|all|an?|its|their|\d[\d,.]*)(?: the)? )?(?:[\p{Ll}-]+ ){0,3}?(?:${things})(?=$|;|,? (?:of|in|for|at|with|on|across|from|to|and|between|within|which|worth)\b)`,
  'u',
);
/** "Ordering, stock rotation and HACCP records": each of them is work or a thing that is handled. */
const activities =
  'rotation|planning|coordination|preparation|reconciliations?|administration|maintenance|training|cleaning|cleanliness|checks?|inspections?|supplies|statements?|returns|rosters?|budgets?|displays?|promotions?|merchandising|receiving|dispatch|hygiene|waste|equipment|repairs?';
const listed = new RegExp(
  String.raw`^(?:(?:the|all|daily|weekly|monthly) )?(?:[\p{L}-]+ ){0,2}(?:${things}|${activities})$`,
  'u',
);
const money =
  /^(?:an? |the )?(?:(?:annual|yearly|\S*\d\S*|marketing|departmental|training) )*(?:budgets?)(?= (?:of|for|in)\b|$)/u;
/** What is a quality after all: "sales growth", "customer satisfaction", "stock accuracy". */
const quality =
  /^(?:\S+ ){0,4}(?:satisfaction|growth|accuracy|quality|safety|security|compliance|success|performance|levels|targets)\b/u;

/**
 * "Responsible for key accounts in the north" with a verb that claims no more than that: accounts are handled, a budget is held. Undefined
 * for people, places and qualities, where every verb would raise what is said or mean something else. English; `charge` is what follows "for".
 */
export function chargeOf(charge: string, current: boolean): string | undefined {
  if (/\b(?:team|staff|people|employees)\b/.test(charge.split(/[,;]/)[0] ?? '') || quality.test(charge))
    return undefined;
  const parts = charge.split(/, (?:and )?| and /);
  const isList =
    charge.includes(', ') && parts.length > 2 && parts.length < 7 && parts.every((part) => listed.test(part));
  if (isList) return `${current ? 'handle' : 'handled'} ${charge}`;
  if (/^handling \p{Ll}/u.test(charge)) return charge.replace(/^handling/, current ? 'handle' : 'handled');
  if (
    /^\p{Ll}{3,}ing (?:and|of|with|the|all|\p{Ll}+s)\b/u.test(charge) &&
    !/^(?:ordering|purchasing|recruiting|hiring|billing|invoicing|filing|scheduling|shipping|reporting|marketing|onboarding|training) (?:and|of|with)\b/.test(
      charge,
    )
  )
    return undefined;
  if (money.test(charge)) return `${current ? 'hold' : 'held'} ${charge}`;
  return handled.test(charge) ? `${current ? 'handle' : 'handled'} ${charge}` : undefined;
}
