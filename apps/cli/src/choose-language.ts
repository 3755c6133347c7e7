import { isLanguage, type Language, pickLanguage } from '@shortlist/schema/languages';

type Surroundings = Record<string, string | undefined>;

/**
 * The language of a call: that of `--language`, else of the first of LC_ALL, LC_MESSAGES and LANG that is set (POSIX: `de_CH.UTF-8`; `C` is English).
 * Read before the commands are defined, whose help is in that language already; a code that is none is refused later, by its option.
 */
export function chooseLanguage(args: readonly string[], env: Surroundings): Language {
  const wanted = flagOf(args);
  if (isLanguage(wanted)) return wanted;
  const locale = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => value) ?? '';
  return pickLanguage([locale.replace('_', '-')]);
}

function flagOf(args: readonly string[]): string | undefined {
  const at = args.findIndex((arg) => arg === '--language' || arg.startsWith('--language='));
  return args[at]?.startsWith('--language=') ? args[at]?.slice('--language='.length) : args[at + 1];
}
