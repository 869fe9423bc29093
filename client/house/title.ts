/** The name of the window. */
export function title(text = ''): void {
  document.title = text ? `${text} · Mathom-house` : 'Mathom-house';
}
