/** The states of Brazil by their letters, which stand behind a town with a hyphen or a stroke: "Natal-RN", "Santos/SP". */
const codes = new Set('AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(' '));

/** "Natal-RN" as the town and its state. */
export function cutBrazilianState(text: string): { city: string; code: string } | undefined {
  const [, city = '', code = ''] = /^(\p{Lu}[\p{L}' .]+?)\s?[-–/]\s?([A-Z]{2})$/u.exec(text) ?? [];
  return city !== '' && codes.has(code) ? { city, code } : undefined;
}
