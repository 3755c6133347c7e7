import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A node of a PDF's structure: its role, the nodes below it, and whether something on the page or an annotation hangs on it. */
export type StructureNode = { role: string; alt?: string; children: StructureNode[]; content: boolean };

type RawNode = { role?: string; type?: string; alt?: string; children?: RawNode[] };

/** The structure of each page of a tagged PDF, in the order that assistive technology reads it. */
export async function readStructure(pdf: Uint8Array): Promise<StructureNode[]> {
  const loading = getDocument({ data: pdf.slice(), verbosity: 0 });
  const document = await loading.promise;
  const roots: StructureNode[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const tree = (await (await document.getPage(number)).getStructTree()) as RawNode | null;
    if (tree) roots.push(plain(tree));
  }
  await loading.destroy();
  return roots;
}

function plain(node: RawNode): StructureNode {
  const parts = node.children ?? [];
  return {
    role: node.role ?? '',
    ...(node.alt === undefined ? {} : { alt: node.alt }),
    children: parts.filter((part) => part.role).map(plain),
    content: parts.some((part) => part.type === 'content' || part.type === 'annotation' || part.type === 'object'),
  };
}

/** All nodes of a role below a node, in order. */
export function nodesOf(node: StructureNode, role: RegExp): StructureNode[] {
  return [...(role.test(node.role) ? [node] : []), ...node.children.flatMap((child) => nodesOf(child, role))];
}
