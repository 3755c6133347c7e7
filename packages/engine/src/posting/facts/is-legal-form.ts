/** Whether words are a company's legal form without the company's name. */
export function isLegalForm(words: string): boolean {
  return /^(?:(?:Inc|LLC|Ltd|Limited|Pty|Co|KGaA|eG|oHG|PLC|Corp|Company|GmbH|mbH|UG|AG|KG|S\.A|S\.L|B\.?V|BVBA|N\.?V|VOF|S\.?r\.?l|S\.?p\.?A|SARL|SAS|Ltda|Lda)\.?(?:\s?&\s?|\s)?)+$/iu.test(
    words,
  );
}
