/** Words that join others, in the languages of letters: no name begins or ends with one. */
const joining =
  /^(?:and|in|of|for|the|a|an|with|to|und|der|des|für|mit|et|en|de|du|des|la|le|pour|avec|em|do|da|dos|das|com|e|y|del|con|di|della|per|van|voor|het|met)$/;

/** Whether a text is a piece of a phrase and no name: "simulations of a", "metodologia do". */
export function isPhrasePart(text: string): boolean {
  const words = text.trim().split(/[\s,/]+/);
  return joining.test(words.at(-1) ?? '') || /^(?:and|of|for|with|und|et|y|e)$/.test(words[0] ?? '');
}
