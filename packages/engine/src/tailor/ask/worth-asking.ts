import type { RequirementMatch, SkillMention } from '@shortlist/schema';
import { isKnownCity, isRegion } from '../../language/places/places.ts';
import { asksForKnowing } from '../../language/stance/forms-of-demand.ts';
import type { Shown } from './shown-by-documents.ts';

/** Whom somebody works for is no work of their own: "Assistenz der Geschäftsführung". */
const serves =
  /(?<!\p{L})(?:assisten[zt]\p{L}*|unterstützung|entlastung|zuarbeit|sekretariat|zusammenarbeit mit|assistant|support|assistance|reporting|assistant\p{L}* de|asistente|assistente)(?: (?:der|des|die|den|dem|to|the|of|von|für|zur|zum|de|la|le|du|della|dei|da|do))+ ?$/iu;

export const isServed = ({ start }: SkillMention, text: string): boolean =>
  serves.test(text.slice(Math.max(0, start - 60), start));

/** Not what is too general to answer ("retail", "teaching", "best practice"), a place, or what the documents name after all. */
export function isWorthAsking(
  skill: SkillMention,
  shown: Shown,
  { text: asked, importance }: RequirementMatch,
): boolean {
  const name = skill.text.trim();
  if (skill.kind === 'soft-skill' || (name.length > 3 && (isRegion(name) || isKnownCity(name)))) return false;
  const isName = /\p{Lu}|\d|[+#.]/u.test(name.slice(0, 1)) || /\p{Lu}.*\p{Lu}/u.test(name) || skill.kind === 'tool';
  // A branch by one word ("Law") is a heading or the employer's own more often than a demand.
  if (!name.includes(' ') && (skill.kind === 'domain' || (skill.kind === 'skill' && !isName))) return false;
  // What no list knows is a name where it is written as one ("WellView", "GxP"), is all that a demand says, or is what a wish asks to be known.
  const isSaid = asked.trim() === name || (importance !== 'must' && asksForKnowing(asked));
  if (skill.id === undefined && !writtenAsName.test(name) && !(isName && isSaid)) return false;
  if (/^(?:best practices?|working knowledge|background|endorsements?|industry experience)$/i.test(name)) return false;
  return !shown.shows(skill);
}

/** A word with two capitals, or with a capital and a figure. */
const writtenAsName = /(?:^|\s)(?=\S*\p{Lu})\S*(?:\p{Lu}\S*\p{Lu}|\d)/u;
