import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { hasLooseMark } from './find-loose-marks.ts';

/** What is wrong with the catalogs of a configuration of Lingui: texts of the code that a language lacks, texts that the code no longer has, translations without the values or tags of the English, and spaces at which a line could break before a mark. */
export async function compareCatalogs(configPath: string): Promise<string[]> {
  const config = getConfig({ configPath });
  const faults: string[] = [];
  for (const catalog of await getCatalogs(config)) {
    const area = catalog.path.split('/').at(-2);
    const texts = (await catalog.collect()) ?? {};
    for (const language of config.locales) {
      const known = (await catalog.read(language)) ?? {};
      const say = (what: string, text: string) => faults.push(`${area}/${language}.po: ${what}: ${text}`);
      for (const [id, { message = id }] of Object.entries(texts)) {
        const translation = known[id]?.translation ?? '';
        if (translation === '') say('not translated', message);
        else if (marksOf(translation) !== marksOf(message)) say('has other values or tags than the English', message);
        if (hasLooseMark(translation, language)) say('needs a no-break space beside a mark', translation);
      }
      for (const [id, { message = id }] of Object.entries(known))
        if (!(id in texts)) say('no longer in the code (npm run texts takes it out)', message);
    }
  }
  return faults;
}

/** The values and tags of a message, sorted, such as `<0> count name`. Forms of a plural are read as one. */
export function marksOf(message: string): string {
  const marks = new Set<string>();
  const read = (tokens: CompiledMessage) => {
    for (const token of tokens) {
      if (typeof token === 'string') for (const tag of token.match(/<\/?\w+\/?>/g) ?? []) marks.add(tag);
      else {
        marks.add(token[0]);
        const forms = token[2];
        if (typeof forms === 'object') for (const form of Object.values(forms)) if (Array.isArray(form)) read(form);
      }
    }
  };
  read(compileMessageOrThrow(message));
  return [...marks].sort().join(' ');
}
