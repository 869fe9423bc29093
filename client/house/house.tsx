import './house.css';
import { HOUSE_IN_THE_HILL } from './house-drawing.ts';

export function House() {
  return <div class="house" innerHTML={HOUSE_IN_THE_HILL} />;
}
