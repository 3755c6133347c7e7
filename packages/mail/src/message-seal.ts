/** Encrypts what mails say while they wait. `open` reads what `seal` made, also with a key of before; `isFresh`: made with the key of now. */
export interface MessageSeal {
  seal(text: string): string;
  open(sealed: string): string;
  isFresh(sealed: string): boolean;
}

let current: MessageSeal | undefined;

/** From now on mails of this process are kept sealed. Without it they are kept as plain JSON; plain ones of before are still read. */
export function sealMessagesWith(seal: MessageSeal | undefined): void {
  current = seal;
}

export const messageSeal = (): MessageSeal | undefined => current;
