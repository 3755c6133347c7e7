const levels =
  /^(?:master|expert|experte|advanced|intermediate|beginner|basic|basics|proficient|fluent|novice|senior|junior|professional|excellent|good|very good|fair|strong|familiar|competent|exzellent|hervorragend|sehr gut|gut|grundkenntnisse|excelente|muy buen[oa]|buen[oa]|ottim[oa]|eccellente|molto buon[oa]|buon[oa]|discret[oa]|muito bo[am]|bo[am]|tr[eè]s bon(?:ne)?|bon(?:ne)?|zeer goed|fortgeschritten|experten?kenntnisse|avance|avancé|intermédiaire|débutant|confirmé|maîtrise|avanzado|intermedio|básico|basico|experto|avançado|intermediário|intermédio|avanzato|base|esperto|gevorderd|basis|uitstekend|goed)$/iu;

/** True for a word that says how well something is known, and nothing else. */
export function isSkillLevel(text: string): boolean {
  return levels.test(text.trim());
}
