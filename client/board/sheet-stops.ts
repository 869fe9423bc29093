/** How far a sheet is drawn up: the question; its options; everything. */
export const STOPS = ['peek', 'half', 'full'] as const;
export type Stop = (typeof STOPS)[number];

const FAR_PX = 44;
const FLICK = 0.5;

/** Where a sheet comes to rest when it is let go after so many pixels upwards, at so many pixels a millisecond. */
export function stopAfter(stop: Stop, upwards: number, speed: number): Stop {
  const at = STOPS.indexOf(stop);
  const step = Math.abs(upwards) >= FAR_PX || Math.abs(speed) >= FLICK ? Math.sign(upwards) : 0;
  const leap = Math.abs(upwards) >= FAR_PX * 6 ? step : 0;
  return STOPS[Math.max(0, at + step + leap)] ?? 'full';
}
