import type { Command } from '../args.ts';

export const keys: Command = {
  name: 'keys',
  summary: 'Makes the pair of keys with which a server sends Web Push.',
  takes: '',
  words: { least: 0, most: 0 },
  missing: '',
  options: { json: { help: 'as data' } },
  examples: ['keys', 'keys >> mathom.env'],
  notes: [
    'Put both into the environment of the server, with MATHOM_CONTACT (your e-mail address). Make them once: with a new',
    'pair every device must be switched on again. Keep the private one secret.',
  ],
  async run(args, io) {
    const { default: webpush } = await import('web-push');
    const { publicKey, privateKey } = webpush.generateVAPIDKeys();
    const pair = { MATHOM_VAPID_PUBLIC: publicKey, MATHOM_VAPID_PRIVATE: privateKey };
    const lines = Object.entries(pair).map(([name, value]) => `${name}=${value}\n`);
    io.stdout.write(args.flag('json') ? `${JSON.stringify(pair)}\n` : lines.join(''));
    return 0;
  },
};
