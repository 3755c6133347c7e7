type Told = { language: string; letters: RegExp };

/** Scripts that one language of ours is written in, the surest sign first. */
const scripts: Told[] = [
  { language: 'ja', letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu },
  { language: 'ko', letters: /\p{Script=Hangul}/gu },
  { language: 'zh', letters: /\p{Script=Han}/gu },
  { language: 'el', letters: /\p{Script=Greek}/gu },
  { language: 'he', letters: /\p{Script=Hebrew}/gu },
  { language: 'ar', letters: /\p{Script=Arabic}/gu },
  { language: 'ru', letters: /\p{Script=Cyrillic}/gu },
];

const latin = /\p{Script=Latin}/gu;
/** Letters of Persian and Urdu that Arabic does not have. */
const notArabic = /[پچژگکی]/u;
/** Letters of Serbian, Macedonian, Belarusian and Kazakh. */
const otherCyrillic = /[ђјљњћџѓќѕўәғқңөұүһ]/iu;
/** Characters that are written otherwise in traditional Chinese, of the words that resumes are made of. */
const traditional = /[學專業務經歷語證與國際員團隊負責設計開發]/gu;
const simplified = /[学专业务经历语证与国际员团队负责设计开发]/gu;

/** The language of a text by the script that most of it is written in; undefined for Latin letters and where a script tells too little. */
export function tellScript(text: string): string | undefined {
  const part = text.slice(0, 20_000);
  if (!/[\u0370-\u1fff\u2e80-\ud7ff]/.test(part)) return undefined;
  const count = (letters: RegExp) => part.match(letters)?.length ?? 0;
  // A Latin letter is less than a word; one of East Asia is about half of one.
  const words = count(latin) / 4;
  for (const { language, letters } of scripts) {
    const found = count(letters);
    const weight = /^(?:ja|ko|zh)$/.test(language) ? 2 : 4;
    if (found < 4 || found / weight <= words) continue;
    if (language === 'ar') return notArabic.test(part) ? undefined : 'ar';
    if (language === 'zh') return count(traditional) > count(simplified) ? 'zh-hant' : 'zh';
    if (language !== 'ru') return language;
    if (otherCyrillic.test(part)) return undefined;
    if (/[ыэё]/iu.test(part)) return 'ru';
    return /[іїєґ]/iu.test(part) && !/ъ/iu.test(part) ? 'uk' : undefined;
  }
  return undefined;
}
