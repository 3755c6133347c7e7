import { hkdfSync } from 'node:crypto';
import type { MessageSeal } from '@shortlist/mail';
import { type MasterKey, WrongMasterKeyError } from './master-keys.ts';
import { openText, sealText } from './seal.ts';

const purpose = 'mail.message';

/** Seals mails that wait with a key made of the master key: they are the installation's, since whoever sends them acts for nobody. */
export function sealForMails(masters: MasterKey[]): MessageSeal {
  const keys = new Map(
    masters.map(({ id, key }) => [id, Buffer.from(hkdfSync('sha256', key, '', 'shortlist mails', 32))] as const),
  );
  const [now] = masters;
  const keyOf = (id: string | undefined): Buffer => {
    const key = keys.get(id ?? '');
    if (!key) throw new WrongMasterKeyError();
    return key;
  };
  return {
    seal: (text) => `${now?.id}:${sealText(keyOf(now?.id), purpose, text)}`,
    open(sealed) {
      const at = sealed.indexOf(':');
      return openText(keyOf(sealed.slice(0, at)), purpose, sealed.slice(at + 1));
    },
    isFresh: (sealed) => sealed.startsWith(`${now?.id}:`),
  };
}
