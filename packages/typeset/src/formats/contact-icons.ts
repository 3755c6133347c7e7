import type { ContactKind } from '../outline/outline.ts';

/** What each sign is drawn of, in hundredths of the size of its text: as the page has it (templates/parts/icons.typ). */
const shapes: Record<ContactKind, string> = {
  email: '<rect y="14" width="86" height="60" rx="8"/><path d="M4 24 43 50 82 24"/>',
  phone: '<rect x="17" y="2" width="52" height="84" rx="10"/><path d="M36 71h14"/>',
  location: '<path d="M43 86C23 66 11 50 11 34a32 32 0 0 1 64 0C75 50 63 66 43 86Z"/><circle cx="43" cy="34" r="11"/>',
  profile: '<circle cx="43" cy="21" r="18"/><path d="M6 86C6 62 20 50 43 50S80 62 80 86"/>',
  url: '<circle cx="43" cy="44" r="40"/><ellipse cx="43" cy="44" rx="18" ry="40"/><path d="M3 44h80"/>',
};

/** The sign of a way to reach a person, for a web page; the words beside it say the same. */
export const contactIcon = (kind: ContactKind): string =>
  `<svg class="sign" viewBox="0 0 86 86" aria-hidden="true">${shapes[kind]}</svg>`;

/** How signs look: drawn in the colour of their text, as high as it. */
export const contactIconStyle =
  '.sign{width:.86em;height:.86em;margin-inline-end:.34em;vertical-align:-.12em;overflow:visible;fill:none;stroke:currentcolor;stroke-width:7.5;stroke-linecap:round;stroke-linejoin:round}';
