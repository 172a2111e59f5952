import { join } from 'node:path';
import ts from 'typescript';

/** A text that the sources ask for, with every key it may ask for. */
export interface ExactUse {
  file: string;
  line: number;
  /** The key as the source writes it. */
  text: string;
  /** The file of texts its reader reads; null where the reader comes from elsewhere. */
  namespace: string | null;
  /** Every key that it may be; null where the types do not say. */
  keys: string[] | null;
  /** It brings a text for a key that nobody knows. */
  hasDefault: boolean;
}

const product = (heads: string[], tails: string[]) =>
  heads.flatMap((head) => tails.map((tail) => head + tail));

/** The strings a type allows; null when they cannot be listed. */
function literalsOf(type: ts.Type): string[] | null {
  const parts = type.isUnion() ? type.types : [type];
  const texts = parts.map((part) =>
    part.isStringLiteral() || part.isNumberLiteral() ? String(part.value) : null,
  );
  return texts.some((text) => text === null) ? null : texts.filter((text) => text !== null);
}

/** Every string an expression may be, as its types say. */
function valuesOf(node: ts.Expression, checker: ts.TypeChecker): string[] | null {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return valuesOf(node.expression, checker);
  if (ts.isConditionalExpression(node)) {
    const [yes, no] = [valuesOf(node.whenTrue, checker), valuesOf(node.whenFalse, checker)];
    return yes && no && [...yes, ...no];
  }
  if (ts.isTemplateExpression(node))
    return node.templateSpans.reduce<string[] | null>(
      (heads, span) => {
        const values = valuesOf(span.expression, checker);
        return heads && values && product(product(heads, values), [span.literal.text]);
      },
      [node.head.text],
    );
  return literalsOf(checker.getTypeAtLocation(node));
}

/** The file that `const { t } = useTranslation('file')` reads; null for a reader that was handed in. */
function namespaceOf(reader: ts.Expression, checker: ts.TypeChecker): string | null {
  const declaration = checker.getSymbolAtLocation(reader)?.valueDeclaration;
  if (!declaration || !ts.isBindingElement(declaration)) return null;
  const variable = declaration.parent.parent;
  const source = ts.isVariableDeclaration(variable) ? variable.initializer : undefined;
  if (!source || !ts.isCallExpression(source) || source.expression.getText() !== 'useTranslation')
    return null;
  const [file] = source.arguments;
  if (!file) return 'common';
  const first = ts.isArrayLiteralExpression(file) ? file.elements[0] : file;
  return first && ts.isStringLiteralLike(first) ? first.text : null;
}

/** The `t` of a component, or one that a function is handed. */
const isTranslate = (reader: ts.Expression, checker: ts.TypeChecker) => {
  const type = checker.getTypeAtLocation(reader);
  const { name = '' } = type.aliasSymbol ?? type.getSymbol() ?? {};
  return name === 'TFunction' || name === 'TextFunction';
};

/** Reads with the compiler what the sources ask for: keys put together at run time are listed from their types. */
export function readExactUses(): ExactUse[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile) as { config: object };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const isSource = (file: string) => /\/(src|pages|config)\/.*(?<!\.test)\.tsx?$/.test(file);
  const files = fileNames.filter((file) => isSource(file) || file.endsWith('.d.ts'));
  const program = ts.createProgram(files, { ...options, incremental: false });
  const checker = program.getTypeChecker();
  const uses: ExactUse[] = [];
  for (const source of program.getSourceFiles()) {
    const file = source.fileName.replace(`${process.cwd()}/`, '');
    if (source.isDeclarationFile || !isSource(source.fileName) || file.startsWith(join('src', 'testing')))
      continue;
    const visit = (node: ts.Node) => {
      ts.forEachChild(node, visit);
      if (!ts.isCallExpression(node) || !node.arguments[0] || !isTranslate(node.expression, checker)) return;
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      uses.push({
        file,
        line: line + 1,
        text: node.arguments[0].getText(),
        namespace: namespaceOf(node.expression, checker),
        keys: valuesOf(node.arguments[0], checker),
        hasDefault: /\bdefaultValue\b/.test(node.arguments[1]?.getText() ?? ''),
      });
    };
    visit(source);
  }
  return uses;
}
