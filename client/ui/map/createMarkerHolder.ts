import { DomEvent, divIcon } from 'leaflet';
import type { DivIcon, PointTuple } from 'leaflet';

/**
 * An element that Leaflet positions at a point of the map while React renders into it.
 * @param size px
 * @param anchor position of the point within the element, px from its upper left corner
 */
export function createMarkerHolder(size: PointTuple, anchor: PointTuple): { element: HTMLElement; icon: DivIcon } {
  const element = document.createElement('div');
  // a press on a marker neither moves the map nor zooms it
  DomEvent.disableClickPropagation(element);
  return {
    element,
    icon: divIcon({ html: element, className: 'point-map-marker', iconSize: size, iconAnchor: anchor }),
  };
}
