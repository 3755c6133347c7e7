type Progress = { state: string; rewording?: boolean };

/** Follows a result's events until it is finished. As a browser does, it listens again when a stream ends before that. */
export async function followToEnd(
  app: { request(path: string, init: { headers: Record<string, string> }): Response | Promise<Response> },
  id: string,
  headers: Record<string, string>,
): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    const text = await (await app.request(`/api/optimizations/${id}/events`, { headers })).text();
    const last = [...text.matchAll(/^data: (.*)$/gm)].at(-1)?.[1];
    const { state, rewording = false } = JSON.parse(last ?? '{"state":"waiting"}') as Progress;
    if (state !== 'waiting' && state !== 'working' && !rewording) return;
  }
}
