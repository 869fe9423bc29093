import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

export type PasswordCost = Required<Pick<ScryptOptions, 'N' | 'r' | 'p'>>;

/** What OWASP asks for at least: 16 MB and about a tenth of a second. */
export const usualCost: PasswordCost = { N: 16_384, r: 8, p: 5 };
const size = 32;

/** So many at a time: they use threads that a move on its way to the disk needs as well, and Node has four. */
const atATime = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < atATime) running++;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

const derive = (password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> =>
  inTurn(
    () =>
      new Promise((resolve, reject) =>
        scrypt(password.normalize('NFKC'), salt, size, options, (error, key) => (error ? reject(error) : resolve(key))),
      ),
  );

export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Takes as long for somebody who is not there, so that the time tells nobody's name. */
export async function isPassword(password: string, hash: string | undefined, cost: PasswordCost): Promise<boolean> {
  const [kind, N, r, p, salt, key] = (hash ?? `scrypt$${cost.N}$${cost.r}$${cost.p}$AAAA$`).split('$');
  if (kind !== 'scrypt') return false;
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt ?? '', 'base64url'), options);
  const expected = Buffer.from(key ?? '', 'base64url');
  return expected.length === derived.length && timingSafeEqual(derived, expected);
}
