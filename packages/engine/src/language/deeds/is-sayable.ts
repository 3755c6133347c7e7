import { isTitle } from '../titles/is-title.ts';

/** Longest line, in words, that still makes a sentence of a letter. */
const mostWords = 30;

/** Marks of a list, a heading, a form or a page in a line: a slash, a bracket that never closes, several commas in a row, an abbreviation at the end. */
const unsayable: RegExp[] = [
  /[|•→▪●<>{}[\]_]|\s[/&–—-]{1,2}\s?\S*\s?[/&]|\/.*\/|\.\.\.|…/u,
  // "1:2" is a figure.
  /;|:(?!\d)|(?<!\d):/u,
  /\((?![^()]*\))|^[^()]*\)/u,
  /\b(?:etc|e\.g|i\.e|viz|n\/a)\b/iu,
  /[.!?] \p{Lu}/u,
  // A sentence that goes on in small letters: two columns in one line.
  /(?<!\b(?:incl|approx|dept|govt|assoc|prof))\p{Ll}{4,}[.!?] \p{Ll}/u,
  // A line cut at the point of an abbreviation, an owner of nothing: "along Rt", "with the Client's and Engineers".
  /\b(?:Rt|Rd|St|Ave|Dept|No|vs|approx|incl)$|\b(?:the|an?|all|our) \p{L}+['’]s and /u,
  // What points at the page, and a clause that a comma cut off what it is of: ", that helped".
  /\b(?:above|below)[- ]?mentioned\b|\b(?:stated|listed|mentioned|shown|see) (?:above|below)\b|, that \p{Ll}+ed\b/iu,
  // A full stop without its space: "by 15%.Awarded".
  /[%\d)]\.\p{Lu}\p{Ll}/u,
  // A word said twice: "built new a new platform".
  /\b(\p{L}{3,}) (?:(?:an?|the) )?\1\b/iu,
  // A choice that the writer left open, a bracket without its space, a year without its century. One pair of words is a name: "budget/forecast".
  /\p{Ll}{3,}\/\p{L}{3,}.*\/|\p{Ll}ed\/\p{Ll}+ed\b|\band\/or\b|\p{Ll}\(|['’‘]\d\d\b/u,
  // A small "i" for "I", two headings run together: "Troubleshooting Extending support".
  /(?:^|\s)i \p{Ll}/u,
  /^\p{Lu}\p{Ll}+ing \p{Lu}\p{Ll}+ing\b/u,
  // Words of a form and of a template.
  /\b(?:company name|city|state)\b ?,|\bN\/A\b/u,
  // Forms by their numbers, a sign without its space: "W-2/W-3 &1099".
  /&\p{N}|\p{Lu}-\d\/\p{Lu}-\d/u,
  // Two spaces before a mark, a capital amid a word, a lost space: what a layout left behind.
  /\s[,.]|\p{Ll}\p{Lu}\p{Ll}+\p{Lu}|,\p{L}/u,
  // A second deed in another form reads as a slip when it is said: "provided support and track paperwork".
  /^\p{Lu}\p{Ll}+ed\b(?! and \p{Ll}+ ).*\b(?:and|,) (?:track|update|upload|maintain|prepare|assist|provide|ensure|perform|handle|manage) /u,
  // An apostrophe that is missing or too many: "each persons shift", "LRV's".
  /\b(?:employees|customers|clients|persons|patients|students|companys) (?:personnel|shift|shifts|needs|files|records|accounts|questions|concerns|requests|complaints|inquiries)\b|\b\p{Lu}{2,}['’]s(?=[.,;]|$| \p{Lu}| (?:to|and|or|for|in|on|at|by|with|from|of|that|who|are|were) )/u,
  // A deed without what it was done to, an article before a bare verb: words were lost.
  /^(?:developed|created|built|designed|implemented|managed|improved|produced|led|delivered|provided) (?:using|by|via|through|with|in|on|for|and (?:using|by|via|through|with|in|on|for))\b/iu,
  /\b(?:the|an?) (?:implement|maintain|provide|ensure|develop|create|perform|assist|achieve|identify)\b/iu,
  // What the employer does, not the person: "Larkmoor develops solutions for …".
  /^(?:\p{Lu}[\p{L}&.'’-]* ){1,5}(?:develops|provides|offers|delivers|specializes|serves|operates|designs|manufactures|is|was)\b/u,
  // One deed too many, or none: "Furthered developed", "Involved in hiring".
  /^(?!\p{L}+ly )\p{L}+ed (?:developed|created|provided|maintained|conducted|performed|implemented|ensured|prepared) |^involved in\b/iu,
  // Praise of oneself where a deed should stand.
  /\bwith (?:an? )?proven track record\b|\bmade it (?:an? )?(?:\p{L}+ )?success\p{L}*|^provided (?:\p{L}+ )?customer satisfaction\b/iu,
  // Two deeds run into one: "Automated create Google Mail".
  /^(?!Helped|Made|Let)\p{L}+ed (?:create|make|send|build|write|get|find|run|develop|provide|manage|maintain|perform|ensure|prepare) /u,
  // What was done to learn, or seen done by others, shows nothing yet.
  /^(?:worked|attended|met|participated|shadowed|interacted|observed)\b.* to (?:learn|understand|discover|observe|familiari[sz]e)\b|^(?:shadowed|familiari[sz]ed|learned|discovered|gained (?:\p{L}+ )?(?:knowledge|experience|exposure|understanding)|attended)\b/iu,
  /\b(?:as (?:needed|required|assigned|necessary)|(?:when|where|if) (?:appropriate|needed|necessary|required)|with regards? to|other duties|and more|various (?:tasks|duties))\b/iu,
];

/** Most commas of a sentence. */
const mostCommas = 4;

/** Whether a line of a resume can be said as one sentence, or with up to so many `commas`: whole, not too long, without the marks of a list, a form or a page. */
export function isSayable(line: string, commas = mostCommas): boolean {
  const plain = line.trim().replace(/[.;,\s]+$/u, '');
  const words = plain.split(/\s+/).length;
  return (
    words >= 4 &&
    words <= mostWords &&
    line.split(',').length - 1 <= commas &&
    !unsayable.some((mark) => mark.test(plain)) &&
    !endsInHead(plain)
  );
}

/** Whether a line ran into the head of the next job, a name and a title: "Followed ISO 9001 Northgate Works, Quality Intern". */
function endsInHead(line: string): boolean {
  const [, name = '', title = ''] = /(\p{Lu}\S+), ((?:\p{Lu}\S+ ?){1,5})$/u.exec(line) ?? [];
  return name !== '' && isTitle(title);
}
