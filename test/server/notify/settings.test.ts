import assert from 'node:assert/strict';
import { test } from 'node:test';
import webpush from 'web-push';
import { readNoticeSettings, WrongSetting } from '../../../server/notify/settings.ts';

const { publicKey, privateKey } = webpush.generateVAPIDKeys();
const push = { MATHOM_VAPID_PUBLIC: publicKey, MATHOM_VAPID_PRIVATE: privateKey, MATHOM_CONTACT: 'me@example.org' };
const mail = {
  MATHOM_SMTP: 'smtps://user:pass%40word@mail.example.org',
  MATHOM_MAIL_FROM: 'house@example.org',
  MATHOM_URL: 'https://mathom.example.org/',
};

test('Push and e-mail are sent when they are set up, each by itself', () => {
  assert.deepEqual(readNoticeSettings({ MATHOM_SMTP: '', MATHOM_VAPID_PUBLIC: '' }), {});
  const keys = { publicKey, privateKey, subject: 'mailto:me@example.org', hosts: ['push.example.org'] };
  assert.deepEqual(readNoticeSettings({ ...push, MATHOM_PUSH_HOSTS: 'push.example.org' }), { push: keys });
  const { MATHOM_SMTP: server, MATHOM_MAIL_FROM: from } = mail;
  assert.deepEqual(readNoticeSettings(mail), { mail: { server, from, home: 'https://mathom.example.org' } });
});

const wrong: [title: string, env: object, says: RegExp][] = [
  ['half a pair', { ...push, MATHOM_VAPID_PRIVATE: '' }, /are not a pair of keys: `mathom keys` makes one/],
  ['two halves', { ...push, MATHOM_VAPID_PUBLIC: webpush.generateVAPIDKeys().publicKey }, /are not a pair/],
  ['keys without a contact', { ...push, MATHOM_CONTACT: undefined }, /Push needs MATHOM_CONTACT/],
  ['a mail server that is none', { ...mail, MATHOM_SMTP: 'mail.example.org' }, /MATHOM_SMTP must be like smtp:/],
  ['letters from nobody', { ...mail, MATHOM_MAIL_FROM: '' }, /E-mail needs MATHOM_MAIL_FROM/],
  ['letters whose links lead nowhere', { ...mail, MATHOM_URL: 'mathom' }, /E-mail needs MATHOM_URL/],
];
for (const [title, env, says] of wrong)
  test(`${title}: one sentence, without the secret`, () => {
    assert.throws(
      () => readNoticeSettings(env),
      (error) => error instanceof WrongSetting && says.test(error.message) && !error.message.includes('pass%40word'),
    );
  });
