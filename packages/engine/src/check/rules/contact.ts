import type { Page, TextItem } from '@shortlist/schema';
import { findBoxes } from '../find-boxes.ts';
import type { Hit, Rule } from '../rule.ts';
import type { Subject } from '../subject.ts';

const email = /[^\s@<>()]+@[^\s@<>()]+/;
const phone = /\+?\d[\d\s().-]{7,}\d/;
const wellFormedEmail = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;

/** Checks on how the person can be reached. */
export const contactRules: Rule[] = [
  { code: 'no-name', severity: 'major', find: ({ resume }) => missing('/basics/name', resume.basics?.name) },
  { code: 'no-email', severity: 'major', find: ({ resume }) => missing('/basics/email', resume.basics?.email) },
  {
    // LinkedIn's PDF gives a phone number only where the person chose to show it.
    code: 'no-phone',
    severity: 'minor',
    find: ({ resume, kind }) => (kind === 'linkedin' ? [] : missing('/basics/phone', resume.basics?.phone)),
  },
  { code: 'broken-email', severity: 'major', find: findBrokenEmail },
  { code: 'contact-in-margin', severity: 'major', find: findMarginContact },
];

function missing(pointer: string, value: string | undefined): Hit[] {
  return value?.trim() ? [] : [{ pointer, evidence: '' }];
}

function findBrokenEmail(subject: Subject): Hit[] {
  const pointer = '/basics/email';
  const address = subject.resume.basics?.email?.trim();
  if (!address || wellFormedEmail.test(address)) return [];
  return [{ pointer, evidence: address, ...findBoxes(subject, pointer) }];
}

/** Email or phone that stand in a header or footer and nowhere else. */
function findMarginContact({ document }: Subject): Hit[] {
  const items = document.pages.flatMap((page) => page.items.map((item) => ({ item, margin: isMargin(item, page) })));
  return [email, phone].flatMap((pattern) => {
    const found = items.filter(({ item }) => pattern.test(item.text));
    if (found.length === 0 || !found.every(({ margin }) => margin)) return [];
    const [first] = found;
    return [{ evidence: first?.item.text.trim() ?? '', boxes: found.map(({ item }) => item.box) }];
  });
}

/** Word marks headers and footers; in a PDF a footer is what stands alone in the lowest 5 %. A PDF's top is where names stand. */
function isMargin(item: TextItem, page: Page): boolean {
  if (item.tag && /(^|\/)(Header|Footer)(\/|$)/.test(item.tag)) return true;
  const start = page.height * 0.95;
  if (item.box.y < start) return false;
  const body = page.items.filter((other) => other.box.y < start && other !== item);
  const last = body.reduce<TextItem | undefined>(
    (low, other) => (low && bottom(low) >= bottom(other) ? low : other),
    undefined,
  );
  if (!last) return true;
  // A widely spaced column goes on to the foot of its page in steps of one size.
  const above = Math.max(0, ...body.filter((other) => bottom(other) < last.box.y).map(bottom));
  const step = above > 0 ? last.box.y - above : 0;
  return item.box.y - bottom(last) > Math.max(item.size * 1.5, step * 1.3);
}

const bottom = ({ box }: TextItem) => box.y + box.height;
