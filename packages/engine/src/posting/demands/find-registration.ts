import type { SkillMention, Span } from '@shortlist/schema';
import { clauseAround } from './find-clause.ts';

/** "Registered with NMBI", "Registered General Nurse with NMBI", "be on the RCVS register", "registration with the Teaching Council", "eingetragen bei": membership of a profession's register is a paper that a person holds. */
const register =
  /(?<!\p{L})(?:(?:currently |fully |be |is |are |hold |holds |active |current |valid |full )*(?:registered|registrable|registration|member(?:ship)?|chartered) (?:with|by|of) (?:the )?(?=[\p{Lu}])|registered (?:\p{L}+ ){1,3}?(?:with|by) (?:the )?(?=\p{Lu}{3})|on the (?:\p{L}+ ){0,3}register(?!\p{L})|admitted to (?:the )?(?:practi[cs]e|(?:\p{L}+ ){0,2}bar)(?!\p{L})|bar admission|(?:iscrizione|iscritt[oa]) (?:all['’] ?)?(?:albo|ordine|opi)(?!\p{L})|(?:eintragung|approbation|zulassung) (?:bei|als)(?!\p{L})|(?:inscrit\p{L}*|inscription) (?:à|au) (?:l['’]ordre|tableau)|colegiad[oa](?!\p{L})|(?:ingeschreven|registratie) (?:in|bij) het (?=\p{Lu}|big))/iu;
/** "NMC registered adult nurse", "GPhC-registered pharmacist". */
const lettered = /(?<![\p{L}\d])\p{Lu}{2}\p{L}{0,4}[ -][Rr]egister(?:ed|ation)(?!\p{L})/u;
/** To be registered later on, or the registering of things, is another matter. */
const later =
  /(?<!\p{L})(?:willing|able|eligible|register (?:guests|patients|students)|member of (?:our|a|the (?:team|staff|public)))(?!\p{L})/iu;
const soon = /within \d+/iu;

/** A demand to stand in a profession's register, with its clause (offsets into the text). */
export function findRegistration(text: string): Span | undefined {
  const match = register.exec(text) ?? lettered.exec(text);
  if (match === null || later.test(text.slice(0, match.index)) || soon.test(text.slice(match.index))) return undefined;
  const body =
    /^(?:[\p{Lu}\d][\p{L}\d&'’.-]*|of|the|and|for|in|&|\([^()]{0,80}\))(?:\s(?:[\p{Lu}\d][\p{L}\d&'’.-]*|of|the|and|for|in|&|\([^()]{0,80}\)))*/u.exec(
      text.slice(match.index + match[0].length),
    );
  const [start, end] = clauseAround(text, match.index, match.index + match[0].length + (body?.[0].length ?? 0));
  return { start, end };
}

/** Whether the lexicon already knows the registration by its name, so that the skill stands for it. */
export function isNamedRegistration(mention: SkillMention, { start, end }: Span, at: number): boolean {
  return mention.kind === 'certificate' && mention.start - at < end && start < mention.end - at;
}
