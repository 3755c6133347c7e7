/** "About the RoleBanyan Security is looking …", "preferredAbout the CompanyVagaro, Inc.": the heading of a section that ran into the words around it. */
const heading =
  /(?:(?<=[\p{Ll}.!?)])|(?<=^[^\p{L}\p{N}]{0,20}))(?:About (?:(?:the|this) )?(?:[Rr]ole|[Jj]ob|[Pp]osition|[Cc]ompany|[Tt]eam|[Uu]s|[Yy]ou)|(?:Job |Position |Role )(?:Description|Summary|Overview)|(?:Key |Main |Primary )?Responsibilities|(?:Minimum |Preferred |Basic |Required )?(?:Qualifications|Requirements)|(?:Part|Full)-time|Resumen del Puesto|Requisitos|Responsabilidades)(?=\p{Lu}\p{L})/gu;
/** "… interventional radiology Desirable: ILS certificate": a heading with its colon in the middle of a line. */
const labelled =
  /(?<=(?:^|\s)[\p{Ll}\d(]\S* )(?<!to have )(?:Essential|Desirable|Required|Preferred|Responsibilities|Duties|Requirements|Qualifications|Benefits|Skills)(?=\s?:)/gu;
/** "… adapt to the business Demonstrated customer service skills": a word of praise in capitals inside a sentence opens another line. */
const praise =
  /(?<=[\p{Ll}\d)] )(?=(?:A proven|Advanced|Demonstrat(?:ed|able)|Detailed|Excellent|Exceptional|Extensive|Flexibility and|Good|High (?:level|attention)|Keen|Minimum of|Outstanding|Polished|Previous|Prior|Proactive|Proven|Solid|Sound|Strong|Superior|Working knowledge) [\p{Ll}\d])/gu;
const opener =
  /(?<=[\p{L}\d)]) (?=(?:Must (?:be|have)|Ability to|Able to|(?:The )?[Ii]deal candidates?|Knowledge of|Experienced? (?:in|with|of|working|using|as)|Experience \p{L}+ing|(?:Supervisory|Management|Relevant|Customer service) experience|Flexible (?:to|with)|NVQ|GCSEs?|(?<!\p{Lu}\p{L}+ )Degree in|Undergraduate degree|(?:Two|Three|Four)[- ]year degree|Familiar(?:ity)? with|Understanding of|Are an?|(?:Full|Valid|Clean|Current) (?:UK |clean )?(?:driv)|We (?:offer|provide|are an)|If you (?:would|are|have|feel|think)|This (?:job|position|role|vacancy) (?:was|is)|Proficien(?:t|cy) (?:in|with)|Responsible for|Applicants (?:must|should)|Candidates (?:must|should|will)|Willing(?:ness)? to|(?:Bachelor|Master)(?:'|’)?s degree|S\/he (?:must|will|should)|The (?:\p{Lu}\p{Ll}+ ){1,4}[Ww]ill(?=\s?[:…]))(?!\p{L}))/gu;

/** What a sentence goes on with in front of a word in capitals: "have Experience with", "your Ability to". */
const goesOn =
  /(?:^|[\s(])(?:an?|and|any|are|as|be|been|both|by|demonstrated?|excellent|extensive|for|from|good|ha[sd]|have|having|hold|i[nsf]|least|minimum|months?|must|need|no|of|on|or|other|our|plus|previous|proven|prior|proven|relevant|should|some|solid|strong|that|the|their|this|to|use|using|we|when|which|who|will|with|work|years?|you|your)\)?$/iu;

/** Places where the words that open a demand follow a whole sentence on the same line, without a full stop ("embrace innovation Must be able to lift 30 lbs"), and where a glued heading begins and ends. */
export function findLostBreaks(line: string): number[] {
  const openers = [...line.matchAll(opener)]
    .filter(({ index }) => index >= 12 && !goesOn.test(line.slice(Math.max(0, index - 16), index)))
    .map(({ index }) => index + 1);
  const inside = [...line.matchAll(labelled)].map(({ index }) => index);
  const headings = [...line.matchAll(heading)].flatMap(({ index, 0: words }) => [index, index + words.length]);
  const lines = [...line.matchAll(praise)]
    .map(({ index }) => index)
    .filter((at) => at >= 12 && !goesOn.test(line.slice(Math.max(0, at - 17), at - 1)));
  return [...openers, ...lines, ...[...headings, ...inside].filter((at) => at > 0)];
}
