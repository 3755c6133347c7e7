import type { Violation } from '@shortlist/schema';
import type { Claims } from './claims.ts';
import type { FactIndex } from './index-facts.ts';

/**
 * Set phrases that raise a deed though each of their words is an everyday one: how fast, how alone, how perfectly, how often it was done.
 * A fact must have the phrase itself.
 */
const raising =
  /(?<!\p{L})(?:from scratch|in record time|in no time|every single|single[- ]handed(?:ly)?|(?:all )?(?:by myself|on my own)|ahead of (?:schedule|time|plan)|under budget|without (?:a single|any|an?) (?:complaints?|errors?|accidents?|incidents?|mistakes?|delays?)|of the (?:year|month|quarter)|second to none|at the highest level|took charge|took over (?:this|all|everything|the (?:whole|entire|running))|(?:was|am|the) (?:the )?only (?:one|person)|headed up|(?:put )?in charge of|for (?:many |several |over |nearly |almost )?(?:years|a decade|decades)(?=\s*(?:[.,;]|$))|years of daily|under my (?:leadership|direction|guidance|lead)|(?:taught|trained|showed) others|to do so|day and night|for the (?:state|government|army|military|crown)|than (?:anyone|anybody|everyone|others|my colleagues)|(?:with|for|in) the (?:whole|entire) \p{L}+|to the (?:board|ceo|md)|(?:staff|full|sole) responsibility|track record|of success|great success|high standard|became the standard|(?:every|all|my|each) targets?|trusted by|right to work|start (?:at once|immediately|tomorrow)|near you|followed your|(?:been|am) your|worked for you|met your|know your (?:team|people|staff|company)|visited your|used your|wrote (?:a|the|two|three) books?|my (?:own )?team|under me|in (?:several|many|various) languages|first[- ]class|in-depth|(?:deep|extensive|profound|expert|comprehensive) (?:knowledge|experience|expertise|understanding)|twice as|(?:two|three|four|ten) times (?:faster|as|more|the)|the press|satisfaction of all|saved the|full satisfaction|was (?:chosen|appointed|asked|trusted|entrusted|selected|headhunted|head-hunted)|recommended me|(?:renewed|extended) every|unter meiner (?:leitung|führung)|in voller verantwortung|mit großem erfolg|tag und nacht|seit jahren|jahrelang|langjährige (?:erfahrung|praxis)|als einzige[rn]?|mein(?:em)? (?:eigenes |eigenen )?team|im ganzen (?:unternehmen|konzern|land)|fundierte (?:kenntnisse|erfahrung)|umfassende (?:kenntnisse|erfahrung)|sofort verfügbar|sous ma (?:direction|responsabilité)|avec (?:un )?grand succès|jour et nuit|depuis des années|pendant des années|mon équipe|la seule personne|le seul|dans toute l['’]entreprise|expérience approfondie|connaissances approfondies|disponible immédiatement|bajo mi (?:dirección|responsabilidad)|con gran éxito|día y noche|durante años|mi (?:propio )?equipo|la única persona|el único|en toda la empresa|amplia experiencia|conocimientos profundos|disponible de inmediato|von grund auf|in (?:der )?rekordzeit|ganz allein|im alleingang|ohne (?:eine?n? )?einzige\p{L}*|des (?:jahres|monats)|en un temps record|à moi seule?|à partir de rien|de zéro|sans (?:une? seule?|aucune?) \p{L}+|de l['’]année|du mois|en tiempo récord|desde cero|yo sol[oa]|sin (?:una? sol[oa]|ning(?:ún|una)) \p{L}+|del (?:año|mes))(?!\p{L})/giu;

/** The raising phrases of a sentence that no fact has. */
export function checkPhrases(claims: Claims, index: FactIndex): Violation[] {
  return [...claims.text.matchAll(raising)].flatMap((match): Violation[] => {
    const phrase = plain(match[0]);
    if (index.views.some(({ fact }) => plain(fact.text).includes(phrase))) return [];
    return [{ kind: 'other', text: match[0], start: match.index, end: match.index + match[0].length }];
  });
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’']/g, "'")
    .replace(/[\s-]+/g, ' ');
}
