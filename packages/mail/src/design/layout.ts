import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { languageOf } from '@shortlist/schema/languages';
import { createElement as h, type ReactElement } from 'react';
import type { I18n } from '../texts/index.ts';
import type { Brand, MailContent } from './content.ts';
import { writeDarkStyle } from './dark-style.ts';
import { tokens } from './tokens.ts';

const type = { fontFamily: tokens.text, fontSize: '16px', lineHeight: '25px', color: tokens.ink };
const small = { ...type, fontSize: '13px', lineHeight: '20px', color: tokens.quiet };

/** The one layout of all mails: name, message, one action, details, small print. One column, readable without images, light and dark. */
export function layoutMail(content: MailContent, brand: Brand, i18n: I18n): ReactElement {
  return h(
    Html,
    { lang: languageOf(i18n.locale).tag, dir: languageOf(i18n.locale).dir },
    h(
      Head,
      null,
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, content.subject),
      h('style', null, writeDarkStyle()),
    ),
    h(
      'body',
      { className: 'ground', style: { ...ground, margin: 0, padding: 0 } },
      h(Preview, null, content.preview),
      h(
        Section,
        // Some programs drop the body with its colour, so it stands here once more.
        { className: 'ground', style: { ...ground, padding: '32px 12px' } },
        h(
          Container,
          { style: { maxWidth: '560px', margin: '0 auto' } },
          h(
            Text,
            { className: 'ink', style: { ...type, fontFamily: tokens.display, fontSize: '20px', margin: '0 0 16px' } },
            brand.name,
          ),
          h(Section, { className: 'paper', style: paper }, ...message(content, i18n)),
          h(Section, { style: { padding: '20px 8px 0' } }, ...footer(content, brand, i18n)),
        ),
      ),
    ),
  );
}

const ground = { backgroundColor: tokens.ground };

const paper = {
  backgroundColor: tokens.paper,
  border: `1px solid ${tokens.line}`,
  borderRadius: '6px',
  padding: '32px 32px 24px',
};

function message({ heading, paragraphs, action, code, facts, links, notes }: MailContent, i18n: I18n): ReactElement[] {
  const title = { ...type, fontFamily: tokens.display, fontSize: '26px', lineHeight: '32px', fontWeight: 500 };
  const parts: ReactElement[] = [
    h(Heading, { as: 'h1', key: 'heading', className: 'ink', style: { ...title, margin: '0 0 16px' } }, heading),
  ];
  paragraphs.forEach((text, index) => {
    parts.push(
      h(
        Text,
        { key: `paragraph ${index}`, className: 'ink', style: { ...type, ...lined(text), margin: '0 0 16px' } },
        text,
      ),
    );
  });
  if (code) parts.push(h(Text, { key: 'code', className: 'ink', style: codeStyle }, code));
  if (facts?.length) parts.push(factTable(facts));
  if (action) parts.push(...button(action, i18n));
  if (links?.length) parts.push(linkList(links));
  if (notes?.length)
    parts.push(h(Hr, { key: 'rule', className: 'line', style: { borderColor: tokens.line, margin: '8px 0 16px' } }));
  notes?.forEach((text, index) => {
    parts.push(h(Text, { key: `note ${index}`, className: 'quiet', style: { ...small, margin: '0 0 10px' } }, text));
  });
  return parts;
}

/** Lines below each other stay so. */
const lined = (text: string) => (text.includes('\n') ? { whiteSpace: 'pre-line' as const } : {});

const codeStyle = {
  ...type,
  fontFamily: tokens.mono,
  fontSize: '30px',
  lineHeight: '40px',
  letterSpacing: '6px',
  margin: '0 0 20px',
};

function button({ label, url }: { label: string; url: string }, i18n: I18n): ReactElement[] {
  const style = {
    ...type,
    backgroundColor: tokens.accent,
    borderRadius: '4px',
    color: tokens.onAccent,
    fontWeight: 600,
    padding: '12px 22px',
    textDecoration: 'none',
  };
  return [
    h(
      Section,
      { key: 'action', style: { margin: '8px 0 20px' } },
      h(Button, { href: url, className: 'action', style }, label),
    ),
    h(
      Text,
      { key: 'action url', className: 'quiet', style: { ...small, margin: '0 0 4px' } },
      i18n._('Or open this link:'),
    ),
    h(
      Text,
      {
        key: 'action link',
        className: 'quiet',
        style: { ...small, margin: '0 0 20px', wordBreak: 'break-all' as const },
      },
      h(Link, { href: url, className: 'link', style: { color: tokens.accent } }, url),
    ),
  ];
}

function linkList(links: { label: string; url: string }[]): ReactElement {
  const lines = links.map(({ label, url }) =>
    h('li', { key: url, style: { margin: '0 0 6px' } }, h(Link, { href: url, style: { color: tokens.accent } }, label)),
  );
  return h('ul', { key: 'links', style: { ...type, margin: '0 0 20px', paddingLeft: '20px' } }, ...lines);
}

function factTable(facts: [string, string][]): ReactElement {
  const rows = facts.map(([name, value]) =>
    h(
      'tr',
      { key: name },
      h(
        'th',
        {
          scope: 'row',
          className: 'quiet',
          style: { ...small, fontWeight: 400, padding: '4px 16px 4px 0', textAlign: 'left' },
        },
        name,
      ),
      h('td', { className: 'ink', style: { ...type, fontSize: '15px', padding: '4px 0' } }, value),
    ),
  );
  const style = { borderCollapse: 'collapse' as const, margin: '0 0 20px' };
  return h('table', { key: 'facts', cellPadding: 0, cellSpacing: 0, style }, h('tbody', null, rows));
}

function footer({ reason }: MailContent, brand: Brand, i18n: I18n): ReactElement[] {
  const look = { className: 'quiet', style: { ...small, margin: '0 0 6px' } };
  const link = { className: 'quiet', style: { color: tokens.quiet, textDecoration: 'underline' } };
  const parts: ReactElement[] = [
    h(Text, { key: 'reason', ...look }, reason),
    h(Text, { key: 'home', ...look }, h(Link, { href: brand.url, ...link }, brand.name)),
  ];
  if (brand.supportEmail) {
    const address = h(Link, { href: `mailto:${brand.supportEmail}`, ...link }, brand.supportEmail);
    const [before, after] = i18n._('Questions? Email {address}.', { address: '\0' }).split('\0');
    parts.push(h(Text, { key: 'support', ...look }, before, address, after));
  }
  return parts;
}
