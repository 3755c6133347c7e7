import { loadLexicon } from '../load-lexicon.ts';
import { isKindOf } from '../relate/is-kind-of.ts';

let names: Set<string> | undefined;

/** Whether a word is the name of a tool or a programming language: news mean something else by "java" or "spark". */
export function isToolName(form: string): boolean {
  names ??= collect();
  return names.has(form);
}

function collect(): Set<string> {
  const found = new Set<string>();
  // A chef is a chef: "Chef" the tool is the rarer one.
  const named = new Set(
    [...loadLexicon().titles.values()].flatMap(({ name, aliases }) =>
      [name, ...aliases].map((each) => each.toLowerCase()),
    ),
  );
  for (const { id, name, kind, aliases } of loadLexicon().skills.values())
    if (kind === 'tool' || isKindOf(id, 'computer-programming'))
      for (const each of [name, ...aliases])
        if (/^\S+$/.test(each) && !named.has(each.toLowerCase())) found.add(each.toLowerCase());
  return found;
}
