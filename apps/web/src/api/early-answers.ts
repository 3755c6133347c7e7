declare global {
  /** Answers asked for before the scripts are there that use them: by the script inside the editor's page (`ask-early.ts`). */
  var earlyAnswers: Map<string, Promise<Response | undefined>> | undefined;
}

const answers = () => {
  globalThis.earlyAnswers ??= new Map();
  return globalThis.earlyAnswers;
};

/** Asks for what the screen of an address will ask for, with the token of who is signed in where the call needs one. Resolves to the answer's status, 0 where none came. */
export function askEarly(url: string, token?: string): Promise<number> {
  const headers = { Accept: 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
  const answer = fetch(url, { headers }).catch(() => undefined);
  answers().set(
    url,
    answer.then((response) => (response?.ok ? response : undefined)),
  );
  return answer.then((response) => response?.status ?? 0);
}

/** The answer of an address, left where it is; undefined where none was asked for. */
export function peekEarlyAnswer(url: string): Promise<Response | undefined> | undefined {
  return answers().get(url);
}

/** The answer of an address, once; undefined where none was asked for, or it was a refusal: whoever needs it asks anew. */
export async function takeEarlyAnswer(url: string): Promise<Response | undefined> {
  const answer = answers().get(url);
  answers().delete(url);
  return answer;
}
