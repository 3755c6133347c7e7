const ofKinds =
  /^(?:(?:National|Royal|Federal|State|American|British|European) )?(?:University|Ministry|Department|City|Institute|Institutes|Faculty|Museum|State|County|Council|Society|Port|Diocese|Archdiocese|Federation|Chamber|Office|Bureau|Embassy|Association|Academy|Borough|Town|Board) (?:of|for)\b/;

/** The name of a house as English speaks of it within a sentence: "the University of Leeds", but "Leeds University". */
export function nameWithThe(name: string): string {
  return ofKinds.test(name.trim()) ? `the ${name.trim()}` : name.trim();
}
