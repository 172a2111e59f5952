/**
 * Makes `lang` of the document ignore the value that it already has. Next writes it at each navigation, and Chromium
 * then styles every element again: 8 to 12 ms for a list, four times that on a slow phone (tuning
 * `language-written-once`, ADR 0044).
 * @returns a function that ends it
 */
export function writeLanguageOnce(): () => void {
  const root = document.documentElement;
  Object.defineProperty(root, 'lang', {
    configurable: true,
    get: () => root.getAttribute('lang'),
    set(value: string) {
      if (value !== root.lang) root.setAttribute('lang', value);
    },
  });
  return () => void Reflect.deleteProperty(root, 'lang');
}
