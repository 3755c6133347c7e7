/** What a stretch of a posting is about; `about`, `benefits` and `apply` do not count. */
export type SectionKind = 'description' | 'requirements' | 'nice' | 'responsibilities' | 'about' | 'benefits' | 'apply';

const headings: [SectionKind, RegExp][] = [
  [
    'nice',
    /(?<!\p{L})(nice[- ]to[- ]haves?|preferred|desirable|desired|bonus(?: points| skills)?|pluses|is a plus|advantageous|additional skills|useful extra|extra knowledge|optional|wünschenswert|von vorteil|atouts?|apprécié|se valora(?:rá)?|deseables?|valorable|diferencia(?:l|is)|desejável|desejáveis|gradit[oi]|preferenziali|pluspunten|pré)(?!\p{L})/iu,
  ],
  [
    'requirements',
    /(?<!\p{L})(requirements?|required|qualifications?|what you(?:'|’)?(?:ll)? (?:bring|need|have)|who you are|your profile|about you|your background|skills|competenc(?:y|ies)|must[- ]haves?|you (?:have|bring|need|must have|will (?:need|have|bring))|you(?:'|’)ll (?:need|have|bring)|what we ask|looking for|essential(?! (?:job|duties|function|responsib))|minimum|education|experience|candidates?|prerequisites?|knowledge|eligib\w+|person specification|we expect|your skills|licen[cs]es?|certifications?|abilities|anforderungen|profil|qualifikation(?:en)?|voraussetzungen|mitbring\w*|bringst du mit|kenntnisse|compétences|exigences|profil recherché|formation|requisitos|perfil|buscamos|aptitudes|conocimientos|qualificações|competências|conhecimentos|requisiti|profilo|competenze|cerchiamo|functie-?eisen|vereisten|wat vragen wij|jouw profiel|wie ben jij|eisen|gevraagd)(?!\p{L})/iu,
  ],
  [
    'responsibilities',
    /(?<!\p{L})(responsibilit(?:y|ies)|duties|what you(?:'|’)?(?:ll| will) (?:do|be doing)|your role|the role|role|tasks?|job functions?|functions|day[- ]to[- ]day|key activities|you will|accountabilit\w+|job purpose|mission|position description|scope|what you do|deliverables|aufgaben|tätigkeit\w*|verantwort\w*|missions?|vos missions|tâches|activités|rôle|funciones|responsabilidades|tareas|atividades|funções|mansioni|attività|responsabilità|taken|werkzaamheden|wat ga je doen)(?!\p{L})/iu,
  ],
  [
    'benefits',
    /(?<!\p{L})(benefits?|perks|what we offer|we offer|our offer|compensation|pay|salary|remuneration|rewards?|incentives?|what(?:'|’)s in it|why (?:join|work|us)|wir bieten|was wir bieten|unser angebot|leistungen|vorteile|avantages|nous (?:vous )?(?:offrons|proposons)|ofrecemos|beneficios|qué ofrecemos|oferecemos|benefícios|offriamo|cosa offriamo|wij bieden|wat bieden wij|arbeidsvoorwaarden)(?!\p{L})/iu,
  ],
  [
    'apply',
    /(?<!\p{L})(how to apply|to apply|apply|application|equal (?:opportunity|employment)|eeo|disclaimer|contact|next steps|bewerb\w*|kontakt|postuler|candidature|candidatarse|inscri\w+|candidatar|candidatura|solliciteren|sollicitatie|contatto|privacy)(?!\p{L})/iu,
  ],
  [
    'about',
    /(?<!\p{L})(about|who we are|our (?:company|story|team|mission|values|culture|client)|the company|company (?:profile|overview|description)|über uns|das unternehmen|wir sind|wer wir sind|unternehmen|qui sommes[- ]nous|à propos|l(?:'|’)entreprise|entreprise|sobre nosotros|quiénes somos|la empresa|sobre nós|quem somos|a empresa|chi siamo|l(?:'|’)azienda|azienda|over ons|wie zijn wij|het bedrijf)(?!\p{L})/iu,
  ],
  [
    'description',
    /(?<!\p{L})(description|summary|overview|position|job|the opportunity|opportunity|stelle(?:nbeschreibung)?|beschreibung|poste|description du poste|descripción|puesto|descrição|vaga|descrizione|posizione|functie(?:omschrijving)?|omschrijving)(?!\p{L})/iu,
  ],
];

/** The section that a heading opens; undefined for a line that is no heading. A line "Requirements: Java" opens one too: `rest` is where its text goes on. */
export function nameSection(line: string): { kind: SectionKind; rest?: number } | undefined {
  const colon = line.indexOf(':');
  const head = colon > 1 && colon < 60 ? line.slice(0, colon) : line;
  const words = head.trim().split(/\s+/);
  const ownLine = colon === -1 || line.slice(colon + 1).trim() === '';
  if (head.length > 70 || words.length > (colon === -1 ? 6 : 9)) return undefined;
  if (colon === -1 && /[.!;,]$/.test(head.trim())) return undefined;
  const kind = kindOf(head.trim());
  if (kind === undefined) return undefined;
  if (ownLine) return colon === -1 && words.length > 4 && !isHeadingLike(words) ? undefined : { kind };
  return words.length <= 4 ? { kind, rest: colon + 1 } : undefined;
}

function kindOf(head: string): SectionKind | undefined {
  if (/^about (the )?(job|role|position|opportunity)\b/i.test(head)) return 'description';
  if (/^about (you|the candidate)\b/i.test(head)) return 'requirements';
  if (/^(about|über uns|à propos|sobre)\b/i.test(head)) return 'about';
  return headings.find(([, words]) => words.test(head))?.[0];
}

function isHeadingLike(words: string[]): boolean {
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return capitals >= words.length / 2 || /^(what|who|how|why|your|our|was|wir|das|ihr)/i.test(words[0] ?? '');
}
