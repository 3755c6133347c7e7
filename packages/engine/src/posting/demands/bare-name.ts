/** "CEN preferred", "IATF 16949 required": the name without the words that only say how much it is wanted. */
export function bareName(text: string): string {
  const bare = text.replace(demandEnd, '').trim();
  return bare === '' ? text : bare;
}

const demandEnd =
  /[\s,(–-]+(?:(?:is |are |would be )?(?:an? |highly |strongly |very )?(?:required|preferred|desired|desirable|needed|mandatory|essential|plus|advantage|asset|bonus|optional|helpful|beneficial)|(?:ist |sind |wäre(?:n)? )?(?:von vorteil|wünschenswert|erwünscht|erforderlich)|wünschenswert|erforderlich|erwünscht|zwingend|souhaitée?s?|appréciée?s?|exigée?s?|obligatoires?|deseables?|valorables?|imprescindibles?|requerid[oa]s?)[).]*$/iu;
