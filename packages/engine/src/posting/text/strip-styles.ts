/** What a word processor's clipboard puts before the text it copies: "Normal 0 false false EN-US X-NONE … {mso-style-name:…;}". */
const styles =
  /(?:\bNormal \d{1,2}(?: (?:false|true|\d{1,2}|[A-Z]{2}-[A-Z]{2}|X-NONE|MicrosoftInternetExplorer\d)){2,12}\s?)?(?:\/\*[^*]{0,60}\*\/\s?)?[^\s{}]{0,60}\s?\{\s?(?:mso-|font-|margin|panose)[^{}]{1,3000}\}/g;

/** Text without the style sheets that were pasted with it; what stood around one is parted by a line. */
export function stripStyles(text: string): string {
  return text.includes('{') ? text.replace(styles, '\n') : text;
}
