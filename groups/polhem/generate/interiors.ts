import type { BlurImage } from '../../../shared/catalogue/Car.ts';
import { equipmentText } from './cars/equipmentTexts.ts';
import type { DemoMedia } from './demoMedia.ts';
import type { FuelKind, GearboxKind } from './models/ModelRow.ts';
import type { CarShape } from './models/modelShapes.ts';
import type { DemoSite } from './siteTexts.ts';

/** Facts of a car that its interior must agree with. */
export interface InteriorFacts {
  fuel: FuelKind;
  gearbox: GearboxKind;
  equipment: readonly string[];
}

/** Interiors with pictures in media/interiors, as <kind>-<trim>. */
type InteriorKind = 'cabrio' | 'compact' | 'electric' | 'family' | 'van';
type Trim = 'fabric' | 'leather' | 'twotone';

/** Shapes of small cars; the others are longer, with a wider dashboard. */
const smallShapes: readonly CarShape[] = ['city-1', 'city-2', 'hatch-1', 'hatch-2'];
/** Shapes of which manual cars have the small cars' dashboard, but a larger boot. */
const compactSuvs: readonly CarShape[] = ['suv-1', 'suv-2', 'suv-4'];
/** Shapes with a boot lid instead of a tailgate. */
const saloons: readonly CarShape[] = ['sedan-1', 'sedan-2', 'coupe-1'];

function kindOf(shape: CarShape, { fuel, gearbox }: InteriorFacts): InteriorKind {
  if (shape === 'van-1') return 'van';
  if (shape === 'cabrio-1') return 'cabrio';
  if (fuel === 'electric') return 'electric';
  const isSmall = smallShapes.includes(shape) || (gearbox === 'manual' && compactSuvs.includes(shape));
  return isSmall ? 'compact' : 'family';
}

function trimOf(shape: CarShape, { equipment }: InteriorFacts, site: DemoSite): Trim {
  if (shape === 'van-1' || shape === 'pickup-1') return 'fabric';
  const has = (item: string): boolean => equipment.includes(equipmentText(item, site.language));
  if (has('Skinnklädsel')) return 'leather';
  return has('Sportstolar') ? 'twotone' : 'fabric';
}

/** The boot's picture below media/interiors; null without one. */
function bootOf(kind: InteriorKind, trim: Trim, shape: CarShape): string | null {
  if (kind === 'cabrio' || shape === 'pickup-1') return null;
  if (saloons.includes(shape)) return `${kind}-fabric/boot-saloon`;
  // From behind, only the head restraints show the trim.
  if (kind === 'electric' && smallShapes.includes(shape)) {
    return `compact-${trim === 'leather' ? 'leather' : 'fabric'}/boot`;
  }
  return kind === 'compact' && compactSuvs.includes(shape) ? `family-${trim}/boot` : `${kind}-${trim}/boot`;
}

/** The dashboard with the car's gear lever; null for a manual car whose pictures have a selector. */
function dashOf(kind: InteriorKind, gearbox: GearboxKind): string | null {
  if (kind === 'compact') return gearbox === 'manual' ? 'dash' : 'dash-automatic';
  return gearbox === 'manual' && kind !== 'van' ? null : 'dash';
}

/**
 * Returns the pictures of a car's interior: dashboard, front seats, rear bench, boot.
 * They agree with its shape, fuel, gearbox, upholstery and the side of the steering wheel. Trucks have none, nor have
 * cars without a shape.
 */
export function interiorImages(
  media: DemoMedia,
  shape: CarShape | null,
  facts: InteriorFacts,
  site: DemoSite,
): BlurImage[] {
  if (shape === null || shape.startsWith('truck')) return [];
  const kind = kindOf(shape, facts);
  const trim = trimOf(shape, facts, site);
  const side = site.country === 'UK' ? '-right' : '';
  const dash = dashOf(kind, facts.gearbox);
  const hasBench = kind !== 'cabrio' && kind !== 'van' && shape !== 'coupe-1';
  const names = [
    ...(dash === null ? [] : [`${kind}-${trim}/${dash}${side}`]),
    `${kind}-${trim}/front-seats${side}`,
    ...(hasBench ? [`${kind}-${trim}/rear-bench`] : []),
    ...[bootOf(kind, trim, shape) ?? []].flat(),
  ];
  return names.map((name) => {
    const picture = media.pictures[`interiors/${name}`];
    if (!picture) throw new Error(`media.json lacks the picture interiors/${name}.`);
    return { original: `/media/interiors/${name}-1280.webp`, blur_data_url: picture.blur };
  });
}
