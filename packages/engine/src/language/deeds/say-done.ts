/** Nouns of what is done once, each with its verb in the past. */
const results: Record<string, Record<string, string>> = {
  pt: {
    redução: 'reduzi',
    aumento: 'aumentei',
    implementação: 'implementei',
    implantação: 'implantei',
    criação: 'criei',
    melhoria: 'melhorei',
    otimização: 'otimizei',
    automatização: 'automatizei',
    introdução: 'introduzi',
    reorganização: 'reorganizei',
    abertura: 'abri',
    diminuição: 'diminuí',
  },
  it: {
    riduzione: 'ho ridotto',
    aumento: 'ho aumentato',
    introduzione: 'ho introdotto',
    implementazione: 'ho implementato',
    creazione: 'ho creato',
    miglioramento: 'ho migliorato',
    ottimizzazione: 'ho ottimizzato',
    automatizzazione: 'ho automatizzato',
    riorganizzazione: 'ho riorganizzato',
    apertura: 'ho aperto',
    avvio: 'ho avviato',
  },
  nl: {
    invoering: 'ingevoerd',
    invoeren: 'ingevoerd',
    verlaging: 'verlaagd',
    verhoging: 'verhoogd',
    vermindering: 'verminderd',
    verbetering: 'verbeterd',
    opzetten: 'opgezet',
    implementatie: 'geïmplementeerd',
    implementeren: 'geïmplementeerd',
    automatisering: 'geautomatiseerd',
    reorganisatie: 'gereorganiseerd',
    verkorting: 'verkort',
  },
};

/** "of the", as each language contracts it, and the article that is left. */
const objects: Record<string, [RegExp, string][]> = {
  pt: [
    [/^d([oa]s?) /u, '$1 '],
    [/^de (?=\S)/u, ''],
  ],
  it: [
    [/^del /u, 'il '],
    [/^dello /u, 'lo '],
    [/^della /u, 'la '],
    [/^dell['’]/u, 'l’'],
    [/^dei /u, 'i '],
    [/^degli /u, 'gli '],
    [/^delle /u, 'le '],
    [/^d(?:i |['’])(?=un)/u, ''],
  ],
  nl: [[/^van (?=(?:de|het|een|nieuwe|\d))/u, '']],
};

/**
 * A Portuguese, Italian or Dutch line on something achieved, as a deed in the first person: "Riduzione dei tempi da 75 a 60 giorni" →
 * "Ho ridotto i tempi da 75 a 60 giorni", "Invoeren van het dossier" → "Heb het dossier ingevoerd".
 */
export function sayDone(line: string, code: string): string | undefined {
  const noun = /^\p{L}+/u.exec(line)?.[0] ?? '';
  const verb = results[code]?.[noun.toLowerCase()];
  const rest = line.slice(noun.length + 1);
  const [of, article] = objects[code]?.find(([each]) => each.test(rest)) ?? [];
  // A second noun that no verb takes over would hang loose.
  if (verb === undefined || of === undefined || / (?:e|en) \p{Ll}{4,} (?:d[eioa]\p{Ll}*|van) /u.test(rest))
    return undefined;
  const object = rest.replace(of, article ?? '');
  if (code !== 'nl') return `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${object}`;
  return object.includes(',') ? undefined : `Heb ${object} ${verb}`;
}
