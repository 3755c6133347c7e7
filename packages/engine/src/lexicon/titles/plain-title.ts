const bothGenders =
  /(?<=\p{L}{3})(?:[/*:·]-?(?:in|innen|a|o|e|as|os|trice|euse|ière|ne)|\((?:a|e|ne|ère|euse|trice|in)\)|@)(?!\p{L})/giu;

/** A title without the endings that mark both genders: "Jefe/a de partida", "Elektriker:in". */
export function plainTitle(text: string): string {
  return text.replace(bothGenders, '');
}
