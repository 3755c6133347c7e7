/**
 * Changes an element into a copy of another with as little as possible: what is equal stays, so that one keystroke repaints one
 * line and not the page.
 */
export function becomeLike(current: Element, next: Element): void {
  copyAttributes(current, next);
  const { childNodes } = next;
  // From both ends, what is equal stays; what lies between is matched in order.
  let tail = 0;
  const most = Math.min(current.childNodes.length, childNodes.length);
  while (tail < most && nodeFromEnd(current, tail)?.isEqualNode(nodeFromEnd(next, tail) ?? null)) tail += 1;
  const oldEnd = current.childNodes.length - tail;
  const newEnd = childNodes.length - tail;
  const shared = Math.min(oldEnd, newEnd);
  for (let index = 0; index < shared; index += 1) becomeLikeNode(current.childNodes[index], childNodes[index]);
  for (let index = oldEnd - 1; index >= shared; index -= 1) current.childNodes[index]?.remove();
  const after = current.childNodes[shared] ?? null;
  for (let index = shared; index < newEnd; index += 1) {
    const node = childNodes[index];
    if (node) current.insertBefore(node.cloneNode(true), after);
  }
}

function becomeLikeNode(current: ChildNode | undefined, next: ChildNode | undefined): void {
  if (!current || !next || current.isEqualNode(next)) return;
  if (current instanceof Element && next instanceof Element && current.tagName === next.tagName)
    becomeLike(current, next);
  else if (current.nodeType === Node.TEXT_NODE && next.nodeType === Node.TEXT_NODE) current.nodeValue = next.nodeValue;
  else current.replaceWith(next.cloneNode(true));
}

function copyAttributes(current: Element, next: Element): void {
  for (const { name } of [...current.attributes]) if (!next.hasAttribute(name)) current.removeAttribute(name);
  for (const { name, value, namespaceURI } of [...next.attributes]) {
    if (current.getAttribute(name) !== value) current.setAttributeNS(namespaceURI, name, value);
  }
}

function nodeFromEnd(element: Element, index: number): ChildNode | undefined {
  return element.childNodes[element.childNodes.length - 1 - index];
}
