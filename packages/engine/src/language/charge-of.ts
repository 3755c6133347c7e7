/** Work and things that are handled, whoever is responsible for them; people, places and qualities ("quality", "the shop", "a team") are not. */
const things =
  'accounts?(?: (?:payable|receivable))?|clients|customers|orders?|ordering|purchas(?:es|ing)|procurement|inventory(?: control)?|stock(?: control)?|newsletters?|calendars?|campaigns?|content|correspondence|mail|e-?mails?|calls?|bookings?|bookkeeping|reservations?|invoic(?:es?|ing)|billing|payroll|payments?|expenses?|claims?|cases|files|filing|records?|documents?|documentation|paperwork|reports?|reporting|data entry|schedul(?:es?|ing)|rotas?|deliver(?:y|ies)|shipments?|shipping|logistics|returns|complaints?|[ei]nquir(?:y|ies)|tickets?|requests?|contracts?|cash|social media|sales|marketing|recruitment|onboarding|events|travel(?: arrangements)?|applications|registrations|collections|dispatch|imports|exports|translations|purchase ledger';
const handled = new RegExp(
  String.raw`^(?:(?:the|all|an?|its|their|\d[\d,.]*)(?: the)? )?(?:[\p{Ll}-]+ ){0,3}?(?:${things})(?=$|,? (?:of|in|for|at|with|on|across|from|to|and|between|within|which|worth)\b)`,
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
  if (/^handling \p{Ll}/u.test(charge)) return charge.replace(/^handling/, current ? 'handle' : 'handled');
  if (
    /^\p{Ll}{3,}ing (?:and|of|with|the|all|\p{Ll}+s)\b/u.test(charge) &&
    !/^(?:ordering|purchasing|billing|invoicing|filing|scheduling|shipping|reporting|marketing|onboarding|training) (?:and|of|with)\b/.test(
      charge,
    )
  )
    return undefined;
  if (money.test(charge)) return `${current ? 'hold' : 'held'} ${charge}`;
  return handled.test(charge) ? `${current ? 'handle' : 'handled'} ${charge}` : undefined;
}
