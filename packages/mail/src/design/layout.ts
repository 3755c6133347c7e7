import { Body } from '@react-email/body';
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
import { createElement as h, type ReactElement } from 'react';
import type { Brand, MailContent } from './content.ts';
import { tokens } from './tokens.ts';

const type = { fontFamily: tokens.text, fontSize: '16px', lineHeight: '25px', color: tokens.ink };
const small = { ...type, fontSize: '13px', lineHeight: '20px', color: tokens.quiet };

/** The one layout of all mails: name, message, one action, details, small print. One column, readable without images. */
export function layoutMail(content: MailContent, brand: Brand): ReactElement {
  return h(
    Html,
    { lang: 'en' },
    h(Head, null, h('meta', { name: 'color-scheme', content: 'light' }), h('title', null, content.subject)),
    h(Preview, null, content.preview),
    h(
      Body,
      { style: { backgroundColor: tokens.ground, margin: 0, padding: '32px 12px' } },
      h(
        Container,
        { style: { maxWidth: '560px', margin: '0 auto' } },
        h(Text, { style: { ...type, fontFamily: tokens.display, fontSize: '20px', margin: '0 0 16px' } }, brand.name),
        h(Section, { style: paper }, ...message(content)),
        h(Section, { style: { padding: '20px 8px 0' } }, ...footer(content, brand)),
      ),
    ),
  );
}

const paper = {
  backgroundColor: tokens.paper,
  border: `1px solid ${tokens.line}`,
  borderRadius: '6px',
  padding: '32px 32px 24px',
};

function message({ heading, paragraphs, action, code, facts, notes }: MailContent): ReactElement[] {
  const title = { ...type, fontFamily: tokens.display, fontSize: '26px', lineHeight: '32px', fontWeight: 500 };
  const parts: ReactElement[] = [
    h(Heading, { as: 'h1', key: 'heading', style: { ...title, margin: '0 0 16px' } }, heading),
  ];
  paragraphs.forEach((text, index) => {
    parts.push(h(Text, { key: `paragraph ${index}`, style: { ...type, margin: '0 0 16px' } }, text));
  });
  if (code) parts.push(h(Text, { key: 'code', style: codeStyle }, code));
  if (facts?.length) parts.push(factTable(facts));
  if (action) parts.push(...button(action));
  if (notes?.length) parts.push(h(Hr, { key: 'rule', style: { borderColor: tokens.line, margin: '8px 0 16px' } }));
  notes?.forEach((text, index) => {
    parts.push(h(Text, { key: `note ${index}`, style: { ...small, margin: '0 0 10px' } }, text));
  });
  return parts;
}

const codeStyle = {
  ...type,
  fontFamily: tokens.mono,
  fontSize: '30px',
  lineHeight: '40px',
  letterSpacing: '6px',
  margin: '0 0 20px',
};

function button({ label, url }: { label: string; url: string }): ReactElement[] {
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
    h(Section, { key: 'action', style: { margin: '8px 0 20px' } }, h(Button, { href: url, style }, label)),
    h(Text, { key: 'action url', style: { ...small, margin: '0 0 4px' } }, 'Or open this address:'),
    h(
      Text,
      { key: 'action link', style: { ...small, margin: '0 0 20px', wordBreak: 'break-all' as const } },
      h(Link, { href: url, style: { color: tokens.accent } }, url),
    ),
  ];
}

function factTable(facts: [string, string][]): ReactElement {
  const rows = facts.map(([name, value]) =>
    h(
      'tr',
      { key: name },
      h(
        'th',
        { scope: 'row', style: { ...small, fontWeight: 400, padding: '4px 16px 4px 0', textAlign: 'left' } },
        name,
      ),
      h('td', { style: { ...type, fontSize: '15px', padding: '4px 0' } }, value),
    ),
  );
  const style = { borderCollapse: 'collapse' as const, margin: '0 0 20px' };
  return h('table', { key: 'facts', cellPadding: 0, cellSpacing: 0, style }, h('tbody', null, rows));
}

function footer({ reason }: MailContent, brand: Brand): ReactElement[] {
  const style = { ...small, margin: '0 0 6px' };
  const link = { color: tokens.quiet, textDecoration: 'underline' };
  const parts: ReactElement[] = [
    h(Text, { key: 'reason', style }, reason),
    h(Text, { key: 'home', style }, h(Link, { href: brand.url, style: link }, brand.name)),
  ];
  if (brand.supportEmail) {
    const address = h(Link, { href: `mailto:${brand.supportEmail}`, style: link }, brand.supportEmail);
    parts.push(h(Text, { key: 'support', style }, 'Questions? Write to ', address, '.'));
  }
  return parts;
}
