/** The header that has a browser save an answer under a name, whatever signs the name holds: a name that was cut within a sign is one too. */
export function attachment(name: string): string {
  const whole = name.toWellFormed();
  const ascii = whole.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(whole)}`;
}
