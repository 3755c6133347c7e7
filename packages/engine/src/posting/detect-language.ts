const stops: Record<string, string> = {
  en: 'the and of to in with for you your we our is are will be as on or that this',
  de: 'der die das und von zu mit für sie ihr wir unser ist sind werden als auf oder eine einen im bei',
  fr: 'le la les et de des du à avec pour vous votre nous notre est sont sera sur ou une un dans en',
  es: 'el la los las y de del a con para usted su nosotros nuestro es son será en o una un por que',
  pt: 'o os as e de do da com para você seu nós nosso é são será em ou uma um por que no na',
  it: 'il lo la i gli le e di del della con per lei suo noi nostro è sono sarà in o una un che',
  nl: 'de het een en van te met voor je jouw wij onze is zijn wordt als op of bij aan',
};
const words = Object.entries(stops).map(([code, list]) => [code, new Set(list.split(' '))] as const);

/** The language of a text as an ISO 639-1 code, by its commonest words; English where nothing tells. Looks at the first 4,000 characters. */
export function detectLanguage(text: string): string {
  const counts = new Map<string, number>();
  for (const word of text
    .slice(0, 4_000)
    .toLowerCase()
    .split(/[^\p{L}]+/u))
    for (const [code, set] of words) if (set.has(word)) counts.set(code, (counts.get(code) ?? 0) + 1);
  let best = 'en';
  for (const [code, count] of counts) if (count > (counts.get(best) ?? 0) * (best === 'en' ? 1.15 : 1)) best = code;
  return best;
}
