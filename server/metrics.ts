// What /metrics tells, in the text format of Prometheus, and whom.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { there } from '../lib/there.ts';

const bounds = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 5000];

/** How often a measure was at or below each bound. */
class Histogram {
  private readonly counts = bounds.map(() => 0);
  private sum = 0;
  private count = 0;

  add(value: number): void {
    bounds.forEach((bound, i) => {
      if (value <= bound) this.counts[i] = there(this.counts[i]) + 1;
    });
    this.sum += value;
    this.count++;
  }

  lines(name: string): string[] {
    return [
      ...bounds.map((bound, i) => `${name}_bucket{le="${bound}"} ${this.counts[i]}`),
      `${name}_bucket{le="+Inf"} ${this.count}`,
      `${name}_sum ${this.sum}`,
      `${name}_count ${this.count}`,
    ];
  }
}

export class Metrics {
  moves = 0;
  messagesIn = 0;
  messagesOut = 0;
  bytesOut = 0;
  refusals = 0;
  faults = 0;
  readonly append = new Histogram();

  render(gauges: Readonly<Record<string, readonly [help: string, value: number]>>): string {
    const counters = {
      mathom_moves_total: ['Entries committed to logs.', this.moves],
      mathom_messages_received_total: ['Messages from clients.', this.messagesIn],
      mathom_messages_sent_total: ['Changes sent to clients.', this.messagesOut],
      mathom_bytes_sent_total: ['Bytes of changes sent to clients.', this.bytesOut],
      mathom_refusals_total: ['Things asked for and refused.', this.refusals],
      mathom_faults_total: ['Faults of the server.', this.faults],
    } as const;
    const line = (type: string, [name, [help, value]]: [string, readonly [string, number]]): string[] => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      `${name} ${value}`,
    ];
    return [
      ...Object.entries(counters).flatMap((entry) => line('counter', entry)),
      ...Object.entries(gauges).flatMap((entry) => line('gauge', entry)),
      '# HELP mathom_append_milliseconds Time to commit an entry.',
      '# TYPE mathom_append_milliseconds histogram',
      ...this.append.lines('mathom_append_milliseconds'),
      '',
    ].join('\n');
  }
}

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/**
 * Who may read the metrics: with a token whoever brings it, without one who asks from this machine. A proxy on this machine
 * asks for others, and says so.
 */
export function mayReadMetrics({ headers, socket }: IncomingMessage, token: string | undefined): boolean {
  if (token) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  const isPassedOn = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some((name) => headers[name] !== undefined);
  return !isPassedOn && loopback.test(socket.remoteAddress ?? '');
}

/** Takes equally long however much of it is right. */
const isSame = (given: string, right: string): boolean => timingSafeEqual(digest(given), digest(right));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
