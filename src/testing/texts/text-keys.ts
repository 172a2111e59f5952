import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A use of a text: `t('key')` in a file that reads these namespaces. */
export interface TextUse {
  file: string;
  /** A literal key, or a pattern of one that is put together from parts. */
  key: string | RegExp;
  namespaces: string[];
}

export interface TextUses {
  uses: TextUse[];
  /** Every other string of the sources: keys in tables (menus, error codes) are among them. */
  strings: Set<string>;
  patterns: RegExp[];
}

const SOURCES = ['src', 'pages', 'config'];
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function listSources() {
  return SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  ).filter((path) => !path.startsWith(join('src', 'testing')));
}

function toPattern(node: ts.TemplateExpression): RegExp {
  const tail = node.templateSpans.map((span) => `.+${escape(span.literal.text)}`).join('');
  return new RegExp(`^${escape(node.head.text)}${tail}$`);
}

/** The keys an expression may stand for: a literal, a template, or either branch of a condition. */
function readKeys(node: ts.Expression | undefined): (string | RegExp)[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [toPattern(node)];
  if (ts.isConditionalExpression(node)) return [...readKeys(node.whenTrue), ...readKeys(node.whenFalse)];
  if (ts.isParenthesizedExpression(node)) return readKeys(node.expression);
  return [];
}

function readNamespaces(node: ts.Expression | undefined): string[] {
  if (!node) return ['common'];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((element) => readNamespaces(element));
  return [];
}

const isTranslate = (callee: ts.Expression) =>
  (ts.isIdentifier(callee) && callee.text === 't') ||
  (ts.isPropertyAccessExpression(callee) && callee.name.text === 't');

/** Reads from the sources which texts they ask for. */
export function readTextUses(): TextUses {
  const found: TextUses = { uses: [], strings: new Set(), patterns: [] };
  for (const file of listSources()) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const keys: (string | RegExp)[] = [];
    const namespaces = new Set<string>();
    const visit = (node: ts.Node) => {
      if (ts.isStringLiteralLike(node)) found.strings.add(node.text);
      // A template without a fixed part would match every key.
      if (ts.isTemplateExpression(node) && /\w{3}/.test(node.getText().replace(/\$\{[^}]*\}/g, ''))) {
        found.patterns.push(toPattern(node));
      }
      if (ts.isCallExpression(node)) {
        if (isTranslate(node.expression)) keys.push(...readKeys(node.arguments[0]));
        if (ts.isIdentifier(node.expression) && node.expression.text === 'useTranslation') {
          readNamespaces(node.arguments[0]).forEach((namespace) => namespaces.add(namespace));
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    // A function that receives `t` from elsewhere names no namespace: it may be any.
    found.uses.push(...keys.map((key) => ({ file, key, namespaces: [...namespaces] })));
  }
  return found;
}
