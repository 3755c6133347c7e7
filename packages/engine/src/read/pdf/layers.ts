/** What pdf.js's core knows of a file's layers: those it names, and which of them its default view switches on or off. */
export type LayerConfig = {
  baseState: string | null;
  on: string[];
  off: string[];
  groups: LayerGroup[];
};

type LayerGroup = {
  id: string;
  intent: string[] | null;
  usage: { print: { printState: string } | null; view: { viewState: string } | null };
};

/** What the core gives for marked content that belongs to a layer (OCG) or to several (OCMD). */
type Membership = { id?: string; ids?: string[]; policy?: string | null; expression?: unknown };

/** Tells whether marked content with these properties is switched off, on the screen and on paper (ISO 32000-1, 8.11). */
export function findOffLayers(config: LayerConfig | null): (properties: unknown) => boolean {
  const off = new Set<string>();
  for (const { id, intent, usage } of config?.groups ?? []) {
    const isOff = config?.baseState === 'OFF' ? !config.on.includes(id) : config?.off.includes(id);
    const isForView = !intent || intent.includes('View') || intent.includes('All');
    const isShownSomewhere = usage.print?.printState === 'ON' || usage.view?.viewState === 'ON';
    if (isOff && isForView && !isShownSomewhere) off.add(id);
  }
  return (properties) => off.size > 0 && isOffIn(off, properties as Membership | null | undefined);
}

function isOffIn(off: Set<string>, member: Membership | null | undefined): boolean {
  if (!member || member.expression) return false;
  const ids = member.ids ?? (member.id ? [member.id] : []);
  if (ids.length === 0) return false;
  const hidden = ids.filter((id) => off.has(id)).length;
  if (member.policy === 'AllOn') return hidden > 0;
  if (member.policy === 'AnyOff') return hidden === 0;
  if (member.policy === 'AllOff') return hidden < ids.length;
  return hidden === ids.length;
}
