import type { Script } from './font-faces.ts';

/** The scripts of a text that need a fallback font. Han letters go to Japanese beside kana, to Korean beside hangul, else to Chinese. */
export function findScripts(text: string): Script[] {
  const scripts: Script[] = [];
  if (!/[\u0590-\u1fff\u2e80-\uffff]/.test(text)) return scripts;
  const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  const hangul = /\p{Script=Hangul}/u.test(text);
  if (kana) scripts.push('japanese');
  if (hangul) scripts.push('korean');
  if (/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(text)) scripts.push('chinese');
  if (/\p{Script=Hebrew}/u.test(text)) scripts.push('hebrew');
  if (/\p{Script=Arabic}/u.test(text)) scripts.push('arabic');
  return scripts;
}
