/** Whether words are a company's legal form without the company's name. */
export function isLegalForm(words: string): boolean {
  return /^(?:Inc|LLC|Ltd|Limited|(?:Pty|Co)(?:\.? (?:Ltd|Limited))?|PLC|Corp|Company|GmbH|mbH|AG|KG|S\.A|S\.L|B\.V)\.?$/iu.test(
    words,
  );
}
