/** Answers asked for before the scripts are there that use them. */
const answers = new Map<string, Promise<Response | undefined>>();

/** Asks for what the screen of an address will ask for, in the name of who is signed in. */
export function askEarly(url: string, token: string): void {
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
  const answer = fetch(url, { headers }).then(
    (response) => (response.ok ? response : undefined),
    () => undefined,
  );
  answers.set(url, answer);
}

/** The answer of an address, once; undefined where none was asked for, or it was a refusal: whoever needs it asks anew. */
export async function takeEarlyAnswer(url: string): Promise<Response | undefined> {
  const answer = answers.get(url);
  answers.delete(url);
  return answer;
}
