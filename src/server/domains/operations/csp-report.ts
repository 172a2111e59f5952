import { z } from 'zod';
import { Fault } from '@/server/kernel/fault';

/** What a browser blocked, in the few words an operator needs. */
export interface Violation {
  /** Path of the page, without its query, which may hold a sign-in link. */
  page: string;
  directive: string;
  /** Origin of what was blocked, or `inline`, `eval`, `data` and their like. */
  blocked: string;
  /** Path of the script that tried. */
  source: string | null;
}

const Text = z.string().max(4_000).catch('');

/** CSP level 2, `report-uri`: what every browser sends. */
const OldReport = z.object({
  'csp-report': z.object({
    'document-uri': Text,
    'effective-directive': Text,
    'violated-directive': Text,
    'blocked-uri': Text,
    'source-file': Text,
  }),
});

/** The Reporting API, `report-to`: several reports at once, of several kinds. */
const NewReports = z.array(z.object({ type: Text, body: z.unknown() })).max(20);
const NewBody = z.object({ documentURL: Text, effectiveDirective: Text, blockedURL: Text, sourceFile: Text });

const pathOf = (address: string) => (URL.canParse(address) ? new URL(address).pathname.slice(0, 200) : '');

/** Opaque origins, such as that of `data:`, are told by their scheme. */
function originOf(address: string): string {
  if (!URL.canParse(address)) return address.slice(0, 40);
  const { origin, protocol } = new URL(address);
  return (origin === 'null' ? protocol : origin).slice(0, 200);
}

const toViolation = (page: string, directive: string, blocked: string, source: string): Violation => ({
  page: pathOf(page),
  directive: directive.split(' ')[0]?.slice(0, 40) ?? '',
  blocked: originOf(blocked),
  source: /^https?:/.test(source) ? pathOf(source) : originOf(source) || null,
});

/**
 * Reads what a browser reports, in either of its formats. Reports of other kinds are left out.
 * @throws Fault MALFORMED_JSON; VALIDATION when it is no report
 */
export function readCspReport(bytes: Buffer): Violation[] {
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new Fault('MALFORMED_JSON', 'The body is not JSON');
  }
  const old = OldReport.safeParse(json);
  if (old.success) {
    const report = old.data['csp-report'];
    const directive = report['effective-directive'] || report['violated-directive'];
    return [toViolation(report['document-uri'], directive, report['blocked-uri'], report['source-file'])];
  }
  const reports = NewReports.safeParse(json);
  if (!reports.success)
    throw new Fault('VALIDATION', 'That is no CSP report', { fields: { body: 'invalid' } });
  return reports.data.flatMap(({ type, body }) => {
    const parsed = NewBody.safeParse(body);
    if (type !== 'csp-violation' || !parsed.success) return [];
    const { documentURL, effectiveDirective, blockedURL, sourceFile } = parsed.data;
    return [toViolation(documentURL, effectiveDirective, blockedURL, sourceFile)];
  });
}

const DIRECTIVE = /^[a-z]+-src(-elem|-attr)?$|^(base-uri|form-action|frame-ancestors|object-src)$/;
const EXTENSION = /^[a-z-]*extension\b/;

/** Browser extensions violate the policy all day, which is no fault of the shop. */
export const isOfExtension = ({ blocked, source }: Violation): boolean =>
  EXTENSION.test(blocked) || EXTENSION.test(source ?? '');

/** The directive as a label: one of a few, whatever the report says. */
export const labelOf = (violation: Violation): string => {
  if (isOfExtension(violation)) return 'extension';
  return DIRECTIVE.test(violation.directive) ? violation.directive.slice(0, 20) : 'other';
};
