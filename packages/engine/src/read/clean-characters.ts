/** Marks that nobody sees and that part words for a machine: zero-width spaces, soft hyphens, directions. Joiners of letters stay. */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** Radicals that stand for whole characters, compatibility forms of characters, letters and digits as wide as characters. */
const folded = /[\u2e80-\u2fdf\uf900-\ufaff\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\u3000]/g;

/** Radicals of the supplement (U+2E80) that Unicode gives no equivalent, with the character that they are drawn as. */
const radicals = new Map(
  Array.from(
    '⺟母⺠民⻄西⻅见⻆角⻉贝⻋车⻓长⻔门⻘青⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻨麦⻩黄⻬齐⻮齿⻰龙'.matchAll(
      /(.)(.)/gu,
    ),
    (pair) => [pair[1] as string, pair[2] as string],
  ),
);

/** A text without marks that cannot be seen, its characters as people type them: "⼤" as "大", "Ｊａｖａ" as "Java". */
export function cleanCharacters(text: string): string {
  return foldForms(text.replace(invisible, ''));
}

/** Characters that look the same as one: forms for compatibility as the character that they stand for. */
export function foldForms(text: string): string {
  return text.replace(folded, (char) => radicals.get(char) ?? char.normalize('NFKC'));
}
