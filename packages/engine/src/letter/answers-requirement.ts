import { skillsIn } from '../lexicon/skills-in.ts';
import { stemWord } from '../lexicon/stem-word.ts';
import { tokenize } from '../lexicon/tokenize.ts';
import { isGeneralWord } from '../lexicon/word-weight.ts';

/** Whether a line answers a requirement in its own words: it names a skill asked for, or shares two telling words, or two words in a row. */
export function answersRequirement(line: string, asked: string): boolean {
  const skills = new Set(skillsIn(asked).map((skill) => skill.id));
  if (skillsIn(line).some((skill) => skill.id !== undefined && skills.has(skill.id))) return true;
  const words = new Set(
    tokenize(asked)
      .filter((token) => !isGeneralWord(token.form))
      .map((token) => stemWord(token.key)),
  );
  if (tokenize(line).filter((token) => words.has(stemWord(token.key))).length > 1) return true;
  const pairs = pairsOf(asked);
  return [...pairsOf(line)].some((pair) => pairs.has(pair));
}

/** Words side by side, both of four letters or more: "wound clinic". */
function pairsOf(text: string): Set<string> {
  const tokens = tokenize(text);
  return new Set(
    tokens.flatMap((token, i) => {
      const next = tokens[i + 1];
      return next === undefined ||
        token.form.length < 4 ||
        next.form.length < 4 ||
        text.slice(token.end, next.start) !== ' '
        ? []
        : [`${stemWord(token.key)} ${stemWord(next.key)}`];
    }),
  );
}
