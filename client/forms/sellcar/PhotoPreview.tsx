import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';

/** Edge of the preview in its own pixels: sharp on screens of double density. */
const edge = 144;

/**
 * Small preview of a photo's centre, drawn from the file. Decorative: the file's name is next to it.
 * An object URL for the file would require a content security policy that allows such addresses.
 */
export function PhotoPreview({ file }: { file: File | null }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let current = true;
    const draw = async (): Promise<void> => {
      const context = canvas.current?.getContext('2d');
      if (!file || !context || typeof createImageBitmap === 'undefined') return;
      const picture = await createImageBitmap(file);
      const side = Math.min(picture.width, picture.height);
      const [x, y] = [(picture.width - side) / 2, (picture.height - side) / 2];
      if (current) context.drawImage(picture, x, y, side, side, 0, 0, edge, edge);
      picture.close();
    };
    draw().catch(() => undefined); // the server reports an invalid file
    return () => {
      current = false;
    };
  }, [file]);
  return (
    <span className="sell-photo-preview" aria-hidden="true">
      <Icon name="car" />
      {file && <canvas ref={canvas} width={edge} height={edge} />}
    </span>
  );
}
