const PHYSICAL = new RegExp(
  '^(?:[^\\s:]+:)*!?-?(?:' +
    '(?:scroll-)?[mp][lr]-\\S+|' +
    '(?:left|right)-(?:\\d\\S*|px|auto|full|\\[\\S+|\\(\\S+)|' +
    '(?:text|float|clear)-(?:left|right)|' +
    'rounded-(?:l|r|tl|tr|bl|br)(?:-\\S+)?|' +
    'border-(?:l|r)(?:-\\S+)?' +
    ')!?$',
);

/**
 * The physical-direction classes in a class string. Arabic and Hebrew mirror the page, and only logical ones turn with
 * it.
 */
export const findPhysicalClasses = (text) => text.split(/\s+/).filter((word) => PHYSICAL.test(word));

/** Refuses `ml-2`, `text-left` and their like in any string of the interface. */
export const logicalClasses = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      physical:
        '{{found}} does not turn with the language: use ms-, me-, ps-, pe-, start-, end-, text-start…',
    },
  },
  create(context) {
    const check = (node, text) => {
      const found = findPhysicalClasses(text);
      if (found.length > 0)
        context.report({ node, messageId: 'physical', data: { found: found.join(', ') } });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.cooked ?? ''),
    };
  },
};
