import { parseSync } from '@swc/core';

export type LiteralText = { line: number; text: string };

type Node = { type?: string; span?: { start: number }; [field: string]: unknown };

/** Attributes and properties whose value a person reads or hears. */
const spoken =
  /^(?:aria-(?:label|description|valuetext|roledescription)|title|tabTitle|label|hint|intro|about|action|empty|placeholder|alt|error)$/;
/** Macros whose strings are texts of a catalog. */
const macros = ['t', 'msg', 'plural', 'select', 'selectOrdinal', 'defineMessage', 'Trans', 'Plural', 'Select'];
/** Calls that only programs or maintainers read. */
const silent = /^(?:console\.\w+|Error|Headers|headers\.\w+|Intl\.\w+|\w*\.?addEventListener|\w*\.?getPropertyValue)$/;
const toasts = /^toast\.(?:success|error|loading)$/;
/** What stands round an expression and is of the same kind. */
const passesOn = /^(?:JSXExpressionContainer|ParenthesisExpression)$/;
/** Names that are the same in every language, words of protocols and of the keyboard. */
const names =
  /^(?:Portfolio|Blog|Bluesky|Mastodon|Stack Overflow|Medium|Behance|Dribbble|Instagram|Google Scholar|Kaggle|Hugging Face|LinkedIn|Google|Shortlist|Authenticator|Free|Famous|Premium|Authorization|Accept|Content-Type|Link|Word|Markdown|PDF|Escape|Esc|Alt|Enter|Tab|Home|End|Arrow\w+|Bearer .*)?$/;
const letter = /\p{L}/u;
/** Begins like a sentence or a label: a class name, a key or a path never does. */
const sentence = /^[^\p{L}\p{N}/#.@-]*\p{Lu}\p{Ll}{2,}(?:[\s.,!?:;’…]|$)/u;

/** The texts in a file of the web app that a person would read and no catalog holds. */
export function findLiteralTexts(code: string): LiteralText[] {
  const found: LiteralText[] = [];
  // Offsets are of bytes and count on from file to file; a tree begins at its first statement, which the semicolon is.
  const bytes = Buffer.from(`;${code}`);
  const ast = parseSync(bytes.toString(), { syntax: 'typescript', tsx: true }) as unknown as Node;
  const start = ast.span?.start ?? 0;

  const report = (node: Node, text: string) => {
    const before = bytes.subarray(0, offsetIn(node) - start).toString();
    found.push({ line: before.split('\n').length, text: text.trim().replaceAll(/\s+/g, ' ') });
  };
  visit(ast, false);
  return found;

  /** `heard`: a person reads or hears whatever string stands here. */
  function visit(node: unknown, heard: boolean): void {
    if (Array.isArray(node)) for (const one of node) visit(one, heard);
    if (!isNode(node) || isSilent(node)) return;
    const { type } = node;
    if (type === 'JSXText') {
      if (letter.test(String(node.value))) report(node, String(node.value));
    } else if (type === 'StringLiteral') judge(node, String(node.value), heard);
    else if (type === 'TemplateLiteral') {
      judge(node, (node.quasis as { raw: string }[]).map(({ raw }) => raw).join('…'), heard);
      visit(node.expressions, heard);
    } else if (type === 'CallExpression') {
      visit(node.callee, false);
      visit(node.arguments, toasts.test(nameOf(node.callee)));
    } else if (type === 'SwitchCase') visit(node.consequent, false);
    else if (type === 'JSXAttribute') visit(node.value, spoken.test(nameOf(node.name)));
    else if (type === 'KeyValueProperty') visit(node.value, spoken.test(nameOf(node.key)));
    else if (type === 'ConditionalExpression') {
      visit(node.test, false);
      visit([node.consequent, node.alternate], heard);
    } else {
      const inside = heard && (type === undefined || passesOn.test(type));
      for (const [field, value] of Object.entries(node)) if (field !== 'span') visit(value, inside);
    }
  }

  function judge(node: Node, text: string, heard: boolean): void {
    if (names.test(text.trim())) return;
    if (heard ? letter.test(text) : sentence.test(text)) report(node, text);
  }
}

/** Whether nobody reads what stands in a node, or a catalog holds it. */
function isSilent(node: Node): boolean {
  const { type = '' } = node;
  if (type.startsWith('Ts')) return !/^Ts(?:As|Satisfies|NonNull|Const)/.test(type);
  if (type === 'ImportDeclaration' || type === 'ExportAllDeclaration') return true;
  if (type === 'TaggedTemplateExpression') return macros.includes(nameOf(node.tag));
  if (type === 'JSXElement') return macros.includes(nameOf((node.opening as Node).name));
  if (type === 'BinaryExpression') return /^[!=]==?$/.test(String(node.operator));
  if (type !== 'CallExpression' && type !== 'NewExpression') return false;
  const name = nameOf(node.callee);
  return macros.includes(name) || silent.test(name);
}

function offsetIn({ span }: Node): number {
  return span?.start ?? 1;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && ('type' in value || 'expression' in value);
}

/** `t`, `toast.error`, `aria-label`: how a callee, an attribute or a key is spelled. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return `${nameOf(node.object)}.${nameOf(node.property)}`;
  return String(node.value ?? '');
}
