import { articleFor } from './article-for.ts';
import { isTitle } from './is-title.ts';
import { readOpening } from './open-with-verb.ts';
import { sayFirstPerson } from './say-first-person.ts';

const joint =
  / (?:with|of|who|in|at|for|from|committed|blending|combining|speciali[sz]ing|focused|focusing|experienced|skilled|trained|based|working|helping|building)(?= )/;

/**
 * A sentence of a summary in the first person, as a profile is written: "Bilingual nurse with nine years …" → "I am a bilingual nurse
 * with …", "Raised pass rates …" → "I raised pass rates …". What has its subject, or is in doubt, stays. English.
 */
export function saySelf(sentence: string): string {
  const text = sentence.trim();
  const end = /[.!?]$/.exec(text)?.[0] ?? '.';
  const bare = text.replace(/[.!?]$/, '');
  if (/\b(?:I|I’m|I'm|my|me)\b/.test(bare.replace(/\b(?:Level|Phase|Type|Class|Title|Tier|Grade) I\b/g, '')))
    return text;
  const form = readOpening(bare)?.form;
  if (form === 'past' || form === 'third') {
    const said = sayFirstPerson(bare, { current: form === 'third' });
    return said === undefined ? text : `${said.clause}${end}`;
  }
  const head = bare.split(joint)[0] ?? '';
  if (
    head !== bare &&
    head.split(' ').length <= 7 &&
    isTitle(head.replace(/,/g, '')) &&
    !/^(?:The|A|An|My|Our)\b/.test(head)
  ) {
    const lower =
      / and /.test(head) || /^\p{Lu}[\p{L}-]*\p{Lu}/u.test(head) ? bare : bare.charAt(0).toLowerCase() + bare.slice(1);
    return `I am ${articleFor(lower)} ${lower}${end}`;
  }
  return text;
}
