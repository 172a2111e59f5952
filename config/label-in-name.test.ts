import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { LOCALES } from './locales';

/** A control that shows one text and is named by another. */
interface NamedControl {
  where: string;
  namespaces: string[];
  shown: string[];
  name: string[];
}

type Texts = { [key: string]: string | Texts };

const CONTROLS = ['a', 'button', 'Link', 'Button', 'ButtonLink'];

const listScreens = () =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .map((file) => join('src', file));

/** The keys that the calls of `t` under a node may ask for. */
function listKeys(node: ts.Node): string[] {
  const keys: string[] = [];
  const visit = (inner: ts.Node): void => {
    if (ts.isJsxAttribute(inner)) return;
    if (!ts.isCallExpression(inner) || inner.expression.getText() !== 't')
      return ts.forEachChild(inner, visit);
    const read = (key: ts.Node | undefined) => {
      if (!key) return;
      if (ts.isStringLiteralLike(key)) keys.push(key.text);
      if (!ts.isConditionalExpression(key)) return;
      read(key.whenTrue);
      read(key.whenFalse);
    };
    read(inner.arguments[0]);
  };
  visit(node);
  return keys;
}

function listNamedControls(file: string): NamedControl[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const asked = /useTranslation\(([^)]*)\)/.exec(source.text)?.[1] ?? '';
  const namespaces = [...asked.matchAll(/'([\w-]+)'/g)].map(([, name]) => name ?? '');
  const controls: NamedControl[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) && CONTROLS.includes(node.openingElement.tagName.getText())) {
      const label = node.openingElement.attributes.properties.find(
        (attribute) => ts.isJsxAttribute(attribute) && attribute.name.getText() === 'aria-label',
      );
      const name = label && ts.isJsxAttribute(label) && label.initializer ? listKeys(label.initializer) : [];
      const shown = node.children.flatMap(listKeys);
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      if (name.length > 0 && shown.length > 0)
        controls.push({ where: `${file}:${line + 1}`, namespaces, shown, name });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return controls;
}

/** Every form of a text: one for each plural. */
function readForms(locale: string, namespaces: readonly string[], key: string): string[] {
  const [, named, path = ''] = /^(?:([\w-]+):)?(.*)$/.exec(key) ?? [];
  return (named ? [named] : [...namespaces, 'common']).flatMap((namespace) => {
    const file = join('public', 'locales', locale, `${namespace}.json`);
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    let texts: string | Texts | undefined = JSON.parse(readFileSync(file, 'utf8')) as Texts;
    for (const step of steps) texts = typeof texts === 'object' ? texts[step] : undefined;
    if (typeof texts !== 'object') return [];
    return Object.entries(texts)
      .filter(([name]) => name === last || name.startsWith(`${last}_`))
      .flatMap(([, text]) => (typeof text === 'string' ? [text] : []));
  });
}

const controls = listScreens().flatMap(listNamedControls);
const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** A person who controls the device by voice says what they see (WCAG 2.5.3, label in name). */
describe('the name of a control', () => {
  it('is read from the controls that have another name than their text', () => {
    expect(controls.length).toBeGreaterThan(5);
  });

  it.each(LOCALES)('holds the text that the control shows, in %s', (locale) => {
    const strange = controls.flatMap(({ where, namespaces, shown, name }) => {
      const names = name.flatMap((key) => readForms(locale, namespaces, key));
      const texts = shown.flatMap((key) => readForms(locale, namespaces, key));
      const isNamed = texts.every((text) => names.some((full) => plain(full).includes(plain(text))));
      return isNamed ? [] : [`${where}: shows "${texts.join('", "')}", is named "${names.join('", "')}"`];
    });
    expect(strange).toEqual([]);
  });
});
