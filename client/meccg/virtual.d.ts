declare module 'virtual:meccg-cards' {
  export const cards: readonly import('./shown-card.ts').ShownCard[];
}
