/** The wheel of a round door: our mark. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="18" class="mark-rim" />
      <circle cx="20" cy="20" r="14.5" class="mark-rim thin" />
      <path d="M20 5.5v29M5.5 20h29M9.7 9.7l20.6 20.6M30.3 9.7L9.7 30.3" class="mark-rim spokes" />
      <circle cx="20" cy="20" r="4.2" class="mark-hub" />
    </svg>
  );
}
