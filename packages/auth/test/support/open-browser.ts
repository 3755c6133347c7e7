import type { TestAuth } from './open-test-auth.ts';
import { SITE } from './quick-settings.ts';

/** The least of a browser: it follows redirects between the service and the provider and keeps cookies, by site and path. */
export function openBrowser(service: TestAuth) {
  const jar = new Map<string, { value: string; path: string; host: string }>();

  const cookiesFor = (url: URL): string => {
    const cookies = [...jar].filter(([, each]) => each.host === url.host && url.pathname.startsWith(each.path));
    return cookies.map(([key, { value }]) => `${key.split(' ')[1]}=${value}`).join('; ');
  };

  const fetchOne = async (address: string): Promise<Response> => {
    const url = new URL(address);
    const headers = {
      Cookie: cookiesFor(url),
      'Sec-Fetch-Site': 'cross-site',
      'Sec-Fetch-Mode': 'navigate',
    };
    const ours = url.origin === SITE;
    const response = ours
      ? await service.request(`${url.pathname.replace('/auth/v1', '')}${url.search}`, { headers })
      : await fetch(url, { headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) keep(line, url);
    return response;
  };

  const keep = (line: string, url: URL) => {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const name = pair.slice(0, pair.indexOf('='));
    const path = attributes.find((each) => /^path=/i.test(each))?.slice(5) ?? '/';
    const value = pair.slice(pair.indexOf('=') + 1);
    if (value === '' || /max-age=0/i.test(line)) jar.delete(`${url.host} ${name}`);
    else jar.set(`${url.host} ${name}`, { value, path, host: url.host });
  };

  /** Answers a client whose page stands in this browser, on the app's own site: cookies go along and are kept. */
  const intercept = async (request: Request, real: (request: Request) => Promise<Response>): Promise<Response> => {
    const url = new URL(request.url);
    request.headers.set('Sec-Fetch-Site', 'same-origin');
    request.headers.set('Cookie', cookiesFor(url));
    const response = await real(request);
    for (const line of response.headers.getSetCookie()) keep(line, url);
    return response;
  };

  return {
    jar,
    intercept,
    /** Goes to an address and on until a page of the app is reached or `stopAt` says so; returns that address. */
    async visit(address: string, stopAt: (url: URL) => boolean = () => false): Promise<URL> {
      let url = new URL(address);
      for (let hop = 0; hop < 12; hop += 1) {
        if (stopAt(url) || (url.origin === SITE && !url.pathname.startsWith('/auth/v1/'))) return url;
        const response = await fetchOne(url.href);
        const location = response.headers.get('Location');
        if (!location) throw new Error(`${response.status} at ${url.href}: ${await response.text()}`);
        url = new URL(location, url);
      }
      throw new Error('Too many redirects');
    },
  };
}
