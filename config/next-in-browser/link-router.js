const { createContext } = require('react');
const { default: router } = require('next/router');

/**
 * What links read the router from. Next gives every page a new router, and each link of the shop would be drawn anew for
 * it, hidden ones and those of the page that goes too; they need nothing of it but its language, which draws them anew
 * by its texts.
 */
exports.RouterContext = createContext(router);
