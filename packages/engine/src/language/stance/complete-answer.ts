const yes = /^(?:yes|yeah|yep|ja|oui|sí|si|sure|sim|sì)\b[\s,.:;–-]*/iu;

/** What an answer to "Have you used it?" leaves out before "daily at Quay for reports" or "5 years, for forecasts". */
const openEnd =
  /^(?:(?:daily|weekly|monthly|every (?:day|week|month)|regularly|often)(?=[\s,])|(?:for|to|in|on|at|with|as|since|during|from)\s|(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten)\+? (?:years?|months?)(?=[\s,]))/iu;
const duration = /^(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten)\+? (?:years?|months?)/iu;
/** A verb of use with the thing as a mere pronoun. */
const pronoun =
  /^((?:I |we )?(?:have |had |also )?(?:use|used|run|ran|set up|sold|taught|did|wrote|built|administer(?:ed)?|maintain(?:ed)?|work(?:ed)? with|manage(?:d)?|teach|sell|write|build|do)) (?:it|this|that|them)(?=[\s,.;]|$)/iu;

/** What an answer is about; `runs` where it tells of a job that still runs. */
export type AnswerAbout = { thing: string; isTool: boolean; language: string; runs?: boolean };

/**
 * An answer as a statement of its own, without its yes. Asked whether they used `thing`, people say "Yes, daily for reports" and "I used it to
 * …": both become "I used Salesforce …". Nothing else is filled in, and nothing in other languages than English.
 */
export function completeAnswer(told: string, { thing, isTool, language, runs = false }: AnswerAbout): string {
  const plain = told.replace(yes, '').trim();
  if (!language.startsWith('en') || thing === '') return plain;
  const named = plain.replace(pronoun, `$1 ${thing}`);
  if (
    named !== plain ||
    !isTool ||
    !openEnd.test(plain) ||
    /\b(?:I|we)\b|:/.test(plain) ||
    plain.split(/\s+/).length < 3
  )
    return named;
  const rest = duration.test(plain) ? `for ${plain}` : plain.charAt(0).toLowerCase() + plain.slice(1);
  return `I ${runs ? 'use' : 'used'} ${thing} ${rest}`;
}
