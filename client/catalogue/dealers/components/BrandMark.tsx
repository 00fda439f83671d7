import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import './BrandMark.css';
import { useSite } from '../../../site/useSite.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { encodeUriPart } from '../../../../shared/kit/text/encodeUriPart.ts';

/** A brand's logo where the site has logos, else its name; also the name when the logo fails to load. */
export function BrandMark({ code, name }: { code: string; name: string }): ReactNode {
  const { brandLogos } = useSite();
  const [failed, setFailed] = useState(false);
  // a picture may fail before hydration, when no listener is attached yet
  const checkLoaded = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  }, []);
  if (!brandLogos || failed) return <Badge>{name}</Badge>;
  return (
    <img
      ref={checkLoaded}
      className="brand-mark"
      src={brandLogos.replaceAll('{code}', encodeUriPart(code))}
      alt={name}
      title={name}
      loading="lazy"
      height={32}
      onError={() => setFailed(true)}
    />
  );
}
