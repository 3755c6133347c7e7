/** Whether a name is another with its version behind it: "HTML5" of HTML. */
export function isVersionOf(own: string, asked: string): boolean {
  return own.toLowerCase().startsWith(asked.toLowerCase()) && /^\s?v?\d+(?:\.\d+)*$/i.test(own.slice(asked.length));
}
