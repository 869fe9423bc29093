import type { Size, View } from './map-math.ts';
import type { MapData, Point } from './map-types.ts';

export interface MinimapProps {
  map: MapData;
  view: View;
  window: Size;
  onCentre: (at: Point) => void;
}

const WIDTH_PX = 190;

/** The whole land, small, with the part in view. For the eye and the mouse: the keys have their own ways. */
export function Minimap(props: MinimapProps) {
  const scale = () => WIDTH_PX / props.map.width;
  const go = (event: PointerEvent & { currentTarget: HTMLElement }) => {
    const box = event.currentTarget.getBoundingClientRect();
    props.onCentre([(event.clientX - box.left) / scale(), (event.clientY - box.top) / scale()]);
  };
  // Its size changes with the scale alone; while the map is panned only a transform does.
  const part = () => {
    const { x, y, k } = props.view;
    const per = scale() / k;
    return {
      width: `${props.window.width * per}px`,
      height: `${props.window.height * per}px`,
      transform: `translate(${-x * per}px, ${-y * per}px)`,
    };
  };
  return (
    <div class="minimap" aria-hidden="true" onPointerDown={go}>
      <svg viewBox={`0 0 ${props.map.width} ${props.map.height}`} width={WIDTH_PX} aria-hidden="true">
        <use class="minimap-land" href="#wm-ground" />
      </svg>
      <div class="minimap-view" style={part()} />
    </div>
  );
}
