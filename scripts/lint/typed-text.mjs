/** Words that are the same in every language. */
const NAMES = /\b(?:CNPJ|CPF|CEP|SKU|WhatsApp|Pix|ms|kg|km)\b/g;
const WORD = /\p{L}{2,}/u;
/** Attributes that a reader sees or hears. */
const READ = /^(?:aria-label|aria-description|title|alt|placeholder|label|hint|reason|preview)$/;

/** Whether a string of a component is a text, which belongs into `public/locales`. */
export const isTypedText = (text) => WORD.test(text.replace(NAMES, ''));

/** Refuses words typed into a component or a mail: every text exists in all the languages. */
export const typedText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { typed: '“{{text}}” belongs into public/locales, in every language.' },
  },
  create(context) {
    const check = (node, text) => {
      if (isTypedText(text))
        context.report({ node, messageId: 'typed', data: { text: text.trim().slice(0, 60) } });
    };
    return {
      JSXText: (node) => check(node, node.value),
      JSXAttribute(node) {
        if (READ.test(node.name.name) && node.value?.type === 'Literal')
          check(node, String(node.value.value));
      },
      JSXExpressionContainer(node) {
        const isChild = node.parent.type === 'JSXElement' || node.parent.type === 'JSXFragment';
        if (isChild && node.expression.type === 'Literal') check(node, String(node.expression.value));
      },
    };
  },
};
