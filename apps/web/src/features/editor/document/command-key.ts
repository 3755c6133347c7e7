/** What the key of commands is called on this machine. */
export const commandKey: string = /mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl';
