/**
 * Chromium's mark of a script whose functions are nearly all called at the start (since 136): it compiles them while the
 * script arrives, beside the main thread, and not one by one while the page hydrates. To others it is a comment (ADR 0064).
 */
const MARK = '//# allFunctionsCalledOnLoad';

/**
 * Marks the scripts that a page starts with; those that come later are not run as a whole.
 * @param {typeof import('webpack')} webpack
 */
const compiledAhead = ({ BannerPlugin, Compilation }) =>
  new BannerPlugin({
    banner: MARK,
    raw: true,
    entryOnly: true,
    test: /\.js$/,
    // The comments of a script are taken out before.
    stage: Compilation.PROCESS_ASSETS_STAGE_REPORT,
  });

module.exports = { MARK, compiledAhead };
