/** Programs that everybody at a desk has. */
export const everydayPrograms =
  /^(?:(?:MS|Microsoft) )?(?:Word|Excel|Office(?: Suite)?|Outlook|PowerPoint|Windows(?: \S+)?|E-?mail|Internet|Access)$/i;
