const ofKinds =
  /^(?:(?:National|Royal|Federal|State|American|British|European) )?(?:(?:Technological |Open )?University|Ministry|Department|City|Institute|Institutes|Faculty|Museum|State|County|Council|Society|Port|Diocese|Archdiocese|Federation|Chamber|Office|Bureau|Embassy|Association|Academy|Borough|Town|Board) (?:of|for)\b/;

/** "Environmental Society, University of Galway": what a society is about stands before it; a person's name does not. */
const society = /^\p{Lu}\p{Ll}+(?:al|ic|ing|ary|ics|ology) (?:Society|Club)(?=$|,)/u;

const forces =
  /^(?:(?:US|U\.S\.|USA|United States|British|Royal|Canadian|Australian|Indian|Irish|Army|Air|Texas|California) ?)*(?:Army|Navy|Air Force|Marine Corps|Marines|Coast Guard|National Guard|Reserve)$/u;

/** The name of a house as English speaks of it within a sentence: "the University of Leeds", but "Leeds University". */
export function nameWithThe(name: string): string {
  return ofKinds.test(name.trim()) || society.test(name.trim()) || forces.test(name.trim())
    ? `the ${name.trim()}`
    : name.trim();
}
