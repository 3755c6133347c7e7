import type { ReceivedMail } from '@shortlist/mail';

/** The link of a mail, taken apart. Throws when there is none. */
export function linkOf(mail: ReceivedMail | undefined) {
  const found = mail?.text.match(/https:\/\/\S+(?:token_hash|token)=\S+/)?.[0];
  if (!found) throw new Error(`No link in: ${mail?.text}`);
  const url = new URL(found);
  const { searchParams } = url;
  return {
    url,
    path: `${url.pathname.replace('/auth/v1', '')}${url.search}`,
    token: searchParams.get('token_hash') ?? searchParams.get('token') ?? '',
    type: searchParams.get('type') ?? '',
    redirectTo: searchParams.get('redirect_to') ?? '',
  };
}

/** The digits that a mail tells. */
export function codeOf(mail: ReceivedMail | undefined): string {
  const code = mail?.text.match(/\b\d{6,10}\b/)?.[0];
  if (!code) throw new Error(`No code in: ${mail?.text}`);
  return code;
}

/** The fields in the fragment of an address that a person is sent back to. */
export function fragmentOf(response: Response): URLSearchParams {
  return new URLSearchParams(new URL(response.headers.get('Location') ?? '').hash.slice(1));
}
