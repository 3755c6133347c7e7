import type { I18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/**
 * Puts the texts of a voice into wide letters (Ａ for A), so that a letter that stays narrow comes from no catalog. What is returned puts them back. Values
 * stay as they are.
 */
export function widenTexts(i18n: I18n): () => void {
  const { locale } = i18n;
  const plain = { ...i18n.messages };
  i18n.load(
    locale,
    Object.fromEntries(
      Object.entries(plain).map(([id, text]) => [id, widen(typeof text === 'string' ? compileMessage(text) : text)]),
    ) as typeof plain,
  );
  return () => i18n.load(locale, plain);
}

/** A compiled message: texts, and `[name, 'plural', {one: […]}]` for what is filled in. */
function widen(message: unknown): unknown {
  if (typeof message === 'string') return message.replaceAll(/[!-~]/g, wide);
  if (!Array.isArray(message)) return message;
  return message.map((part) => (Array.isArray(part) ? widenPart(part) : widen(part)));
}

function widenPart([name, kind, forms]: unknown[]): unknown[] {
  if (typeof forms !== 'object' || forms === null) return [name, kind, forms].filter((part) => part !== undefined);
  const widened = Object.entries(forms).map(([key, form]) => [key, key === 'offset' ? form : widen(form)]);
  return [name, kind, Object.fromEntries(widened)];
}

const wide = (letter: string): string =>
  /[A-Za-z]/.test(letter) ? String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0) : letter;
