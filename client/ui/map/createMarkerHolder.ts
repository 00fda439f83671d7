import { DomEvent, divIcon } from 'leaflet';
import type { DivIcon, PointTuple } from 'leaflet';

/**
 * An element that Leaflet holds at a point of the map while React draws into it.
 * @param size px
 * @param anchor what of it lies on the point, px from its upper left corner
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
