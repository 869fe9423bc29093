/** Something went wrong outside the program: the message is a sentence for the person at the keyboard, and enough. */
export class Trouble extends Error {
  constructor(message, { exitCode = 1 } = {}) {
    super(message);
    this.name = 'Trouble';
    this.exitCode = exitCode;
  }
}

/** Prints a Trouble as its sentence and anything else, which is a fault of ours, with its stack. */
export function reportTrouble(error) {
  console.error(error instanceof Trouble ? error.message : error);
  process.exitCode = error instanceof Trouble ? error.exitCode : 1;
}
