import type { ReactNode } from 'react';
import type { Fields } from '../../../../shared/content/ContentTypes.ts';
import { EditableImage } from '../../../framework/editing/EditableImage.tsx';
import type { ImageField } from '../../../framework/fields.ts';
import { useTexts } from '../../../site/useSite.ts';
import { Picture } from '../../../ui/media/Picture.tsx';
import { placeInCrop } from './placeInCrop.ts';
import type { Flaw } from './readFlaws.ts';

interface LotViewProps {
  fields: Fields;
  /** 1 for the lot's picture, 2 for the first of its other views. */
  number: number;
  /** Width of the box by its height, as in AuctionLot.css. */
  ratio: number;
  sizes: string;
  flaws: readonly Flaw[];
}

/** Id of a picture of a lot, which the list of flaws leads to. */
export const lotViewId = (number: number): string => `view-${number}`;
/** Id of a flaw in the list, which its dot on the picture leads to. */
export const lotFlawId = (number: number): string => `flaw-${number}`;

/** One picture of a lot, with a numbered dot on each flaw that it shows. */
export function LotView({ fields, number, ratio, sizes, flaws }: LotViewProps): ReactNode {
  return (
    <div className="lot-view" id={lotViewId(number)}>
      <EditableImage fields={fields} name="Image">
        {(image) => (
          <>
            <Picture {...image} sizes={sizes} priority={number === 1} missingText="" />
            <FlawDots flaws={flaws.filter(({ view }) => view === number)} image={image} ratio={ratio} />
          </>
        )}
      </EditableImage>
    </div>
  );
}

interface FlawDotsProps {
  flaws: readonly Flaw[];
  image: ImageField;
  ratio: number;
}

/** Drawings in a drawing: places in per cent without a style attribute, sizes in px. */
function FlawDots({ flaws, image, ratio }: FlawDotsProps): ReactNode {
  const t = useTexts();
  const dots = flaws.flatMap((flaw) => {
    const place = flaw.place && placeInCrop(flaw.place, image, ratio);
    return place ? [{ ...flaw, place }] : [];
  });
  if (dots.length === 0) return null;
  return (
    <svg className="lot-dots">
      {dots.map(({ number, text, place }) => (
        <svg key={number} x={`${place.x}%`} y={`${place.y}%`}>
          <a href={`#${lotFlawId(number)}`} aria-label={t('lotFlaw', { number, text })}>
            <circle className="lot-dot-target" r="22" />
            <circle className="lot-dot" r="15" />
            <text dy=".35em">{number}</text>
          </a>
        </svg>
      ))}
    </svg>
  );
}
