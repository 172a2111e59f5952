import { logicalClasses } from './logical-classes.mjs';
import { processEnv } from './process-env.mjs';
import { typedText } from './typed-text.mjs';

/** The shop's own rules of lint, as a plugin of oxlint (.oxlintrc.json). */
export default {
  meta: { name: 'shop' },
  rules: { 'logical-classes': logicalClasses, 'process-env': processEnv, 'typed-text': typedText },
};
