export { countGeneralWords } from './lexicon/count-general-words.ts';
export { openSkillTagger } from './lexicon/tagger/tag-skills.ts';
export { type LabelledSentence, trainSkillTagger } from './lexicon/tagger/train-skill-tagger.ts';
