import type { I18n } from '@shortlist/mail';

const BROWSERS: [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

const SYSTEMS: [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows NT\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** The kind of browser, without version or device: `Firefox`; empty when it does not say. */
export function familyOf(userAgent: string): string {
  return BROWSERS.find(([, mark]) => mark.test(userAgent))?.[0] ?? '';
}

/** A browser in words that a person recognises: `Firefox on Windows`. */
export function describeDevice(userAgent: string, i18n: I18n): string {
  const system = SYSTEMS.find(([, mark]) => mark.test(userAgent))?.[0];
  const browser = familyOf(userAgent) || i18n._('An unknown browser');
  return system ? i18n._('{browser} on {system}', { browser, system }) : browser;
}
