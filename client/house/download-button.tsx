/** An arrow into a tray: the sprite of the game has no such thing. */
export function DownloadButton(props: { label: string; onClick: () => void }) {
  return (
    <button type="button" class="ib" aria-label={props.label} title={props.label} onClick={() => props.onClick()}>
      <svg class="ic" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2">
        <path d="M12 3.5v11M7 10l5 5 5-5M4 16.5v4h16v-4" stroke-linecap="round" stroke-linejoin="round" />
      </svg>
    </button>
  );
}
