declare module 'virtual:rulebook/*' {
  export const atoms: readonly import('./shown-atom.ts').ShownAtom[];
}
