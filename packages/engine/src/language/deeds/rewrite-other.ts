import type { Rewrite, RewriteStep } from './rewrite-bullet.ts';

type Rules = { opening: RegExp; self: RegExp; filler: RegExp };

/** Set openings that hide the deed, with the article after them; first persons; filler. By language. */
const rules: Record<string, Rules> = {
  de: {
    opening:
      /^(?:(?:ich )?war (?:auch )?|bin )?(?:haupt)?(?:verantwortlich|zuständig) für (?:(?:die|den|das) )?(?=(?:\p{Ll}+ ){0,2}\p{Lu}[\p{L}-]*(?:ung|ungen|tion|tionen|pflege|aufbau|ausbau|bau|ein[kK]auf|[vV]erkauf|vertrieb|support|controlling|management|marketing|recruiting|kontrollen?|analysen?|annahme|ausgabe|abnahme|aufnahme|gabe|transport|versand|unterricht|inventur|austausch|entwurf|betrieb|hilfe|en(?= (?:von|der|des)\b))(?!\p{L}))|^(?:zu )?(?:meine[rn]?|den) (?:haupt)?aufgaben (?:waren|umfassten|gehörten?)(?: auch)?:? (?:(?:die|der|das) )?(?=\p{Lu})/iu,
    self: /^Ich (?=\p{Ll}+(?:te|ierte)\b)/u,
    filler:
      /(?<=\p{L}),? (?:usw\.?|etc\.?|u\.\s?v\.\s?m\.?)$|(?<=[\p{L} ])\b(?:erfolgreiche[rsnm]?|erfolgreich|proaktive?[rsnm]?) (?=\p{L})/iu,
  },
  fr: {
    opening:
      /^(?:j['’]étais |je suis |était )?(?:responsable|en charge|chargée?)(?: (?:de la|du)| de l['’]) ?(?=(?:gestion|préparation|coordination|supervision|formation|rédaction|tenue|mise en place|mise en œuvre|maintenance|réalisation|planification|saisie|création|organisation|élaboration|encadrement|suivi|contrôle|recrutement|développement|accueil|accompagnement|entretien|animation)\b)/iu,
    self: /^J['’]ai (?=\p{Ll}+(?:é|i|u|is|it)\b)/u,
    filler: /(?<=\p{L}),? etc\.*$|(?<=\p{L} )avec succès(?= |$)|(?<=\p{L} )\bdivers(?:es)? (?=\p{L})/iu,
  },
  es: {
    opening:
      /^(?:fui |era |soy )?(?:responsable|encargad[oa]|a cargo)(?: de la| del| de) (?=(?:gestión|preparación|coordinación|supervisión|formación|redacción|elaboración|atención|planificación|creación|organización|realización|implantación|implementación|control|seguimiento|mantenimiento|desarrollo|contratación|diseño|análisis)\b)/iu,
    self: /^Yo (?=\p{Ll}+(?:é|í|aba|ía|o)\b)/u,
    filler: /(?<=\p{L}),? etc\.*$|(?<=\p{L} )(?:exitosamente|con éxito)(?= |$)/iu,
  },
};

/**
 * A German, French or Spanish bullet that opens with what was done: "Verantwortlich für die Bestellung von …" → "Bestellung von …". Takes
 * words away only, so that no form can go wrong; a line of another language or in doubt stays as it is.
 */
export function rewriteOther(line: string, language: string): Rewrite {
  const rule = rules[language.slice(0, 2)];
  const same: Rewrite = { text: line, steps: [] };
  if (rule === undefined || line.length > 240 || /\.\s+\p{Lu}/u.test(line)) return same;
  const steps: RewriteStep[] = [];
  let text = line.trim();
  const step = (name: RewriteStep, next: string): void => {
    if (next === text) return;
    const tidy = next
      .replace(/ {2,}/g, ' ')
      .replace(/ (?=[,.])/g, '')
      .trim();
    if (tidy === text || tidy.length < 12) return;
    text = tidy;
    steps.push(name);
  };
  step('opening', text.replace(rule.opening, ''));
  step('first-person', text.replace(rule.self, ''));
  step('filler', text.replace(rule.filler, ''));
  return steps.length === 0 ? same : { text: text.charAt(0).toUpperCase() + text.slice(1), steps };
}
