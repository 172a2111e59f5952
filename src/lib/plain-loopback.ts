/**
 * Whether a page comes from this machine without TLS. WebKit stores no secure cookie there; other browsers do.
 * @param page its address
 */
export const isPlainLoopback = ({ protocol, hostname }: Pick<URL, 'protocol' | 'hostname'>): boolean =>
  protocol === 'http:' && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
