/** Whether a text is nothing but an address that says so itself, by its scheme or its www. */
export function isMarkedAddress(text: string): boolean {
  return /^(?:https?:\/\/|www\.)\S+$/i.test(text);
}

/** Whether a text is nothing but a web address: "https://a.example/b", "www.a.example", "a.example/b". */
export function isWebAddress(text: string): boolean {
  return isMarkedAddress(text) || /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/i.test(text);
}
