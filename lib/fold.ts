/** 'Barad-dûr' → 'barad-dur': lower case, accents stripped. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
