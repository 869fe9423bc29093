declare module 'virtual:meccg-cards' {
  export const cards: readonly import('./cards/shown-card.ts').ShownCard[];
}
declare module 'virtual:meccg-cards-mele' {
  export const cards: readonly import('./cards/shown-card.ts').ShownCard[];
}
declare module 'virtual:meccg-plate' {
  export const cards: readonly import('./cards/shown-card.ts').PlateCard[];
}
