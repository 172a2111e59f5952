import { z } from 'zod';

const Refusal = z.object({ details: z.array(z.string()).min(1) });
/** Without the first nothing can be shown, and with the second the process is about to end. */
const ENDS_THE_START = ['database', 'draining'];

function readDetails(body: string): string[] | null {
  try {
    return Refusal.parse(JSON.parse(body)).details;
  } catch {
    return null;
  }
}

/**
 * Whether a start goes on after the answer of `/api/ready`. A shop on a full disk shows its pages and takes no orders;
 * a start that ended for it would show nothing, and would free no room.
 * @returns a warning where the shop goes on without something, null when it is ready
 * @throws Error when there is nothing to show
 */
export function decideStart(status: number, body: string): string | null {
  if (status >= 200 && status < 300) return null;
  const details = status === 503 ? readDetails(body) : null;
  if (!details || details.some((detail) => ENDS_THE_START.includes(detail)))
    throw new Error(`The shop is not ready (${status}): ${body}`);
  return `The shop opens, and is not ready: ${details.join(', ')}. GET /api/ready says when it is.`;
}
