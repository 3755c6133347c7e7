const hours =
  /(?<=\p{L}[,;]? )open(?=(?: (?:\p{L}+|\d+))? (?:days|nights|evenings|mornings|hours) (?:a|per|each|every) (?:day|week|month|year)(?!\p{L})| (?:daily|24\/7|24 hours|year[- ]round|all (?:day|night|year)|late|around the clock)(?!\p{L})| (?:from|until|till) \d)/giu;

/** A text in which nothing is open at certain hours: "a restaurant open seven days a week" tells of no opening. Of the same length. English. */
export function withoutHours(text: string): string {
  return text.includes('open') ? text.replace(hours, '    ') : text;
}
