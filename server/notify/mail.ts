// Letters: plain text, one to one, with the link that stops them.
import { createTransport, type Transporter } from 'nodemailer';
import type { Sent } from './push.ts';
import type { MailServer } from './settings.ts';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where a POST stops all further letters (RFC 8058). */
  readonly stop?: string;
}

export class Mailer {
  readonly home: string;
  private readonly transport: Transporter;
  private readonly from: string;

  constructor({ server, from, home }: MailServer) {
    const { protocol, hostname, port, username, password } = new URL(server);
    const secure = protocol === 'smtps:';
    this.transport = createTransport({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? (secure ? 465 : 587) : Number(port),
      secure,
      ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      name: new URL(home).hostname,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.from = from;
    this.home = home;
  }

  async post({ to, subject, text, stop }: Letter): Promise<Exclude<Sent, 'gone'>> {
    try {
      await this.transport.sendMail({
        from: this.from,
        to: { name: '', address: to },
        subject,
        text,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(stop !== undefined && {
            'List-Unsubscribe': `<${stop}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
      return 'ok';
    } catch (error) {
      // What a mail server says may name the person.
      const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
      const trouble = responseCode === undefined ? code : `${code} ${responseCode}`;
      return { trouble, passing: responseCode === undefined || responseCode < 500 };
    }
  }

  close(): void {
    this.transport.close();
  }
}
