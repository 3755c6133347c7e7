const school =
  /(?<!\p{L})(?:universi\p{L}+|college|school|institut\p{L}*|academy|akademie|académie|(?:fach)?hochschule|école|escuela|faculty|polytechnic|politecnico)(?!\p{L})/iu;
const degree =
  /(?<!\p{L})(?:diplom\p{L}*|degree|certificate|bachelor|master|doctor\p{L}*|ph\.?d|m\.?b\.?a|[bm]\.?(?:sc|a|eng)|abitur|licence|grado|laurea)(?!\p{L})/iu;
const company =
  /\s(?:GmbH|AG|KG|SE|Inc|LLC|Ltd|PLC|plc|Corp|AS|ASA|A\/S|AB|Oy|BV|B\.V|NV|SA|S\.A|SAS|SARL|SL|S\.L|SpA|Srl|Pty|Limited)\.?(?=$|[\s,.(])/u;

const isSchool = (part: string) => school.test(part) && !degree.test(part);
const isCompany = (part: string) => company.test(part);

/** The parts of an entry's head in the order of its fields, where a person wrote the school or the employer first. */
export function orderHeads(parts: readonly string[], heads: readonly string[]): string[] {
  const [first = '', second = '', ...others] = parts;
  const kind = heads[0] === 'degree' ? isSchool : heads[0] === 'position' ? isCompany : undefined;
  if (!kind || second === '' || !kind(first) || kind(second)) return [...parts];
  return [second, first, ...others];
}
