/** No settings: the build writes their values in their place, so that it can leave code out (next.config.js). */
const WRITTEN_BY_THE_BUILD = new Set(['SELLS_BY']);

/** Settings are read and checked in one place, so that there is one list of variables and one error message. */
export const processEnv = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      read: 'Read settings from src/env.ts (server) or config/ (build): one list of variables, one check.',
    },
  },
  create(context) {
    return {
      MemberExpression(node) {
        const { object, property } = node;
        if (object.type !== 'Identifier' || object.name !== 'process' || property.name !== 'env') return;
        const read = node.parent?.type === 'MemberExpression' ? node.parent.property.name : undefined;
        if (!WRITTEN_BY_THE_BUILD.has(read)) context.report({ node, messageId: 'read' });
      },
    };
  },
};
