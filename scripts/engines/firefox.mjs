#!/usr/bin/env node
// Firefox ESR for Playwright, which drives Firefox over WebDriver BiDi and sends commands of newer versions. This program
// stands in for the browser's: it starts Firefox, passes every message on, and answers the commands that this version does
// not know, which only set what the tests leave as it is.
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

const UNKNOWN = new Set(['emulation.setMediaFeaturesOverride']);
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal));
firefox.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
firefox.on('exit', (code) => process.exit(code ?? 0));

/**
 * Playwright knows a download by an id, or by the navigation that it was. This version has no ids, and a file that a script
 * gives is no navigation: its address is its own.
 */
function nameDownload(text) {
  if (!text.includes('"browsingContext.download')) return text;
  const message = JSON.parse(text);
  if (message.method && !message.params.navigation) message.params.download ??= message.params.url;
  return JSON.stringify(message);
}

/**
 * What the service worker loads from the shop after it has answered with its copy of a page looks like a navigation to the
 * same address, which never ends: it has one of its own, or the id of the one that is over. Playwright would wait for it.
 * So a navigation to the address that is shown begins only when a command asks for it.
 */
function makeNavigationFilter() {
  const asked = new Set();
  const shown = new Map();
  const ended = new Set();
  return {
    onCommand({ method, params }) {
      if (/^browsingContext\.(navigate|reload|traverseHistory)$/.test(method)) asked.add(params.context);
    },
    /** The event as Playwright is to see it; null when it is to see none. */
    filter(text) {
      if (!/"method":"(browsingContext\.navigation|network\.beforeRequestSent)/.test(text)) return text;
      const message = JSON.parse(text);
      const { context, navigation, url } = message.params;
      if (message.method === 'browsingContext.navigationStarted') {
        const isAsked = asked.delete(context);
        if (isAsked || shown.get(context) !== url) return text;
        ended.add(navigation);
        return null;
      }
      if (message.method === 'browsingContext.navigationCommitted') {
        shown.set(context, url);
        ended.add(navigation);
      } else if (message.method === 'network.beforeRequestSent' && ended.has(navigation))
        return JSON.stringify({ ...message, params: { ...message.params, navigation: null } });
      return text;
    },
  };
}

/** Passes the messages of one connection on to Firefox, in their order, and its answers back. */
function relay(client, address) {
  const browser = new WebSocket(address, { perMessageDeflate: false });
  const waiting = [];
  const navigations = makeNavigationFilter();
  browser.on('open', () => waiting.splice(0).forEach((text) => browser.send(text)));
  client.on('message', (data) => {
    const text = data.toString();
    const { id, method, params } = JSON.parse(text);
    navigations.onCommand({ method, params });
    if (UNKNOWN.has(method)) client.send(JSON.stringify({ type: 'success', id, result: {} }));
    else if (browser.readyState === WebSocket.OPEN) browser.send(text);
    else waiting.push(text);
  });
  browser.on('message', (data) => {
    const text = navigations.filter(nameDownload(data.toString()));
    if (text !== null) client.send(text);
  });
  client.on('close', () => browser.close());
  browser.on('close', () => client.close());
  browser.on('error', () => client.close());
}

function listen(firefoxAddress) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  server.on('connection', (client, { url }) => relay(client, firefoxAddress + url));
  server.on('listening', () =>
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`),
  );
}

let log = '';
firefox.stderr.on('data', (chunk) => {
  const text = chunk.toString();
  const before = log;
  log = (log + text).slice(-10_000);
  const [, address] = LISTENING.exec(log) ?? [];
  if (address && !LISTENING.test(before)) listen(address);
  else process.stderr.write(text);
});
